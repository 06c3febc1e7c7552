import Foundation

/// Standard output, where it is a terminal, and the screen of its own that is drawn on while something is shown live.
///
/// What stood in the terminal, its cursor and its echo come back when the screen is left: at the end of what is shown,
/// when the tool exits, and before a signal ends or stops it.
enum Terminal {
  /// Whether standard output is a terminal.
  static var isThere: Bool { isatty(1) == 1 }

  /// How many characters are beside and above each other now; nil where it does not say.
  static var size: (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Enters the screen, shows something on it, and leaves it.
  static func showing<Result>(_ body: () -> Result) -> Result {
    tcgetattr(1, &modes)
    isShowing = true
    catchSignals()
    enter()
    defer {
      leave()
      isShowing = false
    }
    return body()
  }

  /// Writes all of a text. Where nobody can read it any more, the tool ends.
  static func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(1, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR, errno != EAGAIN { exit(1) }
      rest = rest.dropFirst(max(0, count))
    }
  }

  // The terminal's modes before the screen was entered, and whether it is to be shown. Signal handlers read them: they
  // are touched before a handler is set, so that no handler is the first to.
  nonisolated(unsafe) private static var modes = termios()
  nonisolated(unsafe) private static var isShowing = false
}

// What signal handlers call may do nothing but call the system: no memory, no locks.
extension Terminal {
  private static func enter() {
    var silent = modes
    silent.c_lflag &= ~tcflag_t(ECHO | ICANON)
    tcsetattr(1, TCSANOW, &silent)
    send("\u{1B}[?1049h\u{1B}[?25l")
  }

  private static func leave() {
    guard isShowing else { return }
    send("\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l")
    tcsetattr(1, TCSANOW, &modes)
  }

  private static func send(_ codes: StaticString) {
    _ = Foundation.write(1, codes.utf8Start, codes.utf8CodeUnitCount)
  }

  private static func catchSignals() {
    let ends = [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE, SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGSEGV, SIGFPE]
    for number in ends { set(number, end) }
    set(SIGTSTP, stop)
    set(SIGCONT, goOn)
    atexit { Terminal.leave() }
  }

  private typealias Handler = @convention(c) (Int32) -> Void

  /// Sets a handler, except for a signal that whoever started the tool wants to be ignored.
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
    Terminal.leave()
    signal(number, SIG_DFL)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    raise(number)
    signal(number, Terminal.stop)
    if Terminal.isShowing { Terminal.enter() }
  }

  /// Shells change what they like while a process is stopped.
  private static let goOn: Handler = { _ in if Terminal.isShowing { Terminal.enter() } }
}
