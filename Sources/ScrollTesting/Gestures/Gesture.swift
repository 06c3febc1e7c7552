public import ScrollBehaviors

/// The actions of a user with fingers, a wheel, a trackpad or keys: inputs, each with the time since the gesture began.
///
/// ```swift
/// host.perform(.drag(by: Vector(x: 0, y: 300)))
/// host.perform(.fling(velocity: Vector(x: 0, y: 1_500)))
/// host.perform(.step(.notches(Vector(x: 0, y: 1)), times: 3))
/// ```
/// A gesture is a value: keep it, join it with others, or change its inputs.
///
/// **Directions** are those of the content, as everywhere in the library: a drag by y = 300 moves the offset by 300,
/// and the finger upwards. On a reversed axis (see `ScrollController.isReversed`) the offset moves by -300.
public struct Gesture: Hashable, Sendable {
  /// An input with its time.
  public struct TimedInput: Hashable, Sendable {
    /// The time since the gesture began, in seconds.
    public var time: Double
    /// The input.
    public var input: ScrollInput

    /// Creates an input at a time in seconds.
    public init(time: Double, input: ScrollInput) { (self.time, self.input) = (time, input) }
  }

  /// The inputs, the earliest first.
  public var inputs: [TimedInput]
  /// The position of the pointer while a wheel turns or a key is pressed. A nest and a `ScrollHost`
  /// read it.
  public var pointer: Point

  /// Creates a gesture from its inputs.
  public init(_ inputs: [TimedInput] = [], pointer: Point = Point(x: 200, y: 200)) {
    (self.inputs, self.pointer) = (inputs, pointer)
  }

  /// The time from the first moment of the gesture to the last input, in seconds.
  public var duration: Double { inputs.last?.time ?? 0 }

  /// Returns this gesture followed by another, with a pause between them in seconds.
  public func followed(by other: Gesture, after pause: Double = 0) -> Gesture {
    var both = self
    let start = duration + pause
    both.inputs += other.inputs.map { TimedInput(time: start + $0.time, input: $0.input) }
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
      inputs.map { TimedInput(time: $0.time, input: $0.input.transposed) }, pointer: pointer.transposed)
  }

  mutating func add(_ input: ScrollInput, at time: Double) {
    inputs.append(TimedInput(time: time, input: input))
  }
}
