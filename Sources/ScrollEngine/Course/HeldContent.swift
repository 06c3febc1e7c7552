import ScrollMotion
import ScrollSpace

/// Content in the hand: a drag between walls, at the offset of a context.
///
/// Each wall is asked once a drag, so that the way back is the same as the way out.
struct HeldContent {
  let drag: Drag
  let chain: Chain
  var context: ScrollContext
  /// True if two fingers pinch content, for each axis that zooms: it is to stay between them. So a rigid wall releases
  /// it where it is between them again, and not where they turn.
  let isPinched: PerAxis<Bool>

  private var extent: PerAxis<Extent> { context.geometry.extent }
  private var offset: Point { context.offset }

  /// True if the drag is past a wall that has not been asked yet.
  var asksWall: Bool {
    Axis.both.contains { axis in
      guard let (side, _) = extent[axis].wall(past: drag.raw(axis)) else { return false }
      return drag[axis, side] == nil
    }
  }

  // MARK: The finger's way

  /// Asks the chain for the translation of the drag. `way` is the finger's part of it. What a link removes from the
  /// step, or adds to it, stays for good.
  func askTranslation(_ way: Vector) {
    let translation = drag.translation(with: way)
    let step = translation - drag.asked
    let answer = chain.drag(
      DragProposal(
        cause: drag.cause, start: drag.start, translation: translation, velocity: .zero, step: step),
      in: context)
    drag.follow(answer.translation)
    if answer.step != step {
      drag.carried = normalized(drag.carried + (answer.step - step))
      drag.steady?.carried += answer.step - step
    }
    drag.asked = drag.translation(with: way)
  }

  /// Asks the chain for the velocity with which the drag releases the content.
  func askVelocity(_ velocity: Vector, _ way: Vector, caught: CaughtMotion? = nil) -> Vector {
    chain.drag(
      DragProposal(
        cause: .release, start: drag.start, translation: drag.translation(with: way), velocity: velocity,
        step: .zero, caught: caught),
      in: context
    ).velocity
  }

  /// Returns the velocity with which the drag releases the content: as links leave it, and less if an edge resists.
  func releaseVelocity(_ velocity: Vector, _ way: Vector, caught: CaughtMotion?) -> Vector {
    slowed(askVelocity(velocity, way, caught: caught))
  }

  // MARK: The walls' answer

  /// The offset that is shown.
  var shown: Point { Point(x: shown(.horizontal), y: shown(.vertical)) }

  /// Returns the offset that is shown for the drag's raw offset. The part of the drag that a rigid wall holds back is
  /// dropped, so that the content follows at once when the finger turns; but not in a pinch.
  func shown(_ axis: Axis) -> Double {
    let raw = drag.raw(axis)
    let extent = extent[axis]
    guard !drag.returning[axis], let (side, wall) = extent.wall(past: raw) else { return raw }
    switch edge(axis, side, target: raw) {
    case .open: return raw
    case .rigid:
      let isOutside = extent.side(past: offset[axis]) == side
      let bound = isOutside ? offset[axis] : wall
      let held = side == .upper ? min(raw, bound) : max(raw, bound)
      if !isPinched[axis], held != raw { drag.anchor(axis, at: held) }
      return held
    case .elastic(let band):
      let pull = band.shown((raw - wall).magnitude)
      return side == .upper ? wall + pull : wall - pull
    case .law(let law):
      guard let pull = law.shown((raw - wall).magnitude) else {
        chain.refusePull(law, by: (raw - wall).magnitude, on: axis)
        return extent.side(past: offset[axis]) == side ? offset[axis] : wall
      }
      return side == .upper ? wall + pull : wall - pull
    }
  }

  /// Returns the side on which the drag has pulled an axis past an elastic wall; nil if it has not.
  func elasticSide(_ axis: Axis) -> Side? {
    let raw = drag.raw(axis)
    guard let (side, _) = extent[axis].wall(past: raw) else { return nil }
    return edge(axis, side, target: raw).isElastic ? side : nil
  }

  /// Returns the velocity of the content at a finger's velocity: less if an edge resists.
  func slowed(_ velocity: Vector) -> Vector {
    var velocity = velocity
    for axis in Axis.both {
      let raw = drag.raw(axis)
      guard let (side, wall) = extent[axis].wall(past: raw) else { continue }
      velocity[axis] *= edge(axis, side, target: raw).slope((raw - wall).magnitude)
    }
    return normalized(velocity)
  }

  /// Returns the part that a wall refuses of a move of the drag. The move will bring the content to `shown`. Nil if no
  /// wall takes part.
  func pull(_ axis: Axis, by offered: Double, to raw: Double, shownAt shown: Double) -> EdgePull? {
    let former = drag.pulled[axis]
    let past = extent[axis].wall(past: raw)
    guard offered != 0, past != nil || former != 0 else { return nil }
    let refused = offered - (shown - offset[axis])
    var pulled = past.map { distance(axis, past: $0, of: raw, after: former, refused: refused) } ?? 0
    // If nothing is refused and no overshoot is visible, a rest in the last bits is not a pull.
    if refused == 0, extent[axis].overshoot(pulled > 0 ? .upper : .lower, of: shown) == 0 { pulled = 0 }
    drag.pulled[axis] = normalized(pulled)
    guard refused != 0 || pulled != former else { return nil }
    let way = pulled != 0 ? pulled : former != 0 ? former : refused
    let side: Side = way > 0 ? .upper : .lower
    return EdgePull(
      axis: axis, side: side, refused: normalized(refused), distance: normalized(pulled.magnitude),
      overshoot: normalized(extent[axis].overshoot(side, of: shown)), velocity: 0)
  }

  /// Returns the distance by which a finger is past a wall, after a move that the wall has refused in part.
  private func distance(
    _ axis: Axis, past wall: (side: Side, offset: Double), of raw: Double, after former: Double,
    refused: Double
  ) -> Double {
    switch drag[axis, wall.side] {
    case .elastic, .law: return raw - wall.offset
    case .rigid where isPinched[axis]: return raw - wall.offset
    case .rigid:
      // The anchor drops what a rigid wall holds back.
      let isOn = wall.side == .upper ? former > 0 : former < 0
      return (isOn ? former : 0) + refused
    case .open, nil: return 0
    }
  }

  // MARK: Anchors

  /// Lets an axis of the drag continue from the present offset without a jump, whatever has moved the axis there.
  func anchor(_ axis: Axis) {
    drag.aside?.touched[axis] = false
    var raw = offset[axis]
    if let (side, wall) = extent[axis].wall(past: raw) {
      let overshoot = (raw - wall).magnitude
      var edge = edge(axis, side, target: raw)
      if edge.isElastic, edge.raw(overshoot) == nil {
        // The wall was asked when the content was less far out.
        drag[axis, side] = nil
        edge = self.edge(axis, side, target: raw)
      }
      if let pull = edge.raw(overshoot) { raw = side == .upper ? wall + pull : wall - pull }
    }
    drag.anchor(axis, at: raw)
  }

  /// Anchors the drag at the present offset. Walls that have been asked are asked again. An axis whose offset agrees
  /// with the drag continues as it was, to the last bit.
  ///
  /// A zoom moves the walls under content that is past them, so a wall past which the content has been pulled keeps
  /// its answer. Another answer would move the content at once.
  func reanchor(isResized: PerAxis<Bool> = PerAxis(false), isZoomed: PerAxis<Bool> = PerAxis(false)) {
    for axis in Axis.both {
      let pulled = isZoomed[axis] ? extent[axis].wall(past: drag.raw(axis))?.side : nil
      for side in [Side.lower, .upper] where side != pulled {
        guard let known = drag[axis, side] else { continue }
        drag[axis, side] = nil
        let edge = edge(axis, side, target: drag.raw(axis))
        if !isResized[axis], known.isSame(as: edge, at: extent[axis].overshoot(side, of: offset[axis])) {
          drag[axis, side] = known
        }
      }
      if shown(axis) != offset[axis] { anchor(axis) }
    }
  }

  /// Returns the response of a wall to this drag.
  private func edge(_ axis: Axis, _ side: Side, target: Double) -> FingerEdge {
    if let known = drag[axis, side] { return known }
    guard let wall = extent[axis][side] else { return .open }
    let response = chain.edge(
      EdgeProposal(
        cause: drag.cause, axis: axis, side: side, wall: wall, velocity: 0, target: target,
        isPinched: isPinched[axis]),
      in: context)
    var edge = FingerEdge(
      response, length: context.geometry.viewport[axis],
      overshoot: extent[axis].overshoot(side, of: offset[axis]))
    // A steady speed has no distance that a wall could shorten, and no way back.
    if drag.steady != nil, edge.isElastic { edge = .rigid }
    drag[axis, side] = edge
    return edge
  }
}
