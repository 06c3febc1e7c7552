import ScrollBehaviors
import ScrollMotion
import Testing

/// Facts of a library for wheels: units of deltas, a linear rubber band, speeds of even streams, projections.
@Suite(.vectors)
struct ReferenceWheelMisc {
  static let list = "gestures_wheel_misc"

  /// Walls at two offsets, past which a drag moves half as far.
  private final class LinearBand: ScrollBehavior {
    let walls: ClosedRange<Double>
    init(_ walls: ClosedRange<Double>) { self.walls = walls }

    func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
      proposal.extent.y = Extent(lower: walls.lowerBound, upper: walls.upperBound)
    }
    func drag(_ proposal: inout DragProposal, in context: ScrollContext) {
      let raw = proposal.start.y + proposal.translation.y
      let inside = min(max(raw, walls.lowerBound), walls.upperBound)
      proposal.translation.y = inside + (raw - inside) / 2 - proposal.start.y
    }
    func edge(_ proposal: inout EdgeProposal, in context: ScrollContext) { proposal.response = .open }
  }

  static func cases(_ prefix: String) throws -> [Vectors.Case] {
    try Vectors.cases(in: list).filter { $0.name.hasPrefix(prefix) }
  }

  static func scroller(_ links: [any ScrollBehavior]) -> ScrollController {
    ScrollController(
      viewport: Size(width: 400, height: 400), content: Size(width: 10_000, height: 10_000), behaviors: links)
  }

  @Test(arguments: try cases("linear-rubberband"))
  func aLinkChangesTheDistancePastAWall(_ vector: Vectors.Case) throws {
    let (lower, upper) = (try #require(vector["min"].number), try #require(vector["max"].number))
    let scroll = Self.scroller([LinearBand(lower...upper)])
    let start = (lower + upper) / 2
    scroll.contentOffset.y = start
    let way = Vector(x: 0, y: try #require(vector["current"].number) - start)
    scroll.wheel(by: way, phase: .changed, time: .zero)
    #expect(scroll.contentOffset.y == vector["expected"].number)
  }

  @Test(arguments: try cases("normalize-deltaMode"))
  func aLineHasItsLengthFromTheSettings(_ vector: Vectors.Case) throws {
    let unit = try #require(vector["deltaMode"].integer.flatMap { WheelClassifier.Unit(rawValue: UInt8($0)) })
    let expected = try #require(vector["expected"].numbers)
    for (index, input) in try #require(vector["input"].numbers).enumerated() {
      let scroll = Self.scroller([Clamping()])
      scroll.settings.lineLength = 18
      var classifier = WheelClassifier()
      switch classifier.amount(of: Vector(x: 0, y: input), in: unit, at: .zero) {
      case .points(let delta): scroll.wheel(by: delta, time: .zero)
      case .lines(let lines): scroll.step(by: .lines(lines), time: .zero)
      case let amount: Issue.record("\(amount)")
      }
      #expect(scroll.destination.y == expected[index])
    }
  }

  @Test(arguments: try cases("constant-rate")) func anEvenStreamHasItsSpeed(_ vector: Vectors.Case) throws {
    let (stream, expected) = (vector["generated"], vector["expected"])
    let total = try stream["total"].vector()
    let every = try #require(stream["every_ms"].number)
    let count = (try #require(stream["duration_ms"].number) / every).rounded()
    let scroll = Self.scroller([Clamping()])
    for number in 0..<Int(count) {
      scroll.wheel(by: total / count, time: .milliseconds(Double(number) * every))
    }
    let (speed, tolerance) = (
      try expected["average_velocity_px_per_ms"].vector(), try #require(expected["tolerance_abs"].number)
    )
    for axis in Axis.both {
      #expect((scroll.velocity[axis] / 1_000 - speed[axis]).magnitude <= tolerance)
      #expect((scroll.contentOffset[axis] - total[axis]).magnitude < 1e-9)
    }
  }

  @Test func aSingleDeltaMovesByItsDistance() throws {
    for vector in try Self.cases("single-event") {
      let scroll = Self.scroller([Clamping()])
      let sample = try #require(vector["samples"][0].numbers)
      scroll.wheel(by: Vector(x: sample[1], y: sample[2]), time: .zero)
      let moved = scroll.contentOffset - Point.zero
      #expect(moved == (try vector["expected"]["movement"].vector()))
      #expect(scroll.velocity == .zero)
      Vectors.skip(
        "the speed of \(vector.name)",
        because: "one delta has no speed; there it counts over the time-out of 400 ms")
    }
  }

  /// When momentum is recognised, its speed determines the end of the swipe, by that library's decay.
  @Test func projectionsMatchTheEndsOfSwipes() throws {
    let swipes = ["wheel-swipe-right", "wheel-swipe-left-trackpad"]
    Vectors.skip("a part of projection-accuracy", because: "its recording swipe-up-trackpad is in no list")
    for vector in try Vectors.cases(in: "gestures_wheel_trackpad") where swipes.contains(vector.name) {
      var (recognizer, tracker) = (SwipeRecognizer(), VelocityTracker())
      var (sum, projection) = (Vector.zero, Vector?.none)
      for (time, delta) in try ReferenceWheelTrackpad.deltas(vector) {
        sum += delta
        tracker.add(Point.zero + sum, at: .seconds(time))
        if recognizer.phase(of: delta, at: .seconds(time)) == .momentumBegan, projection == nil {
          projection = sum + tracker.velocity(at: .seconds(time)) * (0.001 * 0.996 / 0.004)
        }
      }
      let off = try #require(projection) - sum
      print("reference vectors: \(vector.name) is projected \(off) beside its end of \(sum)")
      #expect(off.x.magnitude <= 230 && off.y.magnitude <= 230)
    }
  }
}
