import ScrollBehaviors

extension ScrollController {
  /// A scroller onto what its links bring.
  package convenience init(_ viewport: Size, _ links: [any ScrollBehavior]) {
    self.init(viewport: viewport, behaviors: links)
  }
}

/// A scroller with a square viewport onto square content, so that both axes have the same walls:
/// 0 and 1600 if not said otherwise.
package func scroller(
  _ behaviors: [any ScrollBehavior], viewport: Double = 400, content: Double = 2_000,
  delegate: (any ScrollDelegate)? = nil
) -> ScrollController {
  let scroll = ScrollController(
    viewport: Size(width: viewport, height: viewport), content: Size(width: content, height: content),
    behaviors: behaviors)
  scroll.delegate = delegate
  return scroll
}
