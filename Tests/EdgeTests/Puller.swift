import Hands
import Testing

/// A scroller that is pulled at one of its ends.
final class Puller {
  let end: ContentEnd
  let refresh: PullToRefresh
  let hand: Hand
  private(set) var fractions: [Double] = []
  /// How often it was asked to load.
  private(set) var calls = 0
  var scroll: ScrollController { hand.scroll }
  /// Who pulls, with what, and what is pulled.
  var parts: (Puller, Hand, PullToRefresh) { (self, hand, refresh) }
  var past: Double { hand.past(end) }

  init(
    _ end: ContentEnd, before: [any ScrollBehavior] = [], edges: [any ScrollBehavior] = [Bouncing()],
    content: Double = 2_000, threshold: Double = 100, hold: Double = 60,
    trigger: PullToRefresh.Trigger = .threshold, refresh: @escaping (PullToRefresh) -> Void = { _ in }
  ) {
    self.end = end
    var load: (PullToRefresh) -> Void = { _ in }
    self.refresh = PullToRefresh(
      axis: end.axis, at: end.side, threshold: threshold, hold: hold, trigger: trigger
    ) {
      load($0)
    }
    let scroll = Hands.scroller(before + [self.refresh] + edges, content: content)
    hand = Hand(scroll, end.axis)
    if content == 2_000 { scroll.contentOffset[end.axis] = end.wall }
    self.refresh.didPull = { [unowned self] in fractions.append($0) }
    load = { [unowned self] in
      calls += 1
      refresh($0)
    }
    hand.frame()
  }

  /// Down, and pulled until the content is at least so far past its wall. The finger stays.
  func pull(_ distance: Double) {
    hand.down()
    pullOn(distance)
  }

  /// Pulled, held for a moment, let go, and some frames.
  func pullAndLetGo(_ distance: Double, frames count: Int) {
    pull(distance)
    hand.lift(after: 0.2)
    hand.frames(count)
  }

  /// Pulled, held for a moment, let go, and waited for until all rests.
  func pullAndRest(_ distance: Double) {
    pull(distance)
    hand.liftToRest(after: 0.2)
  }

  /// The finger moves so far outwards, however little follows it, and all comes to rest.
  func swipeAndRest(_ distance: Double) {
    hand.down()
    for _ in 0..<60 { hand.move(by: end.out * distance / 60) }
    hand.liftToRest(after: 0.2)
  }

  /// It has loaded what a pull began, and is some frames on its way back.
  func loadAndGoBack() {
    pullAndRest(110)
    refresh.endRefreshing()
    hand.frames(6)
  }

  /// It has loaded, or the program loads, and all comes to rest.
  func endAndRest() {
    refresh.endRefreshing()
    hand.rest()
  }

  func beginAndRest() {
    refresh.beginRefreshing()
    hand.rest()
  }

  func pullOn(_ distance: Double) {
    for _ in 0..<400 where past < distance { hand.move(by: end.out * 5) }
  }
}
