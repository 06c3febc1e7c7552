import Hands
import StoryEngine
import Testing

/// Random streams of wheels and trackpads. Content past an elastic wall returns in time.
struct WheelStories {
  /// How a device reports its swipes.
  enum Device: CaseIterable {
    /// All phases, with the system's momentum after each swipe.
    case phasesAndMomentum
    /// Phases of fingers, and nothing after the lift.
    case phasesOfFingers
    /// No phases, with momentum that only its shape shows.
    case nothing
  }

  /// Chains whose walls answer in other ways.
  enum Walls: CaseIterable {
    case bouncing, quick, one, profile

    func links(_ axis: Axis) -> [any ScrollBehavior] {
      switch self {
      case .bouncing: [Bouncing()]
      case .quick: [Bouncing(response: 0.3)]
      case .one: [Clamping(), Bouncing(Edges(axis, .lower))]
      case .profile: [ScrollPhysics(.ios)]
      }
    }
  }

  /// One delta, and its time after the former delta.
  struct Event {
    let delta: Double
    let phase: WheelPhase
    let gap: Double
  }

  /// A swipe of random length and speed, which may turn round on its way.
  static func swipe(_ fate: Fate, _ device: Device) -> [Event] {
    var events: [Event] = []
    let isTold = device != .nothing
    var speed = Double(fate.index(below: 120)) - 60
    for _ in 0...fate.index(below: 20) {
      let phase = isTold ? (events.isEmpty ? WheelPhase.began : .changed) : .unknown
      events.append(Event(delta: speed, phase: phase, gap: 0.004 * Double(1 + fate.index(below: 4))))
      speed *= fate.happens(0.1) ? -1 : 0.7 + 0.6 * Double(fate.index(below: 64)) / 64
    }
    if isTold { events.append(Event(delta: 0, phase: .ended, gap: fate.happens(0.3) ? 0.2 : 0.004)) }
    guard device != .phasesOfFingers, fate.happens(0.8) else { return events }
    var phase = isTold ? WheelPhase.momentumBegan : .unknown
    while speed.magnitude >= 1 {
      events.append(Event(delta: speed, phase: phase, gap: 1.0 / 60))
      speed *= 0.95
      if isTold { phase = .momentumChanged }
    }
    if isTold { events.append(Event(delta: 0, phase: .momentumEnded, gap: 1.0 / 60)) }
    return events
  }

  /// Momentum that begins with the content past the wall does not count: the wall moves the content.
  @Test(arguments: Axis.both, Device.allCases.flatMap { device in Walls.allCases.map { (device, $0) } })
  func contentReturnsWithinASecondAfterItsLastOutwardDelta(_ axis: Axis, _ pair: (Device, Walls)) {
    let (device, walls) = pair
    let seeds = perBuild(debug: 10, release: walls == .bouncing ? 150 : 60)
    var frames = 0
    for seed in 0..<seeds {
      let fate = Fate(seed: UInt64(seed))
      let hand = Hand(
        scroller(walls.links(axis), content: 1_200), axis, at: Double(fate.index(below: 800)))
      var recognizer = SwipeRecognizer()
      // The latest time at which the content was inside, or was pulled outwards.
      var (outward, longest) = (0.0, 0.0)
      func overshoot() -> Double { max(0 - hand.offset, hand.offset - 800) }
      func wait(until end: Double) {
        while hand.now + 1.0 / 120 < end {
          hand.frame(after: 1.0 / 120)
          guard overshoot() > 0.5 else {
            outward = hand.now
            continue
          }
          frames += 1
          longest = max(longest, hand.now - outward)
        }
      }
      for _ in 0..<6 {
        for event in Self.swipe(fate, device) {
          let time = hand.now + event.gap
          wait(until: time)
          hand.now = time
          let delta = axis.vector(event.delta)
          let part =
            event.phase == .unknown ? recognizer.phase(of: delta, at: hand.time) : event.phase
          let isMomentum = part == .momentumBegan || part == .momentumChanged || part == .momentumEnded
          if !isMomentum || overshoot() <= 0.5 { outward = hand.now }
          hand.scroll.wheel(by: delta, phase: event.phase, time: hand.time)
        }
        wait(until: hand.now + Double(fate.index(below: 3)) * 0.6)
      }
      wait(until: hand.now + 12)
      #expect(longest <= 1, "seed \(seed) stays past a wall for \(longest) s")
      #expect(overshoot() <= 0 && hand.scroll.phase == .idle)
    }
    #expect(frames > 6 * seeds, "the content was past a wall in \(frames) frames")
  }
}
