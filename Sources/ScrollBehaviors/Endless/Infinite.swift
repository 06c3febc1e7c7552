public import ScrollEngine
public import ScrollSpace

/// Content without end: along one axis, along both, or at one side only, as a feed has it.
///
/// ```
///        ┌──────────── length ─────────────┐
///        │      ├── quarter ─┼─ quarter ──┤│
///   ─────┼──────┼────────────┼────────────┼┼─────   offset
///               window      centre      window
/// ```
/// It declares content of `length` points and opens the walls. Whenever the offset is further than `reach`
/// from the centre, (length − viewport) / 2, the origin moves so that the offset stands at the centre again;
/// nothing is seen to move. That happens before the first input too, unless the scroller begins within reach.
/// The shift is rounded to 1/64 pt, and so the offset may stand 1/128 pt beside the centre.
///
/// **At one side.** The other side keeps the wall that the links before it gave, so write those first. Near
/// that wall the coordinates stay as they were at first; the origin moves only once the offset is further from the
/// wall than centre and reach together, and comes home on the way back. Content that is open at its lower side
/// begins at its upper wall.
public final class Infinite: ScrollBehavior {
  /// The axis without end; nil: both.
  public let axis: Axis?
  /// The side without end; nil: both sides.
  public let openSide: Side?
  /// The length of content that it declares, in points, on each of its axes.
  public let length: Double
  /// How far from the centre the offset may stand before the origin moves, in points.
  public let reach: Double

  private var hasBegun = false

  /// Indicators of its axes are to be hidden: how far along it is in endless content has no answer.
  public var hidesIndicators: Bool { true }

  /// Makes an axis endless, or both; at both sides, or at one.
  ///
  /// 5,000 points and a quarter of them are what Apple's StreetScroller sample uses. The length must be finite
  /// and above 0, the reach finite and not negative; anything else is a mistake in the program, and traps.
  public init(axis: Axis? = nil, openAt side: Side? = nil, length: Double = 5_000, reach: Double? = nil) {
    let reach = reach ?? length / 4
    precondition(
      length > 0 && length <= 1e12 && reach >= 0 && reach <= 1e12,
      """
      Infinite needs a length above 0 and a reach of 0 or more, neither above 1e12; these are \(length) and \
      \(reach); leave them out for 5,000 points and a quarter of them.
      """)
    self.axis = axis
    openSide = side
    self.length = length
    self.reach = reach
  }

  /// "Infinite".
  public var name: StaticString { "Infinite" }

  /// Declares the length, opens the walls and asks to be asked beyond its reach.
  public func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
    for axis in Axis.both where self.axis ?? axis == axis {
      let given = proposal.extent[axis]
      proposal.fit(length, on: axis)
      var extent = Extent()
      if let openSide { extent[openSide.opposite] = given[openSide.opposite] }
      proposal.extent[axis] = extent
      let centre = centre(proposal.viewport[axis])
      proposal.window[axis] = centre - reach...centre + reach
    }
  }

  /// Brings the offset to the centre, or the origin home where the only wall is near.
  public func rebase(_ proposal: inout RebaseProposal, in context: ScrollContext) {
    let axis = proposal.axis
    guard self.axis ?? axis == axis else { return }
    let offset = context.offset[axis]
    let centre = centre(context.geometry.viewport[axis])
    proposal.shift = centre - offset
    guard let openSide, let wall = context.geometry.extent[axis][openSide.opposite] else { return }
    let distance = openSide == .upper ? offset - wall : wall - offset
    if distance <= max(0, centre) + reach { proposal.shift = 0 - context.origin[axis] }
  }

  /// Begins at the only wall where that is the upper one.
  public func layout(_ change: inout LayoutChange, in context: ScrollContext) {
    guard openSide == .lower, !hasBegun else { return }
    for axis in Axis.both where self.axis ?? axis == axis {
      change.offset[axis] = change.new.extent[axis].upper ?? change.offset[axis]
    }
  }

  /// From now on the offset is the scroller's.
  public func scrollDidLayout(_ scroll: ScrollController) { hasBegun = true }

  /// Forgets the scroller, so that the next one begins anew.
  public func didDetach() { hasBegun = false }

  private func centre(_ viewport: Double) -> Double { (length - viewport) / 2 }
}
