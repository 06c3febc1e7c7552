import CScrollBare
import TextIO

/// Reads the number of rows, and samples of a dial, each of two numbers: milliseconds and tenths of a degree. Prints
/// the chosen row whenever it changes, with the time. At the end prints the place of the first row in tenths of a
/// pixel.
@main struct DialProbe {
  static func main() {
    var (chosen, isLast) = (0, false)
    let menu = Menu(rows: Int64(read(&isLast) ?? 0))
    while !isLast, let time = read(&isLast), let angle = read(&isLast) {
      _ = menu.update(milliseconds: UInt32(time), angle: Float(angle) / 10)
      guard menu.chosen != chosen else { continue }
      chosen = menu.chosen
      write(time, 32)
      write(Int32(chosen), 10)
    }
    write(Int32(menu.firstRow * 10), 10)
  }

  /// Reads a number of digits, with a sign or without. Returns nil at the end of the input.
  private static func read(_ isLast: inout Bool) -> Int32? {
    var (number, isNegative, digits): (Int32, Bool, Int) = (0, false, 0)
    while true {
      let byte = text_read()
      switch byte {
      case 45: isNegative = true
      case 48...57: (number, digits) = (number * 10 + byte - 48, digits + 1)
      default:
        isLast = byte < 0
        if digits > 0 { return isNegative ? 0 - number : number }
        if isLast { return nil }
      }
    }
  }

  private static func write(_ number: Int32, _ end: Int32) {
    for byte in "\(number)".utf8 { text_write(Int32(byte)) }
    text_write(end)
  }
}
