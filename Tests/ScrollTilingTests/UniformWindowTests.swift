import ScrollSpace
import ScrollTiling
import Seeds
import Testing

@Suite struct UniformWindowTests {
  @Test func aWindowStepsAsExactlyFarOutAsNear() throws {
    for first in [0, 1_000_000_000_000_000, -1_000_000_000_000_000] as [Int64] {
      var window = try UniformWindow(length: 500, spacing: 0.5, index: first, viewport: 320)
      for step in 1...10_000 {
        try window.move(by: 0.25)
        let gone = 0.25 * Double(step)
        let items = (gone / 500.5).rounded(.down)
        try #require(window.index == first + Int64(items))
        try #require(window.into == gone - items * 500.5)
        try #require(window.place(of: first).start == -gone)
      }
    }
  }

  @Test(arguments: 0..<UInt64(4))
  func aWindowSeesWhatAFilterSees(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let items: Range<Int64> = -20..<40
    var window = try UniformWindow(length: 10, spacing: 3.5, items: items, viewport: 45)
    var offset = 0.0
    for _ in 0..<300 {
      let before = Set(window.visible)
      let change: VisibleChange
      switch random.below(4) {
      case 0:
        let index = random.below(80) - 30
        let into = Double(random.below(400)) / 8 - 20
        change = try window.jump(to: index, into: into)
        offset = Double(index) * 13.5 + into
      case 1: change = try window.resize(to: Double(random.below(100)) / 2)
      default:
        let distance = Double(random.below(800)) / 8 - 50
        change = try window.move(by: distance)
        offset += distance
      }
      let seen = Set(
        items.filter {
          let start = Double($0) * 13.5
          return start + 10 > offset && start < offset + window.viewport && window.viewport > 0
        })
      try #require(Set(window.visible) == seen)
      var (entered, left): ([Int64], [Int64]) = ([], [])
      change.entered.forEach { entered.append($0) }
      change.left.forEach { left.append($0) }
      #expect(entered == seen.subtracting(before).sorted())
      #expect(left == before.subtracting(seen).sorted())
    }
  }

  @Test func framesCountFromTheViewport() throws {
    let far: Int64 = 1_000_000_000_000_000
    var window = try UniformWindow(length: 100, spacing: 10, index: far, into: 30, viewport: 250)
    try window.move(by: 5.25)
    #expect(window.visible == far..<far + 3)
    let lane = Lane(.horizontal, origin: 1_000, cross: 7, crossLength: 44)
    #expect(
      window.visible.map { lane.frame(of: window.place(of: $0)) } == [
        Rect(x: 964.75, y: 7, width: 100, height: 44), Rect(x: 1074.75, y: 7, width: 100, height: 44),
        Rect(x: 1184.75, y: 7, width: 100, height: 44),
      ])
  }

  @Test func unusableRowsAreRefused() throws {
    for bad in [0, -1, .infinity, 1e300] {
      #expect(throws: TilingError.length(bad)) { try UniformWindow(length: bad, viewport: 1) }
    }
    #expect(throws: TilingError.length(-1)) { try UniformWindow(length: 1, spacing: -1, viewport: 1) }
    #expect(throws: TilingError.length(1)) { try UniformWindow(length: 1e-300, viewport: 1) }
    #expect(throws: TilingError.length(-2)) { try UniformWindow(length: 1, viewport: -2) }
    #expect(throws: TilingError.offset(.infinity)) {
      try UniformWindow(length: 1, into: .infinity, viewport: 1)
    }
    #expect(throws: TilingError.range(0..<(.max), of: UniformWindow.endless)) {
      try UniformWindow(length: 1, items: 0..<(.max), viewport: 1)
    }
    var window = try UniformWindow(length: 10, viewport: 50)
    #expect(throws: TilingError.offset(.infinity)) { try window.move(by: .infinity) }
    #expect(throws: TilingError.offset(1e300)) { try window.move(by: 1e300) }
    #expect(throws: TilingError.offset(0)) { try window.jump(to: .max) }
    #expect(throws: TilingError.length(-1)) { try window.resize(to: -1) }
    #expect(window.visible == 0..<5)
    #expect(window.index == 0 && window.into == 0 && window.viewport == 50)
  }
}
