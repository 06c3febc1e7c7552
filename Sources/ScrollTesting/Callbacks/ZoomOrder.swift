import ScrollEngine

/// The order of a link's zoom callbacks: a zoom begins, its scale changes, it ends, and only then the next zoom may
/// begin.
struct ZoomOrder {
  /// True if a zoom is under way; nil if the link cannot know.
  private var isOpen: Bool? = false

  init(joinsLate: Bool = false) { if joinsLate { isOpen = nil } }

  /// Returns the mistake in a callback, in words; nil if there is none.
  mutating func flaw(receiving event: ScrollCallback, _ scroll: ScrollController) -> String? {
    switch event {
    case .willBeginZooming:
      defer { isOpen = true }
      if isOpen == true { return "a zoom begins, and one is under way" }
    case .didZoom:
      defer { isOpen = true }
      if isOpen == false { return "the scale changes, and no zoom has begun" }
    case .didEndZooming:
      defer { isOpen = false }
      if isOpen == false { return "a zoom ends, and none has begun" }
    case .didSettle:
      if isOpen == true, scroll.phase == .idle, !scroll.isZooming {
        return "it rests, and a zoom has not ended"
      }
    default: break
    }
    return nil
  }
}
