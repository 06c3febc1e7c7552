import ScrollMotion

/// Rows for the curves of laws. One round is the offset at a random time, beside the formula written plainly with the same
/// mathematics.
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
  let ω = 2 * Double.pi / 0.5
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
    row("constant deceleration", ConstantDeceleration(2_000)) { t in velocity * t - 1_000 * t * t },
  ]
}

private let androidDrag = 0.015 * 9.80665 * 39.37 * 0.84 * 160
private let androidExponent = Mathematics.log(0.78) / Mathematics.log(0.9)

/// The spline by Newton's steps, to a double's last bits.
private func plainSpline(_ velocity: Double) -> (Double) -> Double {
  let seconds = Mathematics.pow(0.35 * velocity / androidDrag, 1 / (androidExponent - 1))
  return { t in
    let time = t / seconds
    var s = time
    for _ in 0..<64 {
      let r = 1 - s
      let error = 3 * r * s * (0.175 * r + 0.35 * s) + s * s * s - time
      let next = s - error / (3 * (0.175 * r * r + 2 * r * s * 0.175 + 0.65 * s * s))
      if next == s || error == 0 { break }
      s = next
    }
    return 0.35 * velocity * seconds * (3 * (1 - s) * s * (0.5 * (1 - s) + s) + s * s * s)
  }
}

private func plainPower(_ velocity: Double) -> (Double) -> Double {
  let seconds = Mathematics.pow(0.35 * velocity / androidDrag, 1 / (androidExponent - 1))
  let (duration, way) = (androidExponent * 0.35 * seconds, 0.35 * velocity * seconds)
  return { t in way - way * Mathematics.exp(androidExponent * Mathematics.log(1 - t / duration)) }
}
