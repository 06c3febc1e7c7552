public import ScrollEngine
public import ScrollSpace

/// The two frames to which views beside the scroller are aligned, as UIScrollView's layout guides. Both count
/// from the content's start, as items' frames do. Scrolling does not change places in the content; it changes
/// places in the frame.
extension ScrollController {
  /// The content's frame: from its start, with the size `contentSize`.
  public var contentLayoutGuide: Rect { Rect(origin: .zero, size: unzoomed(contentSize)) }

  /// The viewport's frame in the content: it moves with everything that is fixed on the screen.
  public var frameLayoutGuide: Rect {
    converted(toContent: Rect(origin: contentOffset, size: viewport))
  }

  /// Returns the present frame of something that is pinned to the viewport: along one axis, or along both if
  /// none is given.
  ///
  /// ```
  ///           pinned to the frame along .vertical: the head of a table
  ///        ┏━━━━━━━━━━━━━━━━┓
  ///   ─ a ─╂─ b ─── c ── d ─╂─ e ──        it stays at the top of the screen,
  ///    1   ┃  2     3    4  ┃  5           and scrolls sideways
  ///        ┗━━━━━━━━━━━━━━━━┛
  /// ```
  /// `frame` counts from the start of the viewport along pinned axes, and from the content's start along
  /// others. The result counts from the content's start, and is valid until the offset changes.
  public func pinned(_ frame: Rect, along axis: Axis? = nil) -> Rect {
    var result = frame
    let guide = frameLayoutGuide
    for pinned in Axis.both where axis ?? pinned == pinned { result.origin[pinned] += guide.origin[pinned] }
    return result
  }
}
