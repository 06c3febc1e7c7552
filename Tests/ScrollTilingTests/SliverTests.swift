import ScrollSpace
import ScrollTiling
import Testing

/// An item that touches an edge of the viewport, within 2^-40 points, is not visible. This is so in rows of any
/// lengths, under a finger, and in the uniform window.
struct SliverTests {
  private static let sliver = 0x1p-40
  private static let nearness = [
    -2 * sliver, -sliver, -sliver / 8, 0, sliver / 8, sliver, 2 * sliver, 1.0 / 64,
  ]

  /// From the definition.
  private func seen(from: Double, to: Double, length: Double, spacing: Double, _ items: Range<Int64>)
    -> [Int64]
  {
    items.filter {
      let start = Double($0) * (length + spacing)
      return start + length - from > Self.sliver && to - start > Self.sliver
    }
  }

  @Test(arguments: [0.0, 3.5], nearness)
  func rowsAndWindowsSeeTheSame(_ spacing: Double, _ near: Double) throws {
    let (length, items) = (10.0, Int64(0)..<40)
    let stride = length + spacing
    let row = try ItemLengths(count: 40, length: length, spacing: spacing)
    for item in 0..<20 {
      for edge in [Double(item) * stride, Double(item) * stride + length] {
        for (from, to) in [(edge + near, edge + 25), (edge - 25, edge + near), (edge - 25, edge + 25 + near)]
        {
          let expected = seen(from: from, to: to, length: length, spacing: spacing, items)
          #expect(Array(try row.visible(from: from, to: to)) == expected)
          let window = try UniformWindow(
            length: length, spacing: spacing, items: items, into: from, viewport: to - from)
          #expect(Array(window.visible) == expected)
          var finger = ItemFinger(row)
          #expect(Array(try finger.visible(from: from, to: to)) == expected)
        }
      }
    }
  }

  @Test func aViewportNoLongerThanASliverSeesNothing() throws {
    let row = try ItemLengths(count: 40, length: 10)
    for viewport in [0, Self.sliver / 2, Self.sliver] {
      #expect(try UniformWindow(length: 10, into: 13, viewport: viewport).visible.isEmpty)
      #expect(try row.visible(from: 13, to: 13 + viewport).isEmpty)
    }
    #expect(try UniformWindow(length: 10, into: 13, viewport: 3 * Self.sliver).visible == 1..<2)
    #expect(try row.visible(from: 13, to: 13 + 3 * Self.sliver) == 1..<2)
    #expect(try UniformWindow(length: 1e-40, viewport: 0).visible.isEmpty)
  }

  /// Far out a number cannot tell a sliver from nothing, and the rule is the plain one.
  @Test func farOutTheEdgeItselfCounts() throws {
    let row = try ItemLengths(count: 1 << 40, length: 10)
    let far = 10.0 * 0x1p36
    #expect(try row.visible(from: far, to: far + 20) == 1 << 36..<(1 << 36) + 2)
    #expect(try row.visible(from: far.nextDown, to: far + 20) == (1 << 36) - 1..<(1 << 36) + 2)
  }

  @Test func aWindowReaches2To62ItemsInOneStep() throws {
    var window = try UniformWindow(length: 50, viewport: 100)
    try window.move(by: 50 * 0x1p61)
    #expect(window.index == 1 << 61 && window.visible == 1 << 61..<(1 << 61) + 2)
    try window.move(by: -50 * 0x1.8p61)
    #expect(window.index == -(1 << 60))
    #expect(throws: TilingError.offset(50 * 0x1p62)) { try window.move(by: 50 * 0x1p62) }
    #expect(window.index == -(1 << 60) && window.visible.count == 2)
  }
}
