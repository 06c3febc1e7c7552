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
    let drag = Drag(cause: cause, at: state.offset, grip: grip, steady: steady)
    for axis in Axis.both { anchor(drag, axis) }
    return drag
  }

  /// Lets an axis of a drag go on from the present offset, whatever moved it there, without a jump.
  func anchor(_ drag: Drag, _ axis: Axis) {
    var raw = state.offset[axis]
    if let (side, wall) = state.geometry.extent[axis].wall(past: raw),
      case .elastic(let band) = fingerEdge(drag, axis, side, target: raw),
      let pull = band.raw((raw - wall).magnitude)
    {
      raw = side == .upper ? wall + pull : wall - pull
    }
    drag.anchor[axis] = raw - drag.translation[axis]
  }

  /// Anchors the running drag, if there is one, at the present offset. Edges that have been asked are asked again. An axis
  /// that stands where the drag has it anyway goes on as it was, to the last bit.
  func reanchor(isResized: PerAxis<Bool> = PerAxis(false)) {
    guard let drag = state.activity.drag else { return }
    for axis in Axis.both {
      for side in [Side.lower, .upper] {
        guard let known = drag.edges[axis][side] else { continue }
        drag.edges[axis][side] = nil
        let edge = fingerEdge(drag, axis, side, target: drag.anchor[axis] + drag.translation[axis])
        if !isResized[axis], known.isSame(as: edge, at: overshoot(axis, side)) {
          drag.edges[axis][side] = known
        }
      }
      if shown(drag, axis) != state.offset[axis] { anchor(drag, axis) }
    }
  }

  /// How far the content stands past a wall, in points.
  private func overshoot(_ axis: Axis, _ side: Side) -> Double {
    guard let wall = state.geometry.extent[axis][side] else { return 0 }
    let offset = state.offset[axis]
    return max(0, side == .upper ? offset - wall : wall - offset)
  }

  /// Asks how far a drag moves the content by now.
  func askTranslation(of drag: Drag) {
    drag.follow(askDrag(cause: drag.cause, start: drag.start, translation: dragTranslation).translation)
  }

  /// The offset that a drag's raw offset shows as. What a rigid wall holds back is forgotten, so that the
  /// content follows at once when the finger turns.
  func shown(_ drag: Drag, _ axis: Axis) -> Double {
    let raw = drag.anchor[axis] + drag.translation[axis]
    let extent = state.geometry.extent[axis]
    guard let (side, wall) = extent.wall(past: raw) else { return raw }
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
    }
  }

  /// The side on which a drag has pulled an axis past a wall that gives way; nil if it has not.
  func elasticSide(_ drag: Drag, _ axis: Axis) -> Side? {
    let raw = drag.anchor[axis] + drag.translation[axis]
    guard let (side, _) = state.geometry.extent[axis].wall(past: raw) else { return nil }
    if case .elastic = fingerEdge(drag, axis, side, target: raw) { return side }
    return nil
  }

  /// How fast a drag moves the content at a finger's speed: slower where an edge gives way.
  func slowed(_ velocity: Vector, by drag: Drag) -> Vector {
    var velocity = velocity
    for axis in Axis.both {
      let raw = drag.anchor[axis] + drag.translation[axis]
      guard let (side, wall) = state.geometry.extent[axis].wall(past: raw) else { continue }
      if case .elastic(let band) = fingerEdge(drag, axis, side, target: raw) {
        velocity[axis] *= band.slope((raw - wall).magnitude)
      }
    }
    return velocity
  }

  /// How a wall gives way to this drag. Asked once for each wall, so that the way back is the way out.
  private func fingerEdge(_ drag: Drag, _ axis: Axis, _ side: Side, target: Double) -> FingerEdge {
    if let known = drag.edges[axis][side] { return known }
    guard let wall = state.geometry.extent[axis][side] else { return .open }
    let response = askEdge(
      EdgeProposal(cause: drag.cause, axis: axis, side: side, wall: wall, velocity: 0, target: target))
    var edge = FingerEdge(
      response, length: state.geometry.viewport[axis], overshoot: overshoot(axis, side))
    // A speed has no way that a wall could make shorter, and none back.
    if drag.steady != nil, case .elastic = edge { edge = .rigid }
    drag.edges[axis][side] = edge
    return edge
  }
}
