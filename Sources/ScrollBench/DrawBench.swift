import ScrollBehaviors
import ScrollTiling

/// A tile that stores where it was drawn last.
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

/// A list that a program draws itself: 600 of its rows get their frames in the viewport.
private final class OwnList {
  let lengths: ItemLengths
  private var finger: ItemFinger
  private let lane = Lane(.vertical, crossLength: 390)
  private let frames = UnsafeMutableBufferPointer<Rect>.allocate(capacity: 600)
  private let sprites = (0..<600).map { _ in Sprite() }

  init() {
    lengths = try! ItemLengths((0..<100_000).map { 20 + Double($0 * 7 % 13) })
    finger = ItemFinger(lengths)
    frames.initialize(repeating: .zero)
  }

  deinit { frames.deallocate() }

  /// Gets all frames by one call, and converts them to the viewport by another.
  func draw(from first: Int64) {
    try! lengths.frames(of: first..<first + 600, in: lane, into: frames)
    Map(offset: Point.zero - frames[0].origin).convert(UnsafeBufferPointer(frames), into: frames)
    for place in frames.indices { sprites[place].frame = frames[place] }
  }

  /// Gets one frame at a time.
  func drawEach(from first: Int64) {
    let way = Point.zero - lane.frame(of: try! finger.place(of: first)).origin
    for place in 0..<600 {
      sprites[place].frame = lane.frame(of: try! finger.place(of: first + Int64(place))).offset(by: way)
    }
  }
}

/// Returns the rows for a walk over 600 tiles in the order of drawing. In one round each tile gets its frame in the
/// viewport. The peer walks an array of tiles and their frames. No tile appears or disappears meanwhile.
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
    Row(
      piece: "draw 600 rows of any lengths, two calls", peer: "the same in Swift, one by one", limit: 0.25
    ) {
      let list = OwnList()
      return Contest(
        ours: { for round in 0..<$0 { list.draw(from: Int64(round % 90_000)) } },
        peer: { for round in 0..<$0 { list.drawEach(from: Int64(round % 90_000)) } })
    },
    Row(piece: "jump to 600 tiles of any lengths", peer: "their frames one by one, in Swift", limit: nil) {
      let list = OwnList()
      let tiles = Tiling<Sprite>(
        .lengths(list.lengths), axis: .vertical, make: { Sprite() }, show: { $0.frame = $2 })
      let scroll = ScrollController(
        viewport: Size(width: 390, height: 15_600), behaviors: [tiles, Clamping()])
      return Contest(
        ours: { for round in 0..<$0 { scroll.contentOffset.y = Double(round % 64) * 20_000 } },
        peer: { for round in 0..<$0 { list.drawEach(from: Int64(round % 90_000)) } })
    },
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
