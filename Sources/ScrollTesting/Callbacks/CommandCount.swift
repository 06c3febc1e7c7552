/// How many commands a test has given, so that a checker knows which promises still bind.
public final class CommandCount {
  /// All of them.
  public private(set) var total = 0
  /// Those given from within callbacks since the present call of the test's own began.
  public private(set) var inCallbacks = 0

  /// Starts at none.
  public init() {}

  /// A call of the test's own begins: a command, an input or a frame.
  public func beginCall(isCommand: Bool) {
    inCallbacks = 0
    if isCommand { total += 1 }
  }

  /// A callback gives a command.
  public func commandInCallback() {
    inCallbacks += 1
    total += 1
  }
}
