import ScrollMotion

/// Returns the rows for the curves of laws. One round is the offset at a random time, compared with the plain formula,
/// which uses the same mathematics.
func curveRows() -> [Row] {
  let velocity = 3_000.0
  func row(
    _ piece: String, _ law: any MotionLaw, distance: Double? = nil, _ plain: @escaping (Double) -> Double
  )
    -> Row
  {
    Row(piece: "curve \(piece)", peer: "formula, plain", limit: 1.3) {
      let curve = law.curve(distance: distance, velocity: velocity)
      let (table, seconds) = (Table(), curve.duration)
      return Contest(
        ours: { rounds in table.play(rounds) { curve.displacement(at: $0.fraction() * seconds) } },
        peer: { rounds in table.play(rounds) { plain($0.fraction() * seconds) } })
    }
  }
  let ease = CubicBezier.easeInOut
  let (ω, k) = (2 * Double.pi / 0.5, -1_000 * Mathematics.log(0.998))
  return [
    row("swinging spring", SpringLaw(response: 0.5, dampingRatio: 0.6), distance: 400) { t in
      let rate = ω * 0.8
      let sine = Mathematics.sin(rate * t) * (velocity - 0.6 * ω * 400) / rate
      return 400 + Mathematics.exp(-0.6 * ω * t) * (sine - 400 * Mathematics.cos(rate * t))
    },
    row("crawling spring", SpringLaw(response: 0.5, dampingRatio: 1.25), distance: 400) { t in
      let (rate, growth) = (ω * 0.75, Mathematics.exp(ω * 0.75 * t))
      let (cosh, sinh) = ((growth + 1 / growth) / 2, (growth - 1 / growth) / 2)
      let pull = velocity - 1.25 * ω * 400
      return 400 + Mathematics.exp(-1.25 * ω * t) * (pull * sinh / rate - 400 * cosh)
    },
    row("Android fling", AndroidFling(), plainSpline(velocity)),
    row("Flutter fling", AndroidFling(.power), plainPower(velocity)),
    row("Chromium fling", ChromiumFling()) { t in
      (velocity + 172) / 3.7 * (1 - Mathematics.exp(-3.7 * t)) - 172 * t
    },
    row("Chromium physics fling", ChromiumPhysicsFling(reach: 1_500), plainBezier(velocity)),
    row("constant deceleration", ConstantDeceleration(2_000)) { t in velocity * t - 1_000 * t * t },
    row("timed spring", TimedSpring(response: 0.5, duration: 1), distance: 400) { t in
      400 + ((velocity - ω * 400) * t - 400) * Mathematics.exp(-ω * t)
    },
    row("timed arrival", TimedArrival(duration: 0.5), distance: 400) { t in
      let s = t / 0.5
      return 400 - (1 - s) * (1 - s) * (1 - s) * (400 + (3 * 400 - velocity * 0.5) * s)
    },
    row("timing curve", TimingCurve(duration: 0.5), distance: 400) { t in
      let left = 1 - t / 0.5
      return 400 * newtonBezier(ease.x1, ease.y1, ease.x2, ease.y2, at: t / 0.5) + velocity * t * left * left
    },
    row("steady speed", SteadySpeed(speed: 900), distance: 400) { t in 900 * t },
    stageRow("decay", .decay(Decay(velocity: velocity, rate: .normal), from: 0, within: 0.25)) { t in
      velocity / k * (1 - Mathematics.exp(0 - k * t))
    },
    stageRow(
      "critical spring", .spring(from: 0, velocity: velocity, to: 400, response: 0.5, within: 0.25)
    ) { t in 400 + ((velocity - ω * 400) * t - 400) * Mathematics.exp(-ω * t) },
  ]
}

/// Returns a row for a stage that the engine solves without a law.
private func stageRow(_ piece: String, _ stage: Stage, _ plain: @escaping (Double) -> Double) -> Row {
  Row(piece: "curve \(piece)", peer: "formula, plain", limit: 1.3) {
    let (table, seconds) = (Table(), stage.duration)
    return Contest(
      ours: { rounds in table.play(rounds) { stage.offset(at: $0.fraction() * seconds) } },
      peer: { rounds in table.play(rounds) { plain($0.fraction() * seconds) } })
  }
}

private let androidDrag = 0.015 * 9.80665 * 39.37 * 0.84 * 160
private let androidExponent = Mathematics.log(0.78) / Mathematics.log(0.9)

/// A Bézier curve from (0, 0) to (1, 1) by Newton's steps, to 1e-15.
@inline(__always)
private func newtonBezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at time: Double) -> Double {
  var s = time
  for _ in 0..<64 {
    let r = 1 - s
    let error = 3 * r * s * (x1 * r + x2 * s) + s * s * s - time
    let next = s - error / (3 * (x1 * r * r + 2 * r * s * (x2 - x1) + (1 - x2) * s * s))
    let isThere = (next - s).magnitude <= 1e-15
    s = next
    if isThere { break }
  }
  return 3 * (1 - s) * s * (y1 * (1 - s) + y2 * s) + s * s * s
}

private func plainSpline(_ velocity: Double) -> (Double) -> Double {
  let seconds = Mathematics.pow(0.35 * velocity / androidDrag, 1 / (androidExponent - 1))
  return { t in 0.35 * velocity * seconds * newtonBezier(0.175, 0.5, 0.35, 1, at: t / seconds) }
}

private func plainBezier(_ velocity: Double) -> (Double) -> Double {
  let (seconds, way) = (velocity / 2_300, 1_500.0)
  let slope = velocity * seconds / way
  return { t in way * newtonBezier(0.2, 0.2 * slope, 0.55, 1, at: t / seconds) }
}

private func plainPower(_ velocity: Double) -> (Double) -> Double {
  let seconds = Mathematics.pow(0.35 * velocity / androidDrag, 1 / (androidExponent - 1))
  let (duration, way) = (androidExponent * 0.35 * seconds, 0.35 * velocity * seconds)
  return { t in way - way * Mathematics.exp(androidExponent * Mathematics.log(1 - t / duration)) }
}
