import Hands
import Testing

/// `update { … }`: several changes, one layout.
struct UpdateTests {
  let log = Log()

  /// A scroller that counts how often it is laid out.
  private func counted(_ chain: [any ScrollBehavior] = [Clamping()]) -> (ScrollController, () -> Int) {
    let probe = Probe()
    var layouts = 0
    probe.onLayout = { _, _ in layouts += 1 }
    let scroll = scroller([probe] + chain, delegate: log)
    layouts = 0
    log.clear()
    return (scroll, { layouts })
  }

  @Test func allChangesAreOneLayout() {
    let (scroll, layouts) = counted()
    let bouncing = Probe()
    scroll.update {
      scroll.viewport = Size(width: 300, height: 500)
      scroll.contentSize.height = 3_000
      scroll.contentInset.top = 20
      scroll.safeArea = Insets(top: 10)
      scroll.behaviors.append(bouncing)
      scroll.invalidateLayout()
      scroll.update { scroll.contentInset.bottom = 7 }
      #expect(layouts() == 0 && log.events == [])
    }
    #expect(layouts() == 1)
    #expect(log.events.filter { $0 == "didLayout" }.count == 1)
    #expect(log.events.first == "didChangeAdjustedContentInset")
    #expect(scroll.geometry.extent.y == Extent(lower: -30, upper: 2_507))
    #expect(scroll.geometry.viewport == Size(width: 300, height: 500))
    #expect(!scroll.isUpdating && scroll.diagnostics.total == 0)
  }

  @Test func withoutAChangeNothingIsLaidOut() {
    let (scroll, layouts) = counted()
    scroll.update {}
    scroll.update { scroll.viewport = scroll.viewport }
    #expect(layouts() == 0 && log.events == [])
  }

  @Test func setValuesReadAtOnceAndDerivedValuesAtTheEnd() {
    let (scroll, _) = counted()
    let before = scroll.geometry
    scroll.update {
      scroll.contentSize.width = 5_000
      scroll.contentSize.height = 6_000
      scroll.viewport.width = 100
      scroll.viewport.height = 200
      scroll.contentInset.top += 8
      scroll.contentInset.top += 8
      #expect(scroll.contentSize == Size(width: 5_000, height: 6_000))
      #expect(scroll.viewport == Size(width: 100, height: 200) && scroll.contentInset.top == 16)
      #expect(scroll.geometry == before && scroll.adjustedContentInset == .zero)
    }
    #expect(scroll.geometry.content == Size(width: 5_000, height: 6_000))
    #expect(scroll.geometry.viewport == Size(width: 100, height: 200))
    #expect(scroll.adjustedContentInset.top == 16)
  }

  @Test(arguments: Axis.both) func anOffsetWaitsOnlyForTheChangesBeforeIt(_ axis: Axis) {
    let (scroll, _) = counted()
    let hand = Hand(scroll, axis)
    scroll.update {
      scroll.contentOffset[axis] = 70
      #expect(hand.offset == 70 && log.events == [])
      scroll.contentSize = axis.size(5_000, across: 2_000)
      scroll.contentOffset[axis] = 4_000
      #expect(hand.offset == 4_000 && hand.destination == 70 && log.events == [])
    }
    #expect(hand.offset == 4_000)
    #expect(log.events == ["didScroll", "didSettle(set)", "didLayout", "didScroll", "didSettle(set)"])
    scroll.update {
      scroll.setContentOffset(axis.point(4_500), animated: true)
      scroll.contentSize = axis.size(3_000, across: 2_000)
      #expect(hand.destination == 4_500)
    }
    #expect(hand.restingAtDestination() == 2_600)
  }

  @Test func completionsWaitForTheEnd() {
    let (scroll, _) = counted()
    var outcomes: [AnimationOutcome] = []
    scroll.update {
      scroll.setContentOffset(Point(x: 0, y: 90), arrival: .jump) { outcomes.append($0) }
      #expect(outcomes == [])
    }
    #expect(outcomes == [.finished])
  }

  @Test func inputFramesAndSnapshotsAreRefused() {
    let (scroll, _) = counted()
    scroll.update {
      scroll.touchBegan(at: .zero, time: .zero)
      scroll.wheel(by: Vector(x: 0, y: 9), time: .zero)
      #expect(scroll.advance(to: .zero) == .needsFrame)
      #expect(scroll.snapshot() == nil)
    }
    #expect(scroll.phase == .idle && scroll.contentOffset == .zero)
    #expect(scroll.diagnostics.count(of: .input) == 3 && scroll.diagnostics.count(of: .snapshot) == 1)
  }

  private enum Failure: Error { case halfway }

  @Test func changesBeforeAnErrorAreLaidOut() {
    let (scroll, layouts) = counted()
    #expect(throws: Failure.halfway) {
      try scroll.update { () throws(Failure) in
        scroll.contentSize.height = 900
        throw .halfway
      }
    }
    #expect(layouts() == 1 && scroll.geometry.content.height == 900 && !scroll.isUpdating)
  }

  @Test func inACallbackItsOwnFollowLater() {
    let (scroll, layouts) = counted()
    log.once("didScroll") { scroll in
      scroll.update {
        scroll.contentSize.height = 900
        scroll.viewport.height = 100
      }
      #expect(layouts() == 1 && log.events == ["didScroll"] && scroll.geometry.extent.y.upper == 800)
    }
    scroll.contentOffset.y = 5
    #expect(log.events == ["didScroll", "didSettle(set)", "didLayout"])
  }

  /// What is to be seen may have come within the update.
  @Test(arguments: [false, true]) func aRectAndTheTopAreSoughtInTheNewLayout(_ animated: Bool) {
    let (scroll, _) = counted()
    let length = scroll.contentSize.height
    scroll.update {
      scroll.contentSize.height = length + 5_000
      scroll.scrollRectToVisible(Rect(x: 0, y: length + 4_900, width: 10, height: 100), animated: animated)
      #expect(scroll.destination == .zero)
    }
    #expect(scroll.destination.y == length + 5_000 - scroll.viewport.height)
    scroll.stop()
    scroll.contentOffset.y = 900
    scroll.update {
      scroll.contentInset.top = 40
      scroll.scrollToTop()
    }
    #expect(scroll.destination.y == -40)
  }

  @Test func laterCallsFindTheLayoutBeforeTheCallbacks() {
    let (scroll, layouts) = counted()
    var seen: [Int] = []
    scroll.update {
      scroll.update { scroll.afterUpdate { seen += [layouts(), log.events.count] } }
      scroll.contentSize.height = 900
      #expect(seen == [])
    }
    #expect(seen == [1, 0])
    scroll.afterUpdate { seen = [] }
    #expect(seen == [])
  }
}
