public import ScrollEngine
public import ScrollSpace

/// Endless content: along one axis, along both, or at one side only, as in a feed.
///
/// ```
///        ┌──────────── length ─────────────┐
///        │      ├── quarter ─┼─ quarter ──┤│
///   ─────┼──────┼────────────┼────────────┼┼─────   offset
///               window      centre      window
/// ```
/// This link declares content of `length` points and opens the walls. If the offset is farther than `reach`
/// from the centre, (length − viewport) / 2, the origin moves so that the offset is at the centre again.
/// Nothing is seen to move. This also happens before the first input, unless the scroller begins within
/// reach. The shift is rounded to 1/64 pt, so the offset may differ from the centre by 1/128 pt.
///
/// **At one side.** The other side keeps the wall of the links before this one, so write those first. Near
/// that wall the coordinates stay unshifted. The origin moves only if the offset is farther from the wall
/// than centre and reach together, and moves back on the way back. Content that is open at its lower side
/// begins at its upper wall.
public final class Infinite: ScrollBehavior {
  /// The endless axis; nil for both.
  public let axis: Axis?
  /// The open side; nil for both sides.
  public let openSide: Side?
  /// The length of the declared content, in points, on each endless axis.
  public let length: Double
  /// The distance from the centre, in points, beyond which the origin moves.
  public let reach: Double

  private var hasBegun = false

  /// True: the progress along endless content is undefined, so its indicators are hidden.
  public var hidesIndicators: Bool { true }

  /// Creates one axis or both endless, at both sides or at one.
  ///
  /// The defaults of 5,000 points and a quarter of that are those of Apple's StreetScroller sample. The
  /// length must be above 0 and the reach 0 or more, neither above 1e12. Anything else is a programmer's
  /// mistake and traps.
  public init(axis: Axis? = nil, openAt side: Side? = nil, length: Double = 5_000, reach: Double? = nil) {
    let reach = reach ?? length / 4
    precondition(
      length > 0 && length <= 1e12 && reach >= 0 && reach <= 1e12, .infiniteLength,
      """
      Infinite needs a length above 0 and a reach of 0 or more, neither above 1e12; these are \(length) and \
      \(reach). Leave them out for 5,000 points and a quarter of them.
      """)
    self.axis = axis
    openSide = side
    self.length = length
    self.reach = reach
  }
}

@_documentation(visibility: internal)
extension Infinite {
  /// "Infinite".
  public var name: StaticString { "Infinite" }

  /// Sets the length, opens the walls, and sets the window outside of which `rebase` is called.
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

  /// Moves the offset to the centre or, near the only wall, resets the origin.
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

  /// Begins at the only wall if that is the upper one.
  public func layout(_ change: inout LayoutChange, in context: ScrollContext) {
    guard openSide == .lower, !hasBegun else { return }
    for axis in Axis.both where self.axis ?? axis == axis {
      change.offset[axis] = change.new.extent[axis].upper ?? change.offset[axis]
    }
  }

  /// Marks the start as done: the offset is not set again.
  public func scrollDidLayout(_ scroll: ScrollController) { hasBegun = true }

  /// Forgets the scroller, so that the next one begins anew.
  public func didDetach() { hasBegun = false }

  private func centre(_ viewport: Double) -> Double { (length - viewport) / 2 }
}
