import CScrollCore
import ScrollSpace
import Seeds
import Testing

/// Batches go through the C core, single rectangles do not: they must agree to the last bit.
struct BatchTests {
  static let maps = [
    Map.identity,
    Map(offset: Vector(x: 0.1, y: -1e9)),
    Map(scale: PerAxis(x: 1, y: -1), offset: Vector(x: 3, y: 4)),
    Map(scale: PerAxis(x: 0.3, y: 1.25), offset: Vector(x: -7.7, y: 1 / 3)),
    Map(scale: PerAxis(x: -2.7, y: 0), offset: Vector(x: 1e-9, y: 5)),
    Map(scale: PerAxis(x: -0.0, y: 1e300), offset: Vector(x: 0, y: -1e300)),
  ]
  /// Rectangles of every kind, strange ones too, and as many as make no round number of vectors.
  private func rects(count: Int) -> [Rect] {
    var random = SeededGenerator(seed: 42)
    return (0..<count).map { $0 % 3 == 0 ? random.strangeRect() : random.rect() }
  }

  @Test func aRectIsFourDoublesWithoutGaps() {
    #expect(MemoryLayout<Rect>.size == MemoryLayout<csc_rect>.size)
    #expect(MemoryLayout<Rect>.stride == MemoryLayout<csc_rect>.stride)
    #expect(MemoryLayout<Rect>.alignment == MemoryLayout<csc_rect>.alignment)
    withUnsafeBytes(of: Rect(x: 1, y: 2, width: 3, height: 4)) { bytes in
      let rect = bytes.load(as: csc_rect.self)
      #expect([rect.x, rect.y, rect.width, rect.height] == [1, 2, 3, 4])
    }
  }

  @Test(arguments: maps, [0, 1, 2, 3, 64, 1_001])
  func mapsAgree(_ map: Map, _ count: Int) {
    let rects = rects(count: count)
    let singly = rects.map { map.convert($0).bits }
    var inPlace = rects
    inPlace.withUnsafeMutableBufferPointer { map.convert(UnsafeBufferPointer($0), into: $0) }
    #expect(inPlace.map(\.bits) == singly)
    #expect(apart(rects) { map.convert($0, into: $1) } == singly)
  }

  /// Converts into a longer buffer and checks that its end is left alone.
  private func apart(
    _ rects: [Rect], _ convert: (UnsafeBufferPointer<Rect>, UnsafeMutableBufferPointer<Rect>) -> Void
  ) -> [[UInt64]] {
    let untouched = Rect(x: -1, y: -2, width: -3, height: -4)
    var target = Array(repeating: untouched, count: rects.count + 3)
    rects.withUnsafeBufferPointer { source in target.withUnsafeMutableBufferPointer { convert(source, $0) } }
    #expect(target.suffix(3).allSatisfy { $0 == untouched })
    return target.prefix(rects.count).map(\.bits)
  }

  @Test func aShortTargetTraps() async {
    await #expect(processExitsWith: .failure) {
      var target = [Rect.zero]
      [Rect.zero, .zero].withUnsafeBufferPointer { source in
        target.withUnsafeMutableBufferPointer { Map.identity.convert(source, into: $0) }
      }
    }
  }
}
