/// Whose turn it is: which link is being asked or told, and what.
struct Turn {
  /// The delegate's number.
  static let delegate = -1
  /// The number of a link that is in the chain no more, or of a completion.
  static let nobody = -2

  /// What there is to ask and to tell.
  enum Occasion: UInt8 {
    case extent, layout, drag, motion, target, offset, edge, rebase, wake, review, remember
    case willEndDragging, shouldScrollToTop, didWake, didAttach, didDetach
    /// The event that was taken from the queue last.
    case event
  }

  var occasion = Occasion.event
  /// The link's number in the chain, from 0.
  var number = Turn.nobody
}

extension Turn.Occasion {
  /// The name of the method; nil for events, which have their own.
  var name: StaticString? {
    switch self {
    case .extent: "extent"
    case .layout: "layout"
    case .drag: "drag"
    case .motion: "motion"
    case .target: "target"
    case .offset: "offset"
    case .edge: "edge"
    case .rebase: "rebase"
    case .wake: "wake"
    case .review: "review"
    case .remember: "remember"
    case .willEndDragging: "scrollWillEndDragging"
    case .shouldScrollToTop: "scrollShouldScrollToTop"
    case .didWake: "didWake"
    case .didAttach: "didAttach"
    case .didDetach: "didDetach"
    case .event: nil
    }
  }
}
