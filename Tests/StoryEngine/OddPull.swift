import ScrollBehaviors
import ScrollMotion

/// Laws of a pull of a program, from valid to broken.
final class OddPull: PullLaw {
  enum Kind: Int, CaseIterable {
    case half, limited, delayed, nothing, huge, lost, backwards, wrongInverse, unarchived
  }

  let kind: Kind
  private let sensible: any PullLaw

  init(_ kind: Kind) {
    self.kind = kind
    sensible =
      switch kind {
      case .limited: LimitedPull(to: 40)
      case .delayed: DeadZonePull(25, before: LimitedPull(RubberBandPull(limit: 60), to: 50))
      default: RubberBandPull(resistance: 0.5)
      }
  }

  func shown(_ raw: Double, in length: Double) -> Double {
    switch kind {
    case .half: raw / 2
    case .nothing: 0
    case .huge: raw * 1e300
    case .lost: raw > 20 ? .nan : raw
    case .backwards: -raw
    case .limited, .delayed, .wrongInverse, .unarchived: sensible.shown(raw, in: length)
    }
  }

  func raw(_ shown: Double, in length: Double) -> Double? {
    switch kind {
    case .half: shown * 2
    case .nothing: nil
    case .huge: shown / 1e300
    case .lost, .backwards: .nan
    case .wrongInverse: shown * 3 + 50
    case .limited, .delayed, .unarchived: sensible.raw(shown, in: length)
    }
  }

  func slope(_ raw: Double, in length: Double) -> Double {
    switch kind {
    case .half: 0.5
    case .nothing: 0
    case .huge: 1e300
    case .lost: .infinity
    case .backwards: -1
    case .limited, .delayed, .wrongInverse, .unarchived: sensible.slope(raw, in: length)
    }
  }

  /// "odd", and the number.
  var archived: [Double]? { kind == .unarchived ? nil : [Self.mark, Double(kind.rawValue)] }

  private static let mark = 7_300_200.0

  /// Returns the law with these numbers, if it is one of these.
  static func law(of archived: [Double]) -> OddPull? {
    guard archived.count == 2, archived[0] == mark else { return nil }
    return Int(exactly: archived[1]).flatMap { Kind(rawValue: $0) }.map { OddPull($0) }
  }
}
