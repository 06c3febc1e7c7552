import Hands
import Testing

/// Settings and updates during zooms.
struct ZoomSettingsTests {

  @Test(arguments: [false, true])
  func anUnrelatedSettingDoesNotStopAZoom(isBouncing: Bool) {
    let photo = Photo(Photo.big, isDrawn: true)
    if isBouncing {
      photo.pinch(at: Point(x: 100, y: 200), to: 10)
      photo.release()
    } else {
      photo.scroll.setZoomScale(4, animated: true)
    }
    photo.play(0.1)
    let (scale, destination) = (photo.scroll.zoomScale, photo.scroll.destination)
    photo.scroll.settings.slop = 7
    #expect(photo.scroll.zoomScale == scale)
    #expect(photo.scroll.destinationZoomScale == 4)
    photo.settle()
    #expect(photo.scroll.zoomScale == 4)
    #expect(photo.scroll.contentOffset == destination)
    #expect(photo.violations == [])
  }

  @Test func aSettingKeepsTheScaleThatAFingerHolds() {
    let photo = Photo(Photo.big)
    photo.pinch(at: Point(x: 100, y: 200), to: 10)
    photo.release()
    photo.play(0.05)
    photo.scroll.touchBegan(at: .zero, time: photo.time)
    let scale = photo.scroll.zoomScale
    photo.scroll.settings.slop = 7
    #expect(photo.scroll.zoomScale == scale && scale > 4)
  }

  @Test func narrowerLimitsWithinAnUpdateKeepTheMiddle() {
    let photo = Photo(Photo.big)
    photo.scroll.zoomScale = 4
    photo.scroll.contentOffset = Point(x: 3_000, y: 4_000)
    let point = photo.content(at: Point(x: 200, y: 300))
    photo.scroll.update { photo.scroll.settings.maximumZoomScale = 2 }
    #expect(photo.scroll.zoomScale == 2)
    #expect(photo.gap(point, Point(x: 200, y: 300)) < 1e-9)
    #expect(photo.scroll.contentSize == Size(width: 4_000, height: 6_000))
  }

  @Test func zoomsWithinAnUpdateTakeEffectAtItsEnd() {
    let photo = Photo(Photo.big, at: Point(x: 500, y: 500))
    let point = photo.content(at: Point(x: 200, y: 300))
    photo.scroll.update {
      photo.scroll.contentInset.top = 40
      photo.scroll.setZoomScale(2, about: Point(x: 200, y: 300), animated: false)
    }
    #expect(photo.scroll.zoomScale == 2)
    #expect(photo.gap(point, Point(x: 200, y: 300)) < 1e-9)
    #expect(photo.violations == [])
  }
}

extension ZoomSettingsTests {
  /// Limits of a photo that is smaller than the screen, in both orders and as a pair; and back.
  @Test(arguments: 0..<3) func limitsMayBeSetInAnyOrder(_ order: Int) {
    let photo = Photo(Size(width: 156, height: 200), scales: 1...1)
    for limits in [2.5...5.0, 0.25...0.5, 1...1, 7...7] {
      switch order {
      case 0:
        photo.scroll.settings.minimumZoomScale = limits.lowerBound
        photo.scroll.settings.maximumZoomScale = limits.upperBound
      case 1:
        photo.scroll.settings.maximumZoomScale = limits.upperBound
        photo.scroll.settings.minimumZoomScale = limits.lowerBound
      default: photo.scroll.settings.zoomScales = limits
      }
      #expect(photo.scroll.settings.zoomScales == limits)
      #expect(limits.contains(photo.scroll.zoomScale))
    }
    #expect(photo.scroll.diagnostics.total == 0)
  }
}
