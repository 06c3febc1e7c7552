#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// Signal handlers read these variables. All are accessed before a handler is set, so that no handler is the first to
// access one. Functions that handlers call may only call the system: no memory, no locks.
nonisolated(unsafe) private var modes = termios()
nonisolated(unsafe) private var features: Terminal.Features = []
nonisolated(unsafe) private var isShowing = false

extension Terminal {
  /// Stores the terminal's modes, and makes sure that they are restored.
  static func prepare(_ wanted: Features) {
    tcgetattr(1, &modes)
    features = wanted
    isShowing = true
    openPipe()
    prepareErrors()
    catchSignals()
  }

  /// Switches the screen on, if something is shown.
  static func enter() {
    guard isShowing else { return }
    var silent = modes
    silent.c_lflag &= ~tcflag_t(ECHO | ICANON)
    if features.contains(.mouse) {
      // Signals stay: the keys that end and stop a program do so, even if the program hangs. Ctrl-S, Ctrl-Q and Ctrl-V
      // become usual keys.
      silent.c_lflag &= ~tcflag_t(IEXTEN)
      silent.c_iflag &= ~tcflag_t(IXON | ICRNL)
    }
    tcsetattr(1, TCSANOW, &silent)
    keepErrors()
    System.write(1, "\u{1B}[?1049h\u{1B}[?25l")
    // A terminal uses the last of the three that it knows: all movements, only drags, only presses.
    if features.contains(.mouse) {
      System.write(1, "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1003h\u{1B}[?1006h\u{1B}[?1004h")
    }
  }

  /// Switches the screen off, if something is shown.
  static func leave() {
    guard isShowing else { return }
    let hasMouse = features.contains(.mouse)
    if hasMouse {
      System.write(1, "\u{1B}[?2026l\u{1B}[?1004l\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?1002l\u{1B}[?1000l")
      // Mouse events from before that moment are still on their way, and are dropped below.
      poll(nil, 0, 20)
    }
    System.write(1, "\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l")
    tcsetattr(1, hasMouse ? TCSAFLUSH : TCSANOW, &modes)
    releaseErrors()
  }

  /// Leaves the screen finally.
  static func finish() {
    leave()
    isShowing = false
  }
}
