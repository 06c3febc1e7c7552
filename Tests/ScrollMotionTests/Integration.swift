/// A body on a line, moved in small steps (Runge–Kutta of the fourth order): what the closed forms are
/// checked against, as it knows nothing of them.
struct Body {
  var place: Double
  var speed: Double
  let force: @Sendable (_ place: Double, _ speed: Double) -> Double

  mutating func move(seconds: Double, steps: Int) {
    let h = seconds / Double(steps)
    for _ in 0..<steps {
      let v1 = speed
      let a1 = force(place, speed)
      let v2 = speed + a1 * h / 2
      let a2 = force(place + v1 * h / 2, v2)
      let v3 = speed + a2 * h / 2
      let a3 = force(place + v2 * h / 2, v3)
      let v4 = speed + a3 * h
      let a4 = force(place + v3 * h, v4)
      place += (v1 + 2 * v2 + 2 * v3 + v4) * h / 6
      speed += (a1 + 2 * a2 + 2 * a3 + a4) * h / 6
    }
  }
}
