import Hands
import Testing

/// Snapshots during zooms with a law that cannot be written.
struct ZoomSnapshotTests {
  /// A scroller during a zoom to 3, or back, by a law without archived numbers: even, or with a swing about that.
  private func photo(_ swing: Double, _ seconds: Double, isInwards: Bool) -> Photo {
    let photo = Photo(Size(width: 800, height: 1_200), isDrawn: true)
    photo.scroll.zoomScale = isInwards ? 1 : 3
    photo.scroll.contentOffset = isInwards ? Point(x: 90, y: 300) : Point(x: 700, y: 1_100)
    let law = OwnLaw(duration: 1, part: { $0 + swing * $0 * (1 - $0) }, pace: { 1 + swing * (1 - 2 * $0) })
    photo.scroll.setZoomScale(isInwards ? 3 : 1, about: Point(x: 120, y: 500), arrival: .custom(law))
    if seconds > 0 { photo.play(seconds) }
    return photo
  }

  @Test(arguments: [0, 0.9, -0.9, 5], [0, 0.05, 0.5, 0.95])
  func theScaleContinuesByAnotherLawToTheSameEnd(_ swing: Double, _ seconds: Double) throws {
    for isInwards in [true, false] {
      let photo = photo(swing, seconds, isInwards: isInwards)
      let scroll = photo.scroll
      let snapshot = try #require(scroll.snapshot(), "nothing that a link remembers is in the way")
      let other = Photo(Size(width: 1, height: 1))
      try other.scroll.restore(snapshot)
      other.now = photo.now
      #expect(
        other.scroll.zoomScale == scroll.zoomScale && other.scroll.contentOffset == scroll.contentOffset)
      #expect(other.scroll.destinationZoomScale == (isInwards ? 3 : 1))
      #expect(other.scroll.destination == scroll.destination)
      #expect(other.scroll.phase == .animating && other.scroll.isZooming)
      #expect(other.scroll.diagnostics.total == 0)
      let speeds = [scroll, other.scroll].map { $0.velocity }
      #expect((speeds[0] - speeds[1]).x.magnitude < 1e-6 && (speeds[0] - speeds[1]).y.magnitude < 1e-6)
      var last = other.scroll.zoomScale
      other.settle {
        #expect((other.scroll.zoomScale / last - 1).magnitude < 0.3, "no leap")
        last = other.scroll.zoomScale
        #expect(other.overshoot == 0)
      }
      photo.settle()
      #expect(other.scroll.zoomScale == scroll.zoomScale && other.scroll.zoomScale == (isInwards ? 3 : 1))
      #expect(other.scroll.contentOffset == scroll.contentOffset)
      #expect(other.now <= photo.now + 1.0 / 30, "the seconds that were left")
      #expect(photo.violations == [] && other.scroll.phase == .idle)
    }
  }

  @Test func aSnapshotOfARestoredScrollerIsTheSame() throws {
    let first = photo(0.9, 0.3, isInwards: true)
    let second = Photo()
    try second.scroll.restore(try #require(first.scroll.snapshot()))
    let third = Photo()
    try third.scroll.restore(try #require(second.scroll.snapshot()))
    (second.now, third.now) = (first.now, first.now)
    for _ in 0..<80 {
      second.play(0.02)
      third.play(0.02)
      #expect(second.scroll.zoomScale == third.scroll.zoomScale)
      #expect(second.scroll.contentOffset == third.scroll.contentOffset)
    }
    #expect(third.scroll.zoomScale == 3 && third.scroll.phase == .idle)
  }
}
