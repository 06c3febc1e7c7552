import ScrollEngine

/// The order in which a link hears of zooms: one begins, its scale changes, it ends, and then the next one may begin.
struct ZoomOrder {
  /// Whether a zoom is under way; nil where the link does not know.
  private var isOpen: Bool? = false

  init(joinsLate: Bool = false) { if joinsLate { isOpen = nil } }

  /// What is wrong with a callback, in words; nil if nothing is.
  mutating func flaw(hearing event: ScrollCallback, _ scroll: ScrollController) -> String? {
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
