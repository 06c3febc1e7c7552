import ScrollSpace

/// A text that is compared by its bytes: to compare strings takes tables of Unicode, which Embedded Swift has not at
/// hand.
struct Text: Hashable, Sendable {
  private var bytes: [UInt8]

  init(_ string: String) { bytes = Array(string.utf8) }

  var string: String { String(decoding: bytes, as: UTF8.self) }
}

extension Text: Archivable {
  init() { bytes = [] }

  /// Bytes that are no UTF-8 throw.
  mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    try archive.field(&bytes)
    guard string.utf8.elementsEqual(bytes) else { throw archive.unusable }
  }
}
