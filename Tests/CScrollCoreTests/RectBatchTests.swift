import CScrollCore
import Seeds
import Testing

/// A batch function, the map it goes through, and the same for one rect, written plainly. Two points take the room of a
/// rect.
struct Conversion: Sendable {
  enum Kind: Sendable, CaseIterable { case translate, map, affineBox, points }

  var kind: Kind
  /// a, b, c, d, tx, ty; a map is a, d, tx, ty of it.
  var numbers: [Double]

  init(_ kind: Kind, _ generator: inout SeededGenerator) {
    self.kind = kind
    numbers = (0..<4).map { _ in generator.scale() } + (0..<2).map { _ in generator.coordinate() }
  }

  private var map: csc_map {
    csc_map(scale_x: numbers[0], scale_y: numbers[3], offset_x: numbers[4], offset_y: numbers[5])
  }

  private var affine: csc_affine {
    csc_affine(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  func batch(_ source: UnsafePointer<csc_rect>?, _ target: UnsafeMutablePointer<csc_rect>?, _ count: Int) {
    switch kind {
    case .translate: csc_rects_translate(source, target, count, numbers[4], numbers[5])
    case .map: csc_rects_map(source, target, count, map)
    case .affineBox: csc_rects_affine_box(source, target, count, affine)
    case .points:
      csc_points_map(
        UnsafePointer(OpaquePointer(source)), UnsafeMutablePointer(OpaquePointer(target)), count * 2, map)
    }
  }

  func inline(_ rect: csc_rect) -> csc_rect {
    switch kind {
    case .translate: csc_rect_translate(rect, numbers[4], numbers[5])
    case .map: csc_rect_map(rect, map)
    case .affineBox: csc_rect_affine_box(rect, affine)
    case .points:
      pair(
        csc_point_map(csc_point(x: rect.x, y: rect.y), map),
        csc_point_map(csc_point(x: rect.width, y: rect.height), map))
    }
  }

  private func pair(_ first: csc_point, _ second: csc_point) -> csc_rect {
    csc_rect(x: first.x, y: first.y, width: second.x, height: second.y)
  }

  /// One axis at a time, as the header says it in words.
  func plain(_ rect: csc_rect) -> csc_rect {
    let (tx, ty) = (numbers[4], numbers[5])
    switch kind {
    case .translate:
      return csc_rect(x: rect.x + tx, y: rect.y + ty, width: rect.width, height: rect.height)
    case .map:
      func side(_ start: Double, _ length: Double, _ scale: Double, _ offset: Double) -> (Double, Double) {
        let near = scale < 0 ? start + length : start
        return (near * scale + offset, length * abs(scale))
      }
      let (x, width) = side(rect.x, rect.width, numbers[0], tx)
      let (y, height) = side(rect.y, rect.height, numbers[3], ty)
      return csc_rect(x: x, y: y, width: width, height: height)
    case .affineBox:
      let (halfWidth, halfHeight) = (rect.width * 0.5, rect.height * 0.5)
      let (centreX, centreY) = (rect.x + halfWidth, rect.y + halfHeight)
      func side(_ first: Double, _ second: Double, _ translation: Double) -> (Double, Double) {
        let middle = (first * centreX + second * centreY) + translation
        let reach = abs(first) * abs(halfWidth) + abs(second) * abs(halfHeight)
        return (middle - reach, reach + reach)
      }
      let (x, width) = side(numbers[0], numbers[2], tx)
      let (y, height) = side(numbers[1], numbers[3], ty)
      return csc_rect(x: x, y: y, width: width, height: height)
    case .points:
      func place(_ x: Double, _ y: Double) -> csc_point {
        csc_point(x: x * numbers[0] + tx, y: y * numbers[3] + ty)
      }
      return pair(place(rect.x, rect.y), place(rect.width, rect.height))
    }
  }
}

/// Rects at any address, with guard bytes on both sides.
final class GuardedRects {
  private static let margin = 64
  private let bytes: UnsafeMutableRawBufferPointer
  private let start: Int
  let count: Int

  init(_ rects: [csc_rect], misalignedBy offset: Int) {
    count = rects.count
    start = Self.margin + offset
    bytes = .allocate(byteCount: count * 32 + offset + 2 * Self.margin, alignment: 64)
    for index in bytes.indices { bytes[index] = UInt8(truncatingIfNeeded: index &* 7 &+ 3) }
    for (index, rect) in rects.enumerated() {
      bytes.storeBytes(of: rect, toByteOffset: start + index * 32, as: csc_rect.self)
    }
  }

  deinit { bytes.deallocate() }

  var pointer: UnsafeMutablePointer<csc_rect> {
    UnsafeMutablePointer(OpaquePointer(bytes.baseAddress! + start))
  }

  subscript(index: Int) -> csc_rect {
    bytes.loadUnaligned(fromByteOffset: start + index * 32, as: csc_rect.self)
  }

  /// Whether everything around the rects is as it was.
  var guardsStand: Bool {
    bytes.indices.allSatisfy { index in
      (start..<start + count * 32).contains(index)
        || bytes[index] == UInt8(truncatingIfNeeded: index &* 7 &+ 3)
    }
  }
}

/// Batches of rects and points.
struct RectBatchTests {
  @Test(
    "Any count, any address, in place or apart: the bits of the one-rect function",
    arguments: Conversion.Kind.allCases, 0...67)
  func batch(_ kind: Conversion.Kind, _ count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    for _ in 0..<4 {
      let conversion = Conversion(kind, &generator)
      let rects = (0..<count).map { _ in generator.rect() }
      let source = GuardedRects(rects, misalignedBy: Int.random(in: 0...31, using: &generator))
      let target = GuardedRects(
        [csc_rect](repeating: csc_rect(), count: count),
        misalignedBy: Int.random(in: 0...31, using: &generator))

      conversion.batch(source.pointer, target.pointer, count)
      #expect((0..<count).allSatisfy { same(source[$0], rects[$0]) }, "the source is only read")
      #expect((0..<count).allSatisfy { same(target[$0], conversion.inline(rects[$0])) }, "\(conversion)")
      #expect((0..<count).allSatisfy { same(target[$0], conversion.plain(rects[$0])) }, "\(conversion)")

      conversion.batch(source.pointer, source.pointer, count)
      #expect((0..<count).allSatisfy { same(source[$0], target[$0]) }, "in place as apart: \(conversion)")
      #expect(source.guardsStand && target.guardsStand)
    }
  }

  @Test("Every misalignment of source and target", arguments: Conversion.Kind.allCases)
  func misalignment(_ kind: Conversion.Kind) {
    var generator = SeededGenerator(seed: 99)
    let conversion = Conversion(kind, &generator)
    let rects = (0..<5).map { _ in generator.rect() }
    let expected = rects.map(conversion.plain)
    for offsets in 0..<(32 * 32) {
      let source = GuardedRects(rects, misalignedBy: offsets % 32)
      let target = GuardedRects(rects, misalignedBy: offsets / 32)
      conversion.batch(source.pointer, target.pointer, 5)
      #expect((0..<5).allSatisfy { same(target[$0], expected[$0]) } && target.guardsStand)
    }
  }

  @Test("No rects: nothing is touched, the pointers may be null", arguments: Conversion.Kind.allCases)
  func none(_ kind: Conversion.Kind) {
    var generator = SeededGenerator(seed: 1)
    let conversion = Conversion(kind, &generator)
    let target = GuardedRects([], misalignedBy: 3)
    conversion.batch(nil, nil, 0)
    conversion.batch(nil, target.pointer, 0)
    #expect(target.guardsStand)
  }
}
