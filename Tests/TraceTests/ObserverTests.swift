import Hands
import ScrollTrace
import Testing

/// What an observer of calls sees of a scroller, and what it does not.
struct ObserverTests {
  private final class Observer: ScrollCallObserver {
    var calls: [(call: ScrollCall, source: ScrollCallSource)] = []
    var hasGone = false
    var names: [String] { calls.map { "\($0.call.name)" } }

    func scroll(_ scroll: ScrollController, willTake call: ScrollCall, from source: ScrollCallSource) {
      calls.append((call, source))
    }
    func scrollWillGoAway(_ scroll: ScrollController) { hasGone = true }
  }

  private func observed(
    _ links: [any ScrollBehavior] = [Bouncing()], delegate: (any ScrollDelegate)? = nil
  ) -> (ScrollController, Observer) {
    let (scroll, observer) = (scroller(links, delegate: delegate), Observer())
    scroll.settings.maximumZoomScale = 3
    scroll.callObserver = observer
    return (scroll, observer)
  }

  private static let composite: [(name: String, seen: [String], call: @Sendable (ScrollController) -> Void)] =
    [
      ("contentSize", ["resize"], { $0.contentSize.height = 900 }),
      ("viewport", ["resize"], { $0.viewport.height = 300 }),
      ("contentInset", ["resize"], { $0.contentInset = Insets(all: 4) }),
      ("contentPosition", ["contentOffset"], { $0.contentPosition.y = 40 }),
      ("isScrollEnabled", ["settings"], { $0.isScrollEnabled = false }),
      ("zoomScale", ["setZoomScale"], { $0.zoomScale = 2 }),
      ("zoomToNextStep", ["setZoomScale"], { $0.zoomToNextStep() }),
      ("zoom(to:)", ["zoomToRect"], { $0.zoom(to: Rect(x: 0, y: 0, width: 90, height: 90), animated: true) }),
      (
        "scrollRectToVisible", ["scrollRectToVisible"],
        { $0.scrollRectToVisible(Rect(x: 0, y: 1_500, width: 9, height: 9), animated: false) }
      ),
      (
        "step", ["step", "step"],
        {
          $0.step(by: .pages(Vector(x: 0, y: 1)))
          $0.step(by: .arrows(Vector(x: 0, y: 1)), time: .seconds(1))
        }
      ),
      ("scrollToTop", ["scrollToTop"], { $0.scrollToTop() }),
      (
        "pinch", ["pinchBegan", "pinchMoved", "pinchEnded"],
        {
          $0.pinchBegan(at: .zero, time: .seconds(1))
          $0.pinchMoved(to: .zero, scale: 1.2, time: .seconds(2))
          $0.pinchEnded(time: .seconds(3))
        }
      ),
      (
        "two pinches", ["pinchBegan", "pinchBegan", "pinchCancelled"],
        {
          $0.pinchBegan(at: .zero, time: .seconds(1))
          $0.pinchBegan(at: .zero, time: .seconds(2))
          $0.pinchCancelled(time: .seconds(3))
        }
      ),
      (
        "update", ["update", "resize", "scrollToTop", "scrollRectToVisible", "end of update"],
        { scroll in
          scroll.update {
            scroll.contentSize.height = 3_000
            scroll.update { scroll.scrollToTop() }
            scroll.scrollRectToVisible(Rect(x: 0, y: 1_500, width: 9, height: 9), animated: true)
          }
        }
      ),
      ("snapshot", [], { _ = $0.snapshot() }),
      ("reading", [], { _ = ($0.destination, $0.explanation, $0.chainReport, $0.description, $0.space) }),
    ]

  @Test(arguments: composite.map { $0.name })
  func callIsSeenOnceUnderTheNameOfWhatIsCalled(_ name: String) throws {
    let entry = try #require(Self.composite.first { $0.name == name })
    let (scroll, observer) = observed()
    entry.call(scroll)
    #expect(observer.names == entry.seen)
    #expect(observer.calls.allSatisfy { $0.source == .host })
  }

  @Test func callsOfLinksAreNotSeenAndThoseOfTheDelegateAre() {
    final class Restless: ScrollBehavior {
      func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) {
        if scroll.contentOffset.y < 400 { scroll.contentOffset.y += 100 }
      }
    }
    final class Program: ScrollDelegate {
      func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) {
        if scroll.contentOffset.x < 3 { scroll.contentOffset.x += 1 }
      }
    }
    let program = Program()
    let (scroll, observer) = observed([Bouncing(), Restless()], delegate: program)
    scroll.contentOffset.y = 100
    #expect(scroll.contentOffset.y >= 400 && scroll.contentOffset.x == 3)
    #expect(observer.calls.map { $0.source } == [.host, .callback, .callback, .callback])
  }

  @Test func whatIsLeftToTheEndOfAnUpdateIsSeenThere() {
    let (scroll, observer) = observed()
    scroll.update { scroll.afterUpdate { scroll.contentOffset.y = 30 } }
    #expect(observer.names == ["update", "end of update", "contentOffset"])
    #expect(observer.calls.map { $0.source } == [.host, .host, .update])
    scroll.afterUpdate { scroll.stop() }
    #expect(observer.calls.last?.source == .host)
  }

  /// A link that leaves something to the end of an update, either in a callback or as it joins the chain.
  private final class Late: ScrollBehavior {
    private let isLateAtOnce: Bool
    private var isDone = false
    private(set) var finished = 0
    init(isLateAtOnce: Bool) { self.isLateAtOnce = isLateAtOnce }

    private func act(_ scroll: ScrollController) {
      scroll.update {
        scroll.contentInset.top = 40
        scroll.afterUpdate { self.finish(scroll) }
        scroll.afterUpdate { scroll.update { scroll.afterUpdate { self.finish(scroll) } } }
        scroll.afterUpdate { self.finish(scroll) }
      }
    }
    private func finish(_ scroll: ScrollController) {
      scroll.contentOffset.y += 3
      finished += 1
    }
    func didAttach(to scroll: ScrollController) { if isLateAtOnce { act(scroll) } }
    func scrollDidScroll(_ scroll: ScrollController) {
      if isDone || isLateAtOnce { return }
      isDone = true
      act(scroll)
    }
  }

  @Test(arguments: [false, true])
  func whatALinkLeavesToTheEndOfAnUpdateIsNotSeen(_ isLateAtOnce: Bool) {
    let (scroll, observer) = observed([Bouncing()])
    let late = Late(isLateAtOnce: isLateAtOnce)
    scroll.update {
      scroll.behaviors.append(late)
      scroll.afterUpdate { scroll.contentOffset.y = 30 }
    }
    #expect(late.finished == 3)
    #expect(observer.names == ["update", "behaviors", "end of update", "contentOffset"])
    #expect(observer.calls.map { $0.source } == [.host, .host, .host, .update])
  }

  @Test func closuresAfterAnUpdateWithinOneAreSeenAsLeftToTheEnd() {
    let (scroll, observer) = observed()
    scroll.update {
      scroll.afterUpdate { scroll.update { scroll.afterUpdate { scroll.contentOffset.y = 5 } } }
      scroll.afterUpdate { scroll.contentOffset.y = 30 }
    }
    #expect(observer.calls.dropFirst(2).allSatisfy { $0.source == .update })
  }

  @Test func aRestoredSnapshotKeepsTheObserverWhichReceivesTheEnd() throws {
    let observer = Observer()
    do {
      let scroll = scroller([Bouncing()])
      scroll.callObserver = observer
      try scroll.restore(try #require(scroll.snapshot()))
      #expect(scroll.callObserver === observer && observer.names == ["restore"] && !observer.hasGone)
    }
    #expect(observer.hasGone)
  }

  @Test func nothingChangesUnderAnObserver() throws {
    for seed in UInt64(0)..<20 {
      let (plain, seen) = (TraceChain.pages.scroller(), TraceChain.pages.scroller())
      let observer = Observer()
      seen.callObserver = observer
      TraceStory(plain, seed: seed).play(80)
      TraceStory(seen, seed: seed).play(80)
      #expect(plain.contentOffset == seen.contentOffset && plain.destination == seen.destination)
      #expect(plain.diagnostics.description == seen.diagnostics.description)
      #expect(plain.snapshot() == seen.snapshot() && observer.calls.count > 80)
    }
  }
}
