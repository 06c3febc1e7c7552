import ScrollBehaviors
import Testing

/// What the files of snap cases have in common.
enum SnapCases {
  /// Why a case cannot be read.
  struct Unreadable: Error, CustomStringConvertible {
    let what: String
    var description: String { "a snap case has no readable \(what)" }
  }

  static func numbers(_ json: JSON, _ count: Int, _ what: String) throws -> [Double] {
    guard let numbers = json.numbers, numbers.count == count else { throw Unreadable(what: what) }
    return numbers
  }

  static func point(_ json: JSON, _ what: String) throws -> Point {
    let numbers = try numbers(json, 2, what)
    return Point(x: numbers[0], y: numbers[1])
  }

  static func size(_ json: JSON, _ what: String) throws -> Size {
    let numbers = try numbers(json, 2, what)
    return Size(width: numbers[0], height: numbers[1])
  }

  static func rect(_ json: JSON) throws -> Rect {
    let numbers = try numbers(json, 4, "rect")
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Top, right, bottom, left; without a value none.
  static func insets(_ json: JSON) throws -> Insets {
    if json.isNull { return .zero }
    let numbers = try numbers(json, 4, "insets")
    return Insets(top: numbers[0], left: numbers[3], bottom: numbers[2], right: numbers[1])
  }

  static func alignment(_ json: JSON) throws -> Alignment? {
    switch json.string {
    case "start": .start
    case "center": .center
    case "end": .end
    case "none": nil
    case let word: throw UnknownKind(what: "alignment \(word ?? "none")")
    }
  }

  static func axes(_ word: Substring) throws -> PerAxis<Bool> {
    switch word {
    case "x": PerAxis(x: true, y: false)
    case "y": PerAxis(x: false, y: true)
    case "both": PerAxis(true)
    default: throw UnknownKind(what: "axis \(word)")
    }
  }

  /// Axes and strictness, as in "x mandatory".
  static func type(_ json: JSON) throws -> (axes: PerAxis<Bool>, strictness: SnapStrictness) {
    let words = (json.string ?? "").split(separator: " ")
    guard words.count == 2 else { throw UnknownKind(what: "snap type \(json)") }
    let axes = try axes(words[0])
    switch words[1] {
    case "mandatory": return (axes, .mandatory)
    case "proximity": return (axes, .proximity)
    default: throw UnknownKind(what: "strictness \(words[1])")
    }
  }

  /// Frames until nothing moves; ten minutes at most.
  static func settle(_ scroll: ScrollController) {
    for frame in 1...36_000 where scroll.advance(to: .seconds(Double(frame) / 60)) == .idle { return }
  }
}
