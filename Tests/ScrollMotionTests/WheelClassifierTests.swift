import ScrollMotion
import ScrollSpace
import Testing

/// The device by its raw events. The recordings of other projects are in `ReferenceWheelTrackpad`.
struct WheelClassifierTests {
  /// Lengths along an axis, each so many milliseconds after the one before.
  struct Stream {
    var classifier = WheelClassifier()
    var milliseconds = 0.0
    let axis: Axis

    mutating func tell(_ length: Double, after gap: Double, parts: Double? = nil) -> WheelClassifier.Amount {
      milliseconds += gap
      var (delta, wheelDelta) = (Vector.zero, Vector.zero)
      (delta[axis], wheelDelta[axis]) = (length, parts ?? 0)
      return classifier.amount(
        of: delta, wheelDelta: parts == nil ? nil : wheelDelta, at: .milliseconds(milliseconds))
    }
  }

  /// One notch after the other.
  @Test(arguments: Axis.both, [53.0, 100, 120, 334.65])
  func equalLongDeltasAreNotchesAlsoQuickOnes(_ axis: Axis, _ notch: Double) {
    var stream = Stream(axis: axis)
    var one = Vector.zero
    one[axis] = 1
    #expect(stream.tell(notch, after: 0) == .notches(one))
    #expect(stream.tell(0 - notch, after: 300) == .notches(-one))
    #expect(stream.tell(notch, after: 15) == .notches(one))
    #expect(stream.tell(3 * notch, after: 15) == .notches(one * 3), "some came as one")
    #expect(stream.classifier.device == .wheel && stream.classifier.notch == notch)
  }

  @Test(arguments: Axis.both) func denseDeltasOfChangingLengthsAreATrackpads(_ axis: Axis) {
    var stream = Stream(axis: axis)
    for (index, length) in [1.0, 4, 9, 20, 60, 120, 110].enumerated() {
      var delta = Vector.zero
      delta[axis] = length
      #expect(stream.tell(length, after: 8) == .points(delta))
      #expect(stream.classifier.device == (index == 0 ? .unknown : .trackpad))
    }
  }

  @Test func aDeltaAlongBothAxesIsATrackpads() {
    var classifier = WheelClassifier()
    _ = classifier.amount(of: Vector(x: 1, y: 60), at: .zero)
    #expect(classifier.device == .trackpad)
  }

  @Test(arguments: Axis.both) func slowDeltasOfAnyLengthAreAWheels(_ axis: Axis) {
    var stream = Stream(axis: axis)
    for length in [4.0, 17, 58] { _ = stream.tell(length, after: 100) }
    var part = Vector.zero
    part[axis] = 0.5
    #expect(stream.classifier.device == .wheel)
    #expect(stream.tell(60, after: 100) == .notches(part), "a notch that is not known is 120 points")
  }

  /// Fingers that go slowly leave gaps, too.
  @Test(arguments: Axis.both) func aTrackpadRemainsOneForTwoSlowDeltas(_ axis: Axis) {
    var stream = Stream(axis: axis)
    for length in [3.0, 5, 8] { _ = stream.tell(length, after: 8) }
    for _ in 0..<2 { _ = stream.tell(2, after: 80) }
    #expect(stream.classifier.device == .trackpad)
    _ = stream.tell(2, after: 80)
    #expect(stream.classifier.device == .wheel)
  }

  @Test(arguments: Axis.both) func theDeviceIsKeptOverAPauseUntilADeltaContradicts(_ axis: Axis) {
    var stream = Stream(axis: axis)
    for length in [3.0, 5, 8] { _ = stream.tell(length, after: 8) }
    _ = stream.tell(2, after: 2_000)
    #expect(stream.classifier.device == .trackpad)
    _ = stream.tell(100, after: 2_000)
    #expect(stream.classifier.device == .wheel)
    _ = stream.tell(7, after: 2_000)
    #expect(stream.classifier.device == .unknown)
  }

  @Test(arguments: Axis.both) func wholeMultiplesOf120PartsAreNotches(_ axis: Axis) {
    var stream = Stream(axis: axis)
    var two = Vector.zero
    two[axis] = -2
    #expect(stream.tell(-32, after: 0, parts: 240) == .notches(two), "the sign is that of the delta")
    #expect(stream.tell(-32, after: 10, parts: 240) == .notches(two))
    #expect(stream.tell(-8, after: 90, parts: 60) == .notches(two / 4), "a part")
  }

  @Test func linesAndPagesAreAWheels() {
    for (unit, amount) in [
      (WheelClassifier.Unit.lines, WheelClassifier.Amount.lines(Vector(x: 0, y: 3))),
      (.pages, .pages(Vector(x: 0, y: 3))),
    ] {
      var classifier = WheelClassifier()
      #expect(classifier.amount(of: Vector(x: 0, y: 3), in: unit, at: .zero) == amount)
      #expect(classifier.device == .wheel)
    }
  }

  @Test func anEmptyDeltaDecidesNothing() {
    var classifier = WheelClassifier()
    for delta in [0, -0.0, Double.infinity] {
      #expect(
        classifier.amount(of: Vector(x: delta, y: 0), at: .zero) == .points(Vector(x: delta, y: 0)))
    }
    #expect(classifier == WheelClassifier())
  }
}
