import Hands
import Testing

/// Every behaviour moves from one scroller to the next, from within every callback, before and behind who moves it.
struct MovedBehaviorTests {
  /// A scroller whose links are taken out and put into another one when a callback comes.
  private final class Stage {
    let messenger = Probe("messenger", \.onWake) { $0.time }
    var scroll: ScrollController?

    init(_ links: [any ScrollBehavior], isBehind: Bool) {
      scroll = scroller(isBehind ? links + [messenger] : [messenger] + links)
    }

    /// All that a scroller can go through, until its links have gone.
    func play() {
      guard let scroll else { return }
      let hand = Hand(scroll)
      scroll.contentInset = Insets(top: 20)
      hand.fling(at: 1_500, frames: 3)
      hand.pull(by: -900)
      hand.lift()
      hand.rest(every: 0.1)
      scroll.setContentOffset(Point(x: 0, y: 700), animated: true)
      hand.frames(4)
      scroll.viewport = Size(width: 380, height: 420)
      hand.rest(every: 0.1)
      hand.now += 0.1
      scroll.wheel(by: Vector(x: 0, y: 9_000), time: hand.time)
      hand.now += 1
      hand.rest(every: 0.1)
      scroll.scrollToTop()
      hand.rest(every: 0.1)
      scroll.contentOffset.y = -300
      for _ in 0..<10 { hand.frame(after: 0.1) }
    }
  }

  /// By which callback of which scroller they were moved.
  private func moves(_ behavior: Catalogue, at event: String?, isBehind: Bool) -> Int {
    var moved = 0
    var called = {}
    let links = behavior.make { called() }
    let stages = [
      Stage(links, isBehind: isBehind), Stage([], isBehind: isBehind), Stage([], isBehind: isBehind),
    ]
    let twin = scroller(behavior.make())
    for (stage, next) in zip(stages, stages.dropFirst()) {
      var isDone = false
      let move = { [unowned stage, unowned next] in
        guard !isDone, let scroll = stage.scroll, scroll.behaviors.count > 1 else { return }
        isDone = true
        scroll.behaviors = [stage.messenger]
        // From within a question nobody leaves.
        guard scroll.behaviors.count == 1 else { return isDone = false }
        next.scroll?.behaviors = isBehind ? links + [next.messenger] : [next.messenger] + links
        moved += 1
      }
      if let event {
        stage.messenger.onEvent = { told, _ in if told.prefix(while: { $0 != "(" }) == event { move() } }
      } else {
        called = move
      }
      stage.play()
      called = {}
      stage.messenger.onEvent = { _, _ in }
      if !isDone {
        stage.scroll?.behaviors = [stage.messenger]
        next.scroll?.behaviors = isBehind ? links + [next.messenger] : [next.messenger] + links
      }
      stage.scroll = nil
    }
    guard let scroll = stages[2].scroll else { return moved }
    stages[2].play()
    for case let refresh as PullToRefresh in links {
      refresh.endRefreshing()
      stages[2].play()
    }
    #expect(scroll.contentOffset.y.isFinite && scroll.diagnostics.count(of: .command) == 0)
    let isAlive =
      scroll.behaviors.count == links.count + 1
      && links.allSatisfy { link in
        scroll.behaviors.contains { $0 === link }
      }
    #expect(isAlive)
    scroll.resize(viewport: twin.viewport, inset: .zero)
    let (extent, expected) = (scroll.geometry.extent.y, twin.geometry.extent.y)
    #expect(
      extent.period == expected.period && (extent.lower == nil) == (expected.lower == nil), "\(behavior)")
    // What was measured stays measured.
    if behavior == .arranging || behavior == .arrangedTiles { return moved }
    #expect(extent.room == expected.room && scroll.contentSize == twin.contentSize, "\(behavior)")
    return moved
  }

  private static let events = [
    "didAttach", "didScroll", "willBeginDragging", "willEndDragging", "didEndDragging",
    "willBeginDecelerating", "didEndDecelerating", "didEndScrollingAnimation", "shouldScrollToTop",
    "didScrollToTop", "didChangeAdjustedContentInset", "didLayout", "didRebase", "didChangePhase",
    "didSettle", "didWake",
  ]

  @Test(arguments: Catalogue.allCases, perBuild(debug: [true], release: [false, true]))
  func linksMoveFromWithinEveryCallback(_ behavior: Catalogue, _ isBehind: Bool) {
    let silent = Self.events.filter { moves(behavior, at: $0, isBehind: isBehind) < 2 }
    // Rebases come only where there is a window, and the top only where there is a wall to rest at.
    let expected: Set<String> =
      behavior.isEndless
      ? ["didAttach", "didWake", "shouldScrollToTop", "didScrollToTop"]
      : ["didAttach", "didWake", "didRebase", "didScrollToTop"]
    #expect(expected.isSuperset(of: silent), "\(silent)")
  }

  @Test(arguments: Catalogue.allCases)
  func linksMoveFromWithinWhatTheyCall(_ behavior: Catalogue) {
    _ = moves(behavior, at: nil, isBehind: false)
    _ = moves(behavior, at: nil, isBehind: true)
  }

  @Test func commandsReachThePageInItsNewScroller() {
    let (pages, messenger) = (Paging(.items(count: 10, length: 400), axis: .vertical), Probe())
    let (first, second) = (scroller([pages, messenger]), scroller([]))
    messenger.onEvent = { event, _ in
      guard event == "didScroll", first.behaviors.count == 2 else { return }
      first.behaviors = [messenger]
      second.behaviors = [pages]
      pages.scroll(toPage: 2, animated: false)
    }
    first.contentOffset.y = 100
    #expect(second.contentOffset.y == 800 && pages.page == 2 && first.contentOffset.y == 100)
  }

  /// A mistake, but none that reads memory of a scroller that is gone.
  @Test(arguments: Catalogue.allCases.filter { !$0.hasTiles })
  func theLastOfTwoScrollersHasTheLink(_ behavior: Catalogue) throws {
    let links = behavior.make()
    var first: ScrollController? = scroller(links)
    first?.contentOffset.y = 500
    let second = scroller(links)
    first = nil
    for link in links {
      if let page = link as? Arranging { try page.change(.insertRun(count: 3, at: 0)) }
      if let pages = link as? Paging { pages.scroll(toPage: 1, animated: false) }
    }
    let hand = Hand(second).flung(at: 900)
    hand.rest(every: 0.1)
    #expect(hand.offset.isFinite)
    second.behaviors = []
    second.behaviors = links
    #expect(second.geometry.extent == scroller(behavior.make()).geometry.extent || behavior == .arranging)
  }
}

extension Catalogue {
  /// Whether the scroller has no start.
  fileprivate var isEndless: Bool {
    switch self {
    case .circular, .infinite, .pagingRing: true
    default: false
    }
  }

  /// Whether one of the links has tiles: those refuse a second scroller.
  fileprivate var hasTiles: Bool {
    switch self {
    case .arrangedTiles, .circular, .infinite, .keepAnchor, .tiling, .tilingGrid, .tilingLanes,
      .tilingScattered:
      true
    default: false
    }
  }
}
