import Hands
import Testing

/// A map without limits: cells of 256 points that never end, on both axes, with an origin that moves.
struct TilingMapTests {
  typealias Cell = ItemGrid.Cell
  let wall = PlaneWall<Cell>()

  private func map(_ overscan: TileOverscan) -> (TilingPlane<Cell, Plate<Cell>>, Finger) {
    let tiles = TilingPlane<Cell, Plate<Cell>>(
      .grid(columns: .uniform(length: 256), rows: .uniform(length: 256)), overscan: overscan, source: wall)
    let finger = Finger(scroller([tiles, Infinite()]))
    finger.scroll.settings.maximumFlingSpeed = 1e8
    return (tiles, finger)
  }

  /// The cells in a rect that counts from the tiles' origin.
  private func cells(_ rect: Rect) -> Set<Cell> { TilingGridTests.cells(256, in: rect) }

  private func view(_ tiles: TilingPlane<Cell, Plate<Cell>>, _ scroll: ScrollController) -> Rect {
    Rect(origin: .zero + (scroll.contentOffset - tiles.origin), size: scroll.viewport)
  }

  /// A million points in each direction and back. The tiles fill the view and its surroundings without a gap. A cell
  /// always has the same frame, and coordinates stay small.
  @Test(arguments: [60.0, 120]) func aMillionPointsAnyWayAndBackHaveNoHole(_ rate: Double) {
    let (tiles, finger) = map(TileOverscan(Overscan(.points(88))))
    var told: [Cell: Rect] = [:]
    var (farthest, frames, rebases) = (0.0, 0, 0)
    wall.onShow = { [unowned wall] cell in
      guard let frame = wall.live.values.first(where: { $0.index == cell })?.frame else { return }
      if told.updateValue(frame, forKey: cell) ?? frame != frame {
        wall.faults.append("\(cell) got another frame")
      }
      if frame != Rect(x: Double(cell.x) * 256, y: Double(cell.y) * 256, width: 256, height: 256) {
        wall.faults.append("\(cell) is not in its place")
      }
    }
    for (x, y) in [(1.0, 0.0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (-1, 1), (1, -1), (0.5, 0.1)] {
      finger.fling(Vector(x: 2.1e6 * x, y: 2.1e6 * y))
      var last = finger.scroll.contentOrigin
      finger.rest(every: 1 / rate) {
        frames += 1
        if finger.scroll.contentOrigin != last { rebases += 1 }
        last = finger.scroll.contentOrigin
        let view = view(tiles, finger.scroll)
        farthest = max(farthest, abs(view.minX), abs(view.minY))
        let around = Rect(x: view.minX - 88, y: view.minY - 88, width: 576, height: 576)
        let isThere = Set(tiles.tiled) == cells(around)
        #expect(isThere, "\(tiles.tiled) at \(view)")
        let offset = finger.scroll.contentOffset
        let isNear = max(abs(offset.x), abs(offset.y)) <= 5_000
        #expect(isNear, "\(offset)")
      }
    }
    #expect(farthest > 1e6 && frames > 2_000 && rebases > 500)
    // 576 points touch 4 columns and 4 rows at most.
    #expect(tiles.made <= 16 && tiles.made + tiles.reused == tiles.entered && tiles.isBalanced)
    #expect(wall.faults.isEmpty, "\(wall.faults.prefix(3))")
  }

  /// By time ahead: what the next frame shows has its tile a frame before, on both axes.
  @Test(arguments: [60.0, 120], [Vector(x: 6_000, y: 2_500), Vector(x: -800, y: 7_000)])
  func timeAheadHasTheTilesOfTheNextFrame(_ rate: Double, _ speed: Vector) {
    let (tiles, finger) = map(TileOverscan(ahead: 1 / rate))
    finger.fling(speed)
    finger.frame(after: 1 / rate)
    var frames = 0
    while finger.scroll.isDecelerating {
      frames += 1
      let ready = Set(tiles.tiled)
      finger.frame(after: 1 / rate)
      #expect(cells(view(tiles, finger.scroll)).isSubset(of: ready))
    }
    #expect(frames > 60 && tiles.made <= 16 && wall.faults.isEmpty)
  }

  /// A step of 1/64 point is as exact 2^48 cells away as at the start.
  @Test func distanceCostsNoPrecision() throws {
    let (tiles, finger) = map(TileOverscan())
    finger.scroll.contentOffset += Vector(x: 0x1p56, y: -0x1p56)
    let cell = try #require(tiles.tiled.first)
    func place() -> Point? {
      var place: Point?
      tiles.forEachTile { if $1 == cell { place = $2.origin } }
      return place
    }
    let before = try #require(place())
    finger.scroll.contentOffset += Vector(x: 0.015625, y: -0.015625)
    #expect(try #require(place()) - before == Vector(x: -0.015625, y: 0.015625))
    #expect(cell.x > 1 << 47 && cell.y < -(1 << 47) && wall.faults.isEmpty)
  }
}
