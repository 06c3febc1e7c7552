import ScrollBehaviors
import Testing

/// The common parts of the files with snap cases.
enum SnapCases {
  /// Top, right, bottom, left; none without a value.
  static func insets(_ json: JSON) throws -> Insets { json.isNull ? .zero : try json.insets() }

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

  /// Axes and strictness, such as "x mandatory".
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

  /// The snapping of a page with items; nil if there are none.
  static func snapping(_ page: JSON) throws -> Snapping? {
    if page["items"].isNull { return nil }
    let items = try #require(page["items"].array)
    let type = try type(page["snap_type"])
    let areas = try ReferenceSnapTargets.Stage.areas(items, items.map { $0["rect"] })
    let snapping = Snapping(areas, type.strictness, axes: type.axes)
    snapping.roundsToPixels = true
    return snapping
  }

  /// Draws frames until nothing moves, for at most ten minutes.
  static func settle(_ scroll: ScrollController) {
    for frame in 1...36_000 where scroll.advance(to: .seconds(Double(frame) / 60)) == .idle { return }
  }
}
