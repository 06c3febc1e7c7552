import ScrollEngine

/// The callbacks of a call that may explain a move of the content.
struct MoveNews {
  var isLayout = false
  var isRebase = false
}

extension MoveCause {
  /// Returns true if this cause can have moved the content of a link at these places, after the callbacks of the same
  /// call. `news` is nil if some of those callbacks may be missing.
  func isPossible(at places: Grammar.Places, after news: MoveNews?) -> Bool {
    switch self {
    case .finger: places.contains(.drag)
    case .wheel, .step: !places.isSubset(of: [.drag, .endOfDrag, .beforeDeceleration, .deceleration])
    case .layout: news?.isLayout ?? true
    case .rebase: news?.isRebase ?? true
    case .momentum, .program: true
    }
  }
}
