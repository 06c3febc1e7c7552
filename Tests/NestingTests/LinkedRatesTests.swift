import Hands
import ScrollTesting
import Testing

/// Linked scrollers are one motion: after the same inputs they are at the same places at any frame rate, and their
/// animations end in the same way.
struct LinkedRatesTests {
  private static let count = perBuild(debug: 40, release: 2_500)

  private enum Act {
    case fling(Vector), travel(Point, seconds: Double), steady(Vector), place(Point), stop, newcomer
    case down(Point), drag(Point), up(Point), step(Vector)

    /// True for an input, which has a time of its own.
    var isInput: Bool {
      switch self {
      case .steady, .down, .drag, .up, .step: true
      case .fling, .travel, .place, .stop, .newcomer: false
      }
    }
  }

  /// What a member receives: a command at a frame of the lowest rate, or an input at a part of the time to the next one.
  private struct Scene {
    let frame: Int
    let part: Double
    let member: Int
    let act: Act
    var time: Timestamp { .seconds((Double(frame) + part) * 8 / 240) }
  }

  private static func story(_ random: inout SeededGenerator) -> [Scene] {
    var (story, down) = ([Scene](), PerMember())
    for frame in 0..<60 where Int.random(in: 0..<4, using: &random) == 0 {
      let member = Int.random(in: 0..<3, using: &random)
      let point = Point(x: .random(in: 0...700, using: &random), y: .random(in: 0...700, using: &random))
      var speed = Vector(
        x: .random(in: -2_000...2_000, using: &random), y: .random(in: -2_000...2_000, using: &random))
      if Bool.random(using: &random) { speed[Bool.random(using: &random) ? Axis.horizontal : .vertical] = 0 }
      let act: Act
      switch Int.random(in: 0..<10, using: &random) {
      case 0, 1: act = .fling(speed)
      case 2: act = .travel(point, seconds: .random(in: 0.1...0.8, using: &random))
      case 3: act = .steady(speed / 4)
      case 4: act = .place(point)
      case 5: act = .stop
      case 6: act = .newcomer
      case 7: act = .step(speed / 10)
      default:
        act = down.isDown[member] ? (Bool.random(using: &random) ? .drag(point) : .up(point)) : .down(point)
        if case .down = act { down.isDown[member] = true }
        if case .up = act { down.isDown[member] = false }
      }
      let part = act.isInput ? Double.random(in: 0..<1, using: &random) : 0
      story.append(Scene(frame: frame, part: part, member: member, act: act))
    }
    return story
  }

  private struct PerMember { var isDown = [false, false, false] }

  /// The members of a group, and the places and ends seen at the frames of the lowest rate.
  private final class Crowd {
    let groups: [LinkedScrollers]
    var members: [ScrollController] = []
    /// The ends of each member's animations. Members that end in the same frame end in the order of the frames.
    var ends: [Int: [String]] = [:]
    var places: [[Point]] = []
    var played: [Scene] = []
    /// True if a fling joins the one before it, and false if it replaces it.
    let joins: Bool

    init(_ random: inout SeededGenerator) {
      let axes: Axis? = [.horizontal, .vertical, nil].randomElement(using: &random)!
      let links = { axes.map { LinkedScrollers($0) } ?? LinkedScrollers() }
      groups = Bool.random(using: &random) ? [links()] : [links(), LinkedScrollers()]
      joins = Bool.random(using: &random)
      for number in 0..<3 {
        // If a scroller of two groups leads only one group, two motions move it.
        let leads = Int.random(in: 0..<5, using: &random) > 0 || number == 0 && groups.count > 1
        members.append(member(number, leads: leads))
      }
    }

    func member(_ number: Int, leads: Bool = true) -> ScrollController {
      let group = groups[number % groups.count]
      let behaviors: [any ScrollBehavior] =
        [number == 2 ? Bouncing() : Clamping(), group.member(leads: leads)]
        + (number == 0 && groups.count > 1 ? [groups[1].member()] : [])
      return scroller(behaviors, viewport: 300, content: 1_200 + Double(number) * 300)
    }

    func perform(_ act: Act, on number: Int, at time: Timestamp) {
      let scroll = members[number]
      switch act {
      case .fling(let speed): scroll.fling(velocity: speed, at: joins ? time : nil)
      case .travel(let place, let seconds):
        scroll.setContentOffset(place, arrival: .timed(seconds, .easeInOut)) {
          self.ends[number, default: []].append("\($0)")
        }
      case .steady(let speed): scroll.move(at: speed, time: time)
      case .place(let place): scroll.contentOffset = place
      case .stop: scroll.stop()
      case .step(let distance): scroll.step(by: .points(distance), time: time)
      case .newcomer:
        scroll.behaviors = []
        members[number] = member(number)
        members[number].advance(to: time)
      case .down(let place): if scroll.finger == nil { scroll.touchBegan(at: place, time: time) }
      case .drag(let place): if scroll.finger != nil { scroll.touchMoved(to: place, time: time) }
      case .up(let place): if scroll.finger != nil { scroll.touchEnded(at: place, time: time) }
      }
    }

    func play(_ story: [Scene], framesBetween count: Int) {
      played = story
      for frame in 0..<150 {
        var scene = story.first { $0.frame == frame }
        for part in 0..<count {
          let time = Timestamp.seconds(Double(frame * 8 + part * 8 / count) / 240)
          for member in members { member.advance(to: time) }
          if part == 0 { places.append(members.map(\.contentOffset)) }
          guard let present = scene, present.time < .seconds(Double(frame * 8 + (part + 1) * 8 / count) / 240)
          else { continue }
          scene = nil
          perform(present.act, on: present.member, at: present.time)
          // Each command has a frame at its own time, because a motion from rest begins at the first frame.
          if !present.act.isInput { for member in members { member.advance(to: time) } }
        }
      }
    }
  }

  private func isNear(_ places: [Point], _ others: [Point]) -> Bool {
    zip(places, others).allSatisfy { $0.x.isNear($1.x) && $0.y.isNear($1.y) }
  }

  @Test func linkedScrollersAreOneMotionAtAnyFrameRate() throws {
    for seed in 0..<UInt64(Self.count) {
      let crowds = [1, 2, 4, 8].map { count -> Crowd in
        var random = SeededGenerator(seed: seed)
        let crowd = Crowd(&random)
        crowd.play(Self.story(&random), framesBetween: count)
        return crowd
      }
      for crowd in crowds.dropFirst() {
        let frame = crowd.places.indices.first { !isNear(crowd.places[$0], crowds[0].places[$0]) }
        try #require(
          frame == nil && crowd.ends == crowds[0].ends,
          """
          seed \(seed), frame \(frame ?? -1): \(crowds[0].places[frame ?? 0]) and \(crowd.places[frame ?? 0]), \
          \(crowds[0].ends) and \(crowd.ends) after \(crowds[0].played.filter { $0.frame < frame ?? 100 })
          """)
      }
    }
  }
}
