/// What a piece of text means, and so its colour.
package enum Ink: Hashable {
  case plain, strong, faint, finger, motion, wall, good, bad

  /// The terminal's code for it.
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

  /// The text in this ink, or as it is where the paper takes no colour.
  package func on(_ paper: Paper, _ text: String) -> String {
    guard paper == .coloured, let code, !text.isEmpty else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  /// Characters that each have their ink; neighbours in one ink share a code.
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

/// Whether what is printed on shows colour.
package enum Paper: Hashable {
  case plain, coloured
}
