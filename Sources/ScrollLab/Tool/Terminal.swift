import Foundation

/// What standard output is.
enum Terminal {
  /// Whether it is a terminal.
  static var isThere: Bool { isatty(1) == 1 }

  /// How many rows it has; nil where it does not say.
  static var rows: Int? {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0 else { return nil }
    return Int(size.ws_row)
  }
}
