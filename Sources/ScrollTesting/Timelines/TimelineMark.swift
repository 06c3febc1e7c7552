public import ScrollBehaviors

/// A mark of a ``Timeline``.
public struct TimelineMark: Hashable, Sendable {
  /// The name in the timeline's text: "decel". A drag begins with "▏drag" and ends with "▕".
  public internal(set) var name: String
  /// The reason of a "settled"; nil for all other marks.
  public internal(set) var detail: String?
  /// True if the content has moved since this mark: the "…" of "decel…".
  public internal(set) var hasMoved = false
  /// The time of the mark.
  public let time: Timestamp
  /// The content offset at that time.
  public let offset: Point

  init(name: String, detail: String? = nil, time: Timestamp, offset: Point) {
    (self.name, self.detail, self.time, self.offset) = (name, detail, time, offset)
  }

  /// True if expectations that do not name this mark skip it: "layout", "inset", "rebase" and "pull".
  public var isQuiet: Bool { Self.quiet.contains(name) }

  static let quiet = ["layout", "inset", "rebase", "pull"]
  static let phases = ["idle", "tracking", "dragging", "wheeling", "decelerating", "animating"]
  static let names =
    phases + quiet + ["▏drag", "▕", "decel", "anim", "wheel", "step", "jump", "settled", "zoom", "top"]

  /// True if the content travels during this mark.
  var isTravel: Bool { ["decel", "anim", "wheel", "step"].contains(name) }

  /// Returns the mark as the timeline's text has it.
  func text(on axis: Axis) -> String {
    var text = name
    if hasMoved { text += "…" }
    if let detail { text += "(\(detail))" }
    if name == "settled" || name == "jump" { text += "@\(shortened(offset[axis]))" }
    return text
  }
}
