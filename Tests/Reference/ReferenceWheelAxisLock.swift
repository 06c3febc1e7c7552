import ScrollBehaviors
import ScrollMotion
import Testing

/// WebKit's wheel streams, one event a frame, with and without their phases: the final offset, and the axis that
/// never moves.
///
/// In the file, positive deltas move the offset down, and the delta of the first event only begins the stream.
@Suite(.vectors)
struct ReferenceWheelAxisLock {
  /// The axes that never change, with their offset.
  static func still(_ vector: Vectors.Case) -> [(Axis, Double)] {
    let keys = [(Axis.horizontal, "x_never_changes"), (.vertical, "y_never_changes")]
    return keys.compactMap { axis, key in vector["expected"][key].number.map { (axis, $0) } }
  }

  static func cases() throws -> [Vectors.Case] {
    try Vectors.cases(in: "gestures_webkit_wheel_phases").filter {
      let expected = $0["expected"]
      return !still($0).isEmpty || expected.has("final_offset") || expected.has("final_offset_y")
    }
  }

  /// The offset that a vertical stream must exceed: the number in `> 150`.
  static func bound(_ vector: Vectors.Case) throws -> Double? {
    guard let text = vector["expected"]["final_offset_y"].string else { return nil }
    try #require(text.hasPrefix("> "))
    let bound: Double = try #require(Double(text.dropFirst(2)))
    return bound
  }

  /// The phases by their names in the file.
  static let phases: [String: WheelPhase] = [
    "began": .began, "changed": .changed, "ended": .ended, "momentum-began": .momentumBegan,
    "momentum-changed": .momentumChanged, "momentum-ended": .momentumEnded,
  ]

  /// The events, one a frame.
  static func stream(_ vector: Vectors.Case) throws -> [(time: Double, phase: WheelPhase, delta: Vector)] {
    try #require(vector["events"].array).enumerated().map { frame, event in
      (
        time: Double(frame) / 60, phase: try #require(event[0].string.flatMap { Self.phases[$0] }),
        delta: -Vector(x: try #require(event[1].number), y: try #require(event[2].number))
      )
    }
  }

  @Test(arguments: try Vectors.cases(in: "gestures_webkit_wheel_phases"), SwipedPastAWall.Walls.allCases)
  func contentReturnsWithinASecondAfterTheLift(
    _ vector: Vectors.Case, _ walls: SwipedPastAWall.Walls
  ) throws {
    #expect(SwipedPastAWall(by: try Self.stream(vector), walls).frames > 2)
  }

  /// Two streams in a row are two gestures. Each turns a page of its own, if the content is past the middle between
  /// pages when the second one begins.
  @Test(arguments: try Vectors.cases(in: "gestures_webkit_wheel_phases"))
  func twoSwipesInOneStreamTurnTwoPages(_ vector: Vectors.Case) throws {
    let stream = try Self.stream(vector)
    guard SwipedPages.turned(by: stream) == 1 else {
      return vector.skip(because: "as two swipes between pages: one of them turns no page")
    }
    let (last, gap) = (stream[stream.count - 1].time, 0.25)
    let again = stream.map { (time: $0.time + last + gap, phase: $0.phase, delta: $0.delta) }
    #expect(SwipedPages.turned(by: stream + again) == 2)
  }

  /// Each stream is one swipe, and turns one page. Without their phases the streams are too short to recognise.
  /// Recordings without phases are in `ReferenceWheelTrackpad`.
  @Test(arguments: try Vectors.cases(in: "gestures_webkit_wheel_phases"))
  func aSwipeTurnsOnePage(_ vector: Vectors.Case) throws {
    let stream = try Self.stream(vector)
    guard
      stream.contains(where: { $0.phase == .changed && max($0.delta.x.magnitude, $0.delta.y.magnitude) >= 4 })
    else {
      return vector.skip(because: "as a swipe between pages: 120 points per second are too slow to turn one")
    }
    #expect(SwipedPages.turned(by: stream) == 1)
  }

  @Test(arguments: try cases(), [AxisLock.Mode.dominant, .sticky])
  func streamsKeepToTheirAxis(_ vector: Vectors.Case, _ mode: AxisLock.Mode) throws {
    try streamsKeepToTheirAxis(vector, mode, hasPhases: false)
    try streamsKeepToTheirAxis(vector, mode, hasPhases: true)
  }

  private func streamsKeepToTheirAxis(_ vector: Vectors.Case, _ mode: AxisLock.Mode, hasPhases: Bool) throws {
    let events = try #require(vector["events"].array)
    let scroll = ScrollController(
      viewport: Size(width: 800, height: 600), content: try vector["content"].size(),
      behaviors: [AxisLock(mode), Bouncing()])
    scroll.contentOffset = try vector["start"].point()
    let still = Self.still(vector)
    var moved = Vector.zero
    for (frame, event) in events.enumerated() {
      let phase = try #require(event[0].string.flatMap { Self.phases[$0] })
      let delta = Vector(x: try #require(event[1].number), y: try #require(event[2].number))
      let before = scroll.contentOffset
      if hasPhases || phase != .began {
        scroll.wheel(
          by: phase == .began ? .zero : -delta, phase: hasPhases ? phase : .unknown,
          time: .seconds(Double(frame) / 60))
      }
      for (axis, offset) in still { #expect(scroll.contentOffset[axis] == offset) }
      moved += scroll.contentOffset - before
    }
    for (axis, _) in still { #expect(moved[axis.cross] != 0, "the other axis follows") }
    for frame in events.count..<events.count + 600 { scroll.advance(to: .seconds(Double(frame) / 60)) }
    for (axis, offset) in still { #expect(scroll.contentOffset[axis] == offset) }
    let end = vector["expected"]["final_offset"]
    if end.numbers != nil { #expect(scroll.contentOffset == (try end.point())) }
    if let bound = try Self.bound(vector) { #expect(scroll.contentOffset.y > bound) }
  }
}
