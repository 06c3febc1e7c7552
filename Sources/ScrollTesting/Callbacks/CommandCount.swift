/// The number of commands that a test and its links have given. The count shows a ``CallbackChecker`` which promises
/// still hold.
public final class CommandCount {
  /// The number of all commands.
  public private(set) var total = 0
  /// The number of commands from within callbacks, since the test's last call began.
  public private(set) var inCallbacks = 0

  /// Creates a count of 0.
  public init() {}

  /// Begins a call that the test makes: a command, an input or a frame.
  public func beginCall(isCommand: Bool) {
    inCallbacks = 0
    if isCommand { total += 1 }
  }

  /// Counts a command from within a callback.
  public func commandInCallback() {
    inCallbacks += 1
    total += 1
  }
}
