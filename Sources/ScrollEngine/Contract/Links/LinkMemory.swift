public import ScrollMotion
public import ScrollSpace

/// The state that a link remembers. The same lines write the state into a snapshot and read it from a snapshot.
///
/// ```swift
/// func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
///   try memory.field(rests, where: { $0 >= 0 }) { self.rests = $0 }
///   try memory.field(next) { self.next = $0 }
/// }
/// ```
/// **Changes come after reading.** Nothing may change while a snapshot is being read. A field is only read. Its
/// closure runs after all links have read their fields to the end, in the order of the fields. Bytes that cannot be
/// used therefore leave everything as it was.
public struct LinkMemory {
  var archive: ArchiveWalk
  private(set) var changes: [() -> Void] = []
  private(set) var laws: [LawMaker] = []
  private(set) var pulls: [PullMaker] = []

  init(_ archive: ArchiveWalk) { self.archive = archive }

  var isEmpty: Bool { archive.count == 0 && laws.isEmpty && pulls.isEmpty }

  /// Writes a value, or reads a value. A value that is read must pass `isUsable`. `set` receives that value after
  /// everything has been read.
  public mutating func field<Value: Archivable>(
    _ value: Value, where isUsable: (Value) -> Bool = { _ in true }, set: @escaping (Value) -> Void
  ) throws(ArchiveError) {
    let value = try self.value(value, where: isUsable)
    if archive.isReading { changes.append { set(value) } }
  }

  /// Writes a value and returns it, or reads a value and returns that. A value that is read must pass `isUsable`.
  public mutating func value<Value: Archivable>(
    _ value: Value, where isUsable: (Value) -> Bool = { _ in true }
  ) throws(ArchiveError) -> Value {
    try archive.value(value, where: isUsable)
  }

  /// Calls a closure after everything has been read. While a snapshot is written the closure is not called.
  public mutating func change(_ change: @escaping () -> Void) {
    if archive.isReading { changes.append(change) }
  }

  /// The error for the value that was just walked over, if that value is not usable.
  public var unusable: ArchiveError { archive.unusable }

  /// Adds a law of motion of your own. A snapshot keeps a motion that follows such a law by the law's numbers.
  /// `maker` creates the law again from the numbers, and returns nil if the numbers belong to another law.
  public mutating func law(_ maker: @escaping LawMaker) { laws.append(maker) }

  /// Adds a law of a pull of your own. A snapshot keeps a drag whose edge follows such a law by the law's numbers.
  /// `maker` creates the law again from the numbers, and returns nil if the numbers belong to another law.
  public mutating func pull(_ maker: @escaping PullMaker) { pulls.append(maker) }
}
