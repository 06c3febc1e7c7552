#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

private typealias Handler = @convention(c) (Int32) -> Void

extension Terminal {
  /// Sees to it that the screen is left before a signal ends or stops the process, and when the process exits.
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
  /// How long the process has been stopped since somebody asked, in seconds.
  nonisolated(unsafe) static var pause = 0.0

  /// Sets a handler, except for a signal that whoever started the process wants to be ignored.
  private static func set(_ number: Int32, _ handler: @escaping Handler) {
    let old = signal(number, handler)
    if unsafeBitCast(old, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
  }

  /// Leaves the screen, and lets the signal do what it does by itself.
  private static let end: Handler = { number in
    Terminal.leave()
    signal(number, SIG_DFL)
    raise(number)
  }

  /// The same, and enters the screen again. It waits stopped within: where nobody could let it go on, as in a group of
  /// processes without a shell, the system does not stop it.
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

  /// Shells change what they like while a process is stopped.
  private static let goOn: Handler = { _ in
    Terminal.enter()
    Terminal.note(.resumed)
  }

  private static let changeSize: Handler = { _ in Terminal.note(.resized) }
}
