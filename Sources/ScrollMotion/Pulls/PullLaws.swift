package import ScrollSpace

/// A function that makes a law of a pull of your own again from its numbers, or returns nil if the numbers belong to
/// another law.
public typealias PullMaker = (_ archived: [Double]) -> (any PullLaw)?

/// The makers of laws of a pull whose numbers are in an archive: first the given makers, then the laws of this
/// module.
package struct PullLaws {
  private let makers: [PullMaker]
  /// The largest count of a law's numbers.
  private static let most = 64

  package init(_ makers: [PullMaker] = []) { self.makers = makers }

  private func law(of numbers: [Double]) -> (any PullLaw)? {
    for maker in makers { if let law = maker(numbers) { return law } }
    if let law = RubberBandPull(archived: numbers) { return law }
    if let law = LimitedPull(archived: numbers, { self.law(of: $0) }) { return law }
    return DeadZonePull(archived: numbers) { self.law(of: $0) }
  }

  /// Returns true if the numbers of a law are finite, and a maker can make the law again.
  package func know(_ law: any PullLaw) -> Bool {
    guard let numbers = law.archived, numbers.count <= Self.most, numbers.allSatisfy({ $0.isFinite }) else {
      return false
    }
    return self.law(of: numbers) != nil
  }

  /// Archives the numbers of a law. Throws if no maker can make the law again.
  package func walk(_ law: inout any PullLaw, _ archive: inout ArchiveWalk) throws(ArchiveError) {
    let numbers = try archive.value(law.archived ?? [])
    guard archive.isReading else { return }
    guard numbers.count <= Self.most, let made = self.law(of: numbers) else { throw .unknownLaw }
    law = made
  }
}
