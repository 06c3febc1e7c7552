import Foundation
import Hands
import ScrollTrace
import Testing

/// Every public function and property that changes a scroller, found in the source, is seen by an observer.
struct PublicCallTests {
  private final class Observer: ScrollCallObserver {
    var calls: [ScrollCall] = []
    var names: [String] { calls.map { "\($0.name)" } }
    func scroll(_ scroll: ScrollController, willTake call: ScrollCall, from source: ScrollCallSource) {
      calls.append(call)
    }
    func scrollWillGoAway(_ scroll: ScrollController) {}
  }

  private struct Entry: Sendable {
    /// The name in the source, and what is seen.
    let (name, seen): (String, [String])
    let call: @Sendable (ScrollController) -> Void

    init(_ name: String, _ seen: String..., call: @escaping @Sendable (ScrollController) -> Void) {
      (self.name, self.seen, self.call) = (name, seen, call)
    }
  }

  private static let time = Timestamp.seconds(1)
  private static let rect = Rect(x: 0, y: 1_500, width: 90, height: 90)
  private static let target = PerAxis<RestTarget?>(x: nil, y: RestTarget(id: 2))

  private static let inputs: [Entry] = [
    Entry("advance", "advance") { $0.advance(to: time) },
    Entry("touchBegan", "touchBegan") { $0.touchBegan(at: .zero, time: time) },
    Entry("touchMoved", "touchMoved") { $0.touchMoved(to: .zero, time: time) },
    Entry("touchPredicted", "touchPredicted") { $0.touchPredicted(at: .zero, time: time) },
    Entry("touchEnded", "touchEnded") { $0.touchEnded(at: .zero, time: time) },
    Entry("touchCancelled", "touchCancelled") { $0.touchCancelled(time: time) },
    Entry("cancelAllTouches", "touchBegan", "touchCancelled", "wheel") {
      $0.touchBegan(at: .zero, time: time)
      $0.cancelAllTouches(time: time)
    },
    Entry("pinchBegan", "pinchBegan") { $0.pinchBegan(at: .zero, time: time) },
    Entry("pinchMoved", "pinchMoved") { $0.pinchMoved(to: .zero, scale: 2, time: time) },
    Entry("pinchEnded", "pinchEnded") { $0.pinchEnded(time: time) },
    Entry("pinchCancelled", "pinchCancelled") { $0.pinchCancelled(time: time) },
    Entry("zoom", "zoom") { $0.zoom(by: 2, about: .zero, time: time) },
    Entry("wheel", "wheel") { $0.wheel(by: Vector(x: 0, y: 9), time: time) },
    Entry("move", "move") { $0.move(at: Vector(x: 0, y: 9), time: time) },
    Entry("step", "step") { $0.step(by: .pages(Vector(x: 0, y: 1)), time: time) },
  ]
  private static let commands: [Entry] = [
    Entry("step", "step") { $0.step(by: .pages(Vector(x: 0, y: 1))) },
    Entry("stop", "stop") { $0.stop() },
    Entry("fling", "fling") { $0.fling(velocity: Vector(x: 0, y: 900)) },
    Entry("setContentOffset", "setContentOffset") { $0.setContentOffset(.zero, animated: true) },
    Entry("setContentOffset", "setContentOffset") { $0.setContentOffset(.zero, arrival: .jump) },
    Entry("scrollRectToVisible", "scrollRectToVisible") { $0.scrollRectToVisible(rect, animated: true) },
    Entry("scrollToTop", "scrollToTop") { $0.scrollToTop() },
    Entry("setRestTarget", "setRestTarget") {
      $0.setRestTarget(RestTarget(id: 2), of: $0.behaviors[0], on: .vertical)
    },
    Entry("awaitRestTarget", "setRestTarget") {
      $0.awaitRestTarget(RestTarget(id: 2), of: $0.behaviors[0], on: .vertical)
    },
    Entry("scroll", "scroll") { $0.scroll(to: target, of: $0.behaviors[0], animated: true) },
    Entry("scroll", "scroll") { $0.scroll(to: target, of: $0.behaviors[0], arrival: .jump) },
    Entry("setZoomScale", "setZoomScale") { $0.setZoomScale(2, animated: true) },
    Entry("setZoomScale", "setZoomScale") { $0.setZoomScale(2, arrival: .jump) },
    Entry("zoom", "zoomToRect") { $0.zoom(to: rect, animated: true) },
    Entry("zoomToNextStep", "setZoomScale") { $0.zoomToNextStep() },
    Entry("setNeedsFrame", "setNeedsFrame") { $0.setNeedsFrame() },
    Entry("invalidateLayout", "invalidateLayout") { $0.invalidateLayout() },
    Entry("resize", "resize") { $0.resize(viewport: Size(width: 90, height: 90)) },
    Entry("update", "update", "end of update") { $0.update {} },
    Entry("restore", "restore") { if let now = $0.snapshot() { try? $0.restore(now) } },
  ]
  private static let properties: [Entry] = [
    Entry("isReversed", "isReversed") { $0.isReversed.x = true },
    Entry("behaviors", "behaviors") { $0.behaviors = [] },
    Entry("contentOffset", "contentOffset") { $0.contentOffset.y = 9 },
    Entry("contentPosition", "contentOffset") { $0.contentPosition.y = 9 },
    Entry("contentSize", "resize") { $0.contentSize.height = 900 },
    Entry("viewport", "resize") { $0.viewport.height = 90 },
    Entry("contentInset", "resize") { $0.contentInset.top = 9 },
    Entry("safeArea", "resize") { $0.safeArea.top = 9 },
    Entry("obscured", "resize") { $0.obscured.top = 9 },
    Entry("contentInsetAdjustment", "contentInsetAdjustment") { $0.contentInsetAdjustment = .always },
    Entry("decelerationRate", "decelerationRate") { $0.decelerationRate = .fast },
    Entry("settings", "settings") { $0.settings.slop = 3 },
    Entry("isScrollEnabled", "settings") { $0.isScrollEnabled = false },
    Entry("zoomScale", "setZoomScale") { $0.zoomScale = 2 },
  ]

  /// What reads, belongs to the host, or runs what is seen by itself.
  private static let others: Set<String> = [
    "answers", "notes", "snapshot", "restTarget", "touchOutcome", "canScroll", "afterUpdate", "delegate",
    "onNeedsFrame", "hostClaim", "callObserver", "perform", "rest", "endRest",
  ]

  @Test(arguments: ["inputs", "commands", "properties"])
  func callThatChangesAScrollerIsSeen(_ kind: String) {
    for entry in ["inputs": Self.inputs, "commands": Self.commands, "properties": Self.properties][kind]! {
      let (scroll, observer) = (seen(), Observer())
      scroll.callObserver = observer
      entry.call(scroll)
      #expect(observer.names == entry.seen, "\(entry.name)")
    }
  }

  @Test func callThatWasSeenIsPerformedAsTheSameCall() {
    for entry in Self.inputs + Self.commands + Self.properties
    where entry.name != "update" && entry.name != "behaviors" {
      let (scrollers, observers) = ((0..<2).map { _ in seen() }, (0..<2).map { _ in Observer() })
      for (scroll, observer) in zip(scrollers, observers) { scroll.callObserver = observer }
      entry.call(scrollers[0])
      for call in observers[0].calls { scrollers[1].perform(call, laws: []) }
      #expect("\(observers[0].calls)" == "\(observers[1].calls)", "\(entry.name)")
      #expect(scrollers[0].contentOffset == scrollers[1].contentOffset, "\(entry.name)")
      #expect(scrollers[0].destination == scrollers[1].destination, "\(entry.name)")
    }
  }

  private func seen() -> ScrollController {
    let scroll = scroller([Paging(axis: .vertical), Bouncing()])
    scroll.settings.maximumZoomScale = 3
    return scroll
  }

  @Test func everyPublicFunctionAndPropertyOfTheSourceIsInTheTable() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/ScrollEngine")
    var found: [String: Int] = [:]
    for case let file as URL in try #require(
      FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
    where file.lastPathComponent.hasPrefix("ScrollController") {
      let source = try String(contentsOf: file, encoding: .utf8)
      for match in source.matches(of: /\n  public func (\w+)/) { found[String(match.1), default: 0] += 1 }
      // A property with a body of several lines that has a setter.
      for match in source.matches(of: /\n  public var (\w+): [^\n]*\{\n((?:    [^\n]*\n|\n)*)  \}/)
      where match.2.contains("\n    set") {
        found[String(match.1), default: 0] += 1
      }
    }
    #expect(found.count > 50)
    var known: [String: Int] = [:]
    for entry in Self.inputs + Self.commands + Self.properties { known[entry.name, default: 0] += 1 }
    // One function shows a rectangle, and another one returns the offset for it.
    for (name, count) in found where !Self.others.contains(name) {
      let reading = name == "contentOffset" ? 1 : 0
      #expect(known[name, default: 0] == count - reading, "\(name)")
    }
    #expect(Set(found.keys) == Set(known.keys).union(Self.others))
  }
}
