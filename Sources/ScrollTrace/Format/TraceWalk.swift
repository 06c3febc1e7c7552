import ScrollSpace

/// One walk over the values of a trace that both writes and reads, in few bytes. See the article on the format.
///
/// A number is written as the difference from what was expected: the bits in which the two differ, without the bytes that are
/// 0. Times and offsets are expected to go on as they went.
struct TraceWalk {
  /// Numbers that follow each other in a trace, each near where the two before it lead.
  enum Channel: Int {
    case time, touchX, touchY, offsetX, offsetY
    /// A number on its own: nothing is expected but 0.
    case none
  }

  private struct Course {
    var last = 0.0
    var before = 0.0

    var expected: UInt64 {
      let next = last + (last - before)
      return (next.isFinite ? next : last).bitPattern
    }
  }

  /// What has been written so far; or all that is read.
  var bytes: [UInt8]
  /// Where the next value is read.
  var position = 0
  /// Whether values are read. If not, they are written, at the end.
  let isReading: Bool
  /// The event that is walked over.
  var event: Int?
  private var courses = [Course](repeating: Course(), count: Channel.none.rawValue)

  /// Makes a walk that writes.
  init(capacity: Int = 0) {
    (bytes, isReading) = ([], false)
    bytes.reserveCapacity(capacity)
  }

  /// Makes a walk that reads, from a byte on.
  init(reading bytes: [UInt8], from position: Int = 0) {
    (self.bytes, self.position, isReading) = (bytes, position, true)
  }

  /// Forgets what numbers are expected, so that what follows can be read alone.
  mutating func forget() {
    for index in courses.indices { courses[index] = Course() }
  }

  func error(_ problem: TraceError.Problem, _ field: StaticString, at position: Int? = nil) -> TraceError {
    TraceError(
      problem: problem, position: position ?? self.position, event: event, field: "\(field)")
  }

  /// Writes a byte or reads one.
  mutating func byte(_ byte: inout UInt8, _ field: StaticString) throws(TraceError) {
    guard isReading else { return bytes.append(byte) }
    guard position < bytes.count else { throw error(.cutShort, field) }
    byte = bytes[position]
    position += 1
  }

  /// A byte that may be at most some value.
  mutating func byte(_ byte: inout UInt8, atMost most: UInt8, _ field: StaticString) throws(TraceError) {
    try self.byte(&byte, field)
    if byte > most { throw error(.byte(byte), field, at: position - 1) }
  }

  /// A whole number that is not negative: seven bits a byte, the lowest first.
  mutating func count(_ number: inout UInt64, _ field: StaticString) throws(TraceError) {
    guard isReading else {
      var rest = number
      while rest > 127 {
        bytes.append(UInt8(truncatingIfNeeded: rest) | 128)
        rest >>= 7
      }
      return bytes.append(UInt8(truncatingIfNeeded: rest))
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

  /// How many things follow, each of at least one byte.
  mutating func length(_ count: inout Int, _ field: StaticString) throws(TraceError) {
    let start = position
    var number = UInt64(count)
    try self.count(&number, field)
    guard isReading else { return }
    guard number <= UInt64(bytes.count - position) else { throw error(.count(number), field, at: start) }
    count = Int(number)
  }

  /// A number: which bytes of it differ from what was expected, and those bytes.
  mutating func number(_ value: inout Double, _ channel: Channel, _ field: StaticString) throws(TraceError) {
    let expected = channel == .none ? 0 : courses[channel.rawValue].expected
    if isReading {
      value = Double(bitPattern: try difference(field) ^ expected)
    } else {
      append(value.bitPattern ^ expected)
    }
    if channel == .none { return }
    courses[channel.rawValue].before = courses[channel.rawValue].last
    courses[channel.rawValue].last = value
  }

  @inline(__always)
  private mutating func append(_ difference: UInt64) {
    if difference == 0 { return bytes.append(0) }
    let low = difference.trailingZeroBitCount >> 3
    var rest = difference >> UInt64(8 * low)
    let count = 8 - (rest.leadingZeroBitCount >> 3)
    bytes.append(UInt8(truncatingIfNeeded: low << 4 | count))
    for _ in 0..<count {
      bytes.append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
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
    // There is one way only to write a number.
    guard bytes[position] != 0, bytes[position + count - 1] != 0 else {
      throw error(.byte(0), field, at: start)
    }
    position += count
    return read << UInt64(8 * low)
  }
}
