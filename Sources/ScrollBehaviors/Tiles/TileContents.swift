import ScrollSpace

/// What a host does with its tiles, each known by a number.
protocol TileHost: AnyObject {
  /// Whether tiles are of several kinds; else all are of kind 0.
  var sorts: Bool { get }
  /// Whether it does anything when a tile leaves.
  var hides: Bool { get }
  func kind(of index: Cell) -> Int
  func make(_ kind: Int) -> Int
  func show(_ number: Int, _ index: Cell, _ frame: Rect)
  func move(_ number: Int, _ index: Cell, _ frame: Rect)
  func hide(_ number: Int, _ index: Cell)
  func drop(_ number: Int)
}

/// The host's tiles, by number, and what makes and fills them, by the names of the items.
///
/// Each stands in a box: what an array of optional contents is made of would be looked up at every access, for this is
/// one code for all types of content.
final class TileContents<Index, Content>: TileHost {
  private final class Box: TileBox {
    let content: Content

    init(_ content: Content) { self.content = content }
  }

  /// How an item is named.
  let index: (Cell) -> Index
  private let kind: ((Index) -> Int)?
  private let make: (Int) -> Content
  private let show: (Content, Index, Rect) -> Void
  private let move: (Content, Index, Rect) -> Void
  private let hide: ((Content, Index) -> Void)?

  // Read and written in steps that call nobody.
  @exclusivity(unchecked) private var all: [TileBox?] = []
  @exclusivity(unchecked) private var free: [Int] = []

  init(
    index: @escaping (Cell) -> Index, kind: ((Index) -> Int)?, make: @escaping (Int) -> Content,
    show: @escaping (Content, Index, Rect) -> Void, move: ((Content, Index, Rect) -> Void)?,
    hide: ((Content, Index) -> Void)?
  ) {
    (self.index, self.kind, self.make) = (index, kind, make)
    (self.show, self.move, self.hide) = (show, move ?? show, hide)
  }

  subscript(number: Int) -> Content {
    guard let box = all[number] else { preconditionFailure("A tile that was dropped has no number.") }
    // Nobody else puts boxes here.
    return unsafeDowncast(box, to: Box.self).content
  }

  var sorts: Bool { kind != nil }

  var hides: Bool { hide != nil }

  func kind(of index: Cell) -> Int { kind?(self.index(index)) ?? 0 }

  func make(_ kind: Int) -> Int {
    let box = Box(make(kind))
    if let number = free.popLast() {
      all[number] = box
      return number
    }
    all.append(box)
    return all.count - 1
  }

  func show(_ number: Int, _ index: Cell, _ frame: Rect) { show(self[number], self.index(index), frame) }

  func move(_ number: Int, _ index: Cell, _ frame: Rect) { move(self[number], self.index(index), frame) }

  func hide(_ number: Int, _ index: Cell) { hide?(self[number], self.index(index)) }

  func drop(_ number: Int) {
    let box = all[number]
    all[number] = nil
    free.append(number)
    // The host may do anything while the tile goes, so it goes once nothing here is being changed.
    withExtendedLifetime(box) {}
  }
}

/// A place for one content, whatever its type.
class TileBox {}
