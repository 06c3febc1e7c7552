import ScrollBehaviors

/// A tile that keeps where it was drawn last.
private final class Sprite {
  var frame = Rect.zero
}

/// Tiles in an array, each beside its frame in the content.
private final class PlainSprites {
  private var sprites: [(sprite: Sprite, index: Int64, frame: Rect)] = []
  private let offset = Point(x: 3, y: 7)

  init(_ frames: [Rect]) {
    for (index, frame) in frames.enumerated() { sprites.append((Sprite(), Int64(index), frame)) }
  }

  func draw() {
    let way = Point.zero - offset
    for (sprite, _, frame) in sprites { sprite.frame = frame.offset(by: way) }
  }
}

/// Rows for walking 600 tiles in the order of drawing. One round tells each where it is in the viewport; the peer walks
/// an array of them and their frames. Nothing enters or leaves meanwhile.
func drawRows() -> [Row] {
  let cells = (0..<600).map { Rect(x: Double($0 % 20) * 20, y: Double($0 / 20) * 30, width: 20, height: 30) }
  let viewport = Size(width: 397, height: 893)

  func row(_ name: String, _ tiles: @escaping () -> (link: any ScrollBehavior, draw: () -> Void)?) -> Row {
    Row(piece: "draw 600 tiles, \(name)", peer: "an array of frames", limit: nil) {
      guard let (link, draw) = tiles() else { fatalError("600 items can be made.") }
      let scroll = ScrollController(viewport: viewport, behaviors: [link, Clamping()])
      let plain = PlainSprites(cells)
      return Contest(
        ours: { for _ in 0..<$0 { withExtendedLifetime(scroll) { draw() } } },
        peer: { for _ in 0..<$0 { plain.draw() } })
    }
  }

  func plane<Index>(_ items: PlaneItems<Index>) -> (any ScrollBehavior, () -> Void) {
    let tiles = TilingPlane<Index, Sprite>(items, make: { Sprite() }, show: { _, _, _ in })
    return (tiles, { tiles.forEachTile { sprite, _, frame in sprite.frame = frame } })
  }

  return [
    row("a row") {
      let tiles = Tiling<Sprite>(
        .uniform(length: 893.0 / 600, items: 0..<600), axis: .vertical, make: { Sprite() },
        show: { _, _, _ in })
      return (tiles, { tiles.forEachTile { sprite, _, frame in sprite.frame = frame } })
    },
    row("a grid") {
      plane(.grid(columns: .uniform(length: 20, items: 0..<20), rows: .uniform(length: 30, items: 0..<30)))
    },
    row("scattered") {
      guard let items = try? ScatteredItems() else { return nil }
      for cell in cells { try? items.append(cell) }
      return plane(.scattered(items))
    },
  ]
}
