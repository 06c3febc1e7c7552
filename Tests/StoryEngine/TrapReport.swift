import Foundation

/// Prints the seeds of the running stories if the process traps, and passes the signal on to the former handler.
enum TrapReport {
  /// The seeds of the running stories, one for each stage. Allocated for good, so that the handler allocates nothing.
  private nonisolated(unsafe) static let playing = {
    let seeds = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: 16)
    seeds.initialize(repeating: .max)
    return seeds
  }()
  private nonisolated(unsafe) static var previous: [(signal: Int32, action: sigaction)] = []
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

  static func play(_ seed: UInt64, on stage: Int) { playing[stage % playing.count] = seed }

  static func begin() {
    playing.update(repeating: .max)
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
    for seed in playing where seed != .max {
      let line = "\nSCROLL_SEED=\(seed) may replay the trap that comes now.\n"
      line.utf8CString.withUnsafeBytes { _ = write(2, $0.baseAddress, $0.count - 1) }
    }
    end()
  }
}
