public import ScrollBehaviors

/// A mark of a ``Timeline``.
public struct TimelineMark: Hashable, Sendable {
  /// The name, as a timeline writes it: "decel". A drag begins with "▏drag" and ends with "▕".
  public internal(set) var name: String
  /// The reason of a "settled"; nil for all other marks.
  public internal(set) var detail: String?
  /// Whether the content has moved by this mark: the "…" of "decel…".
  public internal(set) var hasMoved = false
  /// When the mark was made.
  public let time: Timestamp
  /// The content offset at that time.
  public let offset: Point

  init(name: String, detail: String? = nil, time: Timestamp, offset: Point) {
    (self.name, self.detail, self.time, self.offset) = (name, detail, time, offset)
  }

  /// Whether expectations that do not name this mark pass over it: "layout", "inset", "rebase" and "pull".
  public var isQuiet: Bool { Self.quiet.contains(name) }

  static let quiet = ["layout", "inset", "rebase", "pull"]
  static let phases = ["idle", "tracking", "dragging", "wheeling", "decelerating", "animating"]
  static let names =
    phases + quiet + ["▏drag", "▕", "decel", "anim", "wheel", "step", "jump", "settled", "zoom", "top"]

  /// Whether the content travels by this mark.
  var isTravel: Bool { ["decel", "anim", "wheel", "step"].contains(name) }

  /// The mark as a timeline writes it.
  func text(on axis: Axis) -> String {
    var text = name
    if hasMoved { text += "…" }
    if let detail { text += "(\(detail))" }
    if name == "settled" || name == "jump" { text += "@\(shortened(offset[axis]))" }
    return text
  }
}
