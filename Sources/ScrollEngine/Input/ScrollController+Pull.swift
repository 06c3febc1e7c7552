internal import CScrollCore
import ScrollMotion
import ScrollSpace

func hypotenuse(_ vector: Vector) -> Double {
  // Scaled, so that the squares of huge numbers stay finite.
  let scale = max(vector.x.magnitude, vector.y.magnitude)
  guard scale > 0 else { return 0 }
  let x = vector.x / scale
  let y = vector.y / scale
  return scale * csc_sqrt(x * x + y * y)
}

extension ScrollController {
  func newDrag(_ cause: Cause, grip: Point = .zero, steady: Drag.Steady? = nil) -> Drag {
    // After the largest number, 1 follows.
    state.dragNumber = max(state.dragNumber &+ 1, 1)
    state.dragEnd = nil
    let drag = Drag(cause: cause, at: state.offset, grip: grip, steady: steady)
    for axis in Axis.both { anchor(drag, axis) }
    return drag
  }

  /// Lets an axis of a drag continue from the present offset without a jump, whatever has moved the axis there.
  func anchor(_ drag: Drag, _ axis: Axis) {
    drag.aside?.touched[axis] = false
    var raw = state.offset[axis]
    if let (side, wall) = state.geometry.extent[axis].wall(past: raw) {
      let overshoot = (raw - wall).magnitude
      var edge = fingerEdge(drag, axis, side, target: raw)
      if edge.isElastic, edge.raw(overshoot) == nil {
        // The wall was asked when the content was less far out.
        drag[axis, side] = nil
        edge = fingerEdge(drag, axis, side, target: raw)
      }
      if let pull = edge.raw(overshoot) { raw = side == .upper ? wall + pull : wall - pull }
    }
    drag.anchor[axis] = raw - drag.translation[axis]
  }

  /// Anchors the running drag at the present offset. Walls that have been asked are asked again. An axis whose offset
  /// agrees with the drag continues as it was, to the last bit.
  func reanchor(isResized: PerAxis<Bool> = PerAxis(false)) {
    guard let drag = state.activity.drag else { return }
    for axis in Axis.both {
      for side in [Side.lower, .upper] {
        guard let known = drag[axis, side] else { continue }
        drag[axis, side] = nil
        let edge = fingerEdge(drag, axis, side, target: drag.anchor[axis] + drag.translation[axis])
        if !isResized[axis], known.isSame(as: edge, at: overshoot(axis, side)) {
          drag[axis, side] = known
        }
      }
      if shown(drag, axis) != state.offset[axis] { anchor(drag, axis) }
    }
  }

  /// Returns the distance of the content past a wall, in points.
  private func overshoot(_ axis: Axis, _ side: Side) -> Double {
    overshoot(axis, side, of: state.offset[axis])
  }

  /// Asks the chain for the translation of a drag. What a link removes from the step, or adds to it, stays for good.
  func askTranslation(of drag: Drag) {
    let translation = dragTranslation
    let step = translation - drag.asked
    let answer = askDrag(cause: drag.cause, start: drag.start, translation: translation, step: step)
    drag.follow(answer.translation)
    if answer.step != step {
      drag.carried = normalized(drag.carried + (answer.step - step))
      drag.steady?.carried += answer.step - step
    }
    drag.asked = dragTranslation
  }

  /// Returns the offset that is shown for a drag's raw offset. The part of the drag that a rigid wall holds back is
  /// dropped, so that the content follows at once when the finger turns.
  func shown(_ drag: Drag, _ axis: Axis) -> Double {
    let raw = drag.anchor[axis] + drag.translation[axis]
    let extent = state.geometry.extent[axis]
    guard !drag.returning[axis], let (side, wall) = extent.wall(past: raw) else { return raw }
    switch fingerEdge(drag, axis, side, target: raw) {
    case .open: return raw
    case .rigid:
      let offset = state.offset[axis]
      let isOutside = extent.side(past: offset) == side
      let bound = isOutside ? offset : wall
      let held = side == .upper ? min(raw, bound) : max(raw, bound)
      drag.anchor[axis] = held - drag.translation[axis]
      return held
    case .elastic(let band):
      let pull = band.shown((raw - wall).magnitude)
      return side == .upper ? wall + pull : wall - pull
    case .law(let law):
      guard let pull = law.shown((raw - wall).magnitude) else {
        refusePull(law, by: (raw - wall).magnitude, on: axis)
        return extent.side(past: state.offset[axis]) == side ? state.offset[axis] : wall
      }
      return side == .upper ? wall + pull : wall - pull
    }
  }

  /// Returns the side on which a drag has pulled an axis past an elastic wall; nil if it has not.
  func elasticSide(_ drag: Drag, _ axis: Axis) -> Side? {
    let raw = drag.anchor[axis] + drag.translation[axis]
    guard let (side, _) = state.geometry.extent[axis].wall(past: raw) else { return nil }
    return fingerEdge(drag, axis, side, target: raw).isElastic ? side : nil
  }

  /// Returns the velocity of the content at a finger's velocity: less if an edge resists.
  func slowed(_ velocity: Vector, by drag: Drag) -> Vector {
    var velocity = velocity
    for axis in Axis.both {
      let raw = drag.anchor[axis] + drag.translation[axis]
      guard let (side, wall) = state.geometry.extent[axis].wall(past: raw) else { continue }
      velocity[axis] *= fingerEdge(drag, axis, side, target: raw).slope((raw - wall).magnitude)
    }
    return normalized(velocity)
  }

  /// Returns the response of a wall to this drag. Each wall is asked once, so that the way back is the same as the
  /// way out.
  private func fingerEdge(_ drag: Drag, _ axis: Axis, _ side: Side, target: Double) -> FingerEdge {
    if let known = drag[axis, side] { return known }
    guard let wall = state.geometry.extent[axis][side] else { return .open }
    let response = askEdge(
      EdgeProposal(cause: drag.cause, axis: axis, side: side, wall: wall, velocity: 0, target: target))
    var edge = FingerEdge(
      response, length: state.geometry.viewport[axis], overshoot: overshoot(axis, side))
    // A steady speed has no distance that a wall could shorten, and no way back.
    if drag.steady != nil, edge.isElastic { edge = .rigid }
    drag[axis, side] = edge
    return edge
  }
}
