import Hands
import Testing

/// Items come and go, and others take over, while an item is on its way into view.
@Suite("An item on its way") struct LateItemEditTests {
  static let all = LateItems.Holder.allCases.flatMap { holder in Axis.both.map { (holder, $0) } }

  static func late(
    _ what: (LateItems.Holder, Axis), seed: UInt64 = 3, keeps: Bool = true
  ) throws -> LateItems {
    let late = try LateItems(what.0, what.1, count: 3_000, seed: seed) {
      keeps ? [KeepAnchor($0), Clamping()] : [Clamping()]
    }
    late.hand.frame()
    return late
  }

  @Test(arguments: all, LateItemTests.ways)
  func anItemOnItsWayIsFollowedToItsNewIndex(_ what: (LateItems.Holder, Axis), _ way: LateItems.Way) throws {
    for seed in 0..<UInt64(LateItemTests.trials) {
      var random = SeededGenerator(seed: seed)
      let late = try Self.late(what, seed: seed, keeps: seed % 2 == 0)
      late.scroll.contentOffset[what.1] = Double(Int.random(in: 0...90_000, using: &random))
      let align = LateItemTests.aligns[Int(seed) % 4]
      let item = Int64.random(in: 0..<3_000, using: &random)
      let before = late.hand.offset
      late.go(to: item, align, way)
      let side: Side = late.hand.destination < before ? .lower : .upper
      if late.hand.destination == before { continue }
      while way != .atOnce, late.scroll.phase == .animating {
        late.hand.frame(after: .random(in: 0.005...0.06, using: &random))
        guard late.scroll.phase == .animating, Bool.random(using: &random) else { continue }
        let place = Int64.random(in: 0...Int64(late.items.count), using: &random)
        if Bool.random(using: &random) {
          try late.insert(Int.random(in: 1...9, using: &random), at: place)
        } else {
          let range = (place..<place + 5).clamped(to: 0..<Int64(late.items.count))
          if let now = late.index(of: item), !range.contains(now) { try late.remove(range) }
        }
      }
      #expect(late.flaw(item, align, from: side) == nil, "\(seed)")
    }
  }

  @Test(arguments: all) func aRemovedTargetLeavesItsFormerOffset(_ what: (LateItems.Holder, Axis)) throws {
    let late = try Self.late(what, keeps: false)
    late.go(to: 1_500, .start, .timed(0.5))
    late.hand.frames(8)
    let stood = late.hand.destination
    try late.remove(1_500..<1_501)
    #expect(late.hand.destination == stood)
    try late.insert(4, at: 0)
    let shift = what.0 == .tiling ? 0 : 4 * LateItems.estimate
    #expect(late.hand.destination == stood + shift, "moved along with what is in view, and with nothing else")
    late.hand.rest()
    #expect((late.hand.offset - stood).magnitude < 1_000 && late.scroll.diagnostics.total == 0)
  }

  /// What may come between.
  enum Other: CaseIterable {
    case touch, wheel, stop, offset, animation, step, start

    func happen(to hand: Hand) {
      let (scroll, axis) = (hand.scroll, hand.axis)
      switch self {
      case .touch: hand.down()
      case .wheel: scroll.wheel(by: axis.vector(7), time: hand.time)
      case .stop: scroll.stop()
      case .offset: scroll.setContentOffset(axis.point(900), on: axis, animated: false)
      case .animation: scroll.setContentOffset(axis.point(900), animated: true)
      case .step: scroll.step(by: .lines(axis.vector(1)), time: hand.time)
      case .start: scroll.scrollToTop(of: axis)
      }
    }
  }

  @Test(arguments: all, Other.allCases)
  func anItemIsFollowedUntilSomethingElseTakesOver(_ what: (LateItems.Holder, Axis), _ other: Other) throws {
    let late = try Self.late(what, keeps: false)
    late.go(to: 1_500, .start, .animated)
    late.hand.frames(6)
    other.happen(to: late.hand)
    let requested = late.hand.destination
    // In a list that somebody has measured up to here, only what moves the item does anything.
    try late.insert(3, at: 1_000)
    #expect(late.hand.destination == requested)
  }

  @Test(arguments: all, LateItemTests.ways)
  func anItemIsInPlaceAtTheCompletionAndStays(_ what: (LateItems.Holder, Axis), _ way: LateItems.Way) throws {
    let late = try Self.late(what, keeps: false)
    late.go(to: 700, .center, way)
    late.hand.rest()
    #expect(late.flaw(700, .center, from: .upper) == nil)
    if what.0 != .tiling { return }
    try late.insert(5, at: 3)
    #expect(late.flaw(700, .center, from: .upper) == nil, "the axis rests on the item")
  }

  @Test(arguments: all) func withLessMotionAnItemIsThereAtOnce(_ what: (LateItems.Holder, Axis)) throws {
    let late = try Self.late(what)
    late.scroll.settings.reducesMotion = true
    late.go(to: 1_500, .start, .timed(0.6))
    #expect(late.flaw(1_500, .start, from: .upper) == nil && late.scroll.phase == .idle)
  }

  @Test(arguments: all) func anotherAxisDoesNotTouchTheItem(_ what: (LateItems.Holder, Axis)) throws {
    let late = try Self.late(what)
    late.go(to: 1_500, .end, .timed(0.6))
    late.hand.frames(9)
    late.scroll.contentOffset[what.1.cross] = 0
    late.scroll.step(by: .lines(what.1.cross.vector(1)), time: late.hand.time)
    late.hand.rest()
    #expect(late.flaw(1_500, .end, from: .upper) == nil)
  }

  @Test(arguments: all) func anItemIsBroughtAtOnceAnywhere(_ what: (LateItems.Holder, Axis)) throws {
    for keeps in [true, false] {
      let told = try Self.late(what, keeps: keeps)
      let log = Log()
      told.scroll.delegate = log
      log.once("didScroll") { _ in told.go(to: 2_000, .center, .atOnce) }
      told.scroll.contentOffset[what.1] = 90
      #expect(told.flaw(2_000, .center, from: .upper) == nil, "in a callback")
      let held = try Self.late(what, keeps: keeps)
      held.hand.pull(by: 60)
      held.go(to: 2_000, .end, .atOnce)
      #expect(held.flaw(2_000, .end, from: .upper) == nil && held.scroll.isDragging, "under a finger")
      let flying = try Self.late(what, keeps: keeps)
      flying.scroll.behaviors += [Probe.open]
      flying.scroll.behaviors.removeAll { $0 is Clamping }
      let other = Hand(flying.scroll, what.1.cross).flung(at: 2_000)
      flying.go(to: 2_000, .center, .atOnce)
      #expect(flying.scroll.isDecelerating)
      #expect(flying.flaw(2_000, .center, from: .upper) == nil, "while the other axis flies")
    }
  }

  @Test(arguments: all, [LateItems.Way.animated, .timed(0.5)])
  func aRestoredScrollerArrivesThereToo(_ what: (LateItems.Holder, Axis), _ way: LateItems.Way) throws {
    let late = try Self.late(what)
    late.go(to: 1_200, .end, way)
    late.hand.frames(7)
    let bytes = try #require(late.scroll.snapshot()).bytes
    let other = try Self.late(what)
    if what.0 == .tiling {
      // The row is the program's to bring again.
      for index in 0..<Int64(late.items.count) { try other.copyLength(index, from: late) }
    }
    try other.scroll.restore(try ScrollSnapshot(bytes: bytes))
    other.hand.now = late.hand.now
    #expect(late.hand.rest() == other.hand.rest())
    #expect(other.flaw(1_200, .end, from: .upper) == nil)
  }
}
