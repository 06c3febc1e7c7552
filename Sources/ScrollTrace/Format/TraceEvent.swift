public import ScrollEngine
public import ScrollSpace

/// An action of the program beside the scroller's calls, such as an edit of items. The program chooses the name and the
/// numbers.
public struct TraceMark: Sendable {
  /// The program's name for the action.
  public var name: String
  /// The numbers of the action, such as an index and a length.
  public var values: [Double]
  /// The time of the action; nil if the program gave none.
  public var time: Timestamp?

  /// Creates a mark.
  public init(name: String, values: [Double] = [], time: Timestamp? = nil) {
    (self.name, self.values, self.time) = (name, values, time)
  }
}

extension TraceMark: Hashable {
  /// Returns true if name, numbers and time are equal.
  public static func == (one: TraceMark, other: TraceMark) -> Bool {
    one.values == other.values && one.time == other.time && one.name.hasSameBytes(as: other.name)
  }

  /// Hashes the numbers.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension String {
  /// Returns true if the texts are equal byte by byte. In Embedded Swift other comparisons need tables of Unicode.
  func hasSameBytes(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

/// An entry of a trace, with the state after it.
public struct TraceEvent: Sendable {
  /// The kinds of entries.
  public enum Action: Sendable {
    /// The scroller received a call.
    case call(ScrollCall)
    /// The program performed and noted an action.
    case mark(TraceMark)
    /// The delegate changed the target of a drag's end, to this offset.
    case endTarget(Point)
    /// The delegate refused scrolling to the top.
    case keepsFromTop
    /// Something that did not fit in the ring of the recorder: the number of its kind only. A replay cannot do it.
    case omitted(kind: UInt8)
  }

  /// The action of the entry.
  public let action: Action
  /// The origin of the call.
  public let source: ScrollCallSource
  /// For an event from a callback: the number of that callback of the delegate, counted from 1 since the call of the
  /// host. 0 if no callback had been called yet.
  public let callback: Int
  /// The state after the event, before the next event.
  public let state: TraceState
  /// The number of the event in the trace, from 0.
  public let number: Int
  /// The byte of the trace at which the event begins.
  public let position: Int
}

extension TraceEvent {
  /// The time of the call or mark; nil if there is none.
  public var time: Timestamp? {
    switch action {
    case .call(let call): call.time
    case .mark(let mark): mark.time
    case .endTarget, .keepsFromTop, .omitted: nil
    }
  }
}

extension TraceEvent: CustomStringConvertible {
  /// The action and its time: `touchMoved at 0.016 s`.
  public var description: String { time.map { "\(name) at \($0.seconds) s" } ?? name }

  private var name: String {
    switch action {
    case .call(let call): "\(call.name)"
    case .mark(let mark): "mark \(mark.name)"
    case .endTarget: "scrollWillEndDragging"
    case .keepsFromTop: "scrollShouldScrollToTop"
    case .omitted(let kind): "an event of kind \(kind) that did not fit"
    }
  }
}

extension TraceEvent.Action {
  /// The number of the kind in a trace.
  var kind: UInt8 {
    switch self {
    case .call(let call): call.kind
    case .mark: TraceKind.mark
    case .endTarget: TraceKind.endTarget
    case .keepsFromTop: TraceKind.keepsFromTop
    case .omitted: TraceKind.omitted
    }
  }

  /// How many bytes the action takes at most, beside those that every action has room for.
  var size: Int {
    switch self {
    case .mark(let mark): mark.name.utf8.count + 9 * (mark.values.count + 1)
    case .call(let call): call.size
    case .endTarget, .keepsFromTop, .omitted: 0
    }
  }

  mutating func walk(_ walk: inout TraceWalk) throws(TraceError) {
    switch self {
    case .call(var call): try call.walk(&walk)
    case .mark(var mark):
      try mark.walk(&walk)
      self = .mark(mark)
    case .endTarget(var target):
      try walk.point(&target)
      self = .endTarget(target)
    case .keepsFromTop: break
    case .omitted(var kind):
      let start = walk.position
      try walk.byte(&kind, atMost: TraceKind.keepsFromTop, "kind")
      if kind == TraceKind.end { throw walk.error(.byte(kind), "kind", at: start) }
      self = .omitted(kind: kind)
    }
  }

  /// Reads the action of a kind that is known.
  static func read(_ kind: UInt8, from walk: inout TraceWalk) throws(TraceError) -> Self {
    let start = walk.position - 1
    var action: Self
    switch kind {
    case TraceKind.mark: action = .mark(TraceMark(name: ""))
    case TraceKind.endTarget: action = .endTarget(.zero)
    case TraceKind.keepsFromTop: action = .keepsFromTop
    case TraceKind.omitted: action = .omitted(kind: 0)
    default:
      guard let call = try ScrollCall.read(kind, from: &walk) else {
        throw walk.error(.byte(kind), "kind", at: start)
      }
      return .call(call)
    }
    try action.walk(&walk)
    return action
  }
}

extension TraceMark {
  fileprivate mutating func walk(_ walk: inout TraceWalk) throws(TraceError) {
    try walk.text(&name, "name")
    var count = values.count
    try walk.length(&count, "values")
    if walk.isReading { values = [] }
    for index in 0..<count {
      var value = walk.isReading ? 0 : values[index]
      try walk.number(&value, "values")
      if walk.isReading { values.append(value) }
    }
    try walk.optional(&time, "time", orElse: .zero) { (walk, time) throws(TraceError) in
      try walk.time(&time)
    }
  }
}
