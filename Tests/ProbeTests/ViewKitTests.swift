import Foundation
import ScrollBehaviors
import ScrollHosting
import Testing
import ViewKit

/// UIScrollView's face, under touches as UIKit gives them.
final class ViewKitTests {
  private let window = Window()
  private let view = ScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  private let log = DelegateLog()
  private var now = 100.0

  init() {
    view.contentSize = CGSize(width: 400, height: 6_000)
    view.delegate = log
    window.addSubview(view)
    frames()
  }

  private func frames() {
    for _ in 0..<600 where window.displayLinkDidFire(timestamp: now) != nil { now += 1 / 60 }
  }

  /// A finger at 240 samples a second, of which an event in each frame brings four.
  private func swipe(by way: Double, hasPredictions: Bool = false) {
    let touch = Touch(.began, at: CGPoint(x: 50, y: 500), timestamp: now)
    window.sendEvent(Event([touch]))
    window.displayLinkDidFire(timestamp: now)
    for frame in 0..<6 {
      var samples: [Touch] = []
      for sample in 1...4 {
        let part = Double(frame * 4 + sample) / 24
        samples.append(
          Touch(.moved, at: CGPoint(x: 50, y: 500 + way * part), timestamp: now + Double(sample) / 240))
      }
      now += 1 / 60
      (touch.phase, touch.location, touch.timestamp) = (.moved, samples[3].location, samples[3].timestamp)
      let next = Touch(.moved, at: CGPoint(x: 50, y: touch.location.y + way / 24), timestamp: now + 1 / 240)
      let key = ObjectIdentifier(touch)
      window.sendEvent(
        Event([touch], coalesced: [key: samples], predicted: hasPredictions ? [key: [next]] : [:]))
      window.displayLinkDidFire(timestamp: now)
    }
    touch.phase = .ended
    window.sendEvent(Event([touch]))
  }

  @Test func aSwipeFlingsAndTellsWhatUIScrollViewTells() {
    swipe(by: -200)
    #expect(view.isDecelerating && !view.isDragging && view.contentOffset.y > 150)
    frames()
    #expect(log.events == ["willBegin", "willEnd", "didEnd true", "didEndDecelerating"])
    // 2000 points a second, in points a millisecond.
    #expect((log.velocity.y - 2).magnitude < 0.05)
    #expect(view.contentOffset.y == log.target.y && log.scrolls > 20)
  }

  @Test func aTargetThatTheDelegateEditsIsWhereTheContentRests() {
    log.edit = { CGPoint(x: $0.x, y: 777) }
    swipe(by: -200)
    frames()
    #expect(view.contentOffset == CGPoint(x: 0, y: 777))
  }

  @Test func predictionsMoveTheContentAndChangeNoFling() {
    swipe(by: -200)
    frames()
    let end = view.contentOffset.y
    view.setContentOffset(.zero, animated: false)
    swipe(by: -200, hasPredictions: true)
    frames()
    #expect(view.contentOffset.y == end)
  }

  @Test func pagingAndEdgesAreTwoProperties() {
    view.isPagingEnabled = true
    swipe(by: -100)
    frames()
    #expect(view.contentOffset.y == 600)
    (view.isPagingEnabled, view.bounces) = (false, false)
    view.contentOffset = .zero
    swipe(by: 100)
    #expect(view.contentOffset.y == 0)
  }

  @Test func commandsAndGeometryHaveUIKitsTypes() {
    view.contentInset = NSEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    view.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    frames()
    #expect(view.contentOffset.y == 900 && log.events.last == "didEndAnimation")
    view.scrollRectToVisible(CGRect(x: 0, y: 5_900, width: 10, height: 100), animated: false)
    #expect(view.bounds.maxY == 6_030 && view.adjustedContentInset.bottom == 30)
    view.frame.size.height = 300
    #expect(view.bounds.height == 300)
    view.isScrollEnabled = false
    swipe(by: 200)
    #expect(!view.isTracking)
  }

  @Test func eachTouchIsAFingerOfItsOwn() {
    let touches = [500.0, 400].map { Touch(.began, at: CGPoint(x: 50, y: $0), timestamp: now) }
    for touch in touches { window.sendEvent(Event([touch])) }
    touches[0].phase = .ended
    window.sendEvent(Event([touches[0]]))
    #expect(view.isTracking)
    (touches[1].phase, touches[1].location.y, touches[1].timestamp) = (.moved, 300, now + 0.02)
    window.sendEvent(Event([touches[1]]))
    window.displayLinkDidFire(timestamp: now + 0.02)
    #expect(view.isDragging && view.contentOffset.y == 90)
    touches[1].phase = .ended
    window.sendEvent(Event([touches[1]]))
    #expect(!view.isTracking && window.host.diagnostics.total == 0)
  }

  @Test func aCancelledTouchFlingsNothing() {
    let touch = Touch(.began, at: CGPoint(x: 50, y: 500), timestamp: now)
    window.sendEvent(Event([touch]))
    (touch.phase, touch.location.y, touch.timestamp) = (.moved, 400, now + 0.02)
    window.sendEvent(Event([touch]))
    touch.phase = .cancelled
    window.sendEvent(Event([touch]))
    #expect(!view.isDecelerating && !view.isTracking && log.events.last == "didEnd false")
  }
}

private final class DelegateLog: ScrollViewDelegate {
  var events: [String] = []
  var scrolls = 0
  var velocity = CGPoint.zero
  var target = CGPoint.zero
  var edit: (CGPoint) -> CGPoint = { $0 }

  func scrollViewDidScroll(_ scrollView: ScrollView) { scrolls += 1 }
  func scrollViewWillBeginDragging(_ scrollView: ScrollView) { events.append("willBegin") }
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    events.append("willEnd")
    targetContentOffset.pointee = edit(targetContentOffset.pointee)
    (self.velocity, target) = (velocity, targetContentOffset.pointee)
  }
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    events.append("didEnd \(decelerate)")
  }
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { events.append("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { events.append("didEndAnimation") }
}
