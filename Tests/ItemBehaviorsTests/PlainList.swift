import ScrollBehaviors

/// Things in a row with their lengths, as a plain list, and the same changes to it as a tiling is told.
struct PlainList {
  var things: [(name: Int, length: Double)] = []
  private var next = 0

  mutating func insert(_ lengths: [Double], at place: Int) {
    let new = lengths.map { length in
      next += 1
      return (next, length)
    }
    things.insert(contentsOf: new, at: place)
  }

  /// One random change, done here and told.
  mutating func change<Index>(_ story: PlaneStory<Index>) -> TileEdit {
    switch things.count < 15 ? 0 : story.number(0...4) {
    case 0:
      let place = story.number(0...things.count)
      let lengths = (0..<story.number(1...6)).map { _ in story.quarters(4...400) }
      insert(lengths, at: place)
      return .insert(lengths, at: Int64(place))
    case 1:
      let range = story.some(of: things.count, 5)
      things.removeSubrange(range)
      return .remove(Int64(range.lowerBound)..<Int64(range.upperBound))
    case 2:
      let range = story.some(of: things.count, 5)
      let moved = things[range]
      things.removeSubrange(range)
      let place = story.number(0...things.count)
      things.insert(contentsOf: moved, at: place)
      return .move(Int64(range.lowerBound)..<Int64(range.upperBound), to: Int64(place))
    case 3:
      let place = story.number(0...things.count - 1)
      things[place].length = story.quarters(4...600)
      return .resize(from: Int64(place), to: [things[place].length])
    default: return .reload(0..<Int64(story.number(0...things.count)))
    }
  }

  /// Where each starts, and how long it is.
  var spans: [(start: Double, length: Double)] {
    var end = 0.0
    return things.map { thing in
      end += thing.length
      return (end - thing.length, thing.length)
    }
  }
}
