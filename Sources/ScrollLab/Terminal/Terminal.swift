#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The terminal of this process, and the screen on which live pictures are drawn.
///
/// The contents of the terminal, its cursor, its echo and its mouse are restored when the screen is left. The screen is
/// left at the end of `showing`, when the process exits, and before a signal ends or stops the process.
///
/// ```swift
/// var decoder = EventDecoder()
/// Terminal.showing(.mouse) {
///   while true {
///     for input in Terminal.wait(seconds: 1).input {
///       for event in decoder.decode(input.bytes) { take(event, at: input.time) }
///     }
///     Terminal.write(writer.bytes(for: screen))
///   }
/// }
/// ```
public enum Terminal {
  /// Features that are switched on while a screen is shown.
  public struct Features: OptionSet, Sendable {
    /// A bit for each feature.
    public let rawValue: UInt8
    /// Creates features from their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The mouse reports presses, releases, movements and wheels, and the window reports its focus. Unread input is
    /// dropped at the end, so that a shell does not take it for typed text.
    public static let mouse = Features(rawValue: 1)
  }

  /// True if standard output is a terminal.
  public static var isThere: Bool { isatty(1) == 1 }

  /// True if both standard input and standard output are terminals.
  public static var isInteractive: Bool { isatty(0) == 1 && isatty(1) == 1 }

  /// The present number of columns and rows; nil if the terminal does not report them.
  public static var size: (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// The seconds of a clock that never goes back, from an arbitrary start.
  public static var seconds: Double { System.seconds }

  /// Enters the screen, calls `body`, and leaves the screen.
  public static func showing<Result, Failure: Error>(
    _ features: Features = [], _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    prepare(features)
    enter()
    defer { finish() }
    return try body()
  }

  /// Writes all of the bytes. If nobody can read them any more, the process exits with code 1.
  public static func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { buffer in
        buffer.baseAddress.map { System.write(1, $0, buffer.count) } ?? 0
      }
      if count < 0 {
        guard errno == EINTR || errno == EAGAIN else { exit(1) }
        var file = pollfd(fd: 1, events: Int16(POLLOUT), revents: 0)
        poll(&file, 1, 100)
      }
      rest = rest.dropFirst(max(0, count))
    }
  }

  /// Writes all of a text. If nobody can read it any more, the process exits with code 1.
  public static func write(_ text: String) { write(Array(text.utf8)) }
}
