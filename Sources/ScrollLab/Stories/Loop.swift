package import LabDrawing
package import ScrollBehaviors
package import ScrollEngine
package import ScrollSpace
import ScrollTiling

extension Story {
  /// A ring that is shorter than the viewport.
  package static let loop = Story(
    "loop", "three postcards in a ring shorter than the screen: tiles repeat, none is copied"
  ) { Postcards() }
}

/// Three postcards of different lengths in a ring, in tiles. A card that is in view twice has two tiles.
package final class Postcards: Scene, ScrollDelegate {
  /// A tile.
  package final class Tile {
    package fileprivate(set) var card = 0
    package fileprivate(set) var frame = Rect.zero
    package fileprivate(set) var isShown = false
  }

  package static let screen = Size(width: 560, height: 120)
  package static let lengths = [120.0, 160, 200]
  package static let spacing = 10.0

  package let axis = Axis.horizontal
  package let scroll: ScrollController
  package let cards = Paging(
    .items(lengths: lengths, spacing: spacing), align: .center, rule: PageRule(.whereItStops, limit: nil),
    startingAt: 0)
  package let circular = Circular(axis: .horizontal, anchor: 0.5)
  package let tiling: Tiling<Tile>
  package private(set) var mostAlive = 0
  private let shelf = Shelf()

  private final class Shelf {
    var tiles: [Tile] = []
  }

  package init() {
    let shelf = shelf
    tiling = Tiling<Tile>(
      .lengths(try! ItemLengths(Self.lengths, spacing: Self.spacing)), axis: .horizontal,
      make: {
        shelf.tiles.append(Tile())
        return shelf.tiles[shelf.tiles.count - 1]
      },
      show: { tile, index, frame in
        (tile.card, tile.isShown) = (Int(index), true)
        tile.frame = Rect(x: frame.minX, y: 20, width: frame.width, height: 80)
      },
      hide: { tile, _ in tile.isShown = false })
    scroll = ScrollController(viewport: Self.screen, behaviors: [cards, tiling, circular])
    scroll.delegate = self
    mostAlive = tiling.alive
  }

  package func scrollDidScroll(_ scroll: ScrollController) { mostAlive = max(mostAlive, tiling.alive) }

  /// The tiles in view, from left to right, in the screen's coordinates, each with its lap.
  package var shown: [(card: Int, lap: Int64, frame: Rect)] {
    let place = Vector(x: tiling.origin - scroll.contentOffset.x, y: 0)
    let position = scroll.contentOffset.x - scroll.contentOrigin[.horizontal]
    return shelf.tiles.filter(\.isShown).map { tile in
      let frame = tile.frame.offset(by: place)
      return (tile.card, circular.ring?.lap(of: frame.midX + position) ?? 0, frame)
    }.sorted { $0.2.minX < $1.2.minX }
  }

  package var script: Script {
    var script = Script()
    let finger = Point(x: 400, y: 60)
    script.look("Before any touch: card 1 in the middle, others round it, in this lap and the one before.")
    script.swipe(from: finger, by: Vector(x: -120, y: 0), in: 0.08)
    script.wait(0.25)
    script.look("A flick, on its way into the next lap.")
    script.rest()
    script.look("The ring rests at its destination, a card in the middle.")
    script.add(.command { [unowned self] in cards.scroll(toPage: 1, animated: true, direction: .backward) })
    script.rest()
    script.look("The program went to card 2, backwards.")
    script.add(.command { [unowned self] in cards.scroll(byPages: -7, animated: true) })
    script.wait(0.2)
    script.look("Seven cards back, through laps below 0.")
    script.rest()
    script.swipe(from: finger, by: Vector(x: -250, y: 0), in: 0.04)
    script.rest()
    script.look("A hard flick goes round more than once: counted, in the same few tiles.")
    return script
  }

  package var picture: Picture {
    var picture = Picture(of: Rect(x: -110, y: -20, width: 780, height: 160), columns: 78, rows: 8)
    for tile in shown { picture.box(tile.frame, "\(tile.card + 1), lap \(tile.lap)", ink: .motion) }
    picture.viewport(Rect(origin: .zero, size: Self.screen))
    picture.dots(index: cards.page, of: cards.pageCount)
    picture.note(
      cards.words + "   lap \(circular.lap)   " + scroll.offsetWords(.horizontal), ink: .faint)
    return picture
  }

  package var facts: [Fact] {
    [
      Fact("page", "\(cards.page + 1) of \(cards.pageCount)"), Fact("lap", circular.lap),
      Fact("made", tiling.made), Fact("reused", tiling.reused), Fact("alive", tiling.alive),
      Fact("alive at most", mostAlive), Fact("rests by", scroll.explanation.x),
    ]
  }
}
