/// A walk over values that either writes bytes or reads them, with the same code.
///
/// ```swift
/// struct Lap: Archivable {
///   var number: Int64 = 0
///   var began: Timestamp?
///   mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
///     try archive.field(&number, where: { $0 >= 0 })
///     try archive.field(&began)
///   }
/// }
/// ```
/// Values follow each other without gaps: little-endian, doubles bit for bit. Unusable bytes throw, and nothing
/// traps. A value that could not be read again throws when it is written.
public struct ArchiveWalk: Sendable {
  /// The bytes written so far, or all bytes to read.
  package private(set) var bytes: [UInt8]
  /// The number of bytes that have been walked over.
  package private(set) var position = 0
  /// True if the walk reads. Only then values change.
  public let isReading: Bool

  /// Creates a walk that writes.
  package init() {
    (bytes, isReading) = ([], false)
    bytes.reserveCapacity(1_024)  // a plain scroller has about 900
  }

  /// Creates a walk that reads, from the first byte on.
  package init(reading bytes: [UInt8]) { (self.bytes, isReading) = (bytes, true) }

  /// True if all bytes have been walked over.
  package var isAtEnd: Bool { position == bytes.count }

  /// The error for the value that was just walked over, if that value is not usable.
  public var unusable: ArchiveError { .unusable(at: position) }

  /// Writes a value, or reads a value. Throws if the value does not pass `isUsable`.
  public mutating func field<Value: Archivable>(
    _ value: inout Value, where isUsable: (Value) -> Bool = { _ in true }
  ) throws(ArchiveError) {
    try value.walk(&self)
    guard isUsable(value) else { throw unusable }
  }

  /// Writes a value and returns it, or reads a value and returns that. Throws if the value does not pass `isUsable`.
  public mutating func value<Value: Archivable>(
    _ value: Value, where isUsable: (Value) -> Bool = { _ in true }
  ) throws(ArchiveError) -> Value {
    var value = value
    try field(&value, where: isUsable)
    return value
  }

  /// Writes one byte, or reads one byte.
  public mutating func byte(_ byte: inout UInt8) throws(ArchiveError) {
    if isReading {
      guard position < bytes.count else { throw .cutShort(at: position) }
      byte = bytes[position]
    } else {
      bytes.append(byte)
    }
    position += 1
  }

  /// Writes eight bytes, or reads eight bytes, the lowest first.
  mutating func word(_ word: inout UInt64) throws(ArchiveError) {
    if isReading {
      guard bytes.count - position >= 8 else { throw .cutShort(at: bytes.count) }
      let start = position
      word = UInt64(
        littleEndian: bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: start, as: UInt64.self) })
    } else {
      withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
    }
    position += 8
  }

  /// Writes the number of a value's kind as one byte, or reads the number and sets the value to that kind. The data
  /// of the kind must follow.
  public mutating func kind<Value>(
    _ value: inout Value, _ number: Int, of kinds: [Value]
  ) throws(ArchiveError) {
    var byte = UInt8(truncatingIfNeeded: number)
    try self.byte(&byte)
    guard Int(byte) < kinds.count else { throw unusable }
    if isReading { value = kinds[Int(byte)] }
  }

  /// Writes the case of an enumeration, or reads it. Throws if the byte is not the raw value of a case.
  public mutating func kind<Value: RawRepresentable>(_ value: inout Value) throws(ArchiveError)
  where Value.RawValue == UInt8 {
    guard let walked = Value(rawValue: try self.value(value.rawValue)) else { throw unusable }
    value = walked
  }

  /// Writes the number of values that follow, or reads it. Each value has at least one byte, so a wrong count is
  /// compared with the remaining bytes, and cannot fill the memory.
  public mutating func count(_ count: Int) throws(ArchiveError) -> Int {
    let start = position
    let count = try value(Int64(count))
    guard count >= 0, !isReading || count <= Int64(bytes.count - position) else { throw .unusable(at: start) }
    return Int(count)
  }
}

/// A type whose values can be archived.
public protocol Archivable {
  /// Creates a value to be read into. Any value will do.
  init()
  /// Walks over all data of the value. Throws if the data are not usable.
  mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError)
}
