/// The reason why an archive cannot be read. The attempt has not changed anything.
public enum ArchiveError: Error, Hashable, Sendable {
  /// The bytes are not an archive of this kind.
  case notAnArchive
  /// The archive has a format that this version does not know; the number is the archive's version.
  case version(UInt32)
  /// The archive ends too early: bytes are missing at this place.
  case cutShort(at: Int)
  /// The bytes are not those that were written: the checksum differs.
  case damaged
  /// The value at this place cannot be used: a number that is not usable, or a case that does not exist.
  case unusable(at: Int)
  /// Another chain has written the archive: the link at this place has another name, is missing, or is surplus.
  case chain(at: Int)
  /// The request came from within a callback or a question. Or a callback of the stop changed the chain or its items;
  /// the scroller has then stopped.
  case notNow
  /// The archive contains a motion by a law that no link can make again.
  case unknownLaw
}

extension ArchiveError: CustomStringConvertible {
  /// The problem, the values and the fix.
  @_documentation(visibility: internal)
  public var description: String {
    switch self {
    case .notAnArchive:
      "These bytes are not an archive: they do not begin like one; pass the `bytes` of a snapshot."
    case .version(let version):
      "The archive has format \(version), which this version does not know; write it again with this version."
    case .cutShort(let place):
      "The archive is cut short at byte \(place); keep all of its bytes."
    case .damaged: "The archive's bytes differ from those that were written; keep them unchanged."
    case .unusable(let place):
      "The archive has an unusable value at byte \(place); read it with the types that wrote it."
    case .chain(let place):
      "The archive was written by another chain: link \(place + 1) differs; restore it into the same behaviours."
    case .notNow:
      """
      Nothing is read from within a callback or a question, nor if a callback of the stop changes the chain or its \
      items. Read it after the scroller's call has returned, and keep the chain.
      """
    case .unknownLaw:
      """
      The archive contains a motion by a law that no link of this chain makes; pass the law to \
      `law` of the memory in the link that uses it.
      """
    }
  }
}
