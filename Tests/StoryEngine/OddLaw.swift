import ScrollBehaviors
import ScrollMotion

/// Laws of motion of a program, from valid to broken.
final class OddLaw: MotionLaw {
  enum Kind: Int, CaseIterable {
    case straight, swinging, overshooting, endless, instant, backwards, unending, lost, huge, wrongLanding
    case noNumberMidway, tiny
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  func curve(distance: Double?, velocity: Double) -> any MotionCurve {
    OddCurve(kind, distance: distance ?? velocity * 0.2, velocity: velocity)
  }

  /// "odd", and the number.
  var archived: [Double]? { [Self.mark, Double(kind.rawValue)] }

  private static let mark = 7_300_100.0

  /// Returns the law with these numbers, if it is one of these.
  static func law(of archived: [Double]) -> OddLaw? {
    guard archived.count == 2, archived[0] == mark, let kind = kind(archived[1]) else { return nil }
    return OddLaw(kind)
  }

  private static func kind(_ number: Double) -> Kind? { Int(exactly: number).flatMap { Kind(rawValue: $0) } }
}

final class OddCurve: MotionCurve {
  let distance: Double
  let duration: Double
  private let kind: OddLaw.Kind
  private let startVelocity: Double

  init(_ kind: OddLaw.Kind, distance: Double, velocity: Double) {
    self.kind = kind
    startVelocity = velocity
    switch kind {
    case .lost: self.distance = .nan
    case .huge: self.distance = 1e300
    case .wrongLanding: self.distance = distance / 2
    default: self.distance = distance
    }
    switch kind {
    case .endless: duration = 1e308
    case .unending: duration = .infinity
    case .instant: duration = 0
    case .backwards: duration = -1
    case .tiny: duration = .leastNonzeroMagnitude
    default: duration = 0.4
    }
  }

  func displacement(at seconds: Double) -> Double {
    let part = seconds / 0.4
    switch kind {
    case .overshooting: return distance * part * (3 - 2 * part)
    case .swinging: return distance * part + 200 * part * (1 - part) * (part < 0.5 ? 1 : -1)
    case .noNumberMidway: return part > 0.3 && part < 0.6 ? .nan : distance * part
    case .huge: return 1e308 * part
    default: return distance * part
    }
  }

  func velocity(at seconds: Double) -> Double {
    kind == .noNumberMidway ? .nan : kind == .huge ? 1e308 : startVelocity
  }
}
