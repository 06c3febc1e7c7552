#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// A byte in the pipe ends a wait. Bytes that come between two waits are therefore not lost.
nonisolated(unsafe) private var pipeEnds: (read: Int32, write: Int32) = (-1, -1)

extension Terminal {
  /// Bytes that came together.
  public struct Input: Hashable, Sendable {
    /// The time at which they came, by ``Terminal/seconds``.
    public var time: Double
    /// The bytes from the keyboard or the mouse.
    public var bytes: [UInt8]
  }

  /// The events while the process waited.
  public struct WaitResult: Hashable, Sendable {
    /// The input from the keyboard or the mouse, in its order.
    public var input: [Input] = []
    /// True if the window may have another size.
    public var hasResized = false
    /// True if the process was stopped and continues. The screen is then empty, and the clock has run on.
    public var hasResumed = false
    /// The time for which a key has stopped the process since the last wait, in seconds.
    public var pause = 0.0
    /// True if the terminal is gone, once the input has been read.
    public var isGone = false
  }

  /// The reasons for the end of a wait.
  enum Note: UInt8 { case resized = 1, resumed = 2, input = 3 }

  static func openPipe() {
    guard pipeEnds.read < 0 else { return }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends {
      // A full pipe contains enough notes.
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    pipeEnds = (ends[0], ends[1])
  }

  /// Ends a wait. May be called by a signal handler, while a screen is shown.
  static func note(_ note: Note) {
    var byte = note.rawValue
    _ = System.write(pipeEnds.write, &byte, 1)
  }

  /// Waits until something comes, or until some seconds have passed. With nil, waits without limit. The process sleeps
  /// meanwhile.
  ///
  /// Call it while a screen is shown. From the first call on all standard input is read by this.
  public static func wait(seconds: Double?) -> WaitResult {
    InputQueue.open()
    let end = seconds.map { System.seconds + max(0, $0) }
    while true {
      let rest = end.map { max(0, $0 - System.seconds) }
      // The system counts whole milliseconds. The remainder is slept through.
      let milliseconds = rest.map { Int32(min($0 * 1_000, 1e9)) } ?? -1
      if let rest, milliseconds == 0, rest > 0 { usleep(UInt32(rest * 1e6)) }
      var file = pollfd(fd: pipeEnds.read, events: Int16(POLLIN), revents: 0)
      let count = poll(&file, 1, milliseconds)
      if count > 0 { return result() }
      if count < 0, errno != EINTR { return WaitResult(isGone: true) }
      if let end, System.seconds >= end { return WaitResult() }
    }
  }

  private static func result() -> WaitResult {
    var result = WaitResult()
    for byte in System.read(from: pipeEnds.read) ?? [] {
      switch Note(rawValue: byte) {
      case .resized: result.hasResized = true
      case .resumed: (result.hasResumed, result.hasResized) = (true, true)
      case .input, nil: break
      }
    }
    (result.pause, pause) = (pause, 0)
    (result.input, result.isGone) = InputQueue.take()
    return result
  }
}
