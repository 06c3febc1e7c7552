import Foundation

/// Says which seed was being played when the process traps, and leaves the rest to whoever handled the
/// signal before.
enum TrapReport {
  /// The seed that is being played.
  nonisolated(unsafe) static var seed: UInt64 = 0
  private nonisolated(unsafe) static var previous: [(signal: Int32, action: sigaction)] = []
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

  static func begin() {
    // Keeps what it stores, so that the handler need not make anything.
    previous.reserveCapacity(signals.count)
    for signal in signals {
      var old = sigaction()
      var new = sigaction()
      new.__sigaction_handler.sa_handler = { signal in TrapReport.report(signal) }
      sigaction(signal, &new, &old)
      previous.append((signal, old))
    }
  }

  static func end() {
    for (signal, action) in previous {
      var action = action
      sigaction(signal, &action, nil)
    }
    previous = []
  }

  private static func report(_ signal: Int32) {
    let line = "\nSCROLL_SEED=\(seed) replays the trap that comes now.\n"
    line.utf8CString.withUnsafeBytes { _ = write(2, $0.baseAddress, $0.count - 1) }
    end()
  }
}
