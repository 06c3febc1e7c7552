public import ScrollEngine
public import ScrollSpace

/// The two frames that a layout beside the scroller goes by, as UIScrollView's guides. Both count from the content's
/// start, as the frames of items do: a place of the content does not change when one scrolls, a place of the frame does.
extension ScrollController {
  /// The content: from its start, as large as `contentSize`.
  public var contentLayoutGuide: Rect { Rect(origin: .zero, size: unzoomed(contentSize)) }

  /// The viewport: what stands still on the screen moves with it.
  public var frameLayoutGuide: Rect {
    converted(toContent: Rect(origin: contentOffset, size: viewport))
  }

  /// Where something stands now that is pinned to the frame: along an axis, or along both if none is said.
  ///
  /// ```
  ///           pinned to the frame along .vertical: the head of a table
  ///        ┏━━━━━━━━━━━━━━━━┓
  ///   ─ a ─╂─ b ─── c ── d ─╂─ e ──        it stays at the top of the screen,
  ///    1   ┃  2     3    4  ┃  5           and moves along sideways
  ///        ┗━━━━━━━━━━━━━━━━┛
  /// ```
  /// `frame` counts from the start of the viewport along the pinned axes, and from the content's start along others. The
  /// answer counts from the content's start, and holds until the offset changes.
  public func pinned(_ frame: Rect, along axis: Axis? = nil) -> Rect {
    var result = frame
    let guide = frameLayoutGuide
    for pinned in Axis.both where axis ?? pinned == pinned { result.origin[pinned] += guide.origin[pinned] }
    return result
  }
}
