import ScrollSpace

/// A text that keeps its numbers, and becomes a string when it is read. A program that reads no such text links no
/// code that prints numbers.
struct DeferredText: CustomStringConvertible, Sendable {
  fileprivate enum Piece: Sendable {
    case literal(StaticString)
    /// UTF-8.
    case bytes([UInt8])
    case whole(Int)
    case number(Double)
    case time(Timestamp)
    case point(Point)
    case vector(Vector)
    case size(Size)
    case rect(Rect)
    case insets(Insets)
    case extent(Extent)

    var description: String {
      switch self {
      case .literal(let literal): "\(literal)"
      case .bytes(let bytes): String(decoding: bytes, as: UTF8.self)
      case .whole(let number): "\(number)"
      case .number(let number): "\(number)"
      case .time(let time): time.description
      case .point(let point): point.description
      case .vector(let vector): vector.description
      case .size(let size): size.description
      case .rect(let rect): rect.description
      case .insets(let insets): insets.description
      case .extent(let extent): extent.description
      }
    }
  }

  private var pieces: [Piece]

  /// Creates a text of UTF-8 bytes.
  init(_ bytes: [UInt8]) { pieces = [.bytes(bytes)] }

  init(_ text: String) { self.init(Array(text.utf8)) }

  var isEmpty: Bool { pieces.isEmpty }

  var description: String { pieces.map { $0.description }.joined() }

  /// The UTF-8 bytes of the text.
  var bytes: [UInt8] { Array(description.utf8) }
}

// By bytes: comparing strings needs tables of Unicode, which Embedded Swift does not have.
extension DeferredText: Hashable {
  static func == (one: DeferredText, other: DeferredText) -> Bool { one.bytes == other.bytes }

  func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

extension DeferredText: ExpressibleByStringInterpolation {
  /// Collects the pieces of a literal.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Piece]

    init(literalCapacity: Int, interpolationCount: Int) {
      pieces = []
      pieces.reserveCapacity(2 * interpolationCount + 1)
    }

    mutating func appendLiteral(_ literal: StaticString) { pieces.append(.literal(literal)) }
    mutating func appendInterpolation(_ name: StaticString) { appendLiteral(name) }
    mutating func appendInterpolation(_ text: DeferredText) { pieces += text.pieces }
    mutating func appendInterpolation(_ number: Int) { pieces.append(.whole(number)) }
    mutating func appendInterpolation(_ number: Double) { pieces.append(.number(number)) }
    mutating func appendInterpolation(_ time: Timestamp) { pieces.append(.time(time)) }
    mutating func appendInterpolation(_ point: Point) { pieces.append(.point(point)) }
    mutating func appendInterpolation(_ vector: Vector) { pieces.append(.vector(vector)) }
    mutating func appendInterpolation(_ size: Size) { pieces.append(.size(size)) }
    mutating func appendInterpolation(_ rect: Rect) { pieces.append(.rect(rect)) }
    mutating func appendInterpolation(_ insets: Insets) { pieces.append(.insets(insets)) }
    mutating func appendInterpolation(_ extent: Extent) { pieces.append(.extent(extent)) }
  }

  init(stringLiteral literal: StaticString) {
    pieces = literal.utf8CodeUnitCount == 0 ? [] : [.literal(literal)]
  }

  init(stringInterpolation interpolation: StringInterpolation) { pieces = interpolation.pieces }
}
