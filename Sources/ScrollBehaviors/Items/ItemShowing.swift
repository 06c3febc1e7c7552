public import ScrollEngine
public import ScrollSpace
import ScrollTiling

/// What links have in common whose commands bring an item into view: a ``Tiling``, a ``TilingPlane`` and an ``Arranging``.
public class ItemShowing {
  /// Where commands have sent each axis.
  final let aims = PerAxis(x: ItemAim(.horizontal), y: ItemAim(.vertical))

  init() {}

  /// Where the item is that a command has brought into view, or is bringing there.
  public final func offset(
    of targets: inout PerAxis<RestTarget?>, in context: ScrollContext
  ) -> PerAxis<Double?> {
    aims.offset(of: targets, from: context.destination)
  }
}

/// Commands for items along an axis: those of a ``Tiling`` and of an ``Arranging``.
extension EditableItems where Self: ItemShowing {
  /// The offset that brings an item into view, whether it has a tile or not; nil where there is no such item, or no
  /// scroller.
  ///
  /// The view is the viewport less its insets and less `padding`. An item that is to be brought to the `nearest` place
  /// stays where it is in view. On a ring it is the place of the item that is the shortest way off, forward where two
  /// are as far, and indices go on round: -1 is the last item. Across, it is where the scroller is going. Walls are respected;
  /// padding that is not usable leads nowhere. By what is known of the items' lengths now. O(log n) for items of any
  /// lengths, else O(1).
  public func contentOffset(
    showing index: Int64, align: Alignment? = .nearest, padding: Insets = .zero
  ) -> Point? {
    aims.contentOffset(showing: index, axis, align, padding)
  }

  /// Brings an item into view, as ``contentOffset(showing:align:padding:)`` says, at once or by an animation. Moves
  /// nothing where it is already so; a fling that would carry an aligned item away ends. False if there is no such item, no scroller, or the command was refused.
  ///
  /// **Measured late.** It leads to the item, not to where that was taken to stand: whenever items are measured on the
  /// way, come, go or move, the way is bent to where the item stands now, at the speed there is. At once means that what
  /// comes into view is measured, and the item put to its place again, until all of that stands, before the call returns,
  /// or, from within a callback, in the same round of callbacks. An item that is removed meanwhile is
  /// followed no more: the command leads to where it stood. The axis stands on the item, also when it has arrived, until a touch, a
  /// wheel, `stop()` or any other command for the axis ends that; on an aligned one also if it was in its place already. An item
  /// that a wall keeps from its place comes there once there is room: the first one of a list to the middle, if others are
  /// inserted before it.
  ///
  /// At once it stops the axis; either way the other one goes on as it was. Links that choose where the program's animations land,
  /// as ``Snapping`` does, have their say if they stand behind this one.
  @discardableResult
  public func scroll(
    to index: Int64, align: Alignment? = .nearest, padding: Insets = .zero, animated: Bool
  ) -> Bool {
    aims.send(to: index, axis, align, padding, animated ? .animation : .jump)
  }

  /// Brings an item into view by an animation of its own, and tells how that ended, as
  /// `setContentOffset(_:arrival:completion:)` does: where it is in view already it has finished. One that takes a given
  /// time arrives in that time, wherever the item turns out to be. False if there is no
  /// such item, no scroller, or the command was refused: then nobody is told.
  @discardableResult
  public func scroll(
    to index: Int64, align: Alignment? = .nearest, padding: Insets = .zero, arrival: Arrival,
    completion: ((AnimationOutcome) -> Void)? = nil
  ) -> Bool {
    aims.send(to: index, axis, align, padding, .arrival(arrival, completion))
  }
}
