import ScrollBehaviors
import ScrollMotion
import ScrollProfiles
import Testing

/// A trackpad's stream that leads past a wall, with or without its phases, from some points before the wall. Content
/// returns within a second after fingers last pulled it outwards. Momentum that begins past the wall does not count.
struct SwipedPastAWall {
  /// Chains whose walls answer in other ways.
  enum Walls: CaseIterable {
    case bouncing, quick, one, profile

    func links(_ axis: Axis, _ side: Side) -> [any ScrollBehavior] {
      switch self {
      case .bouncing: [Bouncing()]
      case .quick: [Bouncing(response: 0.3)]
      case .one: [Clamping(), Bouncing(Edges(axis, side))]
      case .profile: [ScrollPhysics(.ios)]
      }
    }
  }

  /// The number of frames in which the content was past the wall.
  private(set) var frames = 0

  init(by stream: [(time: Double, phase: WheelPhase, delta: Vector)], _ walls: Walls) {
    let sum = stream.reduce(Vector.zero) { $0 + $1.delta }
    let axis: Axis = sum.x.magnitude > sum.y.magnitude ? .horizontal : .vertical
    let side: Side = sum[axis] < 0 ? .lower : .upper
    for distance in [0.0, 30, 300] {
      let scroll = ScrollController(
        viewport: Size(width: 400, height: 400), content: Size(width: 4_000, height: 4_000),
        behaviors: walls.links(axis, side))
      scroll.contentOffset[axis] = side == .lower ? distance : 3_600 - distance
      var recognizer = SwipeRecognizer()
      var (now, outward, longest) = (0.0, 0.0, 0.0)
      func overshoot() -> Double { max(0 - scroll.contentOffset[axis], scroll.contentOffset[axis] - 3_600) }
      func wait(until end: Double) {
        while now + 1.0 / 120 < end {
          now += 1.0 / 120
          scroll.advance(to: .seconds(now))
          if overshoot() <= 0.5 { outward = now } else { frames += 1 }
          longest = max(longest, now - outward)
        }
      }
      for (time, told, delta) in stream {
        wait(until: time)
        let phase = told == .unknown ? recognizer.phase(of: delta, at: .seconds(time)) : told
        if phase == .began || phase == .changed || overshoot() <= 0.5 { outward = time }
        scroll.wheel(by: delta, phase: told, time: .seconds(time))
      }
      wait(until: now + 12)
      #expect(longest <= 1, "\(distance) points before the wall: \(longest) s")
      #expect(overshoot() <= 0 && scroll.phase == .idle)
    }
  }
}
