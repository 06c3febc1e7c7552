import Hands
import Testing

/// The numbers of the three policies, on the same inputs, as the table in the article on nesting has them.
struct PolicyTableTests {
  struct Row: Sendable {
    let policy: any NestingPolicy & Sendable
    /// Where page and list stand after a drag by 80 with 50 left, and after a key's 40 with 10 left.
    let drag: [Double], key: [Double]
    /// Whether the list bounces.
    let bounces: Bool
  }

  private static let rows = [
    Row(policy: LatchingPolicy.browser, drag: [0, 500], key: [0, 500], bounces: false),
    Row(policy: LatchingPolicy.uiKit, drag: [0, 500], key: [0, 500], bounces: true),
    Row(policy: NegotiatingPolicy(), drag: [30, 500], key: [30, 500], bounces: false),
  ]

  private func nested(_ axis: Axis, _ row: Row, at offset: Double) -> Nested {
    let chain: () -> [any ScrollBehavior] = { row.bounces ? [Bouncing()] : [Clamping()] }
    let nested = Nested(axis, policy: row.policy, page: chain(), list: chain())
    nested.list.scroll.contentOffset[axis] = offset
    return nested
  }

  @Test(arguments: Axis.both, rows.indices) func aListIsDraggedPastItsEnd(_ axis: Axis, _ index: Int) {
    let row = Self.rows[index]
    let nested = nested(axis, row, at: 450)
    nested.pull(by: 80)
    #expect(nested.offsets[0] == row.drag[0])
    #expect(row.bounces ? nested.offsets[1] > 500 && nested.offsets[1] < 530 : nested.offsets[1] == 500)
    nested.lift(after: 1)
    nested.frames()
    #expect(nested.offsets == row.drag)
  }

  @Test(arguments: Axis.both, rows.indices) func aKeyGoesPastTheEndOfAList(_ axis: Axis, _ index: Int) {
    let row = Self.rows[index]
    let nested = nested(axis, row, at: 490)
    nested.nest.step(by: .points(axis.vector(40)), from: nested.list, time: nested.time)
    nested.frames()
    #expect(nested.offsets == row.key)
  }

  /// On the way back, after a drag past the end of the list: by 50, after 80 with 50 left.
  @Test(arguments: Axis.both, rows.indices) func theWayBackBeginsWithWhomTheTableNames(
    _ axis: Axis, _ index: Int
  ) {
    let row = Self.rows[index]
    let nested = nested(axis, row, at: 450)
    nested.pull(by: 80)
    nested.move(by: -50)
    // Elastic walls give the way back first that led past them.
    let list = row.bounces ? 480.0 : 450
    #expect(nested.offsets == [row.drag[0], list])
  }

  /// A drag against the beginning of both.
  @Test(arguments: Axis.both, rows.indices) func nobodyHasAWayToGo(_ axis: Axis, _ index: Int) {
    let row = Self.rows[index]
    let nested = nested(axis, row, at: 0)
    nested.pull(by: -80)
    #expect(nested.offsets[0] == 0 && (nested.offsets[1] < 0) == row.bounces)
    // Lost, or taken by a scroller: that shows on the way back.
    nested.move(by: 300)
    #expect((nested.offsets == [0, 0]) == (row.policy === LatchingPolicy.browser))
  }
}
