public import ScrollEngine
public import ScrollSpace

@_documentation(visibility: internal)
extension AnchoredDrag {
  /// "AnchoredDrag".
  public var name: StaticString { "AnchoredDrag" }

  /// Sets the walls to the outermost anchors.
  public func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
    guard proposal.extent[axis].period == nil, let range = positions(in: sizes(proposal)).range else {
      return
    }
    proposal.extent[axis].lower = proposal.origin.offset(of: range.lowerBound, on: axis)
    proposal.extent[axis].upper = proposal.origin.offset(of: range.upperBound, on: axis)
  }

  /// Sets the target to a state.
  public func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
    guard let cause = proposal.cause[axis] else { return }
    let positions = positions(in: sizes(context.geometry))
    let choice: Choice?
    switch cause {
    case .release, .wheel:
      choice = self.choice(
        after: release(in: context, at: proposal.start, proposal.velocity[axis], natural: proposal.projected),
        in: positions)
      proposal.arrival[axis] = arrival
    case .step:
      choice = self.choice(stepping: proposal, in: positions)
    case .program, .layout, .drag:
      if proposal.isChosen[axis], cause == .program { return }
      let wanted = positions.nearest(to: proposal.position[axis])
      choice = wanted.flatMap { self.choice($0, in: positions) }
    }
    guard let choice else { return }
    proposal.offset[axis] = proposal.origin.offset(of: choice.position, on: axis)
    proposal.restTarget[axis] = choice.target
  }

  /// Returns the present offset of the state in which the axis rests.
  public func offset(of targets: inout PerAxis<RestTarget?>, in context: ScrollContext) -> PerAxis<Double?> {
    guard let target = targets[axis],
      let position = positions(in: sizes(context.geometry)).position(of: DragState(target.id))
    else { return PerAxis(nil) }
    return PerAxis(context.origin.offset(of: position, on: axis), on: axis, else: nil)
  }
}

extension AnchoredDrag {
  /// The state in which a movement ends.
  struct Choice {
    let state: DragState
    let position: Double
    /// The state that was wanted, if it was refused.
    var refused: DragState?

    /// The rest target. One with the part 1 names in its lap the state that was refused.
    var target: RestTarget {
      RestTarget(id: state.id, lap: refused?.id ?? 0, part: refused == nil ? 0 : 1)
    }
  }

  /// Returns the end of a drag, in content coordinates.
  func release(in context: ScrollContext, at offset: Point, _ velocity: Double, natural: Point)
    -> AnchorRule.Release
  {
    let start = context.dragStart?[axis] ?? offset[axis]
    func position(_ offset: Double) -> Double { context.origin.position(of: offset, on: axis) }
    return AnchorRule.Release(
      position: position(offset[axis]), start: position(start), velocity: velocity,
      natural: position(natural[axis]))
  }

  func choice(after release: AnchorRule.Release, in positions: AnchorPositions) -> Choice? {
    rule.state(after: release, in: positions).flatMap { choice($0, in: positions) }
  }

  /// Returns the state of a step: the next one in its direction, and of a key that goes to an end, the last one.
  private func choice(stepping proposal: TargetProposal, in positions: AnchorPositions) -> Choice? {
    let from = proposal.origin.position(of: proposal.stepStart)[axis]
    let natural = proposal.origin.position(of: proposal.projected)[axis]
    if case .ends = proposal.step {
      return positions.nearest(to: natural).flatMap { choice($0, in: positions) }
    }
    let next = natural == from ? nil : positions.next(from: from, towards: natural > from ? .upper : .lower)
    return (next ?? positions.nearest(to: from)).flatMap { choice($0, in: positions) }
  }

  /// Returns a state, or the nearest one that is allowed on the way from there to the present state.
  private func choice(_ wanted: DragState, in positions: AnchorPositions) -> Choice? {
    guard let index = positions.index(of: wanted) else { return nil }
    let present = positions.index(of: state) ?? index
    var taken = index
    while taken != present, !isAllowed(positions.anchors[taken].state) { taken += taken < present ? 1 : -1 }
    let anchor = positions.anchors[taken]
    return Choice(state: anchor.state, position: anchor.position, refused: taken == index ? nil : wanted)
  }

  /// Returns the sizes of a layout.
  func sizes(_ geometry: Geometry) -> AnchorSizes {
    AnchorSizes(
      view: geometry.inContent(geometry.visibleLength(axis), on: axis),
      content: geometry.inContent(geometry.content[axis], on: axis))
  }

  private func sizes(_ proposal: ExtentProposal) -> AnchorSizes {
    var scale = PerAxis(1.0)
    scale[axis] = proposal.origin.scale[axis]
    return sizes(
      Geometry(
        viewport: proposal.viewport, content: proposal.content, inset: proposal.inset,
        extent: proposal.extent,
        scale: scale))
  }
}
