import ScrollEngine
import ScrollSpace

extension ChainReport {
  /// Reports a link whose lengths are for content at a scale of 1, if the content zooms.
  mutating func addScale(of scroll: ScrollController, along axis: Axis? = nil) {
    let settings = scroll.settings
    guard scroll.isZoomEnabled, axis == nil || settings.zoomAxis == nil || axis == settings.zoomAxis else {
      return
    }
    add(
      .certain,
      """
      It counts in points of content that is not zoomed, and this content zooms from \(settings.minimumZoomScale) to \
      \(settings.maximumZoomScale).
      """, fix: "Write it into the chain of a scroller around this one, or set both limits to 1.")
  }

  /// Reports items that no link of this scroller shows. Returns true if it did. A link that goes to another scroller
  /// before its items do is without them for a while, so that is not certain by itself.
  @discardableResult
  package mutating func addItems(
    _ items: any EditableItems, of scroll: ScrollController, in question: String,
    _ certainty: Mistake.Certainty = .likely
  ) -> Bool {
    guard items.scroller !== scroll else { return false }
    add(
      certainty, in: question,
      "The items that it watches are in \(items.scroller == nil ? "no" : "another") chain.",
      fix: "Write the link that shows them before it in this chain.")
    return true
  }

  /// Reports a link along an axis on which nothing can scroll, if the content scrolls along the other axis: the axis
  /// was forgotten, or is the wrong one.
  package mutating func addStillAxis(
    _ axis: Axis, of geometry: Geometry, in question: String, _ action: String, fix: (Axis) -> String
  ) {
    let cross = axis.cross
    // Content as long as the viewport scrolls only because it is a ring.
    let isStill =
      geometry.extent[axis].ring == nil
      ? geometry.extent[axis].room == 0 : geometry.content[axis] == geometry.viewport[axis]
    guard isStill, geometry.extent[cross].room != 0 else { return }
    let isEndless = geometry.extent[cross].ring == nil && geometry.extent[cross].room == nil
    let across =
      isEndless
      ? "has no end" : "is \(geometry.content[cross]) pt long, in one of \(geometry.viewport[cross]) pt"
    add(
      .likely, in: question,
      """
      It \(action) along the \(axis) axis, where the content is \(geometry.content[axis]) pt long, in a viewport of \
      \(geometry.viewport[axis]) pt. Along the \(cross) axis it \(across).
      """, fix: fix(cross))
  }
}
