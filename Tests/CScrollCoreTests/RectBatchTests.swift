import CScrollCore
import Seeds
import Testing

/// A batch function, the map it goes through, and the same for one rect, written plainly.
struct Conversion: Sendable {
  enum Kind: Sendable, CaseIterable { case translate, map }

  var kind: Kind
  /// The scales and the offsets, x before y.
  var numbers: [Double]

  init(_ kind: Kind, _ generator: inout SeededGenerator) {
    self.kind = kind
    numbers = (0..<2).map { _ in generator.scale() } + (0..<2).map { _ in generator.coordinate() }
  }

  private var map: csc_map {
    csc_map(scale_x: numbers[0], scale_y: numbers[1], offset_x: numbers[2], offset_y: numbers[3])
  }

  func batch(_ source: UnsafePointer<csc_rect>?, _ target: UnsafeMutablePointer<csc_rect>?, _ count: Int) {
    switch kind {
    case .translate: csc_rects_translate(source, target, count, numbers[2], numbers[3])
    case .map: csc_rects_map(source, target, count, map)
    }
  }

  /// One axis at a time, as the header says it in words.
  func plain(_ rect: csc_rect) -> csc_rect {
    let (tx, ty) = (numbers[2], numbers[3])
    switch kind {
    case .translate:
      return csc_rect(x: rect.x + tx, y: rect.y + ty, width: rect.width, height: rect.height)
    case .map:
      func side(_ start: Double, _ length: Double, _ scale: Double, _ offset: Double) -> (Double, Double) {
        let near = scale < 0 ? start + length : start
        return (near * scale + offset, length * abs(scale))
      }
      let (x, width) = side(rect.x, rect.width, numbers[0], tx)
      let (y, height) = side(rect.y, rect.height, numbers[1], ty)
      return csc_rect(x: x, y: y, width: width, height: height)
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

/// Batches of rects.
struct RectBatchTests {
  @Test func onlyInfinityAndNaNAreNotFinite() {
    #expect(csc_is_finite(1e308) && csc_is_finite(-0.0))
    for bad in [Double.nan, .infinity, -.infinity] { #expect(!csc_is_finite(bad)) }
  }

  @Test(
    "Any count, any address, in place or apart: the bits of one rect at a time",
    arguments: Conversion.Kind.allCases, 0...67)
  func batch(_ kind: Conversion.Kind, _ count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    // Of five rects, every misalignment of source and target.
    for trial in 0..<(count == 5 ? 1_024 : 4) {
      let conversion = Conversion(kind, &generator)
      let rects = (0..<count).map { _ in generator.rect() }
      let source = GuardedRects(rects, misalignedBy: (trial + count * 5) % 32)
      let target = GuardedRects(
        [csc_rect](repeating: csc_rect(), count: count), misalignedBy: (trial / 32 + count * 11) % 32)

      conversion.batch(source.pointer, target.pointer, count)
      #expect((0..<count).allSatisfy { same(source[$0], rects[$0]) }, "the source is only read")
      #expect((0..<count).allSatisfy { same(target[$0], conversion.plain(rects[$0])) }, "\(conversion)")

      conversion.batch(source.pointer, source.pointer, count)
      #expect((0..<count).allSatisfy { same(source[$0], target[$0]) }, "in place as apart: \(conversion)")
      #expect(source.guardsStand && target.guardsStand)
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
