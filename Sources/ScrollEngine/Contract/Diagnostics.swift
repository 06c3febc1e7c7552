/// What a scroller had to refuse, counted. In a sound program all of it stays 0.
public struct Diagnostics: Hashable, Sendable {
  /// Coordinates, sizes or times that were not finite or beyond 1e150, and negative sizes. Dropped.
  public internal(set) var unusableNumbers = 0
  /// Frames before the last one, and touches before the gesture's last. Dropped.
  public internal(set) var reversedTimes = 0
  /// Times the clock had run ahead of all that came after it, and was set back.
  public internal(set) var clockResets = 0
  /// Moves and ends of touches that are not down, and begins of touches that are. The former are dropped,
  /// the latter end the touch and begin it again.
  public internal(set) var unbalancedTouches = 0
  /// Input and frames fed from within a callback or a question. Refused.
  public internal(set) var refusedInputs = 0
  /// Commands from within a question, or beyond a thousand in the callbacks of one call. Refused.
  public internal(set) var refusedCommands = 0
  /// Answers of behaviours with unusable numbers. The proposal stayed as it was before that link.
  public internal(set) var unusableAnswers = 0

  /// Makes diagnostics with nothing counted.
  public init() {}

  /// All of them together.
  public var total: Int {
    unusableNumbers + reversedTimes + clockResets + unbalancedTouches + refusedInputs + refusedCommands
      + unusableAnswers
  }
}
