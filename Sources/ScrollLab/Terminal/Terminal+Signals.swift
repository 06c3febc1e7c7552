#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

private typealias Handler = @convention(c) (Int32) -> Void

extension Terminal {
  /// Makes sure that the screen is left before a signal ends or stops the process, and when the process exits.
  static func catchSignals() {
    let ends = [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE, SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGSEGV, SIGFPE]
    for number in ends { set(number, end) }
    set(SIGTSTP, stop)
    set(SIGCONT, goOn)
    set(SIGWINCH, changeSize)
    guard !leavesAtExit else { return }
    leavesAtExit = true
    atexit { Terminal.leave() }
  }

  nonisolated(unsafe) private static var leavesAtExit = false
  /// The time for which the process has been stopped since the last `wait(seconds:)`, in seconds.
  nonisolated(unsafe) static var pause = 0.0

  /// Sets a handler, unless the parent process wants the signal to be ignored.
  private static func set(_ number: Int32, _ handler: @escaping Handler) {
    let old = signal(number, handler)
    if unsafeBitCast(old, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
  }

  /// Leaves the screen, and then lets the signal have its usual effect.
  private static let end: Handler = { number in
    Terminal.leave()
    signal(number, SIG_DFL)
    raise(number)
  }

  /// Leaves the screen, stops, and enters the screen again. The process is stopped within the handler. If nobody could
  /// continue it, as in a process group without a shell, the system does not stop it.
  private static let stop: Handler = { number in
    let start = System.seconds
    Terminal.leave()
    signal(number, SIG_DFL)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    raise(number)
    signal(number, Terminal.stop)
    Terminal.enter()
    Terminal.pause += System.seconds - start
    Terminal.note(.resumed)
  }

  /// A shell may change the terminal while a process is stopped.
  private static let goOn: Handler = { _ in
    Terminal.enter()
    Terminal.note(.resumed)
  }

  private static let changeSize: Handler = { _ in Terminal.note(.resized) }
}
