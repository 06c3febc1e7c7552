public import ScrollEngine
public import ScrollSpace

extension Arranging {
  /// The offset that brings an item into view; nil where there is no such item, or no scroller. All else is as in a
  /// ``Tiling``: see ``Tiling/contentOffset(showing:align:padding:)``.
  public func contentOffset(
    showing index: Int64, align: Alignment? = .nearest, padding: Insets = .zero
  ) -> Point? {
    aims.contentOffset(showing: index, axis, align, padding)
  }

  /// Brings an item into view along the axis, at once or by an animation. Does nothing where it is already so. False if
  /// there is no such item, no scroller, or the command was refused.
  ///
  /// It leads to the item, not to where an estimate takes it to stand: what comes into view is measured, and the way is
  /// bent to where the item stands then; at once, until all of that is measured. All else is as in a ``Tiling``: see
  /// ``Tiling/scroll(to:align:padding:animated:)``.
  @discardableResult
  public func scroll(
    to index: Int64, align: Alignment? = .nearest, padding: Insets = .zero, animated: Bool
  ) -> Bool {
    aims.send(to: index, axis, align, padding, animated ? .animation : .jump)
  }

  /// Brings an item into view by an animation of its own, and tells how that ended; as in a ``Tiling``.
  @discardableResult
  public func scroll(
    to index: Int64, align: Alignment? = .nearest, padding: Insets = .zero, arrival: Arrival,
    completion: ((AnimationOutcome) -> Void)? = nil
  ) -> Bool {
    aims.send(to: index, axis, align, padding, .arrival(arrival, completion))
  }

  /// Where the item is that a command has brought into view, or is bringing there.
  public func offset(of targets: inout PerAxis<RestTarget?>, in context: ScrollContext) -> PerAxis<Double?> {
    aims.offset(of: targets, from: context.destination)
  }
}
