import ScrollSpace

/// A text that is compared by its bytes: to compare strings takes tables of Unicode, which Embedded Swift has not at
/// hand.
struct Text: Hashable, Sendable {
  private let bytes: [UInt8]

  init(_ string: String) { bytes = Array(string.utf8) }

  var string: String { String(decoding: bytes, as: UTF8.self) }
}

extension Text: Archivable {
  func write(to archive: inout ArchiveWriter) { archive.write(bytes) }

  /// Bytes that are no UTF-8 throw.
  init(from archive: inout ArchiveReader) throws(ArchiveError) {
    bytes = try archive.readArray()
    guard string.utf8.elementsEqual(bytes) else { throw archive.unusable }
  }
}
