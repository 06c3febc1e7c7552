import Hands
import Testing

/// The numbers of the three policies for the same input, as in the table of the article about nesting.
struct PolicyTableTests {
  struct Row: Sendable {
    let policy: any NestingPolicy & Sendable
    /// The offsets of page and list after a drag of 80 with 50 left, and after a key of 40 with 10 left.
    let drag: [Double], key: [Double]
    /// True if the list bounces.
    let bounces: Bool
  }

  private static let rows = [
    Row(policy: LatchingPolicy.browser, drag: [0, 500], key: [0, 500], bounces: false),
    Row(policy: LatchingPolicy.uiKit, drag: [0, 500], key: [0, 500], bounces: true),
    Row(policy: NegotiatingPolicy(), drag: [30, 500], key: [30, 500], bounces: false),
  ]

  private func nested(_ axis: Axis, _ row: Row, at offset: Double) -> Nested {
    let chain: () -> [any ScrollBehavior] = { row.bounces ? [Bouncing()] : [Clamping()] }
    let nested = Nested(axis, policy: row.policy, page: chain(), list: chain(), at: offset)
    return nested
  }

  @Test(arguments: Axis.both, rows.indices)
  func aDragPastTheEndOfAListMatchesTheTable(_ axis: Axis, _ index: Int) {
    let row = Self.rows[index]
    let nested = nested(axis, row, at: 450)
    nested.pull(by: 80)
    #expect(nested.offsets[0] == row.drag[0])
    #expect(row.bounces ? nested.offsets[1] > 500 && nested.offsets[1] < 530 : nested.offsets[1] == 500)
    nested.liftToRest(after: 1)
    #expect(nested.offsets == row.drag)
  }

  @Test(arguments: Axis.both, rows.indices)
  func aKeyPastTheEndOfAListMatchesTheTable(_ axis: Axis, _ index: Int) {
    let row = Self.rows[index]
    let nested = nested(axis, row, at: 490)
    nested.nest.step(by: .points(axis.vector(40)), from: nested.list, time: nested.time)
    nested.frames()
    #expect(nested.offsets == row.key)
  }

  /// A drag back by 50, after a drag of 80 past the end of the list with 50 left.
  @Test(arguments: Axis.both, rows.indices)
  func theDragBackBeginsWithTheScrollerOfTheTable(_ axis: Axis, _ index: Int) {
    let row = Self.rows[index]
    let nested = nested(axis, row, at: 450)
    nested.pull(by: 80)
    nested.move(by: -50)
    // The elastic wall that was stretched last gives way first on the way back.
    let list = row.bounces ? 480.0 : 450
    #expect(nested.offsets == [row.drag[0], list])
  }

  /// A drag against the beginning of both scrollers.
  @Test(arguments: Axis.both, rows.indices) func aDragWithoutRoomMatchesTheTable(_ axis: Axis, _ index: Int) {
    let row = Self.rows[index]
    let nested = nested(axis, row, at: 0)
    nested.pull(by: -80)
    #expect(nested.offsets[0] == 0 && (nested.offsets[1] < 0) == row.bounces)
    // The drag back shows whether the movement was dropped or taken.
    nested.move(by: 300)
    #expect((nested.offsets == [0, 0]) == (row.policy === LatchingPolicy.browser))
  }
}
