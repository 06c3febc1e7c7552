/// One walk over values that both writes and reads: over the same lines it writes bytes, or reads them again.
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
/// Values stand one behind the other: little-endian, doubles bit for bit. Bytes that cannot be throw, and nothing traps. What
/// could not be read again throws when it is written.
public struct ArchiveWalk: Sendable {
  /// What has been written so far; or all that is read.
  public private(set) var bytes: [UInt8]
  /// How many bytes have been walked over.
  public private(set) var position = 0
  /// Whether it reads. What is walked over is changed then, and only then.
  public let isReading: Bool

  /// Makes a walk that writes, and has written nothing.
  public init() { (bytes, isReading) = ([], false) }

  /// Makes a walk that reads, from the first byte on.
  public init(reading bytes: [UInt8]) { (self.bytes, isReading) = (bytes, true) }

  /// Whether all has been walked over.
  public var isAtEnd: Bool { position == bytes.count }

  /// The error for a value that was just walked over and cannot be.
  public var unusable: ArchiveError { .unusable(at: position) }

  /// Writes a value, or reads it. It must pass.
  public mutating func field<Value: Archivable>(
    _ value: inout Value, where isUsable: (Value) -> Bool = { _ in true }
  ) throws(ArchiveError) {
    try value.walk(&self)
    guard isUsable(value) else { throw unusable }
  }

  /// Writes a value, or reads another one: that which the walk goes on with. It must pass.
  public mutating func value<Value: Archivable>(
    _ value: Value, where isUsable: (Value) -> Bool = { _ in true }
  ) throws(ArchiveError) -> Value {
    var value = value
    try field(&value, where: isUsable)
    return value
  }

  /// Writes one byte, or reads it.
  public mutating func byte(_ byte: inout UInt8) throws(ArchiveError) {
    if isReading {
      guard position < bytes.count else { throw .cutShort(at: position) }
      byte = bytes[position]
    } else {
      bytes.append(byte)
    }
    position += 1
  }

  /// Writes which one of several kinds a value is, as one byte; or reads that, and puts the kind's own value in its place.
  /// What comes with the kind follows.
  public mutating func kind<Value>(
    _ value: inout Value, _ number: Int, of kinds: [Value]
  ) throws(ArchiveError) {
    var byte = UInt8(truncatingIfNeeded: number)
    try self.byte(&byte)
    guard Int(byte) < kinds.count else { throw unusable }
    if isReading { value = kinds[Int(byte)] }
  }

  /// Writes which case of an enumeration it is, or reads it. Throws where the byte is of none.
  public mutating func kind<Value: RawRepresentable>(_ value: inout Value) throws(ArchiveError)
  where Value.RawValue == UInt8 {
    guard let walked = Value(rawValue: try self.value(value.rawValue)) else { throw unusable }
    value = walked
  }

  /// Writes how many values follow, or reads it. None of them is shorter than a byte, so a count that is a lie meets the end
  /// of the bytes, and fills no memory.
  public mutating func count(_ count: Int) throws(ArchiveError) -> Int {
    let start = position
    let count = try value(Int64(count))
    guard count >= 0, !isReading || count <= Int64(bytes.count - position) else { throw .unusable(at: start) }
    return Int(count)
  }
}

/// Has a place in archives.
public protocol Archivable {
  /// A value to be read into: any one will do.
  init()
  /// Walks over all that makes it what it is, and throws where that cannot be.
  mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError)
}
