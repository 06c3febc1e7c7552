import Hands
import Testing

/// Commands from the callbacks of a zoom.
struct ZoomCallbackTests {

  enum AtLift: CaseIterable { case stop, place, animate, zoom, zoomAnimated, resize, fling }

  @Test(arguments: AtLift.allCases)
  func aCommandAtTheEndOfAPinchPastALimitIsDone(_ command: AtLift) {
    let photo = Photo(Photo.big)
    let heir = AtEnd { scroll in
      switch command {
      case .stop: scroll.stop()
      case .place: scroll.contentOffset = Point(x: 700, y: 800)
      case .animate: scroll.setContentOffset(Point(x: 700, y: 800), animated: true)
      case .zoom: scroll.zoomScale = 2
      case .zoomAnimated: scroll.setZoomScale(2, animated: true)
      case .resize: scroll.contentSize = Size(width: 1_000, height: 1_000)
      case .fling: scroll.fling(velocity: Vector(x: 3_000, y: 100))
      }
    }
    photo.scroll.behaviors.append(heir)
    photo.scroll.contentOffset = Point(x: 500, y: 500)
    photo.pinch(at: Point(x: 100, y: 200))
    for step in 1...20 { photo.spread(to: 1 + Double(step) * 0.5, at: Point(x: 100 + Double(step), y: 200)) }
    photo.beginCall(isCommand: false)
    photo.release()
    photo.endCall()
    if command == .place { #expect(photo.scroll.contentOffset == Point(x: 700, y: 800)) }
    let destination = photo.scroll.destination
    photo.settle()
    #expect(photo.scroll.contentOffset == destination)
    switch command {
    case .zoom, .zoomAnimated: #expect(photo.scroll.zoomScale == 2)
    default: #expect(photo.scroll.zoomScale == 4)
    }
    if command == .animate { #expect(photo.scroll.contentOffset == Point(x: 700, y: 800)) }
    #expect(!photo.scroll.isZooming)
    #expect(
      photo.log.told.filter { $0 == "begin" }.count == photo.log.told.filter { $0.hasPrefix("end") }.count)
    #expect(photo.violations == [], "\(photo.log.told)")
  }

  private final class AtEnd: ScrollBehavior {
    let work: (ScrollController) -> Void
    var hasWorked = false
    var zoom: ((ScrollController) -> Void)?
    var ended: ((ScrollController) -> Void)?
    init(_ work: @escaping (ScrollController) -> Void = { _ in }) { self.work = work }
    var name: StaticString { "at end" }
    func scrollWillEndDragging(
      _ scroll: ScrollController, withVelocity: Vector, targetContentOffset: inout Point
    ) {
      if hasWorked { return }
      hasWorked = true
      work(scroll)
    }
    func scrollDidZoom(_ scroll: ScrollController) {
      let work = zoom
      zoom = nil
      work?(scroll)
    }
    func scrollDidEndZooming(_ scroll: ScrollController, atScale scale: Double) {
      let work = ended
      ended = nil
      work?(scroll)
    }
  }

  @Test func aScaleThatIsSetInACallbackOfAZoomTakesEffect() {
    let photo = Photo(Photo.big)
    let link = AtEnd()
    photo.scroll.behaviors.append(link)
    photo.scroll.advance(to: .zero)
    photo.scroll.setZoomScale(4, animated: true)
    photo.frame(after: 0.1)
    link.zoom = { $0.zoomScale = 1.25 }
    photo.settle()
    #expect(photo.scroll.zoomScale == 1.25)
    link.ended = { $0.setZoomScale(3, animated: true) }
    photo.scroll.setZoomScale(2, animated: true)
    photo.settle()
    #expect(photo.scroll.zoomScale == 3)
  }
}
