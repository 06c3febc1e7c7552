import ScrollBehaviors

/// One recorded gesture, or several that follow each other.
struct Recording {
  /// What a finger did.
  enum Touch { case down, move, up, cancel }

  /// One reported place of the finger.
  struct Sample {
    var touch: Touch
    var time: Timestamp
    var position: Point
  }

  /// The recording's name, as bytes.
  var name: [UInt8]
  /// In the order of their times.
  var samples: [Sample] = []

  /// Reads the next recording, or nil at the end of the text.
  ///
  /// The text is a line `recording NAME`, a line `down|move|up|cancel MILLISECONDS X Y` for each sample,
  /// and a line `end`. The numbers are the bit patterns of doubles as 16 hexadecimal digits.
  static func read(from text: inout TextReader) -> Recording? {
    guard let title = text.words() else { return nil }
    precondition(title.count == 2 && spells(title[0], "recording"), "A recording begins with its name.")
    var recording = Recording(name: title[1])
    while let words = text.words() {
      if spells(words[0], "end") { return recording }
      recording.samples.append(sample(from: words))
    }
    preconditionFailure("A recording closes with the word end.")
  }

  private static func sample(from words: [[UInt8]]) -> Sample {
    precondition(words.count == 4, "A sample has a kind, a time, x and y.")
    return Sample(
      touch: touch(from: words[0]), time: .milliseconds(number(from: words[1])),
      position: Point(x: number(from: words[2]), y: number(from: words[3])))
  }

  private static func touch(from word: [UInt8]) -> Touch {
    if spells(word, "down") { return .down }
    if spells(word, "move") { return .move }
    if spells(word, "up") { return .up }
    precondition(spells(word, "cancel"), "A sample is down, move, up or cancel.")
    return .cancel
  }

  private static func number(from word: [UInt8]) -> Double {
    precondition(word.count == 16, "A number has 16 hexadecimal digits.")
    var bits: UInt64 = 0
    for byte in word {
      switch byte {
      case 48...57: bits = bits << 4 | UInt64(byte - 48)
      case 97...102: bits = bits << 4 | UInt64(byte - 87)
      default: preconditionFailure("A number is written in the digits 0 to 9 and a to f.")
      }
    }
    return Double(bitPattern: bits)
  }
}
