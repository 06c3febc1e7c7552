import TextIO

/// Numbers from standard input, with anything that is no digit between them.
struct Input {
  private(set) var isOver = false

  /// Reads a number of digits, with a sign or without. Returns nil at the end of the input.
  mutating func next() -> Int64? {
    var (number, isNegative, digits) = (Int64(0), false, 0)
    while true {
      let byte = text_read()
      switch byte {
      case 45: isNegative = true
      case 48...57: (number, digits) = (number * 10 + Int64(byte - 48), digits + 1)
      default:
        isOver = byte < 0
        if digits > 0 { return isNegative ? 0 - number : number }
        if isOver { return nil }
      }
    }
  }
}
