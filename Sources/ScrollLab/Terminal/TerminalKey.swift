/// A key of a keyboard.
public enum TerminalKey: Hashable, Sendable {
  /// A key that writes a character. With the control key a letter is reported as a small letter.
  case character(Unicode.Scalar)
  case up, down, left, right
  case pageUp, pageDown, home, end
  case insert, delete, backspace, tab, enter, escape
  /// F1 and the other function keys.
  case function(Int)

  /// Returns the key of a single byte of ASCII, and the control key if it was held.
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
