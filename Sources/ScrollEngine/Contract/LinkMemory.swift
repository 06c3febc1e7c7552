public import ScrollMotion
public import ScrollSpace

/// What a link remembers: the same lines write it when a snapshot is taken, and read it when one is restored.
///
/// ```swift
/// func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
///   try memory.field(rests, where: { $0 >= 0 }) { self.rests = $0 }
///   try memory.field(next) { self.next = $0 }
/// }
/// ```
/// **Read first, change then.** While a snapshot is read nothing may change: a field is only read, and the closure behind it runs
/// when all links have read theirs to the end, in the order of the fields. Bytes that cannot be used therefore leave
/// everything as it was.
public struct LinkMemory {
  var archive: ArchiveWalk
  private(set) var changes: [() -> Void] = []
  private(set) var laws: [LawMaker] = []
  private(set) var pulls: [PullMaker] = []

  init(_ archive: ArchiveWalk) { self.archive = archive }

  var isEmpty: Bool { archive.bytes.isEmpty && laws.isEmpty && pulls.isEmpty }

  /// Writes a value; or reads one, which must pass, and gives it to `set` when everything has been read.
  public mutating func field<Value: Archivable>(
    _ value: Value, where isUsable: (Value) -> Bool = { _ in true }, set: @escaping (Value) -> Void
  ) throws(ArchiveError) {
    let value = try self.value(value, where: isUsable)
    change { set(value) }
  }

  /// Writes a value and returns it; or returns the one that was read. It must pass.
  public mutating func value<Value: Archivable>(
    _ value: Value, where isUsable: (Value) -> Bool = { _ in true }
  ) throws(ArchiveError) -> Value {
    try archive.value(value, where: isUsable)
  }

  /// Does something when everything has been read; nothing where it is written.
  public mutating func change(_ change: @escaping () -> Void) {
    if archive.isReading { changes.append(change) }
  }

  /// The error for a value that was just walked over and cannot be.
  public var unusable: ArchiveError { archive.unusable }

  /// Gives a law of motion of one's own: a motion that follows one is kept by the numbers that the law is made of, and
  /// `maker` makes the law again from them. Nil where they are of another law.
  public mutating func law(_ maker: @escaping LawMaker) { laws.append(maker) }

  /// Gives a law of a pull of one's own: a drag whose edge follows one is kept by the numbers that the law is made of, and
  /// `maker` makes the law again from them. Nil where they are of another law.
  public mutating func pull(_ maker: @escaping PullMaker) { pulls.append(maker) }
}
