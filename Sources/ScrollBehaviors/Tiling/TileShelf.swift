import ScrollSpace
import ScrollTiling

/// A tile that is alive, with what it was told last.
struct Tile {
  /// The number of the host's tile.
  let number: Int
  let kind: Int
  /// Where it stands: its item's index, on a ring its position.
  var position: Int64
  /// The item it was told.
  var index: Int64
  var frame: Rect
}

/// The live tiles: a run of positions, each in its slot, and after a change of the items those that have to find
/// their place again.
struct TileShelf {
  /// A tile whose item has another position by now, or none.
  struct Stray {
    var tile: Tile
    var position: Int64?
  }

  private var ring = SlotRing(room: 16)
  private var slots = [Tile?](repeating: nil, count: 16)
  private var strays: [Stray] = []
  /// Of the strays, so many have been looked at, and so many of those stay; they have moved to the front.
  private var (looked, kept) = (0, 0)
  private(set) var count = 0

  /// The positions that have a slot, filled or not.
  var held: Range<Int64> { ring.held }

  subscript(position: Int64) -> Tile? {
    guard let slot = ring.slot(of: position) else { return nil }
    return slots[slot]
  }

  mutating func take(_ position: Int64) -> Tile? {
    guard let slot = ring.slot(of: position), let tile = slots[slot] else { return nil }
    slots[slot] = nil
    count -= 1
    return tile
  }

  /// Puts a tile into its position's slot, which must be held.
  mutating func put(_ tile: Tile) {
    guard let slot = ring.slot(of: tile.position) else { return }
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
        if let slot, let place = larger.slot(of: slot.position) { moved[place] = slot }
      }
      ring = larger
      slots = moved
    } else {
      _ = try? ring.hold(range)
    }
  }

  /// How many tiles have no slot.
  var strayCount: Int { strays.count - (looked - kept) }

  /// Takes every tile from its slot, with the position that its item has now.
  mutating func scatter(_ position: (Int64) -> Int64?) {
    closeRanks()
    for place in strays.indices { strays[place].position = strays[place].position.flatMap(position) }
    for old in held {
      if let tile = take(old) { strays.append(Stray(tile: tile, position: position(old))) }
    }
    _ = try? ring.hold(0..<0)
  }

  /// The first stray whose position is not in a range, taken out.
  mutating func takeStray(outside range: Range<Int64>) -> Stray? {
    if strays.isEmpty { return nil }
    while looked < strays.count {
      let stray = strays[looked]
      looked += 1
      guard let position = stray.position, range.contains(position) else { return stray }
      strays[kept] = stray
      kept += 1
    }
    closeRanks()
    return nil
  }

  private mutating func closeRanks() {
    strays.removeSubrange(kept..<looked)
    (looked, kept) = (0, 0)
  }

  /// The first item that has a tile, slot or not, and the frame that the tile was told.
  var first: (position: Int64, frame: Rect)? {
    var first: (position: Int64, frame: Rect)?
    for position in held {
      guard let tile = self[position] else { continue }
      first = (position, tile.frame)
      break
    }
    for place in strays.indices where place < kept || place >= looked {
      let stray = strays[place]
      if let position = stray.position, position < first?.position ?? .max {
        first = (position, stray.tile.frame)
      }
    }
    return first
  }

  mutating func takeStray() -> Stray? { strays.popLast() }
}
