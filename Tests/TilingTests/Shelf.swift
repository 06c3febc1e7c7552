import Hands

/// What rows and lanes of tiles have in common: items with a number.
protocol NumberedTiles: ScrollBehavior {
  var alive: Int { get }
  var entered: Int { get }
  var left: Int { get }
  /// The items, for those that keep one in place.
  var watched: any EditableItems { get }
  func change(_ edits: [TileEdit]) throws(TilingError)
}

extension Tiling: NumberedTiles {
  var watched: any EditableItems { self }
}

extension TilingPlane: NumberedTiles where Index == Int64 {
  var watched: any EditableItems { line }
}

/// Items of one length, in a row or in lanes, and what is to be seen of them.
enum Shelf {
  case row(ItemLengths)
  case lanes(Masonry, count: Int)

  /// No lanes: a row.
  init(lanes: Int, count: Int, length: Double = 50) throws {
    if lanes == 0 {
      self = .row(try ItemLengths(count: Int64(count), length: length))
    } else {
      let items = try Masonry(lanes: lanes)
      try items.append(contentsOf: [Double](repeating: length, count: count))
      self = .lanes(items, count: lanes)
    }
  }

  func tiles(_ axis: Axis = .vertical, poolCap: Int = 64, source wall: Wall) -> any NumberedTiles {
    switch self {
    case .row(let row): Tiling(.lengths(row), axis: axis, poolCap: poolCap, source: wall)
    case .lanes(let items, _): TilingPlane(.lanes(items, axis), poolCap: poolCap, source: wall)
    }
  }

  var total: Double {
    switch self {
    case .row(let row): row.total
    case .lanes(let items, _): items.total
    }
  }

  /// The items between two places, with their frames in a viewport of this length across.
  func frames(from: Double, to: Double, across: Double, on axis: Axis = .vertical) throws -> [Int64: Rect] {
    var frames: [Int64: Rect] = [:]
    switch self {
    case .row(let row):
      for index in try row.visible(from: from, to: to) {
        frames[index] = Lane(axis, crossLength: across).frame(of: try row.place(of: index))
      }
    case .lanes(let items, let count):
      let width = across / Double(count)
      for lane in 0..<count {
        for position in try items.visible(inLane: lane, from: from, to: to) {
          let index = try items.item(position, ofLane: lane)
          frames[index] = Lane(axis, cross: Double(lane) * width, crossLength: width)
            .frame(of: try items.place(of: index).place)
        }
      }
    }
    return frames
  }

  /// A removal that nobody tells the tiles.
  func removeUntold(_ range: Range<Int64>) throws {
    switch self {
    case .row(let row): try row.remove(range)
    case .lanes(let items, _): try items.replace(range, with: [])
    }
  }
}
