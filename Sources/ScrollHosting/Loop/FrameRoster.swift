import ScrollEngine
import ScrollSpace

/// The areas that have a frame of their own, in the order in which they were added, with marks of those that need the
/// next frame. The others are at rest: a frame passes them by.
///
/// ```
///   numbers   1   4   5   7   9         ascending, and never given twice
///   areas     ▪   ▪   –   ▪   ▪         –: has been removed
///   due       1   0   0   1   0         a bit each: a frame looks for the next one
/// ```
struct FrameRoster {
  let frames = HostFrames()
  private var areas: [ScrollArea?] = []
  private var numbers: [Int] = []
  private var due: [UInt64] = []
  private var count = 0
  private var lastNumber = 0

  /// The number of places, with those of areas that have been removed.
  var end: Int { areas.count }

  /// All areas, in their order.
  var all: [ScrollArea] { areas.compactMap { $0 } }

  /// The area at a place; nil if it has been removed.
  subscript(place: Int) -> ScrollArea? { areas[place] }

  /// Adds an area as the last one. It needs the next frame.
  mutating func add(_ area: ScrollArea) {
    lastNumber += 1
    area.number = lastNumber
    append(area, isDue: true)
    count += 1
  }

  /// Removes an area, whose scroller stays at the time of its latest frame.
  mutating func remove(_ area: ScrollArea) {
    guard let place = place(of: area.number), areas[place] === area else { return }
    area.target?.scroll.endRest()
    areas[place] = nil
    setDue(place, false)
    count -= 1
  }

  /// Forgets the places of removed areas if they are most of all. Places change: not during a frame.
  mutating func compact() {
    guard areas.count > 2 * count + 64 else { return }
    let former = (areas, numbers, due)
    (areas, numbers, due) = ([], [], [])
    for (place, area) in former.0.enumerated() {
      guard let area else { continue }
      append(area, isDue: former.2[place >> 6] >> UInt64(place & 63) & 1 == 1)
    }
  }

  private mutating func append(_ area: ScrollArea, isDue: Bool) {
    if areas.count & 63 == 0 { due.append(0) }
    areas.append(area)
    numbers.append(area.number)
    if isDue { setDue(areas.count - 1, true) }
  }

  // MARK: Frames

  /// Returns the first place from a place on, and before another, whose area needs the next frame; nil if none does.
  func nextDue(from place: Int, before end: Int) -> Int? {
    guard place < end else { return nil }
    var word = place >> 6
    var bits = due[word] & (UInt64.max << UInt64(place & 63))
    while bits == 0 {
      word += 1
      guard word << 6 < end else { return nil }
      bits = due[word]
    }
    let found = word << 6 + bits.trailingZeroBitCount
    return found < end ? found : nil
  }

  /// Marks the areas whose scrollers rest no more.
  mutating func wake() {
    while let number = frames.takeReturned() {
      if let place = place(of: number), areas[place] != nil { setDue(place, true) }
    }
  }

  /// Passes the area at a place by in the next frames if it is at rest.
  mutating func restIfIdle(_ target: ScrollTarget, at place: Int) {
    guard target.nest == nil, areas[place]?.target === target,
      target.scroll.rest(in: frames, as: numbers[place])
    else { return }
    setDue(place, false)
  }

  /// Begins a frame. One before the last one changes areas at rest, too.
  mutating func begin(at time: Timestamp) {
    if let latest = frames.latest, time < latest {
      for area in areas { area?.target?.scroll.endRest() }
    }
    wake()
    frames.begin(at: time)
  }

  /// The frame reaches the area at a place.
  func reach(_ place: Int) { frames.reach(numbers[place]) }

  private mutating func setDue(_ place: Int, _ isDue: Bool) {
    let bit: UInt64 = 1 << UInt64(place & 63)
    if isDue { due[place >> 6] |= bit } else { due[place >> 6] &= ~bit }
  }

  /// Returns the place with a number, by bisection.
  private func place(of number: Int) -> Int? {
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < numbers.count && numbers[low] == number ? low : nil
  }

  // MARK: Parts

  /// Returns the areas that are an area or lie in it, in their order.
  func areas(in outer: ScrollArea) -> [ScrollArea] {
    if outer.children.isEmpty { return outer.hasFrames ? [outer] : [] }
    var marks = [UInt64](repeating: 0, count: due.count)
    var (first, last) = (areas.count, -1)
    outer.forEach { area in
      guard area.hasFrames, let place = place(of: area.number), areas[place] === area else { return }
      marks[place >> 6] |= 1 << UInt64(place & 63)
      (first, last) = (min(first, place), max(last, place))
    }
    guard first <= last else { return [] }
    return (first...last).compactMap { marks[$0 >> 6] >> UInt64($0 & 63) & 1 == 1 ? areas[$0] : nil }
  }
}
