package import ScrollSpace

/// Makes a law of a pull of somebody's own again from the numbers that it is made of; nil where they are of another one.
public typealias PullMaker = (_ archived: [Double]) -> (any PullLaw)?

/// Who makes laws of a pull again that an archive has the numbers of: those who are given, and then the laws that live here.
package struct PullLaws {
  private let makers: [PullMaker]
  /// As many numbers as a law may have.
  private static let most = 64

  package init(_ makers: [PullMaker] = []) { self.makers = makers }

  private func law(of numbers: [Double]) -> (any PullLaw)? {
    for maker in makers { if let law = maker(numbers) { return law } }
    if let law = RubberBandPull(archived: numbers) { return law }
    if let law = LimitedPull(archived: numbers, { self.law(of: $0) }) { return law }
    return DeadZonePull(archived: numbers) { self.law(of: $0) }
  }

  /// Whether a law gives some numbers that are finite, and somebody makes it again from them.
  package func know(_ law: any PullLaw) -> Bool {
    guard let numbers = law.archived, numbers.count <= Self.most, numbers.allSatisfy({ $0.isFinite }) else {
      return false
    }
    return self.law(of: numbers) != nil
  }

  /// Walks over the numbers of a law. Throws where nobody makes it again.
  package func walk(_ law: inout any PullLaw, _ archive: inout ArchiveWalk) throws(ArchiveError) {
    let numbers = try archive.value(law.archived ?? [])
    guard archive.isReading else { return }
    guard numbers.count <= Self.most, let made = self.law(of: numbers) else { throw .unknownLaw }
    law = made
  }
}
