import LabTerminal
import Seeds

/// The bytes that terminals send for an event.
enum TypedEvents {
  private static let plain: [(TerminalKey, String)] = [
    (.up, "\u{1B}[A"), (.down, "\u{1B}OB"), (.right, "\u{1B}[C"), (.left, "\u{1B}OD"), (.home, "\u{1B}[1~"),
    (.home, "\u{1B}OH"), (.end, "\u{1B}[F"), (.end, "\u{1B}[8~"), (.insert, "\u{1B}[2~"),
    (.delete, "\u{1B}[3~"), (.pageUp, "\u{1B}[5~"), (.pageDown, "\u{1B}[6~"), (.function(1), "\u{1B}OP"),
    (.function(5), "\u{1B}[15~"), (.function(10), "\u{1B}[21~"), (.function(12), "\u{1B}[24~"),
    (.tab, "\t"), (.enter, "\r"), (.enter, "\n"), (.backspace, "\u{7F}"), (.character("q"), "q"),
    (.character("é"), "é"), (.character("→"), "→"), (.character("🎈"), "🎈"),
  ]

  /// An event, and its bytes.
  static func random(_ generator: inout SeededGenerator) -> (event: TerminalEvent, bytes: [UInt8]) {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0:
      let modifiers = Int.random(in: 0..<8, using: &generator)
      let (key, final) = [(TerminalKey.up, "A"), (.end, "F"), (.function(2), "Q")].randomElement(
        using: &generator)!
      return (
        .key(key, KeyModifiers(rawValue: UInt8(modifiers))), Array("\u{1B}[1;\(modifiers + 1)\(final)".utf8)
      )
    case 1:
      let letter = UInt8.random(in: 1...26, using: &generator)
      // Some of them are the backspace, tab and enter keys.
      guard ![8, 9, 10, 13].contains(letter) else { return (.key(.tab, .shift), Array("\u{1B}[Z".utf8)) }
      return (.key(.character(Unicode.Scalar(letter + 0x60)), .control), [letter])
    case 2:
      let hasFocus = Bool.random(using: &generator)
      return (.focus(hasFocus), Array("\u{1B}[\(hasFocus ? "I" : "O")".utf8))
    case 3:
      return (.key(.character("é"), .alt), Array("\u{1B}é".utf8))
    case 4, 5:
      let (key, text) = plain.randomElement(using: &generator)!
      return (.key(key), Array(text.utf8))
    default: return mouse(&generator)
    }
  }

  private static func mouse(_ generator: inout SeededGenerator) -> (TerminalEvent, [UInt8]) {
    let actions: [(MouseEvent.Action, code: Int, final: String)] = [
      (.press(.left), 0, "M"), (.press(.middle), 1, "M"), (.press(.right), 2, "M"), (.release(.left), 0, "m"),
      (.release(.right), 2, "m"), (.drag(.left), 32, "M"), (.drag(.right), 34, "M"), (.move, 35, "M"),
      (.wheel(x: 0, y: -1), 64, "M"), (.wheel(x: 0, y: 1), 65, "M"), (.wheel(x: -1, y: 0), 66, "M"),
      (.wheel(x: 1, y: 0), 67, "M"), (.press(.other(8)), 128, "M"), (.release(.other(9)), 129, "m"),
    ]
    let (action, code, final) = actions.randomElement(using: &generator)!
    let modifiers = Int.random(in: 0..<8, using: &generator)
    let (column, row) = (
      Int.random(in: 0..<3_000, using: &generator), Int.random(in: 0..<900, using: &generator)
    )
    let event = MouseEvent(
      action, column: column, row: row, modifiers: KeyModifiers(rawValue: UInt8(modifiers)))
    return (
      .mouse(event), Array("\u{1B}[<\(code + modifiers * 4);\(column + 1);\(row + 1)\(final)".utf8)
    )
  }
}
