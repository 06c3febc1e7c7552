import ScrollEngine

/// The callbacks of a call that may explain a move of the content.
struct MoveReport {
  var isLayout = false
  var isRebase = false
}

extension MoveCause {
  /// Returns true if this cause can have moved the content of a link at these places, after the callbacks of the same
  /// call. `report` is nil if some of those callbacks may be missing.
  func isPossible(at places: Grammar.Places, after report: MoveReport?) -> Bool {
    switch self {
    case .finger: places.contains(.drag)
    case .wheel, .step: !places.isSubset(of: [.drag, .endOfDrag, .beforeDeceleration, .deceleration])
    case .layout: report?.isLayout ?? true
    case .rebase: report?.isRebase ?? true
    case .momentum, .program: true
    }
  }
}
