import TextIO

/// What was found, one line each, and whether all of it was expected.
struct Report {
  private var wrong = 0

  /// Prints a value, and what it should have been if it is not.
  mutating func expect(_ what: StaticString, _ value: String, _ expected: String) {
    let isRight = Array(value.utf8) == Array(expected.utf8)
    if !isRight { wrong += 1 }
    write(isRight ? "ok   " : "FAIL ")
    for byte in 0..<what.utf8CodeUnitCount { text_write(Int32(what.utf8Start[byte])) }
    write(": ")
    write(value)
    if !isRight {
      write(", expected ")
      write(expected)
    }
    write("\n")
  }

  mutating func expect(_ what: StaticString, _ value: Int64, _ expected: Int64) {
    expect(what, "\(value)", "\(expected)")
  }

  mutating func expect(_ what: StaticString, _ value: Double, _ expected: Double) {
    expect(what, "\(value)", "\(expected)")
  }

  /// The last line, for the script that runs this.
  func end() {
    write(wrong == 0 ? "All of it was expected.\n" : "Something was not.\n")
    if wrong > 0 { fatalError("A number was not the expected one: see the lines above.") }
  }
}
