public import ScrollEngine
public import ScrollSpace

/// A moment at which the offset reaches a line.
public struct LineCrossing: Hashable, Sendable {
  /// The time of the crossing.
  public var time: Timestamp
  /// The number of the line.
  public var number: Int64
  /// The position of the line, in points of the content.
  public var position: Double
  /// True if the offset grows.
  public var isForward: Bool
  /// The velocity of the offset along the axis, in points per second; 0 in a jump, and if the movement ends at the
  /// line.
  public var velocity: Double
}

extension Movement {
  /// Calls `body` with each crossing of lines along an axis, in the order of time.
  ///
  /// A line is crossed when the offset reaches it: also if the offset rests there, or turns back. An offset that
  /// leaves a line at which the movement began crosses nothing, so two movements that follow each other count each
  /// line once. In a jump all crossings have the same time, and come in the order of the way.
  ///
  /// The time is the first moment at which the offset is at the line or past it, to the last bit. It depends on the
  /// motion, and not on where this movement begins and ends. `origin` is the scroller's content origin; `shift` is
  /// the distance from the offset to the place in the view where lines are crossed, in points. Nothing is allocated.
  ///
  /// A planned motion is searched in 256 equal parts. Turns are found, so a bounce is not missed, but a swing out and
  /// back within one part is.
  public func forEachCrossing(
    of lines: TickLines, on axis: Axis, origin: ContentOrigin = ContentOrigin(), shift: Double = 0,
    _ body: (LineCrossing) -> Void
  ) {
    guard shift.isUsable else { return }
    forEachStep(of: lines, on: axis, origin, shift) { step, crossing in body(crossing) }
  }

  /// Calls `body` with each crossing and its step.
  func forEachStep(
    of lines: TickLines, on axis: Axis, _ origin: ContentOrigin, _ shift: Double,
    _ body: (Double, LineCrossing) -> Void
  ) {
    forEachPiece { piece in
      let (first, last) = (offset(atStep: piece.first)[axis], offset(atStep: piece.last)[axis])
      let isForward = last > first
      if last == first { return }
      // Lines near the part that belongs to the movement: rounding must not hide one, and the step decides.
      let begins = offset(atStep: max(piece.first, piece.after))[axis] + shift
      let slack = Tolerance.sum(near: begins)
      var position = origin.position(of: isForward ? begins - slack : begins + slack, on: axis)
      while let line = lines.line(beyond: position, isForward: isForward) {
        position = line.position
        let offset = origin.offset(of: position, on: axis) - shift
        if isForward ? offset <= first : offset >= first { continue }
        if isForward ? offset > last : offset < last { return }
        let step = firstStep(after: piece.first, through: piece.last) {
          isForward ? $0[axis] >= offset : $0[axis] <= offset
        }
        if step > piece.through { return }
        guard piece.contains(step) else { continue }
        let time = time(ofStep: step)
        body(
          step,
          LineCrossing(
            time: time, number: line.number, position: position, isForward: isForward,
            velocity: velocity(at: time)[axis]))
      }
    }
  }

  /// The least and the greatest offset of the movement along an axis.
  func span(on axis: Axis) -> (lower: Double, upper: Double) {
    var span = (lower: min(from[axis], to[axis]), upper: max(from[axis], to[axis]))
    forEachPiece { piece in
      let ends = (
        offset(atStep: max(piece.first, piece.after))[axis],
        offset(atStep: min(piece.last, piece.through))[axis]
      )
      span = (min(span.lower, ends.0, ends.1), max(span.upper, ends.0, ends.1))
    }
    return span
  }
}
