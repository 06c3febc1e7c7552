import CScrollCore
import ScrollSpace
import Seeds
import Testing

/// Batches go through the C core, single rectangles and points do not: they must agree to the last bit.
struct BatchTests {
  // MARK: Batches go through the C core, single rectangles do not: they must agree to the last bit

  static let maps = [
    Map.identity,
    Map(offset: Vector(x: 0.1, y: -1e9)),
    Map(scale: PerAxis(x: 1, y: -1), offset: Vector(x: 3, y: 4)),
    Map(scale: PerAxis(x: 0.3, y: 1.25), offset: Vector(x: -7.7, y: 1 / 3)),
    Map(scale: PerAxis(x: -2.7, y: 0), offset: Vector(x: 1e-9, y: 5)),
    Map(scale: PerAxis(x: -0.0, y: 1e300), offset: Vector(x: 0, y: -1e300)),
  ]
  static let affines = [
    Affine.identity, .quarterTurn, Affine(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: 1e-3, ty: 77),
    Affine(a: 0, b: 0, c: 0.1, d: -3, tx: 0.7, ty: -0.1),
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

  @Test(arguments: affines, [0, 1, 2, 3, 64, 1_001])
  func affinesAgree(_ affine: Affine, _ count: Int) {
    let rects = rects(count: count)
    let singly = rects.map { affine.box(of: $0).bits }
    var inPlace = rects
    inPlace.withUnsafeMutableBufferPointer { affine.boxes(of: UnsafeBufferPointer($0), into: $0) }
    #expect(inPlace.map(\.bits) == singly)
    #expect(apart(rects) { affine.boxes(of: $0, into: $1) } == singly)
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

  @Test func theOneRectInlinesOfTheCoreAgree() {
    for rect in rects(count: 1_000) {
      let core = csc_rect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
      for map in Self.maps {
        let other = csc_rect_map(
          core,
          csc_map(scale_x: map.scale.x, scale_y: map.scale.y, offset_x: map.offset.x, offset_y: map.offset.y))
        #expect(
          Rect(x: other.x, y: other.y, width: other.width, height: other.height).bits
            == map.convert(rect).bits)
      }
      for affine in Self.affines {
        let other = csc_rect_affine_box(
          core, csc_affine(a: affine.a, b: affine.b, c: affine.c, d: affine.d, tx: affine.tx, ty: affine.ty))
        #expect(
          Rect(x: other.x, y: other.y, width: other.width, height: other.height).bits
            == affine.box(of: rect).bits)
      }
    }
  }

  @Test func aShortTargetTraps() async {
    await #expect(processExitsWith: .failure) {
      var target = [Rect.zero]
      [Rect.zero, .zero].withUnsafeBufferPointer { source in
        target.withUnsafeMutableBufferPointer { Map.identity.convert(source, into: $0) }
      }
    }
  }

  // MARK: Batches of points go through the C core, single points do not: they must agree to the
  // last bit

  @Test(arguments: maps, [0, 1, 2, 3, 64, 1_001])
  func mapsOfPointsAgree(_ map: Map, _ count: Int) {
    var random = SeededGenerator(seed: 17)
    let points = (0..<count).map { $0 % 3 == 0 ? random.strangeRect().origin : random.rect().origin }
    let singly = points.map { bits(map.convert($0)) }
    var inPlace = points
    inPlace.withUnsafeMutableBufferPointer { map.convert(UnsafeBufferPointer($0), into: $0) }
    #expect(inPlace.map(bits) == singly)
    var apart = [Point](repeating: Point(x: -1, y: -2), count: count + 1)
    points.withUnsafeBufferPointer { source in
      apart.withUnsafeMutableBufferPointer { map.convert(source, into: $0) }
    }
    #expect(apart.dropLast().map(bits) == singly)
    #expect(apart.last == Point(x: -1, y: -2))
  }

  /// All NaNs count as one: their payload is not promised.
  private func bits(_ point: Point) -> [UInt64] {
    [point.x, point.y].map { $0.isNaN ? Double.nan.bitPattern : $0.bitPattern }
  }
}
