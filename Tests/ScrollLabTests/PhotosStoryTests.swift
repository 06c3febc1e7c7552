import Hands
import LabDrawing
import LabStories
import Testing

/// Photos that zoom, side by side in a pager.
@Suite("The story of the photos") struct PhotosStoryTests {
  private let photos = Photos()
  private var first: ScrollController { photos.photos[0] }

  /// The offsets at which the pager and the first photo rest.
  private struct Rest: Equatable {
    var page: Int
    var scale: Double
    var x: Double
  }

  @Test("A flick moves the zoomed photo to its edge, the next one turns the page, and a double tap zooms out")
  func rests() {
    var rests: [Rest] = []
    let play = Play(of: photos) { _, _, isFrame in
      guard isFrame, photos.scroll.phase == .idle, first.phase == .idle else { return }
      // The scale returns about the focus. Its end is exact, except for rounding.
      let x = first.contentOffset.x.rounded(decimals: 9)
      let rest = Rest(page: photos.pages.page, scale: first.zoomScale, x: x)
      if rests.last != rest { rests.append(rest) }
    }
    #expect(
      rests == [
        Rest(page: 0, scale: 1, x: 0), Rest(page: 0, scale: 4, x: 300), Rest(page: 0, scale: 4, x: 1_170),
        Rest(page: 1, scale: 4, x: 1_170), Rest(page: 0, scale: 4, x: 1_170), Rest(page: 0, scale: 1, x: 0),
      ])
    #expect(play.isSound && first.contentOffset == Point(x: 0, y: -110), "in the middle of its page")
    #expect(photos.photos.dropFirst().allSatisfy { $0.zoomScale == 1 }, "no other photo is zoomed")
  }

  @Test("The scale passes 4 under the fingers, and the point between them stays there, also on the way back")
  func pinch() {
    let focus = Point(x: 100, y: 200)
    func content() -> Point { first.space.mapToParent.inverted!.convert(focus) }
    #expect(content() == Point(x: 100, y: 90))
    var (most, held) = (0.0, 0)
    // Along the height, once the photo is higher than its page. Until then the photo is centred.
    var filled: Double?
    _ = Play(of: photos) { _, time, _ in
      most = max(most, first.zoomScale)
      guard first.isZooming, time.seconds < 1.3 else { return }
      held += 1
      let now = content()
      #expect((now.x - 100).magnitude < 1e-9, "at \(time)")
      guard let wall = first.geometry.extent.y.lower, first.contentSize.height > Photos.screen.height,
        first.contentOffset.y > wall
      else { return }
      #expect((now.y - (filled ?? now.y)).magnitude < 1e-9, "at \(time)")
      filled = now.y
    }
    #expect(held > 40 && most > 4 && most < 8 && filled != nil)
    #expect(photos.nest?.diagnostics.total == 0 && photos.photos.allSatisfy { $0.diagnostics.total == 0 })
  }

  @Test("In every frame the picture has the number and the scale of the visible photo, and a photo is drawn")
  func pictures() {
    _ = Play(of: photos) { _, _, isFrame in
      guard isFrame else { return }
      let photo = photos.photos[photos.pages.page]
      let lines = photos.picture.lines()
      #expect(lines.contains { $0.contains("scale \(photo.zoomScale.rounded(decimals: 2))") })
      #expect(lines.contains { $0.contains("photo \(photos.pages.page + 1)") })
    }
  }
}
