import ScrollAccessories
import ScrollBehaviors
import ScrollEngine
import ScrollProfiles

/// A chain that the documentation prints, by its text there.
private struct Printed {
  let text: String
  /// The axis along which a finger flicks the content.
  let axis: Axis
  let viewport: Size
  /// The size of the content; nil if the links have content.
  let content: Size?
  let links: () -> [any ScrollBehavior]

  init(
    _ text: String, _ axis: Axis, viewport: Size = Size(width: 390, height: 600), content: Size? = nil,
    _ links: @escaping () -> [any ScrollBehavior]
  ) {
    (self.text, self.axis, self.viewport, self.content, self.links) = (text, axis, viewport, content, links)
  }

  var scroller: ScrollController {
    ScrollController(viewport: viewport, content: content ?? .zero, behaviors: links())
  }
}

private final class Tile { var (index, frame) = (Int64(0), Rect.zero) }

private func tiles(_ row: ItemRow) -> Tiling<Tile> {
  Tiling(row, make: { Tile() }, show: { tile, index, frame in (tile.index, tile.frame) = (index, frame) })
}

/// The behaviour of the README.
private final class SnapToRows: ScrollBehavior {
  let height: Double
  init(height: Double) { self.height = height }
  func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
    proposal.position.y = (proposal.position.y / height).rounded() * height
  }
}

/// The chains that README.md, Getting started and Recipes print.
private func printed() -> [Printed] {
  let (page, pages) = (Size(width: 390, height: 20_000), Size(width: 7_800, height: 600))
  func cards() -> ItemRow { ItemRow(count: 1_000, length: 310, spacing: 12) }
  func lines() -> ItemRow { ItemRow(count: 1_000_000, length: 44, axis: .vertical) }
  func month(_ index: Int64) -> Double { 240 + Double((index % 3 + 3) % 3) * 50 }
  return [
    Printed("[Bouncing()]", .vertical, content: page) { [Bouncing()] },
    Printed("[SnapToRows(height: 44), Bouncing()]", .vertical, content: page) {
      [SnapToRows(height: 44), Bouncing()]
    },
    Printed("[Paging(), Bouncing()]", .horizontal, content: pages) { [Paging(), Bouncing()] },
    Printed("[pages, Bouncing(.horizontal)]", .horizontal, content: pages) {
      [Paging(.viewport), Bouncing(.horizontal)]
    },
    Printed("[Bouncing(.vertical)]", .vertical, content: page) { [Bouncing(.vertical)] },
    Printed("[Paging(.offsets([0, button])), Bouncing(.horizontal)]", .horizontal, content: pages) {
      [Paging(.offsets([0, 80])), Bouncing(.horizontal)]
    },
    Printed("[Aligning(.center), Bouncing()]", .vertical, content: page) { [Aligning(.center), Bouncing()] },
    Printed("[Tiling(row, make:show:), Bouncing()]", .vertical) { [tiles(lines()), Bouncing()] },
    Printed("[tiles, StayAtEnd(), Bouncing(.vertical)]", .vertical) {
      [tiles(lines()), StayAtEnd(), Bouncing(.vertical)]
    },
    Printed("[tiles, pull, more, Bouncing(.vertical)]", .vertical) {
      let row = lines()
      return [
        tiles(row), PullToRefresh { $0.endRefreshing() }, LoadNearEnd(row, within: .viewports(1)) { _ in },
        Bouncing(.vertical),
      ]
    },
    Printed("[tiles, pages, Bouncing(.horizontal)]", .horizontal) {
      let row = cards()
      return [tiles(row), Paging(row, align: .center, ends: .pad), Bouncing(.horizontal)]
    },
    Printed(
      "[pages, tiles, Circular(axis: .vertical, anchor: 0.5)]", .vertical,
      viewport: Size(width: 60, height: 170)
    ) {
      let row = ItemRow(count: 24, length: 34, axis: .vertical)
      return [
        Paging(row, align: .center, rule: PageRule(.whereItStops)), tiles(row),
        Circular(axis: .vertical, anchor: 0.5),
      ]
    },
    Printed("[tiles, Circular(axis: .horizontal)]", .horizontal) {
      [tiles(ItemRow(count: 6, length: 120, spacing: 40)), Circular(axis: .horizontal)]
    },
    Printed("[pages, tiles, Circular(axis: .horizontal, anchor: 0.5)]", .horizontal) {
      let row = ItemRow(count: 10, length: 280, spacing: 16)
      return [Paging(row, align: .center), tiles(row), Circular(axis: .horizontal, anchor: 0.5)]
    },
    Printed(
      "[content, bubbles, KeepAnchor(row, holdsAtStart: true), StayAtEnd(), Bouncing(.vertical)]", .vertical
    ) {
      let stack = Stack(count: 5_000, spacing: 8, estimate: 60) { index, width in 38 + Double(index % 4) * 18
      }
      return [
        Arranging(stack), tiles(stack.row), KeepAnchor(stack.row, holdsAtStart: true), StayAtEnd(),
        Bouncing(.vertical),
      ]
    },
    Printed("[content, months, Bouncing(.vertical)]", .vertical) {
      let stack = Stack(endlessWithEstimate: 290) { index, width in month(index) }
      return [Arranging(stack), tiles(stack.row), Bouncing(.vertical)]
    },
    Printed("[cells, heads, KeepAnchor(columns), KeepAnchor(rows), Bouncing()]", .vertical) {
      guard let columns = try? ItemRow(lengths: (0..<100).map { 60 + Double($0 % 4) * 20 }),
        let rows = try? ItemRow(lengths: (0..<1_000).map { 24 + Double($0 % 3) * 8 }, axis: .vertical)
      else { fatalError("rows of these lengths can be made.") }
      let cells = TilingPlane(
        .grid(columns: columns, rows: rows), make: { Tile() },
        show: { tile, place, frame in tile.frame = frame })
      return [cells, tiles(columns), KeepAnchor(columns), KeepAnchor(rows), Bouncing()]
    },
  ]
}

/// A scroller that a finger flicks to and fro, with the frames of a display.
private final class Flicked {
  let scroll: ScrollController
  private let axis: Axis
  private var (now, flicks) = (Timestamp.zero, 0)

  init(_ scroll: ScrollController, _ axis: Axis, from start: Double = 0) {
    (self.scroll, self.axis) = (scroll, axis)
    scroll.contentOffset[axis] = start
    flick(4)
  }

  /// A finger comes down, moves five times and lifts. One second of frames at 120 Hz follows.
  func flick(_ count: Int) {
    for _ in 0..<count {
      let step = flicks % 2 == 0 ? -12.0 : 12
      flicks += 1
      var place = Point(x: 30, y: 80)
      scroll.touchBegan(at: place, time: now)
      for _ in 0..<5 {
        now += 1.0 / 120
        place[axis] += step
        scroll.touchMoved(to: place, time: now)
        scroll.advance(to: now)
      }
      scroll.touchEnded(at: place, time: now)
      frames(120)
    }
  }

  func frames(_ count: Int) {
    for _ in 0..<count {
      now += 1.0 / 120
      scroll.advance(to: now)
    }
  }

  /// A notch of a wheel, and a quarter of a second of frames.
  func notch(_ count: Int) {
    for _ in 0..<count {
      flicks += 1
      scroll.step(by: .notches(Vector(x: 0, y: flicks % 2 == 0 ? -1 : 1)), time: now)
      frames(30)
    }
  }
}

/// Returns the rows for whole chains: what the documentation prints, and each system's feel. One round is a flick with
/// a second of frames, so it has every part of a movement in it. The peer is a plain list.
func chainRows() -> [Row] {
  let page = Size(width: 390, height: 20_000)
  func plain() -> Flicked {
    Flicked(
      ScrollController(viewport: Size(width: 390, height: 600), content: page, behaviors: [Bouncing()]),
      .vertical,
      from: 2_000)
  }
  func row(_ piece: String, _ make: @escaping () -> Flicked, _ run: @escaping (Flicked, Int) -> Void) -> Row {
    Row(piece: piece, peer: "[Bouncing()]", limit: nil) {
      let (one, other) = (make(), plain())
      return Contest(ours: { run(one, $0) }, peer: { run(other, $0) })
    }
  }
  let systems: [(String, ScrollProfile)] = [
    ("ios", .ios), ("android", .android), ("gtk", .gtk), ("chromium", .chromium), ("terminal", .terminal),
  ]
  func system(_ profile: ScrollProfile) -> Flicked {
    let list = plain()
    list.scroll.apply(profile)
    return list
  }
  return printed().map { chain in
    row("a flick of \(chain.text)", { Flicked(chain.scroller, chain.axis, from: 500) }, { $0.flick($1) })
  }
    + systems.map { name, profile in row("a flick by \(name)", { system(profile) }, { $0.flick($1) }) }
    + systems.map { name, profile in row("a notch by \(name)", { system(profile) }, { $0.notch($1) }) }
    + [1, 50].map { count in
      row(
        "a frame at rest, \(count) links",
        {
          let list = plain()
          list.scroll.behaviors = (0..<count).map { _ in SnapToRows(height: 1) }
          return list
        }, { $0.frames($1) })
    }
}
