import ScrollMotion
import ScrollSpace
import Testing

/// Swipes and momentum in streams without phases. The recordings of other projects are in `ReferenceWheelTrackpad`.
struct SwipeRecognizerTests {
  /// The phases of deltas along an axis, some milliseconds apart.
  func phases(_ deltas: [Double], every milliseconds: Double = 16, _ axis: Axis = .vertical) -> [WheelPhase] {
    var recognizer = SwipeRecognizer()
    return deltas.indices.map {
      var delta = Vector.zero
      delta[axis] = deltas[$0]
      return recognizer.phase(of: delta, at: .milliseconds(Double($0) * milliseconds))
    }
  }

  let fall = [100.0, 90, 81, 73, 66, 59, 53]

  @Test(arguments: Axis.both, [-1.0, 1]) func sixFallsInARowAreMomentum(_ axis: Axis, _ sign: Double) {
    let phases = phases(fall.map { $0 * sign }, axis)
    #expect(
      phases == [.began] + [WheelPhase](repeating: .changed, count: 5) + [.momentumBegan])
  }

  @Test func unevenOrSteepFallsAreFingers() {
    for deltas in [
      [100.0, 90, 91, 73, 66, 59, 53], [100, 50, 25, 12, 6, 3, 1.5], [100, 99.9, 99.8, 99.7, 99.6, 99.5],
    ] {
      #expect(!phases(deltas).contains(.momentumBegan), "\(deltas)")
    }
  }

  /// Devices that count lines repeat most deltas: three falls in ten deltas are momentum, and in fewer they are not.
  @Test func threeFallsAmongRepeatsAreMomentum() {
    let lines = [5.0, 5, 5, 5, 4, 4, 4, 3, 3, 3, 2].map { $0 * 100 / 6 }
    #expect(phases(lines).firstIndex(of: .momentumBegan) == 10)
    #expect(!phases([5, 4, 4, 3, 3, 2, 2].map { $0 * 100 / 6 }).contains(.momentumBegan))
    #expect(!phases([Double](repeating: 120, count: 30)).contains(.momentumBegan))
  }

  @Test func amidMomentumMuchMoreOrAnotherDirectionIsTheNextSwipe() {
    #expect(phases(fall + [133]).last == .began)
    #expect(phases(fall + [132]).last == .momentumChanged)
    #expect(phases(fall + [-1]).last == .began)
    // A swipe that begins slowly: no delta is much longer than the one before.
    #expect(phases(fall + [40, 30, 20, 10, 8, 9, 12, 17, 24]).suffix(2) == [.momentumChanged, .began])
    // Two deltas that came as one.
    #expect(phases(fall + [95, 43]).suffix(2) == [.momentumChanged, .momentumChanged])
  }

  @Test func aSwipeAcrossMomentumIsTheNextSwipe() {
    var recognizer = SwipeRecognizer()
    var time = 0.0
    func phase(_ x: Double, _ y: Double) -> WheelPhase {
      time += 16
      return recognizer.phase(of: Vector(x: x, y: y), at: .milliseconds(time))
    }
    for delta in fall { _ = phase(delta, 1) }
    #expect(phase(45, 3) == .momentumChanged && phase(40, -2) == .momentumChanged)
    #expect(phase(2, 8) == .began && phase(1, 20) == .changed)
  }

  @Test func aLongPauseEndsASwipe() {
    #expect(phases([5, 5], every: 400) == [.began, .changed])
    #expect(phases([5, 5], every: 401) == [.began, .began])
  }

  @Test func anEmptyDeltaChangesNoSwipe() {
    #expect(phases(fall + [0, -0.0, .nan]).suffix(3).allSatisfy { $0 == .momentumChanged })
    #expect(phases([4, 0, .infinity, 5]) == [.began, .changed, .changed, .changed])
  }
}
