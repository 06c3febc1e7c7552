package import LabDrawing
package import ScrollBehaviors
package import ScrollEngine
package import ScrollNesting
package import ScrollSpace

extension Story {
  /// A pager of photos that zoom.
  package static let photos = Story(
    "photos", "photos that zoom: dragged to the photo's edge, and on to the next page"
  ) { Photos() }
}

/// Three photos side by side. In the nest the photo under the finger moves as far as it can, and the pager takes the
/// rest.
package final class Photos: Scene {
  package static let screen = Size(width: 390, height: 480)
  package static let count = 3

  package let axis = Axis.horizontal
  /// The pager.
  package let scroll: ScrollController
  package let pages = Paging(.viewport)
  package let photos: [ScrollController]
  package let nest: ScrollNest?

  package init() {
    let screen = Self.screen
    scroll = ScrollController(
      viewport: screen, content: Size(width: screen.width * Double(Self.count), height: screen.height),
      behaviors: [pages, Bouncing()])
    photos = (0..<Self.count).map { _ in
      let photo = ScrollController(
        viewport: screen, content: Size(width: screen.width, height: 260),
        behaviors: [Aligning(.center), Bouncing()])
      photo.settings.maximumZoomScale = 4
      return photo
    }
    let pager = NestedScroller(scroll)
    for (index, photo) in photos.enumerated() {
      pager.add(photo, at: Point(x: Double(index) * screen.width, y: 0))
    }
    nest = ScrollNest(pager, policy: LatchingPolicy.uiKit)
  }

  private func swipe(_ script: inout Script, by way: Double, in duration: Double) {
    script.swipe(from: Point(x: way < 0 ? 360 : 30, y: 240), by: Vector(x: way, y: 0), in: duration)
    script.wait(1.5)
  }

  private func pinch(_ script: inout Script, at focus: Point, to scale: Double) {
    script.add(.call(.pinchBegan(at: focus, time: .zero)))
    for step in 1...40 {
      script.wait(0.01)
      let spread = 1 + (scale - 1) * Double(step) / 40
      script.add(.call(.pinchMoved(to: focus, scale: spread, time: .zero)))
    }
  }

  package var script: Script {
    var script = Script()
    script.look("The first photo, in the middle of its page.")
    pinch(&script, at: Point(x: 100, y: 200), to: 6)
    script.look("Fingers spread to six times: past the limit of 4 the photo follows less and less.")
    script.add(.call(.pinchEnded(time: .zero)))
    script.wait(1)
    script.look("Let go, the scale comes back to 4, about the point that was between the fingers.")
    swipe(&script, by: -300, in: 0.1)
    script.look("A flick moves the photo, and not the pager: the photo has room there.")
    swipe(&script, by: -300, in: 0.1)
    script.look("At the photo's edge the next flick turns the page.")
    swipe(&script, by: 300, in: 0.1)
    script.add(.command { [unowned self] in photos[0].zoomToNextStep(about: Point(x: 195, y: 240)) })
    script.wait(1)
    script.look("Back, and a double tap: the whole photo again.")
    script.rest()
    return script
  }

  package var picture: Picture {
    var picture = Picture(of: Rect(x: -195, y: -40, width: 780, height: 560), columns: 78, rows: 22)
    for (index, photo) in photos.enumerated() {
      let page = Rect(x: Double(index) * Self.screen.width, y: 0, width: 390, height: 480)
      let frame = page.offset(by: .zero - scroll.contentOffset)
      let whole = photo.space.mapToParent.convert(photo.contentLayoutGuide).offset(by: frame.origin - .zero)
      let seen = whole.intersection(frame)
      if !seen.isEmpty, frame.minX < 580, frame.maxX > -190 {
        picture.box(seen, "photo \(index + 1)", ink: .motion)
      }
    }
    picture.viewport(Rect(origin: .zero, size: Self.screen))
    let photo = photos[pages.page]
    picture.note(
      "\(pages.words)   scale \(photo.zoomScale.rounded(decimals: 2))   in the photo "
        + "\(photo.contentOffset.x.rounded(decimals: 1)), \(photo.contentOffset.y.rounded(decimals: 1))",
      ink: .faint)
    return picture
  }

  package var facts: [Fact] {
    [Fact("page", "\(pages.page + 1) of \(pages.pageCount)"), Fact("scale", photos[0].zoomScale)]
  }
}
