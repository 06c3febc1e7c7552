import ScrollEngine
public import ScrollSpace

extension ScrollRecorder {
  /// Notes something that the program does beside the scroller's calls, and does it. What it calls the scroller for is
  /// part of the mark, and not recorded: a replay does the same by itself when it comes to the mark. The delegate's
  /// callbacks meanwhile are recorded. A mark within another one is part of that one.
  ///
  /// A mark may come from the delegate's callbacks, from completions, and from the end of an update. A link may call a
  /// closure of the program: a mark there is refused and counted, and `body` is run. A link of a replay calls its
  /// closure as well, so do the same in that closure. ``markRefusal`` says so.
  /// - Parameters:
  ///   - name: the program's name for the action.
  ///   - values: the numbers of the action.
  ///   - time: the time of the action, for plots and messages.
  ///   - body: performs the action.
  public func mark<Failure: Error>(
    _ name: String, _ values: [Double] = [], at time: Timestamp? = nil, _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    let former = begin(TraceMark(name: name, values: values, time: time))
    defer { end(former) }
    try body()
  }

  /// Notes an action of the program beside the scroller's calls.
  public func mark(_ name: String, _ values: [Double] = [], at time: Timestamp? = nil) {
    _ = note(TraceMark(name: name, values: values, time: time))
  }

  /// Begins a mark, and returns what ``end(_:)`` needs.
  fileprivate func begin(_ mark: TraceMark) -> Hidden {
    let former = hidden
    if let source = note(mark) { hidden = source == .host ? .allButCallbacks : .everything }
    return former
  }

  /// Ends a mark.
  fileprivate func end(_ former: Hidden) { hidden = former }

  /// Notes a mark, and returns where it came from; nil if it is refused, or part of another one.
  private func note(_ mark: TraceMark) -> ScrollCallSource? {
    guard let scroll else { return nil }
    guard let source = scroll.callSource else {
      refusedMarks += 1
      markRefusal = """
        A mark cannot come from within the callback of a link, as a replay's link calls its closures by itself; the \
        mark is \(mark.name). Do the same in the closure of the replay's link, without a mark.
        """
      return nil
    }
    if hides(source) { return nil }
    begin(.mark(mark), from: source, scroll)
    return source
  }

  func hides(_ source: ScrollCallSource) -> Bool {
    switch hidden {
    case .nothing: false
    case .allButCallbacks: source != .callback
    case .everything: true
    }
  }
}

extension Array where Element == ScrollRecorder {
  /// Notes an action that may move several scrollers, such as an input of a nest, in the trace of each, and performs
  /// the action once.
  ///
  /// Call this for every action, the frames included. Each trace then has the same marks, with the state of its own
  /// scroller after each. To replay, create the scrollers again with a recorder for each. Perform the marks of one of
  /// the traces in the same way, and compare each trace with the new one by ``Trace/divergence(from:)``. See
  /// ``ScrollRecorder/mark(_:_:at:_:)`` for a single scroller.
  /// - Parameters:
  ///   - name: the program's name for the action.
  ///   - values: the numbers of the action.
  ///   - time: the time of the action, for plots and messages.
  ///   - body: performs the action.
  public func mark<Failure: Error>(
    _ name: String, _ values: [Double] = [], at time: Timestamp? = nil, _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    let mark = TraceMark(name: name, values: values, time: time)
    let former = map { $0.begin(mark) }
    // In reverse order: a recorder that is in the list twice ends as it was before the first time.
    defer { for (recorder, former) in zip(self, former).reversed() { recorder.end(former) } }
    try body()
  }
}
