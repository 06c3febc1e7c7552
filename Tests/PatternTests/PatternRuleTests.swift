import Hands
import ScrollPatterns
import Testing

/// The rules of every behaviour, for the links of patterns, alone and beside others.
struct PatternRuleTests {
  private static func sheet(_ axis: Axis) -> AnchoredDrag {
    AnchoredDrag(
      axis, startingIn: .half,
      [
        DragAnchor(.hidden, at: 0), DragAnchor(.half) { $0.view / 2 },
        DragAnchor(.full) { max($0.view, $0.content - $0.view) },
      ])
  }

  @Test func anchoredDragsKeepTheRules() {
    let report = checkChain(seeds: 0..<2, alongAxis: { axis in [Self.sheet(axis), Bouncing()] })
    #expect(report.violations.isEmpty, "\(report)")
  }

  @Test func anchoredDragsThatRefuseKeepTheRules() {
    let report = checkChain(
      seeds: 0..<2,
      alongAxis: { axis in
        let sheet = Self.sheet(axis)
        sheet.allows = { $1 != .full }
        sheet.rule = AnchorRule(distance: .points(30), skips: true)
        return [sheet, Clamping()]
      })
    #expect(report.violations.isEmpty, "\(report)")
  }

  @Test func carouselsKeepTheRules() {
    let report = checkChain(
      seeds: 0..<2,
      alongAxis: { axis in
        [
          CarouselScrolling(count: 9, axis: axis, spacing: 8) { .multiBrowse(large: 120, in: $0) },
          Bouncing(),
        ]
      })
    #expect(report.violations.isEmpty, "\(report)")
  }

  @Test func focusKeepsTheRules() {
    let report = checkChain(
      seeds: 0..<2,
      alongAxis: { axis in
        let row = ItemRow(count: 30, length: 80, spacing: 4, axis: axis)
        let focus = FocusFollowing(row, by: .pivot(Alignment(item: 0, viewport: 0.25)))
        focus.focus(4, animated: false)
        return CheckedChain([Tiling(row, make: { 0 }, show: { _, _, _ in }), focus, Bouncing()], items: row)
      })
    #expect(report.violations.isEmpty, "\(report)")
  }

  @Test func reordersKeepTheRules() {
    let report = checkChain(
      seeds: 0..<2,
      alongAxis: { axis in
        let row = ItemRow(count: 30, length: 80, spacing: 4, axis: axis)
        return CheckedChain(
          [Tiling(row, make: { 0 }, show: { _, _, _ in }), Reordering(row), Bouncing()], items: row)
      })
    #expect(report.violations.isEmpty, "\(report)")
  }
}
