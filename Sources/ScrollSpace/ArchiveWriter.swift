/// Writes values one behind the other, as bytes: little-endian, doubles bit for bit.
public struct ArchiveWriter: Sendable {
  /// What has been written so far.
  public private(set) var bytes: [UInt8] = []

  /// Makes a writer that has written nothing.
  public init() {}

  /// Writes a value.
  public mutating func write<Value: Archivable>(_ value: Value) { value.write(to: &self) }

  /// Writes whether there is a value, and the value.
  public mutating func write<Value: Archivable>(_ value: Value?) {
    write(value != nil)
    if let value { write(value) }
  }

  /// Writes how many values there are, and the values.
  public mutating func write<Value: Archivable>(_ values: [Value]) {
    write(Int64(values.count))
    for value in values { write(value) }
  }

  /// Writes one byte.
  public mutating func write(byte: UInt8) { bytes.append(byte) }

  /// Writes what another writer has written, so that it can be read apart.
  public mutating func write(_ part: ArchiveWriter) { write(part.bytes) }
}

/// Has a place in archives.
public protocol Archivable {
  /// Writes all that makes it what it is.
  func write(to archive: inout ArchiveWriter)
  /// Reads it again. Throws where the bytes are none of its own.
  init(from archive: inout ArchiveReader) throws(ArchiveError)
}
