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
  /// All bytes to read, or the bytes written so far, with room for more.
  private var storage: [UInt8]
  /// The number of bytes that have been walked over.
  package private(set) var position = 0
  /// True if the walk reads. Only then values change.
  public let isReading: Bool

  /// Creates a walk that writes.
  package init() { (storage, isReading) = ([], false) }

  /// Creates a walk that reads, from the first byte on.
  package init(reading bytes: [UInt8]) { (storage, isReading) = (bytes, true) }

  /// The number of bytes written so far, or of all bytes to read.
  package var count: Int { isReading ? storage.count : position }

  /// The bytes written so far, or all bytes to read.
  package var bytes: [UInt8] { count == storage.count ? storage : Array(storage[..<count]) }

  /// True if all bytes have been walked over.
  package var isAtEnd: Bool { position == count }

  /// The error for the value that was just walked over, if that value is not usable.
  public var unusable: ArchiveError { .unusable(at: position) }

  /// Writes a value, or reads a value. Throws if the value does not pass `isUsable`.
  @inlinable public mutating func field<Value: Archivable>(
    _ value: inout Value, where isUsable: (Value) -> Bool = { _ in true }
  ) throws(ArchiveError) {
    try value.walk(&self)
    guard isUsable(value) else { throw unusable }
  }

  /// Writes a value and returns it, or reads a value and returns that. Throws if the value does not pass `isUsable`.
  @inlinable public mutating func value<Value: Archivable>(
    _ value: Value, where isUsable: (Value) -> Bool = { _ in true }
  ) throws(ArchiveError) -> Value {
    var value = value
    try field(&value, where: isUsable)
    return value
  }

  /// Writes one byte, or reads one byte.
  public mutating func byte(_ byte: inout UInt8) throws(ArchiveError) {
    try room(for: 1)
    if isReading { byte = storage[position] } else { storage[position] = byte }
    position += 1
  }

  /// Writes eight bytes, or reads eight bytes, the lowest first.
  mutating func word(_ word: inout UInt64) throws(ArchiveError) {
    try room(for: 8)
    let (start, value) = (position, word)
    if isReading {
      word = UInt64(
        littleEndian: storage.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: start, as: UInt64.self) })
    } else {
      storage.withUnsafeMutableBytes {
        $0.storeBytes(of: value.littleEndian, toByteOffset: start, as: UInt64.self)
      }
    }
    position += 8
  }

  /// Writes the number of some bytes and the bytes, or reads them.
  package mutating func block(_ bytes: ArraySlice<UInt8>) throws(ArchiveError) -> ArraySlice<UInt8> {
    let count = try count(bytes.count)
    try room(for: count)
    defer { position += count }
    if isReading { return storage[position..<position + count] }
    storage.replaceSubrange(position..<position + count, with: bytes)
    return bytes
  }

  /// Throws if fewer bytes are left to read. Makes room for them if the walk writes.
  private mutating func room(for count: Int) throws(ArchiveError) {
    if storage.count - position >= count { return }
    if isReading { throw .cutShort(at: storage.count) }
    // A plain scroller has about 900 bytes.
    storage += repeatElement(0, count: max(1_024, storage.count, count))
  }

  /// Writes the number of a value's kind as one byte, or reads the number and sets the value to that kind. The data
  /// of the kind must follow. The list of the kinds is made only if the walk reads.
  @inlinable public mutating func kind<Value>(
    _ value: inout Value, _ number: Int, of kinds: @autoclosure () -> [Value]
  ) throws(ArchiveError) {
    var byte = UInt8(truncatingIfNeeded: number)
    try self.byte(&byte)
    guard isReading else { return }
    let kinds = kinds()
    guard Int(byte) < kinds.count else { throw unusable }
    value = kinds[Int(byte)]
  }

  /// Writes the case of an enumeration, or reads it. Throws if the byte is not the raw value of a case.
  @inlinable public mutating func kind<Value: RawRepresentable>(_ value: inout Value) throws(ArchiveError)
  where Value.RawValue == UInt8 {
    guard let walked = Value(rawValue: try self.value(value.rawValue)) else { throw unusable }
    value = walked
  }

  /// Writes the number of values that follow, or reads it. Each value has at least one byte, so a wrong count is
  /// compared with the remaining bytes, and cannot fill the memory.
  public mutating func count(_ count: Int) throws(ArchiveError) -> Int {
    let start = position
    let count = try value(Int64(count))
    guard count >= 0, !isReading || count <= Int64(storage.count - position) else {
      throw .unusable(at: start)
    }
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
