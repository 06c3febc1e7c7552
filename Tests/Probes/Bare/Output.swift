import TextIO

/// Writes text to standard output.
func write(_ text: String) {
  for byte in text.utf8 { text_write(Int32(byte)) }
}

/// Writes a number as 16 hexadecimal digits.
func write(hexadecimal number: UInt64) {
  for place in 0..<16 {
    let digit = UInt8(truncatingIfNeeded: number >> UInt64(60 - 4 * place)) & 15
    text_write(Int32(digit < 10 ? 48 + digit : 87 + digit))
  }
}
