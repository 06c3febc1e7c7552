import Hands
import ScrollBehaviors
import Testing

/// An endless row in content that has ends: whenever it comes near one, the program puts it back to the middle.
struct RecentringTests {
  /// Adds up how far the content has come.
  private final class Centring: ScrollDelegate {
    let axis: Axis
    private(set) var travelled = 0.0
    private(set) var shifts = 0
    private var last = 0.0

    init(_ axis: Axis) { self.axis = axis }

    func scrollDidScroll(_ scroll: ScrollController) {
      let offset = scroll.contentOffset[axis]
      // The first set puts it to the middle.
      if last == 0 { last = offset }
      travelled += offset - last
      last = offset
      guard abs(offset - 1_000) > 250 else { return }
      last = 1_000
      shifts += 1
      scroll.contentOffset[axis] = 1_000
    }
  }

  @Test(arguments: Axis.both, [2_000.0, -3_500])
  func aFlingGoesAsFarAsWithoutIt(_ axis: Axis, _ speed: Double) {
    let centring = Centring(axis)
    let row = Hand(scroller([Clamping()], content: 2_400, delegate: centring), axis)
    row.scroll.contentOffset = axis.point(1_000)
    let long = Hand(scroller([Clamping()], content: 100_000), axis)
    long.scroll.contentOffset = axis.point(50_000)
    for hand in [row, long] {
      hand.fling(at: speed)
      hand.rest()
    }
    #expect(centring.shifts > 3 && abs(centring.travelled - (long.offset - 50_000)) < 1e-6)
  }
}
