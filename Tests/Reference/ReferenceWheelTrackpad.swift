import ScrollBehaviors
import ScrollMotion
import Testing

/// Recorded trackpads and wheels without phases: the number of swipes, those with momentum, and the number of turned
/// pages.
@Suite(.vectors)
struct ReferenceWheelTrackpad {
  static let lists = ["gestures_wheel_trackpad", "gestures_wheel_indicator"]

  static func cases() throws -> [Vectors.Case] { try lists.flatMap { try Vectors.cases(in: $0) } }

  /// The deltas of a recording, in points, with their times. Recordings without times have an event in each frame.
  /// The units of the recording browser are 40 points.
  static func deltas(_ vector: Vectors.Case) throws -> [(time: Double, delta: Vector)] {
    if let deltas = vector["deltas_y"].numbers {
      return deltas.enumerated().map { (Double($0) / 60, Vector(x: 0, y: $1 * 40)) }
    }
    let line = vector["deltaMode"].number == 1 ? 18.0 : 1
    return try #require(vector["samples"].array).map {
      let sample = try #require($0.numbers)
      return (sample[0] / 1_000, Vector(x: sample[1], y: sample[2]) * line)
    }
  }

  @Test(arguments: try cases()) func everySwipeAndItsMomentumIsFound(_ vector: Vectors.Case) throws {
    var recognizer = SwipeRecognizer()
    let gestures = try #require(vector["expected"]["gestures"].array)
    var swipes: [Swipe] = []
    for (index, (time, delta)) in try Self.deltas(vector).enumerated() {
      let phase = recognizer.phase(of: delta, at: .seconds(time))
      if phase == .began { swipes.append(Swipe()) }
      if phase == .momentumBegan { swipes[swipes.count - 1].momentum = index }
      swipes[swipes.count - 1].sum += delta
      swipes[swipes.count - 1].end = index
    }
    #expect(swipes.count == gestures.count)
    for (swipe, gesture) in zip(swipes, gestures) {
      if let expected = gesture["momentum_at_end"].bool { #expect((swipe.momentum != nil) == expected) }
      if let end = gesture["end_event_index"].integer { #expect(swipe.end == end) }
      if let total = gesture["total_delta"].numbers {
        let off = swipe.sum - Vector(x: total[0], y: total[1])
        #expect(max(off.x.magnitude, off.y.magnitude) < 1e-9)
      }
    }
    guard let recognised = vector["expected"]["momentum_recognised"].array else { return }
    let found = swipes.compactMap(\.momentum)
    #expect(found.count == recognised.count)
    for (found, momentum) in zip(found, recognised) {
      let sooner = try #require(momentum["event_index"].integer) - found
      #expect(sooner == -2 ? vector.name.contains("win-chrome") : (3...8).contains(sooner))
    }
  }

  /// The part of a recording between two beginnings, by the indices of events.
  private struct Swipe {
    var sum = Vector.zero
    var end = 0
    var momentum: Int?
  }

  /// No event is assigned to another device, and all events except the first ones are recognised.
  @Test(arguments: try cases()) func theDeviceIsRecognised(_ vector: Vectors.Case) throws {
    let isWheel = vector.name.contains("simple-mouse")
    let found = try Self.devices(vector)
    let known = found.drop { $0 == .unknown }
    #expect(known.allSatisfy { $0 == (isWheel ? .wheel : .trackpad) })
    #expect(found.count - known.count <= (isWheel ? 2 : 1))
  }

  /// The recognised device after each event.
  static func devices(_ vector: Vectors.Case) throws -> [WheelClassifier.Device] {
    let unit = WheelClassifier.Unit(rawValue: UInt8(vector["deltaMode"].integer ?? 0)) ?? .points
    let length = unit == .lines ? 18.0 : 1
    var classifier = WheelClassifier()
    return try Self.deltas(vector).map { time, delta in
      _ = classifier.amount(of: delta / length, in: unit, at: .seconds(time))
      return classifier.device
    }
  }

  @Test func nearlyEveryEventIsRecognised() throws {
    var (events, unknown) = (0, 0)
    for vector in try Self.cases() {
      let found = try Self.devices(vector)
      events += found.count
      unknown += found.filter { $0 == .unknown }.count
    }
    #expect(events == 1_144 && unknown == 13)
  }

  @Test(arguments: try cases(), SwipedPastAWall.Walls.allCases)
  func contentReturnsWithinASecondAfterTheLift(
    _ vector: Vectors.Case, _ walls: SwipedPastAWall.Walls
  ) throws {
    let stream = try Self.deltas(vector).map { ($0.time, WheelPhase.unknown, $0.delta) }
    #expect(SwipedPastAWall(by: stream, walls).frames > 20)
  }

  /// A swipe with momentum turns one page. `wheel-swipe-right-fast` has two gestures, the first of them without
  /// momentum. Together they turn one page.
  @Test(arguments: try cases()) func aSwipeTurnsOnePage(_ vector: Vectors.Case) throws {
    let gestures = try #require(vector["expected"]["gestures"].array)
    let swipes = gestures.filter { $0["momentum_at_end"].bool ?? true }.count
    let stream = try Self.deltas(vector).map { ($0.time, WheelPhase.unknown, $0.delta) }
    if swipes == 0 { return vector.skip(because: "as a swipe between pages: no gesture of it has momentum") }
    #expect(SwipedPages.turned(by: stream) == swipes)
  }
}
