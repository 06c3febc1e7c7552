/// Reads values in the order in which they were written. Bytes that cannot be throw; nothing traps.
public struct ArchiveReader: Sendable {
  private let bytes: [UInt8]
  /// How many bytes have been read.
  public private(set) var position = 0
  /// Whether nobody reads: the default answers say so.
  package var isLeft = false

  /// Makes a reader at the first byte.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// A reader from which nothing can be read, and which is at no end until somebody tries: whoever begins to read is refused
  /// at once.
  package static var closed: ArchiveReader {
    var reader = ArchiveReader([])
    reader.position = 1
    return reader
  }

  /// Whether all has been read.
  public var isAtEnd: Bool { position == bytes.count }

  /// Reads a value.
  public mutating func read<Value: Archivable>(_: Value.Type = Value.self) throws(ArchiveError) -> Value {
    try Value(from: &self)
  }

  /// Reads a value, if one was written.
  public mutating func readOptional<Value: Archivable>(
    _: Value.Type = Value.self
  ) throws(ArchiveError) -> Value? {
    try read(Bool.self) ? try read(Value.self) : nil
  }

  /// Reads values.
  public mutating func readArray<Value: Archivable>(
    _: Value.Type = Value.self
  ) throws(ArchiveError) -> [Value] {
    var values: [Value] = []
    // A count that is a lie meets the end of the bytes long before it fills the memory.
    for _ in 0..<(try readCount()) { values.append(try read()) }
    return values
  }

  /// Reads the number of things to come, none of which is shorter than a byte.
  public mutating func readCount() throws(ArchiveError) -> Int {
    let place = position
    let count = try read(Int64.self)
    guard count >= 0, count <= Int64(bytes.count - position) else { throw .unusable(at: place) }
    return Int(count)
  }

  /// Reads one byte.
  public mutating func readByte() throws(ArchiveError) -> UInt8 {
    guard position < bytes.count else {
      defer { position = bytes.count }
      throw .cutShort(at: position)
    }
    position += 1
    return bytes[position - 1]
  }

  /// Reads what another writer had written, to be read apart.
  public mutating func readPart() throws(ArchiveError) -> ArchiveReader {
    let count = try readCount()
    let part = ArchiveReader(Array(bytes[position..<position + count]))
    position += count
    return part
  }

  /// The error for a value that was just read and cannot be.
  public var unusable: ArchiveError { .unusable(at: position) }
}
