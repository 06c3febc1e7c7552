import ScrollBehaviors

/// The latest callbacks of a scroller, one a line. Repeated `didScroll` callbacks are one line with their number.
final class CallbackLog: ScrollDelegate {
  private var lines: [String] = []
  private var scrolls = 0
  /// The number of callbacks so far, without `didScroll`.
  private(set) var count: Int32 = 0

  func clear() { (lines, scrolls, count) = ([], 0, count + 1) }

  var text: String {
    var all = lines
    if scrolls > 0 { all.append("didScroll × \(scrolls)") }
    return all.joined(separator: "\n")
  }

  private func note(_ line: String) {
    if scrolls > 0 { lines.append("didScroll × \(scrolls)") }
    lines.append(line)
    if lines.count > 40 { lines.removeFirst(lines.count - 40) }
    scrolls = 0
    count += 1
  }

  func scrollDidScroll(_ scroll: ScrollController) { scrolls += 1 }
  func scrollWillBeginDragging(_ scroll: ScrollController) { note("willBeginDragging") }
  func scrollWillEndDragging(
    _ scroll: ScrollController, withVelocity velocity: Vector, targetContentOffset: inout Point
  ) {
    note("willEndDragging, target \(Self.short(targetContentOffset.x)), \(Self.short(targetContentOffset.y))")
  }
  func scrollDidEndDragging(_ scroll: ScrollController, willDecelerate: Bool) {
    note("didEndDragging, decelerates: \(willDecelerate)")
  }
  func scrollWillBeginDecelerating(_ scroll: ScrollController) { note("willBeginDecelerating") }
  func scrollDidEndDecelerating(_ scroll: ScrollController) { note("didEndDecelerating") }
  func scrollDidEndScrollingAnimation(_ scroll: ScrollController) { note("didEndScrollingAnimation") }
  func scrollWillBeginZooming(_ scroll: ScrollController) { note("willBeginZooming") }
  func scrollDidEndZooming(_ scroll: ScrollController, atScale scale: Double) {
    note("didEndZooming at \(Self.short(scale))")
  }
  func scrollDidRebase(_ scroll: ScrollController, by shift: Vector) {
    note("didRebase by \(Self.short(shift.x)), \(Self.short(shift.y))")
  }
  func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) {
    note("phase: \(scroll.phase.name)")
  }
  func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) {
    note("didSettle: \(Self.name(of: reason))")
  }

  private static func name(of reason: SettleReason) -> StaticString {
    switch reason {
    case .dragged: "dragged"
    case .wheeled: "wheeled"
    case .decelerated: "decelerated"
    case .animated: "animated"
    case .set: "set"
    case .layout: "layout"
    case .interrupted: "interrupted"
    }
  }

  /// A number with at most two digits after the point.
  private static func short(_ number: Double) -> String {
    guard number.magnitude < 1e12 else { return "\(number)" }
    let hundredths = Int64(number * 100 + (number < 0 ? -0.5 : 0.5))
    return "\(Double(hundredths) / 100)"
  }
}
