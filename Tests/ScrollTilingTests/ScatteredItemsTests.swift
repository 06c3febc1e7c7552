import ScrollSpace
import ScrollTiling
import Seeds
import Testing

@Suite struct ScatteredItemsTests {
  /// A rect somewhere: most are small and near, some large, some far, some without area.
  private func rect(_ random: inout SeededGenerator) -> Rect {
    let scale = [1, 1, 1, 50, 1e6][Int(random.below(5))]
    return Rect(
      x: (Double(random.below(4_000)) - 2_000) * scale, y: (Double(random.below(4_000)) - 2_000) * scale,
      width: Double(random.below(100)) * scale, height: Double(random.below(100)) * scale)
  }

  @Test(arguments: 0..<UInt64(4), [1.0 / 64, 37, 256, 1e9])
  func aQueryFindsWhatAFilterFinds(seed: UInt64, section: Double) throws {
    var random = SeededGenerator(seed: seed)
    let items = try ScatteredItems(section: section)
    var plain: [Rect?] = []
    for step in 0..<600 {
      let index = random.below(Int64(plain.count))
      switch random.below(6) {
      case 0 where !plain.isEmpty:
        try items.remove(at: index)
        plain[Int(index)] = nil
      case 1 where !plain.isEmpty:
        let frame = rect(&random)
        try items.setFrame(of: index, to: frame)
        plain[Int(index)] = frame
      default:
        let frame = rect(&random)
        try items.append(frame)
        plain.append(frame)
      }
      try #require(items.count == Int64(plain.count))
      if step % 3 == 0 {
        let query = rect(&random)
        let expected = plain.indices.filter { plain[$0]?.intersects(query) == true }
        #expect(items.items(in: query) == expected.map(Int64.init))
      }
    }
    for (index, frame) in plain.enumerated() { #expect(try items.frame(of: Int64(index)) == frame) }
    #expect(items.bounds == plain.reduce(.zero) { $1.map($0.union) ?? $0 })
    #expect(items.items(in: items.bounds).count == plain.filter { $0?.isEmpty == false }.count)
  }

  @Test func itemsFarApartAreFound() throws {
    let items = try ScatteredItems(section: 100)
    #expect(items.section == 128)
    let limit = ItemLengths.longest
    for corner in [-limit, 0, limit - 10] {
      try items.append(Rect(x: corner, y: corner, width: 10, height: 10))
    }
    try items.append(Rect(x: -limit, y: -limit, width: 2 * limit, height: 2 * limit))
    #expect(items.items(in: Rect(x: limit - 5, y: limit - 5, width: 1, height: 1)) == [2, 3])
    #expect(items.items(in: Rect(x: 5, y: 5, width: 1, height: 1)) == [1, 3])
    #expect(items.items(in: Rect(x: 0, y: 0, width: .infinity, height: .infinity)) == [1, 2, 3])
  }

  @Test func aFrameThatOnlyTouchesIsOutside() throws {
    let items = try ScatteredItems(section: 2)
    try items.append(Rect(x: 0, y: 0, width: 2, height: 2))
    try items.append(Rect(x: 2, y: 0, width: 2, height: 0))
    #expect(items.items(in: Rect(x: 2, y: 0, width: 2, height: 2)) == [])
    #expect(items.items(in: Rect(x: 1, y: 1, width: 0, height: 0)) == [])
    #expect(items.items(in: Rect(x: 1e300, y: 0, width: 1e300, height: 1)) == [])
    #expect(items.items(in: Rect(x: .nan, y: 0, width: 1, height: 1)) == [])
  }

  @Test func unusableFramesAreRefused() throws {
    let items = try ScatteredItems()
    try items.append(Rect(x: 1, y: 2, width: 3, height: 4))
    let bad = [
      Rect(x: .infinity, y: 0, width: 1, height: 1), Rect(x: 0, y: 0, width: -1, height: 1),
      Rect(x: 0, y: ItemLengths.longest, width: 1, height: 1), Rect(x: 0, y: -1e300, width: 1, height: 1),
      Rect(x: 0, y: 0, width: 1, height: .infinity),
    ]
    for bad in bad {
      #expect(throws: TilingError.rect(bad)) { try items.append(bad) }
      #expect(throws: TilingError.rect(bad)) { try items.setFrame(of: 0, to: bad) }
    }
    #expect(throws: TilingError.self) { try items.append(Rect(x: .nan, y: 0, width: 1, height: 1)) }
    #expect(throws: TilingError.self) { try items.append(Rect(x: 0, y: 0, width: .nan, height: 1)) }
    #expect(throws: TilingError.index(1, count: 1)) { try items.remove(at: 1) }
    #expect(throws: TilingError.index(-1, count: 1)) { try items.frame(of: -1) }
    for bad in [0, -1, .infinity] {
      #expect(throws: TilingError.length(bad)) { try ScatteredItems(section: bad) }
    }
    #expect(items.items(in: Rect(x: 0, y: 0, width: 9, height: 9)) == [0])
  }
}
