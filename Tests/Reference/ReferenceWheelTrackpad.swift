import ScrollBehaviors
import Testing

/// Recorded trackpads and wheels without phases: how many swipes there are, which of them have momentum, and how many pages
/// they turn.
@Suite(.vectors)
struct ReferenceWheelTrackpad {
  static let lists = ["gestures_wheel_trackpad", "gestures_wheel_indicator"]

  static func cases() throws -> [Vectors.Case] { try lists.flatMap { try Vectors.cases(in: $0) } }

  /// The deltas of a recording, in points, with their times. Those without times came once a frame; the units of the browser
  /// that recorded them are 40 points.
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

  @Test(arguments: try cases()) func findsEverySwipeAndItsMomentum(_ vector: Vectors.Case) throws {
    var recognizer = SwipeRecognizer()
    let gestures = try #require(vector["expected"]["gestures"].array)
    var hasMomentum: [Bool] = []
    for (time, delta) in try Self.deltas(vector) {
      switch recognizer.phase(of: delta, at: .seconds(time)) {
      case .began: hasMomentum.append(false)
      case .momentumBegan: hasMomentum[hasMomentum.count - 1] = true
      default: break
      }
    }
    #expect(hasMomentum.count == gestures.count)
    for (found, gesture) in zip(hasMomentum, gestures) {
      if let expected = gesture["momentum_at_end"].bool { #expect(found == expected) }
    }
  }

  /// No event is taken for one of another device, and all but the first ones are known.
  @Test(arguments: try cases()) func namesTheDevice(_ vector: Vectors.Case) throws {
    let isWheel = vector.name.contains("simple-mouse")
    let unit = WheelClassifier.Unit(rawValue: UInt8(vector["deltaMode"].integer ?? 0)) ?? .points
    let length = unit == .lines ? 18.0 : 1
    var classifier = WheelClassifier()
    let found = try Self.deltas(vector).map { time, delta in
      _ = classifier.amount(of: delta / length, in: unit, at: .seconds(time))
      return classifier.device
    }
    let known = found.drop { $0 == .unknown }
    #expect(known.allSatisfy { $0 == (isWheel ? .wheel : .trackpad) })
    #expect(found.count - known.count <= (isWheel ? 2 : 1))
  }

  /// Where a swipe has momentum, it turns one page.
  @Test(arguments: try cases()) func aSwipeTurnsOnePage(_ vector: Vectors.Case) throws {
    let gestures = try #require(vector["expected"]["gestures"].array)
    let swipes = gestures.filter { $0["momentum_at_end"].bool ?? true }.count
    let deltas = try Self.deltas(vector)
    let sum = deltas.reduce(Vector.zero) { $0 + $1.delta }
    let axis: Axis = sum.x.magnitude > sum.y.magnitude ? .horizontal : .vertical
    guard swipes > 0 else { return }
    let pages = Paging(axis: axis)
    let scroll = ScrollController(
      viewport: Size(width: 400, height: 400), content: Size(width: 16_000, height: 16_000),
      behaviors: [AxisLock(.dominant), pages, Bouncing()])
    pages.scroll(toPage: 20, animated: false)
    var frame = 0
    for (time, delta) in deltas {
      while Double(frame) / 60 < time {
        scroll.advance(to: .seconds(Double(frame) / 60))
        frame += 1
      }
      scroll.wheel(by: delta, time: .seconds(time))
    }
    for later in frame..<frame + 600 { scroll.advance(to: .seconds(Double(later) / 60)) }
    let turned = (pages.page - 20) * (sum[axis] < 0 ? -1 : 1)
    #expect(turned == swipes)
  }
}
