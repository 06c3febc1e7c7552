import ScrollEngine

extension ChainReport {
  /// Reports a link whose lengths are for content at a scale of 1, if the content zooms.
  mutating func addScale(of scroll: ScrollController) {
    guard scroll.isZoomEnabled else { return }
    let settings = scroll.settings
    add(
      .certain,
      """
      It counts in points of content that is not zoomed, and this content zooms from \(settings.minimumZoomScale) to \
      \(settings.maximumZoomScale).
      """, fix: "Write it into the chain of a scroller around this one, or set both limits to 1.")
  }
}
