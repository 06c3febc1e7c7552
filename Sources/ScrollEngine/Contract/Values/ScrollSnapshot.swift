public import ScrollSpace

/// The state of a scroller at a moment, as bytes: its offset, its motion, the history of a finger, and the memories
/// of its behaviours.
///
/// A scroller with the same chain continues from a restored snapshot identically, to the last bit. The bytes are the
/// same on every platform, and can be stored. They contain the format's version and end with a checksum, so that
/// truncated or changed bytes are detected.
public struct ScrollSnapshot: Hashable, Sendable {
  /// The version of the format that this library writes. No other version can be read.
  public static let version: UInt32 = 13

  /// The bytes "scrl".
  private static let signature: [UInt8] = [0x73, 0x63, 0x72, 0x6C]
  private static let headLength = 8
  private static let sumLength = 8

  /// The snapshot as bytes: eight bytes of signature and version, the state, and eight bytes of checksum.
  public let bytes: [UInt8]

  /// Creates a snapshot from the bytes of a snapshot. Throws if the bytes are not those that were written.
  public init(bytes: [UInt8]) throws(ArchiveError) {
    let head = Array(bytes.prefix(Self.headLength))
    guard Array(head.prefix(4)) == Array(Self.signature.prefix(head.count)) else { throw .notAnArchive }
    guard bytes.count >= Self.headLength + Self.sumLength else { throw .cutShort(at: bytes.count) }
    var version: UInt32 = 0
    for byte in 0..<4 { version |= UInt32(head[4 + byte]) << UInt32(8 * byte) }
    guard version == Self.version else { throw .version(version) }
    let sum = Self.sum(bytes.dropLast(Self.sumLength))
    guard Array(bytes.suffix(Self.sumLength)) == sum else { throw .damaged }
    self.bytes = bytes
  }

  init(_ state: ArchiveWalk) {
    var bytes = Self.signature
    for byte in 0..<4 { bytes.append(UInt8(truncatingIfNeeded: Self.version >> UInt32(8 * byte))) }
    bytes += state.bytes
    self.bytes = bytes + Self.sum(bytes[...])
  }

  var state: ArchiveWalk {
    ArchiveWalk(reading: Array(bytes.dropFirst(Self.headLength).dropLast(Self.sumLength)))
  }

  /// Returns the FNV-1a hash in 64 bits. Every step is a bijection, so a change of any one byte changes the checksum.
  private static func sum(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return (0..<8).map { UInt8(truncatingIfNeeded: sum >> UInt64(8 * $0)) }
  }
}
