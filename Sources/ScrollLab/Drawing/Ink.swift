/// The meaning of a piece of text, which decides its colour.
package enum Ink: Hashable {
  case plain, strong, faint, finger, motion, wall, good, bad

  /// The terminal's code for the colour.
  private var code: String? {
    switch self {
    case .plain: nil
    case .strong: "1"
    case .faint: "2"
    case .finger: "33"
    case .motion: "36"
    case .wall: "31"
    case .good: "32"
    case .bad: "1;31"
    }
  }

  /// Returns the text in this ink, or unchanged if the paper shows no colour.
  package func on(_ paper: Paper, _ text: String) -> String {
    guard paper == .coloured, let code, !text.isEmpty else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  /// Returns characters that each have their ink. Neighbours in the same ink share a code.
  package static func row(_ cells: [(character: Character, ink: Ink)], on paper: Paper) -> String {
    var row = ""
    var rest = cells[...]
    while let ink = rest.first?.ink {
      let run = rest.prefix { $0.ink == ink }
      row += ink.on(paper, String(run.map { $0.character }))
      rest = rest.dropFirst(run.count)
    }
    return row
  }
}

/// True if the output shows colour.
package enum Paper: Hashable {
  case plain, coloured
}
