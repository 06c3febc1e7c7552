import ScrollBehaviors

extension Timeline {
  /// Compares the timeline with an expectation. Returns nil if they match, and otherwise the difference.
  ///
  /// ```swift
  /// #expect(host.timeline.difference(from: "idle ▏drag▕ decel… settled@792") == nil)
  /// ```
  /// An expectation is written in the form of a timeline:
  /// ```
  /// expectation = { item }
  /// item        = name [ … ] [ (reason) ] [ @offset [ ,offset ] ]  |  *
  /// ```
  /// - Parts that an item leaves out are not compared: `settled` matches `settled(decelerated)@792`, and `decel`
  /// matches `decel…`.
  /// - `@792` is the offset along the axis of the timeline, and may be off by half of its last digit: 791.5 to 792.5.
  ///   `@792.0` means 791.95 to 792.05. `@0,792` gives the offsets of both axes. Every mark takes an offset.
  /// - `*` matches any number of marks.
  /// - `layout`, `inset`, `rebase` and `pull` are skipped, unless the expectation names the same mark somewhere.
  /// - For keyboards: `[drag]` means `▏drag▕`, and `decel...` means `decel…`.
  public func difference(from expectation: String) -> TimelineDifference? {
    let items: [TimelineExpectation.Item]
    do throws(TimelineExpectation.Unreadable) {
      items = try TimelineExpectation(expectation).items
    } catch {
      return TimelineDifference(
        expected: expectation, happened: "\(self)",
        problem: "the expectation cannot be read: \(error.problem)", plot: nil)
    }
    let named = Set(items.map(\.name))
    let marks = marks.filter { !$0.isQuiet || named.contains($0.name) }
    // The numbers of marks that match the items so far, one number for each way to read the wildcards.
    var reached: Set<Int> = [0]
    var furthest = (item: 0, mark: 0)
    for (number, item) in items.enumerated() {
      var next: Set<Int> = []
      for place in reached {
        if item.name == "*" {
          next.formUnion(place...marks.count)
        } else if place < marks.count, item.fits(marks[place], on: axis) {
          next.insert(place + 1)
        }
      }
      if let place = reached.max(), item.name != "*" || next.isEmpty { furthest = (number, place) }
      if next.isEmpty { return mismatch(items, marks, at: furthest) }
      reached = next
    }
    if reached.contains(marks.count) { return nil }
    return mismatch(items, marks, at: (items.count, reached.max() ?? 0))
  }

  private func mismatch(
    _ items: [TimelineExpectation.Item], _ marks: [TimelineMark], at place: (item: Int, mark: Int)
  ) -> TimelineDifference {
    let expected = place.item < items.count ? "\"\(items[place.item].text)\"" : "the end"
    let problem: String
    if place.mark < marks.count {
      let mark = marks[place.mark]
      let offset = "offset \(mark.offset) at \(shortened(mark.time.seconds)) s"
      problem = "mark \(place.mark + 1) was to be \(expected), and is \"\(mark.text(on: axis))\", \(offset)"
    } else {
      problem = "\(expected) was to come next, and nothing came"
    }
    let plot = FailurePlot("expected " + items.map(\.text).joined(separator: " "), frames.all, self.marks)
    return TimelineDifference(
      expected: items.map(\.text).joined(separator: " "), happened: "\(self)", problem: problem,
      plot: plot.write())
  }
}

/// The difference between a ``Timeline`` and an expectation.
public struct TimelineDifference: Hashable, Sendable, CustomStringConvertible {
  /// The expectation.
  public let expected: String
  /// The timeline as text.
  public let happened: String
  /// The first mark that does not match, in words.
  public let problem: String

  /// The path of a picture of the offset over time, or the reason why it cannot be written. Nil unless the environment
  /// variable `SCROLL_PLOTS` names a folder.
  public let plot: String?

  /// Three lines: the expectation, the timeline, and the first difference. A fourth line has the path of the plot.
  public var description: String {
    """
    expected  \(expected)
    happened  \(happened)
    \(problem)\(plot.map { "\nplot      " + $0 } ?? "")
    """
  }
}
