import ScrollMotion
import Seeds

/// Every curve that there is, with numbers of its own: the rows of the table of which ``LawTests`` is the columns.
enum CurveKind: CaseIterable {
  case swinging, critical, crawling, android, flutter, chromium, physics, constant
  case timedSpring, arrival, timing, steady, own
  /// Those that the engine solves by itself, without a law.
  case decay, spring

  /// A law of the kind.
  func law(_ random: inout Seeded) -> any MotionLaw {
    let response = random.number(0.1...1.5)
    let friction = random.number(0.005...0.05)
    let duration = random.number(0.05...3)
    return switch self {
    case .swinging:
      SpringLaw(response: response, dampingRatio: random.one(of: [0.001, random.number(0.001...0.99)]))
    case .critical: SpringLaw(response: response)
    case .crawling:
      SpringLaw(response: response, dampingRatio: random.one(of: [100, random.number(1.01...5)]))
    case .android: AndroidFling(friction: friction, pointsPerInch: random.number(60...400))
    case .flutter: AndroidFling(.power, friction: friction)
    case .chromium: ChromiumFling()
    case .physics: ChromiumPhysicsFling(reach: random.number(500...2_000))
    case .constant: ConstantDeceleration(random.number(500...9_000))
    case .timedSpring: TimedSpring(response: response, duration: duration)
    case .arrival: TimedArrival(duration: duration)
    case .timing:
      TimingCurve(
        duration: duration,
        curve: CubicBezier(
          random.number(0.1...0.9), random.number(-0.5...1.5), random.number(0.3...0.9),
          random.number(-0.5...1.5)))
    case .steady: SteadySpeed(speed: random.number(50...9_000))
    case .own: OwnCurves(duration: duration)
    case .decay: EngineLaw(rate: DecelerationRate(rawValue: random.number(0.9...0.9995)))
    case .spring: EngineLaw(response: response)
    }
  }

  /// How near to its end it may leap, in points.
  var landing: Double {
    switch self {
    case .swinging, .critical, .crawling: SpringLaw.defaultThreshold
    case .timedSpring: 1
    case .decay, .spring: EngineLaw.threshold
    // The engine's fallback, for a distance that is out of a glide's reach.
    default: Self.glides.contains(self) ? SpringLaw.defaultThreshold : 1e-6
    }
  }

  static let springs = [swinging, critical, crawling, timedSpring, spring]
  /// Those that run free until they rest, and only slow down.
  static let glides = [android, flutter, chromium, physics, constant, decay]
  /// Those that set out with the speed that there is.
  static let keepingSpeed = allCases.filter { $0 != .steady && $0 != .own }
  /// Those that, let go with the speed that they have, go on as they would have.
  static let unchanged = allCases.filter { ![android, physics, timing, own].contains($0) }
  /// Those that an archive knows.
  static let archived = allCases.filter { ![own, decay, spring].contains($0) }
}

/// A law of a user's own, which swings: a wave on an even way.
private final class OwnCurves: MotionLaw {
  private let duration: Double
  init(duration: Double) { self.duration = duration }
  func curve(distance: Double?, velocity: Double) -> any MotionCurve {
    let distance = distance ?? velocity * duration
    return Formula(distance: distance, duration: duration, amplitude: velocity * 0.02, swings: 3)
  }
}

/// The decay or the spring that the engine solves by itself, as a law.
final class EngineLaw: MotionLaw {
  static let threshold = 0.25
  private let make: @Sendable (Double?, Double) -> Stage

  init(rate: DecelerationRate) {
    make = { distance, velocity in
      let free = Decay(velocity: velocity, rate: rate)
      let stretch = distance.map { $0 / free.distance } ?? 1
      guard stretch >= 0.25, stretch <= 2, let distance else {
        guard let distance else { return .decay(free, from: 0, within: Self.threshold) }
        return Self.spring(distance, velocity, response: CriticalSpring.edgeResponse)
      }
      return .decay(from: 0, velocity: velocity, to: distance, within: Self.threshold)
        ?? Self.spring(distance, velocity, response: CriticalSpring.edgeResponse)
    }
  }

  init(response: Double) { make = { Self.spring($0 ?? 0, $1, response: response) } }

  private static func spring(_ distance: Double, _ velocity: Double, response: Double) -> Stage {
    .spring(from: 0, velocity: velocity, to: distance, response: response, within: threshold)
  }

  func stage(distance: Double?, velocity: Double) -> Stage { make(distance, velocity) }

  func curve(distance: Double?, velocity: Double) -> any MotionCurve {
    let stage = make(distance, velocity)
    return Formula(
      distance: stage.destination, duration: stage.duration, at: stage.offset(at:), speed: stage.velocity(at:)
    )
  }
}

extension Stage {
  /// The stage of a law, from an offset: of the engine's own ones that itself, and not a curve.
  static func of(_ law: any MotionLaw, distance: Double?, velocity: Double, from start: Double = 0) -> Stage?
  {
    if let law = law as? EngineLaw {
      return law.stage(distance: distance, velocity: velocity).shifted(by: start)
    }
    let curve = law.curve(distance: distance, velocity: velocity)
    return .curve(curve, from: start, to: start + curve.distance)
  }
}
