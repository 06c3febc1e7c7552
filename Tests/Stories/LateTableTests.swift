import Hands
import Testing

/// Ten million unmeasured rows. Each row is measured when it is shown, and nothing on the screen jumps, in any
/// motion.
@Suite("A table measured late")
struct LateTableTests {
  private final class Cell {
    var index: Int64 = -1
    var frame = Rect.zero
  }

  private final class Table {
    let row: ItemLengths
    let tiles: Tiling<Cell>
    let scroll: ScrollController
    let axis: Axis
    let told: Told
    var now = 0.0
    /// The number of comparisons, and of frames without a comparison.
    var (compared, blind) = (0, 0)

    /// The cells on the screen, and the frames that were set on them.
    final class Told {
      var tiles: Tiling<Cell>?
      var live: [Cell] = []
      var measured = 0
      var faults: [String] = []

      func show(_ cell: Cell, _ index: Int64, _ frame: Rect, on axis: Axis) {
        (cell.index, cell.frame) = (index, frame)
        live.append(cell)
        let length = Table.length(of: index)
        if frame.length(axis) == length { return }
        measured += 1
        do { try tiles?.change(.resize(from: index, to: [length])) } catch { faults.append("\(error)") }
      }
    }

    static let count: Int64 = 10_000_000
    static func length(of index: Int64) -> Double { 18 + Double(index &* 7_919 % 101) * 0.75 }

    init(_ axis: Axis, overscan: TileOverscan = TileOverscan()) throws {
      self.axis = axis
      row = try ItemLengths(count: Self.count, length: 44)
      let told = Told()
      self.told = told
      tiles = Tiling<Cell>(
        .lengths(row), axis: axis, overscan: overscan, make: { Cell() },
        show: { told.show($0, $1, $2, on: axis) },
        move: { cell, index, frame in (cell.index, cell.frame) = (index, frame) },
        hide: { cell, _ in told.live.removeAll { $0 === cell } })
      told.tiles = tiles
      scroll = ScrollController(Size(width: 800, height: 800), [tiles, KeepAnchor(tiles), Bouncing()])
      scroll.settings.slop = 0
      check()
    }

    var offset: Double { scroll.contentOffset[axis] }

    /// The places of the cells on the screen.
    var places: [(index: Int64, place: Double)] {
      told.live.map { ($0.index, tiles.origin + $0.frame.lower(axis) - offset) }
    }

    /// Checks that the cells on the screen move by `way` during some work, and by no more.
    func expectMove(_ way: Double, _ work: () -> Void) {
      let before = places
      work()
      let after = places
      var seen = 0
      for (index, place) in before {
        guard let now = after.first(where: { $0.index == index }) else { continue }
        seen += 1
        let moved = now.place - place
        if (moved + way).magnitude >= 1.0 / 64 {
          Issue.record("\(index) moved by \(moved), not by \(0 - way)")
        }
      }
      compared += seen
      if seen == 0 { blind += 1 }
      check()
    }

    /// There is no gap. Every cell is measured, and at its place in the row.
    func check() {
      let tiled = tiles.tiled
      if let seen = try? row.visible(from: offset, to: offset + 800) {
        #expect(seen.clamped(to: tiled) == seen, "\(seen) are in view, \(tiled) have tiles")
      }
      #expect(told.live.map(\.index).sorted() == Array(tiled))
      let isRight = told.live.allSatisfy { cell in
        (try? row.offset(of: cell.index)) == tiles.origin + cell.frame.lower(axis)
          && cell.frame.length(axis) == Self.length(of: cell.index)
      }
      #expect(isRight, "a cell is not where the row says, or not measured")
      #expect(told.faults.isEmpty && scroll.diagnostics.total == 0)
    }

    func fling(at speed: Double) {
      var place = 400.0
      scroll.touchBegan(at: axis.point(place), time: .seconds(now))
      for _ in 0..<8 {
        now += 0.008
        place -= speed * 0.008
        expectMove(speed * 0.008) { scroll.touchMoved(to: axis.point(place), time: .seconds(now)) }
      }
      scroll.touchEnded(at: axis.point(place), time: .seconds(now))
    }

    /// Draws frames until rest, for at most a minute.
    func travel() {
      let end = now + 60
      while scroll.advance(to: .seconds(now)) == .needsFrame, now < end {
        now += 1.0 / 60
      }
      #expect(now < end)
      check()
    }

    /// Draws frames until rest. Every motion announces its movement.
    func rest(every seconds: Double) {
      while let motion = scroll.motion {
        let start = motion.offset(at: .seconds(now))[axis]
        now += seconds
        let time = Timestamp.seconds(now)
        let end = (motion.isSettled(at: time) ? motion.destination : motion.offset(at: time))[axis]
        expectMove(end - start) { scroll.advance(to: time) }
      }
    }
  }

  @Test(arguments: zip(Axis.both, [60.0, 120])) func flingsThroughUnmeasuredRowsDoNotJump(
    _ axis: Axis, _ rate: Double
  )
    throws
  {
    let table = try Table(axis)
    table.scroll.setContentOffset(axis.point(220e6), animated: false)
    #expect(table.tiles.tiled.contains(5_000_000), "where the middle was taken to be")
    for speed in [-3_000.0, 4_000, -7_900] {
      table.fling(at: speed)
      table.rest(every: 1 / rate)
    }
    #expect(table.told.measured > 100 && table.compared > 5_000 && table.blind == 0)
    #expect(table.tiles.made < 80 && table.tiles.made + table.tiles.reused == table.tiles.entered)
  }

  @Test(arguments: zip(Axis.both, [TileOverscan(), TileOverscan(Overscan(.points(300)), ahead: 0.1)]))
  func jumpsByTheProgram(_ axis: Axis, _ overscan: TileOverscan) throws {
    let table = try Table(axis, overscan: overscan)
    table.scroll.setContentOffset(axis.point(440e6 - 90_000), animated: true)
    var frames = 0
    while table.scroll.phase == .animating {
      frames += 1
      table.now += 1.0 / 60
      table.scroll.advance(to: .seconds(table.now))
      table.check()
    }
    #expect(frames > 30 && table.tiles.tiled.lowerBound > 9_000_000)
    table.fling(at: -5_000)
    table.rest(every: 1.0 / 60)
    // To the very end: the end of the last row, measured or not.
    table.scroll.setContentOffset(axis.point(1e9), animated: true)
    table.travel()
    #expect(table.tiles.tiled.upperBound == Table.count && table.offset == table.row.total - 800)
    // Back to the start. Rows measured on the way move the end, so this may take a few attempts.
    for _ in 0..<8 where table.offset != 0 {
      table.scroll.setContentOffset(.zero, animated: true)
      table.travel()
    }
    #expect(table.tiles.tiled.lowerBound == 0 && table.offset == 0)
  }
}
