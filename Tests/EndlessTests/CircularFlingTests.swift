import Hands
import Testing

/// Loops of pages flung at random, both ways: page, fraction, winding, position and picture say the same.
struct CircularFlingTests {
  static let flings = perBuild(debug: 300, release: 3_000)

  struct Loop: CustomTestStringConvertible {
    var count: Int64
    var length: Double
    var spacing: Double
    var stride: Double { length + spacing }
    var testDescription: String { "\(count) items of \(length)" }
  }

  static let loops: [Loop] = [
    Loop(count: 1, length: 96, spacing: 8), Loop(count: 1, length: 640, spacing: 16),
    Loop(count: 2, length: 150.25, spacing: 0), Loop(count: 2, length: 500, spacing: 12.5),
    Loop(count: 3, length: 60, spacing: 4), Loop(count: 3, length: 420, spacing: 0),
    Loop(count: 1_000_000, length: 44, spacing: 1), Loop(count: 1_000_000, length: 280, spacing: 16),
  ]

  /// Tiles before the ring answer its length; tiles after the ring use it.
  enum Order: CaseIterable {
    case tilesInside, tilesBehind
  }

  @Test(arguments: loops, [(CircularTilingTests.Items.uniform, Order.tilesInside), (.lengths, .tilesBehind)])
  func allReadingsAgree(_ loop: Loop, _ kind: (items: CircularTilingTests.Items, order: Order)) throws {
    let (items, order) = kind
    let wall = Wall()
    let row: ItemRow =
      switch items {
      case .uniform: .uniform(length: loop.length, spacing: loop.spacing, items: 0..<loop.count)
      case .lengths: .lengths(try ItemLengths(count: loop.count, length: loop.length, spacing: loop.spacing))
      }
    let tiles = Tiling(row, axis: .horizontal, source: wall)
    let circle = Circular(axis: .horizontal)
    let pages = Paging(.items(count: Int(loop.count), length: loop.length, spacing: loop.spacing))
    let chain: [any ScrollBehavior] =
      order == .tilesInside ? [pages, tiles, circle] : [pages, circle, tiles]
    let hand = Hand(scroller(chain), .horizontal)
    #expect(pages.pageCount == Int(loop.count) && circle.ring?.period == Double(loop.count) * loop.stride)
    let period = Double(loop.count) * loop.stride
    let bound = period + max(period, 4_096)
    // An item longer than the viewport may rest wherever it alone is shown.
    let room = max(0, loop.length - 400)
    var random = SeededGenerator(seed: UInt64(loop.count) &+ UInt64(loop.length))

    func check() {
      let offset = hand.offset
      let position = circle.position
      #expect(offset.magnitude <= bound && position == offset - hand.scroll.contentOrigin[.horizontal])
      #expect((Double(circle.lap) * period + circle.wrappedPosition - position).magnitude <= 1e-6)
      let place = circle.wrappedPosition / loop.stride
      #expect((pages.fraction - place).magnitude < 1e-6 && pages.lap == circle.lap)
      let turn = (1 + room / loop.stride) / 2
      let isHalfWay = (place - place.rounded(.down) - turn).magnitude < 1e-6
      #expect(isHalfWay || pages.page == Int((place + 1 - turn).rounded(.down)) % Int(loop.count))
      // What is in view, counted without any ring: an endless row of the same items.
      let first = Int64((position / loop.stride).rounded(.down)) - 1
      var expected: [CircularTilingTests.Seen] = []
      for place in first..<first + Int64(400 / loop.stride) + 4 {
        let start = Double(place) * loop.stride - position
        guard start < 400, start + loop.length > 0 else { continue }
        let index = ((place % loop.count) + loop.count) % loop.count
        expected.append(.init(index: index, start: start, length: loop.length))
      }
      let seen = CircularTilingTests.seen(wall, tiles, hand.scroll)
      let isSame =
        seen.map(\.index) == expected.map(\.index)
        && zip(seen, expected).allSatisfy { ($0.start - $1.start).magnitude < 1e-6 }
      #expect(isSame, "\(seen) is not \(expected) at \(position)")
    }

    for _ in 0..<Self.flings {
      let speed = Double.random(in: 100...8_000, using: &random) * (Bool.random(using: &random) ? 1 : -1)
      hand.fling(at: speed)
      for _ in 0..<Int.random(in: 1...6, using: &random) { hand.frame(after: 1.0 / 32) }
      check()
      if Int.random(in: 0..<4, using: &random) == 0 {
        hand.rest(every: 0.25)
        check()
        // It rests at an item, to the bit: lengths are multiples of 1/64.
        let start = (circle.position / loop.stride).rounded(.down) * loop.stride
        #expect(circle.position >= start && circle.position <= start + room)
        #expect(pages.selected == pages.page && (room > 0 || pages.fraction == Double(pages.page)))
      }
    }
    #expect(tiles.made < 40 && hand.scroll.diagnostics.total == 0)
  }

  /// Whole laps there and back, by program and by hand, end with the same bits.
  @Test(arguments: loops, Axis.both) func aWayThereAndBackIsExact(_ loop: Loop, _ axis: Axis) throws {
    let wall = Wall()
    let tiles = Tiling(
      .uniform(length: loop.length, spacing: loop.spacing, items: 0..<loop.count), axis: axis, source: wall)
    let circle = Circular(axis: axis)
    let scroll = scroller([tiles, circle])
    scroll.contentOffset[axis] = 12.328125
    let before = CircularTilingTests.seen(wall, tiles, scroll)
    let step = 37.015625
    for _ in 0..<3_000 { scroll.contentOffset[axis] += step }
    #expect(circle.position == 12.328125 + 3_000 * step)
    for _ in 0..<3_000 { scroll.contentOffset[axis] -= step }
    #expect(circle.position == 12.328125)
    #expect(CircularTilingTests.seen(wall, tiles, scroll) == before)
    // As far as doubles distinguish places of 1/64 pt.
    for laps in [1.0, 1_000, 1_000_000] where laps * Double(loop.count) * loop.stride < 1e13 {
      scroll.contentOffset[axis] += laps * Double(loop.count) * loop.stride
      #expect(CircularTilingTests.seen(wall, tiles, scroll) == before)
      #expect(circle.wrappedPosition == 12.328125)
    }
  }
}
