import Hands
import Testing

/// Tiles of a plane during an animation of the scale. No part of the view is blank in any frame.
struct ZoomedTilesTests {
  /// A map of 4,096 by 4,096 points, in tiles of 256 pixels at the scale of its level.
  private final class Atlas: ScrollDelegate {
    let scroll: ScrollController
    let levels = ZoomLevels(-2...3)
    let changesLevels: Bool
    private(set) var level = 0
    private(set) var shown: Set<Int> = []
    private(set) var plane: TilingPlane<PerAxis<Int64>, Int>
    private(set) var frames: [PerAxis<Int64>: Rect] = [:]
    var now = 0.0

    init(changesLevels: Bool, edges: Edges = .all) {
      self.changesLevels = changesLevels
      plane = Self.plane(0)
      scroll = ScrollController(
        viewport: Size(width: 400, height: 600), behaviors: [plane, Aligning(.center), Bouncing()])
      scroll.settings.minimumZoomScale = 0.25
      scroll.settings.maximumZoomScale = 8
      scroll.delegate = self
      scroll.contentOffset = Point(x: 1_300, y: 2_100)
      step()
    }

    private static func plane(_ level: Int) -> TilingPlane<PerAxis<Int64>, Int> {
      let length = 256 / ZoomLevels().scale(of: level)
      let count = Int64(4_096 / length)
      return TilingPlane(
        .grid(
          columns: ItemRow(count: count, length: length),
          rows: ItemRow(count: count, length: length, axis: .vertical)))
    }

    func scrollDidZoom(_ scroll: ScrollController) {
      let next = levels.level(at: scroll.zoomScale, showing: level)
      guard changesLevels, next != level else { return }
      level = next
      plane = Self.plane(level)
      scroll.behaviors = [plane, Aligning(.center), Bouncing()]
    }

    @discardableResult
    func step() -> FrameDemand {
      now += 1.0 / 60
      let demand = scroll.advance(to: .seconds(now))
      shown.insert(level)
      return demand
    }

    /// The first fault in the present tiles; nil if there is none.
    var flaw: String? {
      let length = 256 / levels.scale(of: level)
      let seen = scroll.space.mapToParent.inverted!.convert(Rect(origin: .zero, size: scroll.viewport))
        .intersection(Rect(x: 0, y: 0, width: 4_096, height: 4_096))
      if seen.isEmpty { return nil }
      var frames: [PerAxis<Int64>: Rect] = [:]
      plane.forEachTile { _, index, frame in frames[index] = frame }
      // A little inside the border, so that rounding does not require a tile.
      func range(_ axis: Axis) -> ClosedRange<Int64> {
        let (lower, upper) = ((seen.lower(axis) + 1e-6) / length, (seen.upper(axis) - 1e-6) / length)
        return Int64(lower)...max(Int64(lower), Int64(upper))
      }
      for x in range(.horizontal) {
        for y in range(.vertical) {
          let cell = Rect(x: Double(x) * length, y: Double(y) * length, width: length, height: length)
          let place = scroll.space.mapToParent.convert(cell)
          guard let frame = frames[PerAxis(x: x, y: y)] else {
            return "no tile \(x), \(y) of level \(level) at \(scroll.zoomScale), \(scroll.contentOffset)"
          }
          let gap = max(
            (frame.minX - place.minX).magnitude, (frame.maxY - place.maxY).magnitude,
            (frame.width - place.width).magnitude)
          if gap > 1e-6 { return "tile \(x), \(y) at \(frame) in place of \(place)" }
        }
      }
      if frames.count > 400 { return "\(frames.count) tiles" }
      let pixels = scroll.zoomScale / levels.scale(of: level)
      let isSharp = pixels < 2.25 && pixels > 0.85 || !levels.range.contains(level + (pixels > 1 ? 1 : -1))
      return isSharp || !changesLevels ? nil : "level \(level) at \(scroll.zoomScale)"
    }
  }

  enum Way: CaseIterable {
    case inwards, outwards, toARect, bounceIn, bounceOut, flung
  }

  private func begin(_ way: Way, _ atlas: Atlas) {
    let scroll = atlas.scroll
    func pinch(to spread: Double, by way: Double = 0) {
      scroll.pinchBegan(at: Point(x: 150, y: 200), time: .seconds(atlas.now))
      for step in 1...20 {
        atlas.now += 0.01
        let part = Double(step) / 20
        scroll.pinchMoved(
          to: Point(x: 150 + way * part, y: 200), scale: 1 + (spread - 1) * part, time: .seconds(atlas.now))
        if let flaw = atlas.flaw { Issue.record("\(way), \(step): \(flaw)") }
      }
      scroll.pinchEnded(time: .seconds(atlas.now))
    }
    switch way {
    case .inwards: scroll.setZoomScale(8, about: Point(x: 30, y: 500), animated: true)
    case .outwards: scroll.setZoomScale(0.25, about: Point(x: 30, y: 500), animated: true)
    case .toARect:
      scroll.zoom(to: Rect(x: 3_000, y: 300, width: 100, height: 100), animated: true)
    case .bounceIn: pinch(to: 20)
    case .bounceOut: pinch(to: 0.05)
    case .flung: pinch(to: 12, by: 200)
    }
  }

  @Test(arguments: Way.allCases, [false, true])
  func noPartOfTheViewIsBlankInAnyFrame(_ way: Way, _ changesLevels: Bool) throws {
    let atlas = Atlas(changesLevels: changesLevels)
    begin(way, atlas)
    let (scale, end) = (atlas.scroll.destinationZoomScale, atlas.scroll.destination)
    var frames = 0
    repeat {
      try #require(atlas.flaw == nil, "frame \(frames)")
      frames += 1
    } while atlas.step() != .idle && frames < 1_000
    #expect(atlas.flaw == nil && frames > 5 && frames < 1_000)
    #expect(atlas.scroll.zoomScale == scale, "a chain that changes amid a zoom leaves its end")
    #expect((atlas.scroll.contentOffset - end).x.magnitude < 1e-6)
    #expect((atlas.scroll.contentOffset - end).y.magnitude < 1e-6)
    #expect(changesLevels == (atlas.shown.count > 1))
  }
}
