import Foundation

/// What standard output is.
enum Terminal {
  /// Whether it is a terminal.
  static var isThere: Bool { isatty(1) == 1 }

  /// How many rows it has; nil where it does not say.
  static var rows: Int? { size.flatMap { $0.ws_row > 0 ? Int($0.ws_row) : nil } }

  /// How many columns it has; nil where it does not say.
  static var columns: Int? { size.flatMap { $0.ws_col > 0 ? Int($0.ws_col) : nil } }

  private static var size: winsize? {
    var size = winsize()
    return ioctl(1, UInt(TIOCGWINSZ), &size) == 0 ? size : nil
  }
}
