public import ScrollBehaviors
public import ScrollEngine

/// The actions of a user with fingers, a wheel, a trackpad or keys: calls, whose times count from the beginning of the
/// gesture.
///
/// ```swift
/// host.perform(.drag(by: Vector(x: 0, y: 300)))
/// host.perform(.fling(velocity: Vector(x: 0, y: 1_500)))
/// host.perform(.step(.notches(Vector(x: 0, y: 1)), times: 3))
/// ```
/// A gesture is a value: keep it, join it with others, or change its calls.
///
/// **Directions** are those of the content, as everywhere in the library: a drag by y = 300 moves the offset by 300,
/// and the finger upwards. On a reversed axis (see `ScrollController.isReversed`) the offset moves by -300.
public struct Gesture: Sendable {
  /// The calls, the earliest first. Each has its time since the gesture began.
  public var calls: [ScrollCall]
  /// The position of the pointer while a wheel turns or a key is pressed. A nest and a `ScrollHost`
  /// read it.
  public var pointer: Point

  /// Creates a gesture from its calls. A call without a time comes together with the call before it.
  public init(_ calls: [ScrollCall] = [], pointer: Point = Point(x: 200, y: 200)) {
    (self.calls, self.pointer) = (calls, pointer)
  }

  /// The time from the first moment of the gesture to the last call, in seconds.
  public var duration: Double { calls.last { $0.time != nil }?.time?.seconds ?? 0 }

  /// Returns this gesture followed by another, with a pause between them in seconds.
  public func followed(by other: Gesture, after pause: Double = 0) -> Gesture {
    var both = self
    let start = duration + pause
    both.calls += other.calls.map { $0.mapped(time: { .seconds(start + $0.seconds) }) }
    return both
  }

  /// Returns the gesture several times in a row, as repeated flicks, with a pause between two of them in seconds.
  public func repeated(_ count: Int, pause: Double = 0.1) -> Gesture {
    var all = Gesture([], pointer: pointer)
    for number in 0..<max(count, 0) { all = all.followed(by: self, after: number == 0 ? 0 : pause) }
    return all
  }

  /// The gesture with both axes exchanged.
  public var transposed: Gesture {
    Gesture(
      calls.map {
        $0.mapped(
          point: \.transposed, vector: \.transposed, step: { $0.mapped(\.transposed) })
      }, pointer: pointer.transposed)
  }
}

extension Point {
  /// The point with both coordinates exchanged.
  var transposed: Point { Point(x: y, y: x) }
}
