import ScrollTiling
import Seeds
import Testing

/// The row against the plain one, by random changes and questions.
@Suite struct ItemLengthsModelTests {
  @Test(arguments: 0..<UInt64(8), [0.0, 7.25])
  func aRowAgreesWithThePlainOne(seed: UInt64, spacing: Double) throws {
    var random = SeededGenerator(seed: seed)
    var plain = PlainRow(spacing: spacing, leading: spacing * 3, trailing: 11)
    let row = try ItemLengths(spacing: spacing, leading: spacing * 3, trailing: 11)
    for _ in 0..<150 {
      try change(row, &plain, &random)
      try #require(row.count == plain.count)
      try #require(row.total == plain.total)
      try ask(row, plain, &random)
    }
    #expect(try row.lengths(of: plain.all) == plain.lengths)
  }

  private func change(_ row: ItemLengths, _ plain: inout PlainRow, _ random: inout SeededGenerator) throws {
    let before = plain
    let index = random.below(plain.count + 1)
    let range = random.range(within: plain.count)
    let bounds = Int(range.lowerBound)..<Int(range.upperBound)
    var change: LengthChange?
    var moved = range
    switch random.below(8) {
    case 0, 1:
      let new = (0..<random.below(40)).map { _ in random.length() }
      change = try row.insert(contentsOf: new, at: index)
      plain.lengths.insert(contentsOf: new, at: Int(index))
      moved = index..<index
    case 2:
      let (count, length) = (random.below(30), random.length())
      change = try row.insert(count: count, length: length, at: index)
      plain.lengths.insert(contentsOf: Array(repeating: length, count: Int(count)), at: Int(index))
      moved = index..<index
    case 3:
      change = try row.remove(range)
      plain.lengths.removeSubrange(bounds)
    case 4:
      let length = random.length()
      change = try row.setLengths(of: range, to: length)
      plain.lengths.replaceSubrange(bounds, with: Array(repeating: length, count: bounds.count))
    case 5:
      let new = bounds.map { _ in random.length() }
      change = try row.setLengths(from: range.lowerBound, to: new)
      plain.lengths.replaceSubrange(bounds, with: new)
    case 6 where plain.count > 0:
      let (index, length) = (random.below(plain.count), random.length())
      change = try row.setLength(of: index, to: length)
      plain.lengths[Int(index)] = length
      moved = index..<index + 1
    default:
      let stay = random.below(plain.count - Int64(bounds.count) + 1)
      try row.move(range, to: stay)
      let taken = plain.lengths[bounds]
      plain.lengths.removeSubrange(bounds)
      plain.lengths.insert(contentsOf: taken, at: Int(stay))
    }
    if let change { expectKept(change, moved, before, plain) }
  }

  /// What was before the stretch has not moved, and what was behind it has by the shift.
  private func expectKept(
    _ change: LengthChange, _ changed: Range<Int64>, _ before: PlainRow, _ after: PlainRow
  ) {
    #expect(
      change.difference == after.places.reduce(0) { $0 + $1.length + after.spacing }
        - before.places.reduce(0) { $0 + $1.length + before.spacing })
    let grown = after.count - before.count
    if changed.upperBound < before.count {
      let start = before.start(changed.upperBound)
      #expect(start + change.shift(at: start) == after.start(changed.upperBound + grown))
    }
    if changed.lowerBound > 0 {
      let inside = before.places[Int(changed.lowerBound) - 1]
      if inside.length > 0 { #expect(change.shift(at: inside.start) == 0) }
    }
  }

  private func ask(_ row: ItemLengths, _ plain: PlainRow, _ random: inout SeededGenerator) throws {
    let places = plain.places
    for _ in 0..<4 {
      let near = places.randomElement(using: &random)?.start ?? 0
      let offset = random.below(2) == 0 ? near : near - 20 + Double(random.below(64 * 60)) / 64
      #expect(try row.item(at: offset) == plain.item(at: offset))
      #expect(try row.item(atOrBefore: offset) == plain.item(atOrBefore: offset))
      let end = offset + Double(random.below(300))
      #expect(try Array(row.visible(from: offset, to: end)) == plain.visible(from: offset, to: end))
      if let place = places.randomElement(using: &random) {
        #expect(try row.place(of: place.index) == place)
        #expect(try row.length(of: place.index) == place.length)
        #expect(try row.offset(of: place.index) == place.start)
      }
    }
  }
}
