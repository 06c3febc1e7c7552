/// What a scroller had to refuse, in which call, and from whom. In a sound program there is none of it.
///
/// ```
/// Snap, link 2, target: 3 answers were not usable, the first one with offset (0.0, nan). Answer with numbers that are finite
/// and below 1e150; until then the proposal stays as it was before that link.
/// ```
public struct Diagnostics: Hashable, Sendable {
  /// What was refused, with one entry for each call, link and question, in the order in which they came first. Once there
  /// are 64, those of other calls are counted together, without saying where.
  public internal(set) var refusals: [Refusal] = []

  /// Makes diagnostics with nothing refused.
  public init() {}

  /// All of them together.
  public var total: Int { refusals.reduce(0) { $0 + $1.count } }

  /// Those of a kind.
  public func count(of kind: Refusal.Kind) -> Int {
    refusals.reduce(0) { $0 + ($1.kind == kind ? $1.count : 0) }
  }

  /// Notes what was refused, with its count. Of those with the same call, link and question the first one's values are kept.
  mutating func note(_ refusal: Refusal) {
    if count(refusal) { return }
    guard refusals.count >= Refusal.mostKept else { return refusals.append(refusal) }
    var elsewhere = Refusal(refusal.kind)
    elsewhere.count = refusal.count
    if !count(elsewhere) { refusals.append(elsewhere) }
  }

  /// These and what others count besides.
  func adding(_ others: Diagnostics) -> Diagnostics {
    var sum = self
    for refusal in others.refusals { sum.note(refusal) }
    return sum
  }

  /// Counts it among those that are known. False if it is the first of its kind and place.
  private mutating func count(_ refusal: Refusal) -> Bool {
    guard let index = refusals.firstIndex(where: { $0.isAlike(refusal) }) else { return false }
    refusals[index].count += min(refusal.count, Refusal.mostCounted - refusals[index].count)
    return true
  }
}

extension Diagnostics: CustomStringConvertible {
  /// One line for each refusal; `nothing refused` for none.
  public var description: String {
    refusals.isEmpty ? "nothing refused" : refusals.map { $0.description }.joined(separator: "\n")
  }
}
