import LabTerminal

/// A terminal of the simplest kind. It interprets the output of a `ScreenWriter`, and fails for anything else.
struct ShownCells {
  struct Cell: Equatable {
    var glyph: Character = " "
    var foreground = "39"
    var background = "49"
    var style: Set<String> = []
  }

  private(set) var cells: [[Cell]]
  private(set) var isSound = true
  private var place = (column: 0, row: 0)
  private var pen = Cell()

  init(columns: Int, rows: Int) {
    cells = Array(repeating: Array(repeating: Cell(glyph: "?"), count: columns), count: rows)
  }

  mutating func take(_ bytes: [UInt8]) {
    var rest = Substring(String(decoding: bytes, as: UTF8.self))
    while let character = rest.popFirst() {
      guard character == "\u{1B}" else {
        write(character)
        continue
      }
      guard rest.popFirst() == "[" else { return isSound = false }
      let inside = rest.prefix { !$0.isLetter }
      rest = rest.dropFirst(inside.count)
      obey(String(inside), rest.popFirst())
    }
  }

  private mutating func write(_ character: Character) {
    guard cells.indices.contains(place.row), cells[place.row].indices.contains(place.column) else {
      return isSound = false
    }
    cells[place.row][place.column] = pen
    cells[place.row][place.column].glyph = character
    place.column += 1
  }

  private mutating func obey(_ inside: String, _ final: Character?) {
    let numbers = inside.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
    switch final {
    case "H": place = (Int(numbers[1])! - 1, Int(numbers[0])! - 1)
    case "J":
      for row in cells.indices { for column in cells[row].indices { cells[row][column] = Cell() } }
    case "m": colour(numbers[...])
    case "h", "l": isSound = isSound && inside == "?2026"
    default: isSound = false
    }
  }

  private mutating func colour(_ codes: ArraySlice<String>) {
    var codes = codes
    while let code = codes.popFirst() {
      switch code {
      case "0": pen = Cell()
      case "1", "2", "7": pen.style.insert(code)
      case "39": pen.foreground = code
      case "49": pen.background = code
      case "38", "48":
        let count = codes.first == "5" ? 2 : 4
        let colour = codes.prefix(count).joined(separator: ";")
        codes = codes.dropFirst(count)
        if code == "38" { pen.foreground = colour } else { pen.background = colour }
      default: isSound = false
      }
    }
  }
}
