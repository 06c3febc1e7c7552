public import ScrollEngine
public import ScrollSpace
import ScrollTiling

extension TilingPlane {
  /// The offset that brings an item into view on both axes, whether it has a tile or not; nil where there is no such
  /// item, or no scroller. All else is as for a rect: see `contentOffset(showing:align:padding:)` of the scroller.
  public func contentOffset(
    showing index: Index, align: PerAxis<Alignment?> = PerAxis(.nearest), padding: Insets = .zero
  ) -> Point? {
    rect(of: index).flatMap { board.scroll?.contentOffset(showing: $0, align: align, padding: padding) }
  }

  /// Brings an item into view, at once or by an animation. Does nothing where it is already so. False if there is no
  /// such item, no scroller, or the command was refused.
  ///
  /// It leads to the item, wherever that is by then: columns, rows and items in lanes may be measured, come and go on the
  /// way, and scattered ones may be moved, once the layout has heard of it. All else is as in a ``Tiling``: see
  /// ``Tiling/scroll(to:align:padding:animated:)``. At once it stops both axes. An animation leaves an axis alone on which
  /// the item will be in view where that one's motion leads or, of a fling, is in view now: it goes on as it was, and may
  /// carry the item away again.
  @discardableResult
  public func scroll(
    to index: Index, align: PerAxis<Alignment?> = PerAxis(.nearest), padding: Insets = .zero,
    animated: Bool
  ) -> Bool {
    guard let scroll = board.scroll,
      let offset = contentOffset(showing: index, align: align, padding: padding)
    else { return false }
    if !animated {
      if offset == scroll.contentOffset, offset == scroll.destination { return true }
      return follow(index, align, padding, to: offset, scroll) {
        scroll.scroll(to: $0, of: self, arrival: nil)
      }
    }
    if offset == scroll.commandStart {
      for axis in Axis.both where aims[axis].mayTakeOver(scroll, align[axis]) {
        lead(axis, to: index, align, padding, to: offset, scroll)
      }
      return true
    }
    return follow(index, align, padding, to: offset, on: needed(offset, scroll), scroll) {
      scroll.scroll(to: $0, of: self, animated: true)
    }
  }

  /// Brings an item into view by an animation of its own, and tells how that ended. False if there is no such item, no
  /// scroller, or the command was refused: then nobody is told.
  @discardableResult
  public func scroll(
    to index: Index, align: PerAxis<Alignment?> = PerAxis(.nearest), padding: Insets = .zero,
    arrival: Arrival, completion: ((AnimationOutcome) -> Void)? = nil
  ) -> Bool {
    guard let scroll = board.scroll,
      let offset = contentOffset(showing: index, align: align, padding: padding)
    else { return false }
    return follow(index, align, padding, to: offset, on: needed(offset, scroll), scroll) {
      scroll.scroll(to: $0, of: self, arrival: arrival, completion: completion)
    }
  }

  /// The axis that an animation is about, where the other one moves and need not be sent anywhere; nil: both.
  private func needed(_ offset: Point, _ scroll: ScrollController) -> Axis? {
    let present = scroll.commandStart
    if offset == present { return nil }
    let other = Axis.both.first {
      offset[$0] == present[$0] && scroll.destination[$0] != scroll.contentOffset[$0]
    }
    return other?.cross
  }

  /// Follows an item from a command on, if that is accepted. On an axis that it is not about, an animation that leads
  /// there is taken over.
  private func follow(
    _ index: Index, _ align: PerAxis<Alignment?>, _ padding: Insets, to offset: Point,
    on only: Axis? = nil, _ scroll: ScrollController, _ command: (PerAxis<RestTarget?>) -> Bool
  ) -> Bool {
    let former = PerAxis(x: aims.x.goal, y: aims.y.goal)
    var targets = PerAxis<RestTarget?>(nil)
    var others = PerAxis(false)
    for axis in Axis.both {
      guard only == nil || only == axis else {
        others[axis] = aims[axis].mayTakeOver(scroll, align[axis])
        continue
      }
      aims[axis].goal = goal(align, padding, to: offset, on: axis, scroll)
      targets[axis] = RestTarget(id: number(of: index, on: axis))
    }
    if command(targets) {
      for axis in Axis.both where others[axis] { lead(axis, to: index, align, padding, to: offset, scroll) }
      return true
    }
    for axis in Axis.both { aims[axis].goal = former[axis] }
    return false
  }

  /// Leads an animation that leads to an item by itself there from now on.
  private func lead(
    _ axis: Axis, to index: Index, _ align: PerAxis<Alignment?>, _ padding: Insets, to offset: Point,
    _ scroll: ScrollController
  ) {
    aims[axis].goal = goal(align, padding, to: offset, on: axis, scroll)
    scroll.setRestTarget(RestTarget(id: number(of: index, on: axis)), of: self, on: axis)
  }

  /// How an item is to lie on an axis.
  private func goal(
    _ align: PerAxis<Alignment?>, _ padding: Insets, to offset: Point, on axis: Axis,
    _ scroll: ScrollController
  ) -> ItemAim.Goal {
    ItemAim.Goal(
      align: align[axis], side: Side(from: scroll.commandStart[axis], to: offset[axis]), padding: padding)
  }

  /// By which number an axis knows an item: in a grid by its column and its row.
  private func number(of index: Index, on axis: Axis) -> Int64 {
    let cell = self.cell(index)
    return layout is GridLayout ? cell[axis] : cell.x
  }

  /// Where the item is that a command has brought into view, or is bringing there.
  public func offset(of targets: inout PerAxis<RestTarget?>, in context: ScrollContext) -> PerAxis<Double?> {
    var offset = PerAxis<Double?>(nil)
    for axis in Axis.both {
      guard let target = targets[axis], let line = lines[axis] else { continue }
      offset[axis] = aims[axis].offset(of: target, among: line, on: axis, from: context.destination)
    }
    return offset
  }

  /// How much of an item's tile is seen now, 0 to 1, insets counted; nil if it has no tile. See
  /// `Geometry.visibleFraction(of:at:)`.
  public func visibleFraction(of index: Index) -> Double? {
    shown(index).map { $0.scroll.visibleFraction(of: $0.rect) }
  }

  /// How far an item's tile is on its way through the view now along an axis, -1 to 1; nil if it has no tile. See
  /// `Geometry.progress(of:on:at:)`.
  public func progress(of index: Index, on axis: Axis) -> Double? {
    shown(index).map { $0.scroll.progress(of: $0.rect, on: axis) }
  }
}
