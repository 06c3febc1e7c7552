public import ScrollBehaviors

/// The parts of a snapshot, which can be put together in another way, with a right sum for any content.
public struct SnapshotParts {
  private let head: [UInt8]
  private var names: [[UInt8]] = []
  /// The data of each link.
  public var links: [[UInt8]] = []
  /// The data of the scroller.
  public var state: [UInt8] = []

  /// Creates the parts of a snapshot.
  public init(_ snapshot: ScrollSnapshot) throws(ArchiveError) {
    head = Array(snapshot.bytes[..<8])
    let body = Array(snapshot.bytes[8..<snapshot.bytes.count - 8])
    var archive = ArchiveWalk(reading: body)
    try walk(&archive)
    state = Array(body[archive.position...])
  }

  private mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    for index in 0..<(try archive.count(links.count)) {
      if archive.isReading {
        names.append([])
        links.append([])
      }
      try archive.field(&names[index])
      try archive.field(&links[index])
    }
  }

  /// Returns all parts in order, with a right sum.
  public var snapshot: ScrollSnapshot {
    get throws(ArchiveError) {
      var (archive, parts) = (ArchiveWalk(), self)
      try parts.walk(&archive)
      let bytes = head + archive.bytes + state
      var sum: UInt64 = 0xCBF2_9CE4_8422_2325
      for byte in bytes { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
      let end = (0..<8).map { UInt8(truncatingIfNeeded: sum >> UInt64(8 * $0)) }
      return try ScrollSnapshot(bytes: bytes + end)
    }
  }
}
