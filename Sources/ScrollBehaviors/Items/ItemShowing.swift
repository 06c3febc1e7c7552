public import ScrollEngine
public import ScrollSpace
import ScrollTiling

/// The base class of links with commands that bring an item into view: ``Tiling``, ``TilingPlane`` and
/// ``Arranging``.
public class ItemShowing {
  /// The placement of the item of the last command, for each axis.
  final let itemTargets = PerAxis(x: ItemTarget(.horizontal), y: ItemTarget(.vertical))

  init() {}

  /// Returns the offset of the item that a command has brought, or is bringing, into view.
  public final func offset(
    of targets: inout PerAxis<RestTarget?>, in context: ScrollContext
  ) -> PerAxis<Double?> {
    itemTargets.offset(of: targets, in: context)
  }
}

/// Commands for items along an axis, of ``Tiling`` and ``Arranging``.
extension EditableItems where Self: ItemShowing {
  /// Returns the offset that brings an item into view, whether it has a tile or not; nil if there is no such
  /// item, or no scroller.
  ///
  /// The view is the viewport less its insets and less `padding`. With `nearest`, an item that is in view
  /// stays in place. On a ring, the nearest appearance is taken, the later one of two as near. Indices go on
  /// round the ring: -1 is the last item.
  ///
  /// The other axis keeps its destination. Walls are respected. The result is based on the lengths known now.
  /// Padding that is not finite, or too large, leaves the offset as it is. The cost is O(log n) for items of
  /// individual lengths, else O(1).
  public func contentOffset(
    showing index: Int64, align: Alignment? = .nearest, padding: Insets = .zero
  ) -> Point? {
    itemTargets.contentOffset(showing: index, axis, align, padding)
  }

  /// Scrolls an item into view, to ``contentOffset(showing:align:padding:)``, at once or by an animation.
  ///
  /// If the item is in place already, nothing moves; a fling that would carry an aligned item away ends.
  /// Returns false if there is no such item or no scroller, or if the command was refused. An item behind the present
  /// ones may still come, in one or several edits: it is scrolled to then, without an animation, unless a person or the
  /// program moves the axis before.
  ///
  /// **Late measuring.** The destination is the item, not the offset computed now. Each time items are
  /// measured, inserted, removed or moved on the way, the motion continues to the item's new place at its
  /// present speed. Without an animation, all that comes into view is measured, and the item placed again,
  /// until nothing changes. This happens before the call returns or, within a callback, in the same round of
  /// callbacks.
  ///
  /// **The rest target.** The item is the axis' rest target, also after arrival, until a touch, a wheel or
  /// another command moves the axis. An aligned item becomes the rest target even if it is in place
  /// already. If the item is removed, the command goes on to its last place. An item that a wall keeps from
  /// its place goes there once there is room. For example, the first item of a list goes to the middle after
  /// others are inserted before it.
  ///
  /// Without an animation, the axis stops. The other axis goes on as before in both cases. Links that change
  /// the targets of the program's animations, such as ``Snapping``, do so if they are behind this one in the
  /// chain.
  @discardableResult
  public func scroll(
    to index: Int64, align: Alignment? = .nearest, padding: Insets = .zero, animated: Bool
  ) -> Bool {
    itemTargets.send(to: index, axis, align, padding, animated ? .animation : .jump)
  }

  /// Scrolls an item into view by an animation of your choice, and reports how the animation ended.
  ///
  /// `completion` is called as by `setContentOffset(_:arrival:completion:)`: if the item is in view already,
  /// the animation has finished. An animation with a duration arrives in that time, wherever the item turns
  /// out to be. Returns false if there is no such item or no scroller, or if the command was refused: then
  /// `completion` is not called.
  @discardableResult
  public func scroll(
    to index: Int64, align: Alignment? = .nearest, padding: Insets = .zero, arrival: Arrival,
    completion: ((AnimationOutcome) -> Void)? = nil
  ) -> Bool {
    itemTargets.send(to: index, axis, align, padding, .arrival(arrival, completion))
  }
}
