/// Words in lines of characters of equal width: the text of a terminal.
package struct WrappedText: Hashable, Sendable {
  /// The width of a character, and the height of a line, in points.
  package static let character = 8.0
  package static let line = 20.0

  /// The lines, without the spaces between them.
  package let lines: [String]

  /// Breaks a text at its spaces, for a width in points. A word that is longer than a line has a line of its own.
  package init(_ text: String, width: Double) {
    let room = max(1, Int(max(0, min(width, 1e6)) / Self.character))
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= room {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    self.lines = lines
  }

  /// The height of the text, in points.
  package var height: Double { Double(lines.count) * Self.line }
}
