import CScrollCore
import ScrollSpace

/// A buffer of screen-sized rects that begins on a cache line and lives as long as the closures that retain it.
final class RectBuffer {
  let rects: UnsafeMutableBufferPointer<csc_rect>

  init(bytes: Int) {
    let raw = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes, alignment: 64)
    rects = raw.bindMemory(to: csc_rect.self)
    for index in rects.indices {
      rects.initializeElement(
        at: index, to: csc_rect(x: Double(index % 390), y: Double(index) * 44, width: 390, height: 44))
    }
  }

  deinit { rects.deallocate() }
}

/// The size of a buffer and its name.
private struct Amount {
  let bytes: Int
  let name: String

  static let small = Amount(bytes: 16 << 10, name: "16 KB")
  static let medium = Amount(bytes: 1 << 20, name: "1 MB")
  static let large = Amount(bytes: 64 << 20, name: "64 MB")
}

private typealias Rects = UnsafeMutableBufferPointer<csc_rect>

private let mapped = csc_map(scale_x: 1.5, scale_y: 2, offset_x: 3, offset_y: 4)
private let mirrored = csc_map(scale_x: -1.5, scale_y: 2, offset_x: 3, offset_y: 4)

/// Returns the rows for the conversion of rects. One round converts the whole buffer once.
func rectRows() -> [Row] {
  let amounts = [Amount.small, .medium, .large]
  let inPlace = amounts.map { amount in
    againstCopy("translate in place", amount, limit: 0.95, inPlace: true) { source, _ in
      csc_rects_translate(source.baseAddress, source.baseAddress, source.count, 1, -1)
    }
  }
  let apart = zip(amounts, [1.9, 1.05, 1.05]).map { amount, limit in
    againstCopy("translate apart", amount, limit: limit) { source, target in
      csc_rects_translate(source.baseAddress, target.baseAddress, source.count, 1, -1)
    }
  }
  return inPlace + apart + [
    againstCopy("scale and translate", .small, limit: 2.7) { source, target in
      csc_rects_map(source.baseAddress, target.baseAddress, source.count, mapped)
    },
    againstCopy("mirror and translate", .small, limit: 2.7) { source, target in
      csc_rects_map(source.baseAddress, target.baseAddress, source.count, mirrored)
    },
  ] + againstPlainSwift() + [threeLevels()]
}

/// Returns a row compared with the copy of the same bytes to another buffer.
private func againstCopy(
  _ piece: String, _ amount: Amount, limit: Double, inPlace: Bool = false,
  _ convert: @escaping (Rects, Rects) -> Void
) -> Row {
  Row(piece: "\(piece) \(amount.name) / memcpy", peer: "memcpy", limit: limit) {
    let source = RectBuffer(bytes: amount.bytes)
    let target = RectBuffer(bytes: amount.bytes)
    let copied = inPlace ? RectBuffer(bytes: amount.bytes) : source
    return Contest(
      ours: { rounds in for _ in 0..<rounds { convert(source.rects, target.rects) } },
      peer: { rounds in for _ in 0..<rounds { copyBytes(copied, target) } })
  }
}

/// Returns the rows compared with the plain Swift loop. Only the first has a limit: the others show the gain of the
/// batch.
private func againstPlainSwift() -> [Row] {
  func row(
    _ piece: String, limit: Double? = nil, ours: @escaping (Rects, Rects) -> Void,
    peer: @escaping (Rects, Rects) -> Void
  ) -> Row {
    Row(piece: "\(piece) 16 KB / Swift", peer: "Swift loop", limit: limit) {
      let source = RectBuffer(bytes: Amount.small.bytes)
      let target = RectBuffer(bytes: Amount.small.bytes)
      return Contest(
        ours: { rounds in for _ in 0..<rounds { ours(source.rects, target.rects) } },
        peer: { rounds in for _ in 0..<rounds { peer(source.rects, target.rects) } })
    }
  }
  return [
    row("translate in place", limit: 1.05) { source, _ in
      csc_rects_translate(source.baseAddress, source.baseAddress, source.count, 1, -1)
    } peer: { source, _ in
      translatePlainly(source, dx: 1, dy: -1)
    },
    row("translate apart") { source, target in
      csc_rects_translate(source.baseAddress, target.baseAddress, source.count, 1, -1)
    } peer: { source, target in
      translatePlainly(source, target, dx: 1, dy: -1)
    },
    row("scale and translate") { source, target in
      csc_rects_map(source.baseAddress, target.baseAddress, source.count, mapped)
    } peer: { source, target in
      mapPlainly(source, target, mapped)
    },
  ]
}

/// Returns the row for 512 rects through three nested spaces. Composing the maps first costs as much as one level. The
/// first map differs from round to round, so that no compiler composes once for all rounds.
private func threeLevels() -> Row {
  Row(piece: "512 rects through 3 levels / 1 level", peer: "1 level", limit: 1.02) {
    let source = RectBuffer(bytes: Amount.small.bytes)
    let target = RectBuffer(bytes: Amount.small.bytes)
    let levels = [PerAxis(x: -1.5, y: 2.0), PerAxis(x: 1.5, y: 2.0)].map {
      Map(scale: $0, offset: Vector(x: 3, y: 4))
    }
    func innermost(_ round: Int) -> Map {
      Map(scale: PerAxis(x: 1.5, y: 2), offset: Vector(x: 3, y: Double(round & 1023)))
    }
    func convert(_ map: Map) {
      source.rects.withMemoryRebound(to: Rect.self) { source in
        target.rects.withMemoryRebound(to: Rect.self) { map.convert(UnsafeBufferPointer(source), into: $0) }
      }
    }
    return Contest(
      ours: { rounds in
        for round in 0..<rounds { convert(innermost(round).then(levels[0]).then(levels[1])) }
      },
      peer: { rounds in for round in 0..<rounds { convert(innermost(round)) } })
  }
}
