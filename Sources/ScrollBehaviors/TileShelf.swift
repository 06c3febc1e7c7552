import ScrollSpace
import ScrollTiling

/// A tile that is alive, with what it was told last.
struct Tile {
  /// The number of the host's tile.
  let number: Int
  let kind: Int
  var index: Int64
  var frame: Rect
  /// Whether it has to be told its index anew.
  var isRenumbered = false
}

/// The live tiles: a run of items, each in its slot, and after a change of the items those that have to find
/// their place again.
struct TileShelf {
  /// A tile whose item has another index by now, or none.
  struct Stray {
    var tile: Tile
    var index: Int64?
  }

  private var ring = SlotRing(room: 16)
  private var slots = [Tile?](repeating: nil, count: 16)
  private(set) var strays: [Stray] = []
  private(set) var count = 0

  /// The items that have a slot, filled or not.
  var held: Range<Int64> { ring.held }

  subscript(index: Int64) -> Tile? {
    guard let slot = ring.slot(of: index) else { return nil }
    return slots[slot]
  }

  mutating func take(_ index: Int64) -> Tile? {
    guard let slot = ring.slot(of: index), let tile = slots[slot] else { return nil }
    slots[slot] = nil
    count -= 1
    return tile
  }

  /// Puts a tile into its item's slot, which must be held.
  mutating func put(_ tile: Tile) {
    guard let slot = ring.slot(of: tile.index) else { return }
    if slots[slot] == nil { count += 1 }
    slots[slot] = tile
  }

  /// Holds another range from now on. Tiles outside of it must have been taken.
  mutating func hold(_ range: Range<Int64>) {
    let room = range.upperBound - range.lowerBound
    if room > ring.capacity {
      var larger = SlotRing(room: room)
      var moved = [Tile?](repeating: nil, count: Int(larger.capacity))
      _ = try? larger.hold(range)
      for slot in slots {
        if let slot, let place = larger.slot(of: slot.index) { moved[place] = slot }
      }
      ring = larger
      slots = moved
    } else {
      _ = try? ring.hold(range)
    }
  }

  /// Takes every tile from its slot, with the index that its item has now.
  mutating func scatter(_ index: (Int64) -> Int64?) {
    for position in strays.indices { strays[position].index = strays[position].index.flatMap(index) }
    for old in held {
      if let tile = take(old) { strays.append(Stray(tile: tile, index: index(old))) }
    }
    _ = try? ring.hold(0..<0)
  }

  /// The first stray whose item is not in a range, taken out.
  mutating func takeStray(outside range: Range<Int64>) -> Stray? {
    for position in strays.indices {
      if let index = strays[position].index, range.contains(index) { continue }
      return strays.remove(at: position)
    }
    return nil
  }

  /// The stray of the first item that is still there.
  var firstStray: (index: Int64, frame: Rect)? {
    var first: (index: Int64, frame: Rect)?
    for stray in strays {
      if let index = stray.index, index < first?.index ?? .max { first = (index, stray.tile.frame) }
    }
    return first
  }

  mutating func takeStray() -> Stray? { strays.popLast() }
}
