public import ScrollSpace

/// All that a scroller is at a moment, in bytes: where it stands, what moves it, what a finger has done so far, and
/// what its behaviours remember.
///
/// A scroller with the same chain that it is restored into goes on to the last bit the same. The bytes are the
/// same on every platform, and can be kept: they say their format and end with a sum, so that bytes which were cut short or
/// changed are recognised.
public struct ScrollSnapshot: Hashable, Sendable {
  /// The format that this version writes, and the only one that it reads.
  public static let version: UInt32 = 7

  /// "scrl".
  private static let signature: [UInt8] = [0x73, 0x63, 0x72, 0x6C]
  private static let headLength = 8
  private static let sumLength = 8

  /// The snapshot as bytes: eight that say what it is, those of the state, and eight of the sum.
  public let bytes: [UInt8]

  /// Takes bytes that a snapshot gave. Throws where they are not what was written.
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

  /// FNV-1a in 64 bits: every step is one to one, so any one changed byte gives another sum.
  private static func sum(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return (0..<8).map { UInt8(truncatingIfNeeded: sum >> UInt64(8 * $0)) }
  }
}
