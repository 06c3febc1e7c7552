/// The calls and answers that a scroller has refused, with their callers. A correct program has no refusals.
///
/// ```
/// Snap, link 2, target: 3 unusable answers, at first offset (0.0, nan), arrival keepSpeed and keepSpeed. Answer with
/// numbers that are finite and in range.
/// ```
public struct Diagnostics: Hashable, Sendable {
  /// The refusals, with one entry for each call, link and question, in the order of their first occurrence. After 64
  /// entries, further refusals are counted once for each kind, without a place.
  public internal(set) var refusals: [Refusal] = []

  /// Creates diagnostics without refusals.
  public init() {}

  /// The number of all refusals.
  public var total: Int { refusals.reduce(0) { $0 + $1.count } }

  /// Returns the number of refusals of a kind.
  public func count(of kind: Refusal.Kind) -> Int {
    refusals.reduce(0) { $0 + ($1.kind == kind ? $1.count : 0) }
  }

  /// Adds a refusal with its count. Of refusals with the same call, link and question, the values of the first are
  /// kept.
  mutating func note(_ refusal: Refusal) {
    if count(refusal) { return }
    guard refusals.count >= Refusal.mostKept else { return refusals.append(refusal) }
    var elsewhere = Refusal(refusal.kind)
    elsewhere.count = refusal.count
    if !count(elsewhere) { refusals.append(elsewhere) }
  }

  /// Returns the sum of two diagnostics.
  func adding(_ others: Diagnostics) -> Diagnostics {
    var sum = self
    for refusal in others.refusals { sum.note(refusal) }
    return sum
  }

  /// Adds the count to a known entry. Returns false if there is no entry with the same kind and place.
  private mutating func count(_ refusal: Refusal) -> Bool {
    guard let index = refusals.firstIndex(where: { $0.isAlike(refusal) }) else { return false }
    refusals[index].count += min(refusal.count, Refusal.mostCounted - refusals[index].count)
    return true
  }
}

extension Diagnostics: CustomStringConvertible {
  /// One line for each refusal, or `nothing refused`.
  @_documentation(visibility: internal)
  public var description: String {
    refusals.isEmpty ? "nothing refused" : refusals.map { $0.description }.joined(separator: "\n")
  }
}
