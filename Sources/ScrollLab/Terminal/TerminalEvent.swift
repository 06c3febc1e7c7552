/// What somebody did at a terminal.
public enum TerminalEvent: Hashable, Sendable {
  /// A key was pressed. Its release is not told.
  case key(TerminalKey, KeyModifiers = [])
  /// The mouse was moved, pressed, released, or its wheel turned.
  case mouse(MouseEvent)
  /// The window has the focus now, or has lost it.
  case focus(Bool)
}

/// A key of a keyboard.
public enum TerminalKey: Hashable, Sendable {
  /// A key that writes something. A letter with the control key is told as its small letter.
  case character(Unicode.Scalar)
  case up, down, left, right
  case pageUp, pageDown, home, end
  case insert, delete, backspace, tab, enter, escape
  /// F1 and so on.
  case function(Int)

  /// The key of a byte of ASCII that stands by itself, and whether the control key was held.
  static func typed(_ byte: UInt8) -> (TerminalKey, KeyModifiers) {
    switch byte {
    case 0x08, 0x7F: (.backspace, [])
    case 0x09: (.tab, [])
    case 0x0A, 0x0D: (.enter, [])
    case 0x1B: (.escape, [])
    case 0x00: (.character(" "), .control)
    case 0x01...0x1A: (.character(Unicode.Scalar(byte + 0x60)), .control)
    case 0x1C...0x1F: (.character(Unicode.Scalar(byte + 0x40)), .control)
    default: (.character(Unicode.Scalar(byte)), [])
    }
  }
}

/// Keys that are held while something else is done.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// A bit for each key.
  public let rawValue: UInt8
  /// Makes modifiers from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The shift key. Keys that write something do not tell it: it is in what they write.
  public static let shift = KeyModifiers(rawValue: 1)
  /// The alt key, or meta.
  public static let alt = KeyModifiers(rawValue: 2)
  /// The control key.
  public static let control = KeyModifiers(rawValue: 4)
}
