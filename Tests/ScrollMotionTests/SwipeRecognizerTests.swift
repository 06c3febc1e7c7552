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

  @Test(arguments: Axis.both, [-1.0, 1]) func fiveFallsInARowAreMomentum(_ axis: Axis, _ sign: Double) {
    let phases = phases(fall.map { $0 * sign }, axis)
    #expect(
      phases == [.began] + [WheelPhase](repeating: .changed, count: 4) + [.momentumBegan, .momentumChanged])
  }

  @Test func unevenOrSteepFallsAreFingers() {
    for deltas in [
      [100.0, 90, 91, 73, 66, 59, 53], [100, 50, 25, 12, 6, 3, 1.5], [100, 99.9, 99.8, 99.7, 99.6, 99.5],
    ] {
      #expect(!phases(deltas).contains(.momentumBegan), "\(deltas)")
    }
  }

  @Test func amidMomentumTwiceAsMuchOrAnotherDirectionIsTheNextSwipe() {
    #expect(phases(fall + [130]).last == .began)
    #expect(phases(fall + [-1]).last == .began)
    // Two deltas that came as one.
    #expect(phases(fall + [95, 43]).suffix(2) == [.momentumChanged, .momentumChanged])
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
