import ScrollSpace

/// A walk over the values of a trace, which both writes and reads, in few bytes. See the article on the format.
///
/// A number is written as the difference from its prediction: the bits that differ, without the bytes that are 0. The
/// prediction continues the course of the times and offsets so far.
struct TraceWalk: Sendable {
  /// Numbers that follow each other in a trace, each predicted from the two numbers before.
  enum Channel {
    case time, touchX, touchY, offsetX, offsetY
    /// A separate number, predicted to be 0.
    case none
  }

  /// The last two numbers of a channel.
  private struct Predictor {
    private var last = 0.0
    private var before = 0.0

    var expected: UInt64 {
      let next = last + (last - before)
      return (next.isFinite ? next : last).bitPattern
    }

    mutating func go(to number: Double) { (before, last) = (last, number) }
  }

  /// The bytes to be read; empty if values are written.
  private let bytes: [UInt8]
  /// The bytes that have been written; empty if values are read.
  let written: TraceBuffer
  /// The position of the next value to be read.
  var position = 0
  /// True if values are read. If false, values are written at the end.
  let isReading: Bool
  /// The number of the present event.
  var event: Int?
  private var (time, touchX, touchY) = (Predictor(), Predictor(), Predictor())
  private var (offsetX, offsetY) = (Predictor(), Predictor())

  /// Creates a walk that writes.
  init(to written: TraceBuffer = TraceBuffer()) { (bytes, self.written, isReading) = ([], written, false) }

  /// Creates a walk that reads, from a byte on.
  init(reading bytes: [UInt8], from position: Int = 0) {
    (self.bytes, self.position, isReading) = (bytes, position, true)
    written = Self.nothing
  }

  private init(_ other: TraceWalk, _ copy: TraceBuffer) {
    (bytes, written, isReading) = ([], copy, false)
    (time, touchX, touchY) = (other.time, other.touchX, other.touchY)
    (offsetX, offsetY) = (other.offsetX, other.offsetY)
  }

  /// A copy that continues to write after the same bytes, in a buffer of its own.
  var copy: TraceWalk {
    let copy = TraceBuffer(capacity: written.count)
    copy.append(contentsOf: written.bytes)
    return TraceWalk(self, copy)
  }

  private static let nothing = TraceBuffer()

  /// The number of bytes that are left to be read.
  var left: Int { bytes.count - position }
  /// True if all bytes have been read.
  var isAtEnd: Bool { position == bytes.count }

  /// Forgets the last numbers, so that the following values can be read separately.
  mutating func forget() {
    (time, touchX, touchY, offsetX, offsetY) = (
      Predictor(), Predictor(), Predictor(), Predictor(), Predictor()
    )
  }

  func error(_ problem: TraceError.Problem, _ field: StaticString, at position: Int? = nil) -> TraceError {
    TraceError(
      problem: problem, position: position ?? self.position, event: event, field: "\(field)")
  }

  /// Walks over a byte.
  mutating func byte(_ byte: inout UInt8, _ field: StaticString) throws(TraceError) {
    guard isReading else { return written.append(byte) }
    guard position < bytes.count else { throw error(.cutShort, field) }
    byte = bytes[position]
    position += 1
  }

  /// Walks over a byte of at most some value.
  mutating func byte(_ byte: inout UInt8, atMost most: UInt8, _ field: StaticString) throws(TraceError) {
    try self.byte(&byte, field)
    if byte > most { throw error(.byte(byte), field, at: position - 1) }
  }

  /// Walks over a whole number that is not negative: seven bits a byte, the lowest first.
  mutating func count(_ number: inout UInt64, _ field: StaticString) throws(TraceError) {
    guard isReading else {
      var rest = number
      while rest > 127 {
        written.append(UInt8(truncatingIfNeeded: rest) | 128)
        rest >>= 7
      }
      return written.append(UInt8(truncatingIfNeeded: rest))
    }
    let start = position
    var (read, shift, next) = (UInt64(0), UInt64(0), UInt8(0))
    repeat {
      try byte(&next, field)
      let part = UInt64(next & 127)
      guard shift < 64, (part << shift) >> shift == part, next != 0 || shift == 0 else {
        throw error(.byte(next), field, at: start)
      }
      read |= part << shift
      shift += 7
    } while next > 127
    number = read
  }

  /// Walks over the number of following things, each of at least one byte.
  mutating func length(_ count: inout Int, _ field: StaticString) throws(TraceError) {
    let start = position
    var number = UInt64(count)
    try self.count(&number, field)
    guard isReading else { return }
    guard number <= UInt64(left) else { throw error(.count(number), field, at: start) }
    count = Int(number)
  }

  /// Walks over a number: a byte that says which bytes differ from the prediction, and those bytes.
  @inline(__always)
  mutating func number(_ value: inout Double, _ channel: Channel, _ field: StaticString) throws(TraceError) {
    switch channel {
    case .time:
      try walk(&value, from: time.expected, field)
      time.go(to: value)
    case .touchX:
      try walk(&value, from: touchX.expected, field)
      touchX.go(to: value)
    case .touchY:
      try walk(&value, from: touchY.expected, field)
      touchY.go(to: value)
    case .offsetX:
      try walk(&value, from: offsetX.expected, field)
      offsetX.go(to: value)
    case .offsetY:
      try walk(&value, from: offsetY.expected, field)
      offsetY.go(to: value)
    case .none: try walk(&value, from: 0, field)
    }
  }

  @inline(__always)
  private mutating func walk(
    _ value: inout Double, from expected: UInt64, _ field: StaticString
  ) throws(TraceError) {
    if isReading {
      value = Double(bitPattern: try difference(field) ^ expected)
    } else {
      append(value.bitPattern ^ expected)
    }
  }

  @inline(__always)
  private func append(_ difference: UInt64) {
    if difference == 0 { return written.append(0) }
    let low = difference.trailingZeroBitCount >> 3
    let rest = difference >> UInt64(truncatingIfNeeded: low << 3)
    let count = 8 - (rest.leadingZeroBitCount >> 3)
    written.append(UInt8(truncatingIfNeeded: low << 4 | count))
    written.append(rest, count: count)
  }

  /// Reads four bytes, the lowest first.
  mutating func word(_ word: inout UInt32, _ field: StaticString) throws(TraceError) {
    word = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      var byte: UInt8 = 0
      try self.byte(&byte, field)
      word |= UInt32(byte) << shift
    }
  }

  /// Walks over some bytes.
  mutating func run(_ run: inout [UInt8], count: Int) {
    guard isReading else { return written.append(contentsOf: run) }
    run = Array(bytes[position..<position + count])
    position += count
  }

  private mutating func difference(_ field: StaticString) throws(TraceError) -> UInt64 {
    let start = position
    var head: UInt8 = 0
    try byte(&head, field)
    if head == 0 { return 0 }
    let (low, count) = (Int(head >> 4), Int(head & 15))
    guard count > 0, low + count <= 8 else { throw error(.byte(head), field, at: start) }
    guard position + count <= bytes.count else { throw error(.cutShort, field, at: start) }
    var read: UInt64 = 0
    for index in 0..<count { read |= UInt64(bytes[position + index]) << UInt64(8 * index) }
    // Every number has only one form.
    guard bytes[position] != 0, bytes[position + count - 1] != 0 else {
      throw error(.byte(0), field, at: start)
    }
    position += count
    return read << UInt64(8 * low)
  }
}
