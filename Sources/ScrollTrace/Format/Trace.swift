/// A recording of a scroller: its configuration at the start, and every call with the state after the call. A
/// ``ScrollRecorder`` creates a trace, and ``ScrollReplay`` plays it again.
///
/// A trace consists of its bytes, which you can keep in a file, send, and read on any platform. Events are read when
/// you ask for them, so a trace takes no more memory than its bytes. The article on the bytes of a trace describes the
/// format.
public struct Trace: Sendable {
  /// The version of the format. This version is written, and only this version is read.
  public static let version = 5

  /// "scrt".
  private static let signature: [UInt8] = [0x73, 0x63, 0x72, 0x74]

  /// The trace as bytes.
  public let bytes: [UInt8]
  /// The configuration of the scroller at the start.
  public let configuration: TraceConfiguration
  /// The number of events.
  public let eventCount: Int
  /// True if the last event was not over yet: the trace was taken in a callback or a mark, or is the readable part of
  /// damaged bytes. A replay does not compare the state after that event.
  public var isOpen: Bool { bytes[bytes.count - 9] == TraceKind.openEnd }
  private let start: Int

  /// The events in their order.
  public var events: TraceEvents { TraceEvents(bytes, from: start, to: bytes.count - 9) }

  /// Creates a trace from the `bytes` of a trace. Other bytes are not read: the error names the position of the first
  /// mistake.
  public init(bytes: [UInt8]) throws(TraceError) {
    let (configuration, start) = try Self.head(of: bytes)
    var events = TraceEvents(bytes, from: start, to: .max)
    var count = 0
    while try events.read() != nil { count += 1 }
    var walk = TraceWalk(reading: bytes, from: events.position + 1)
    let sum = Self.sum(bytes.prefix(walk.position))
    for index in 0..<8 {
      var byte: UInt8 = 0
      try walk.byte(&byte, "sum")
      guard byte == sum[index] else { throw walk.error(.damaged, "sum", at: walk.position - 1) }
    }
    guard walk.isAtEnd else { throw walk.error(.excess, "end") }
    (self.bytes, self.configuration, self.start, eventCount) = (bytes, configuration, start, count)
  }

  /// Creates a trace from bytes that were cut short or damaged, up to the first event that cannot be read. Throws if
  /// the configuration cannot be read.
  public init(salvaging bytes: [UInt8]) throws(TraceError) {
    let (configuration, start) = try Self.head(of: bytes)
    var events = TraceEvents(bytes, from: start, to: .max)
    var (count, end) = (0, start)
    while events.next() != nil { (count, end) = (count + 1, events.position) }
    (self.configuration, self.start, eventCount) = (configuration, start, count)
    self.bytes = Self.closed(
      Array(bytes.prefix(end)), isOpen: end >= bytes.count || bytes[end] != TraceKind.end)
  }

  /// Creates a trace from a configuration and the bytes of its events.
  init(_ configuration: TraceConfiguration, events: [UInt8], isOpen: Bool) {
    var (walk, configuration) = (TraceWalk(), configuration)
    for letter in Self.signature { walk.written.append(letter) }
    var version = UInt64(Self.version)
    do throws(TraceError) {
      try walk.count(&version, "version")
      try configuration.walk(&walk)
    } catch {}
    start = walk.written.count
    bytes = Self.closed(walk.written.bytes + events, isOpen: isOpen)
    self.configuration = configuration
    var (read, count) = (TraceEvents(bytes, from: start, to: bytes.count - 9), 0)
    while read.next() != nil { count += 1 }
    eventCount = count
  }

  private static func head(of bytes: [UInt8]) throws(TraceError) -> (TraceConfiguration, Int) {
    var walk = TraceWalk(reading: bytes)
    for letter in signature {
      var byte: UInt8 = 0
      try walk.byte(&byte, "signature")
      if byte != letter { throw walk.error(.notATrace, "signature", at: 0) }
    }
    var (version, configuration) = (UInt64(0), TraceConfiguration())
    try walk.count(&version, "version")
    guard version == UInt64(Self.version) else {
      throw walk.error(.version(Int(truncatingIfNeeded: version)), "version", at: 4)
    }
    try configuration.walk(&walk)
    return (configuration, walk.position)
  }

  /// Returns the bytes with the end and the sum.
  private static func closed(_ bytes: [UInt8], isOpen: Bool) -> [UInt8] {
    let bytes = bytes + [isOpen ? TraceKind.openEnd : TraceKind.end]
    return bytes + sum(bytes[...])
  }

  /// Returns the sum by FNV-1a in 64 bits, the lowest byte first.
  static func sum(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return (0..<8).map { UInt8(truncatingIfNeeded: sum >> UInt64(8 * $0)) }
  }
}

extension Trace: Hashable {
  /// Returns true if the bytes are equal.
  public static func == (one: Trace, other: Trace) -> Bool { one.bytes == other.bytes }
  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}
