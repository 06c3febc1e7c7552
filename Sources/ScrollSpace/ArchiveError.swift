/// Why an archive cannot be read. Nothing has been changed by the attempt.
public enum ArchiveError: Error, Hashable, Sendable {
  /// These bytes are no archive of this kind.
  case notAnArchive
  /// It was written in a format that this version does not know; the number says which.
  case version(UInt32)
  /// It ends too early: bytes are missing at this place.
  case cutShort(at: Int)
  /// Its bytes are not those that were written: the sum at its end is another.
  case damaged
  /// What stands at this place cannot be: a number that is not usable, a case that does not exist.
  case unusable(at: Int)
  /// It was written by another chain: the link at this place has another name, or is missing, or one too many.
  case chain(at: Int)
  /// It was asked for from within a callback or a question; or whoever was told that the scroller stops for it changed the
  /// chain or its items, and it has stopped.
  case notNow
  /// A motion by a law of somebody's own, which no link knows how to make again.
  case unknownLaw
}

extension ArchiveError: CustomStringConvertible {
  /// What, the values, the fix.
  public var description: String {
    switch self {
    case .notAnArchive:
      "These bytes are no archive: they do not begin as one; pass what `bytes` of a snapshot gave."
    case .version(let version):
      "The archive has format \(version), which is not known here; write it anew with this version."
    case .cutShort(let place):
      "The archive ends at byte \(place), where more must come; keep all of its bytes."
    case .damaged: "The archive's bytes differ from those that were written; keep them unchanged."
    case .unusable(let place):
      "The archive has a value at byte \(place) that cannot be; read it with the types that wrote it."
    case .chain(let place):
      "The archive was written by another chain: link \(place + 1) differs; restore it into the same behaviours."
    case .notNow:
      """
      Nothing is read from within a callback or a question, nor if a link that is told of the stop changes the chain or \
      its items; do it when the scroller's call has returned, with a chain that stays.
      """
    case .unknownLaw:
      """
      The archive holds a motion by a law that no link of this chain makes; give it to \
      `law` of the memory in the link that uses it.
      """
    }
  }
}
