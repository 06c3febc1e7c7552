public import ScrollSpace

/// A moment at which the visible part of an item reaches thresholds, or falls below them.
public struct SightChange: Hashable, Sendable {
  /// The time of the change.
  public var time: Timestamp
  /// The number of thresholds that the item reached before.
  public var former: Int
  /// The number of thresholds that the item reaches from now on.
  public var level: Int
  /// The visible part of the item's area at that time, from 0 to 1.
  public var ratio: Double
}

extension Movement {
  /// Calls `body` with each change of an item's level, in the order of time.
  ///
  /// The item is in the coordinates of offsets, and `view` is the view at the offset 0: `rule.view(in: geometry, at:
  /// .zero)`. Each threshold has a moment of its own, found as the crossing of a line is found: it depends on the
  /// motion, and not on where this movement begins and ends. If an item is exactly as long as the view, it reaches 1
  /// and falls below 1 at one moment.
  ///
  /// A jump has one change at most, from the level before to the level after: it shows nothing of what lies between.
  /// Nothing is allocated.
  public func forEachChange(
    of item: Rect, in view: Rect, by rule: SightRule, _ body: (SightChange) -> Void
  ) {
    let search = SightSearch(movement: self, item: item, view: view, rule: rule)
    guard !isJump else {
      let (former, sight) = (search.sight(at: from), search.sight(at: to))
      guard former.level != sight.level else { return }
      return body(SightChange(time: start, former: former.level, level: sight.level, ratio: sight.ratio))
    }
    forEachPiece { search.forEachChange(in: $0, body) }
  }
}

/// The search for the changes of one item along a movement.
private struct SightSearch {
  let movement: Movement
  let item, view: Rect
  let rule: SightRule

  func sight(at offset: Point) -> Sight {
    rule.sight(of: item, in: view.offset(by: Vector(x: offset.x, y: offset.y)))
  }

  func level(at offset: Point) -> Int { sight(at: offset).level }

  func forEachChange(in piece: MovementPiece, _ body: (SightChange) -> Void) {
    let (first, last) = (movement.offset(atStep: piece.first), movement.offset(atStep: piece.last))
    guard mayChange(in: piece, first, last) else { return }
    var (step, level) = (piece.first, level(at: first))
    while step < piece.last {
      let (next, peak) = cut(after: step, in: piece, first, last)
      let offset = movement.offset(atStep: next)
      let following = max(peak ?? 0, self.level(at: offset))
      if first.x != last.x, first.y != last.y, let top = top(after: step, through: next, level, following) {
        let between = self.level(at: movement.offset(atStep: top))
        forEachChange(after: step, level, through: top, between, in: piece, body)
        forEachChange(after: top, between, through: next, following, in: piece, body)
      } else {
        forEachChange(after: step, level, through: next, following, in: piece, body)
      }
      (step, level) = (next, following)
    }
  }

  /// Returns false if the item surely keeps its level in the part of a piece that belongs to the movement.
  private func mayChange(in piece: MovementPiece, _ first: Point, _ last: Point) -> Bool {
    let begin = movement.offset(atStep: max(piece.first, piece.after))
    let end = movement.offset(atStep: min(piece.last, piece.through))
    var moving = 0
    for axis in Axis.both where first[axis] != last[axis] {
      moving += 1
      let isForward = last[axis] > first[axis]
      for number in 0..<3 {
        if isPast(number, axis, isForward, begin[axis]) != isPast(number, axis, isForward, end[axis]) {
          return true
        }
      }
    }
    let known = level(at: begin)
    if level(at: end) != known { return true }
    // Between cuts each axis has the most and the least in view at its ends. So if all four pairs of ends have one
    // level, nothing between them has another.
    return moving == 2
      && (level(at: Point(x: begin.x, y: end.y)) != known || level(at: Point(x: end.x, y: begin.y)) != known)
  }

  /// Calls `body` with each level between two steps, from one level to another.
  private func forEachChange(
    after step: Double, _ former: Int, through next: Double, _ level: Int, in piece: MovementPiece,
    _ body: (SightChange) -> Void
  ) {
    var present = former
    while present != level {
      let target = present + (level > present ? 1 : -1)
      let found = movement.firstStep(after: step, through: next) { offset in
        level > former ? self.level(at: offset) >= target : self.level(at: offset) <= target
      }
      if piece.contains(found) {
        let ratio = level > former ? rule.thresholds[target - 1] : rule.thresholds[target]
        body(
          SightChange(
            time: movement.time(ofStep: found), former: present, level: target,
            ratio: max(ratio, sight(at: movement.offset(atStep: found)).ratio)))
      }
      present = target
    }
  }

  // MARK: Cuts

  // Between two cuts, the visible part along each axis only grows, or only shrinks.
  //
  //        0 enters        1 all that fits is in view      2 leaves
  //   ━━━━━┿━━━━━━━━━━━━━━━┿━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┿━━━━━▶ offset
  // part  0       grows    the most      may shrink        0

  /// Returns true if an axis has passed one of the three cuts at an offset, in its direction.
  private func isPast(_ number: Int, _ axis: Axis, _ isForward: Bool, _ offset: Double) -> Bool {
    let (lower, upper) = (view.lower(axis) + offset, view.upper(axis) + offset)
    let isShort = fits(axis)
    switch (number, isForward) {
    case (0, true): return upper >= item.lower(axis)
    case (1, true): return isShort ? upper >= item.upper(axis) : lower >= item.lower(axis)
    case (_, true): return lower > item.upper(axis)
    case (0, false): return lower <= item.upper(axis)
    case (1, false): return isShort ? lower <= item.lower(axis) : upper <= item.upper(axis)
    case (_, false): return upper < item.lower(axis)
    }
  }

  private func fits(_ axis: Axis) -> Bool { item.size[axis] <= view.size[axis] }

  /// Returns the first cut after a step, and the level there if the whole length of the item comes into view; else
  /// the end of the piece.
  private func cut(after step: Double, in piece: MovementPiece, _ first: Point, _ last: Point)
    -> (step: Double, peak: Int?)
  {
    var (cut, peak) = (piece.last, Int?.none)
    for axis in Axis.both where first[axis] != last[axis] {
      let isForward = last[axis] > first[axis]
      for number in 0..<3 where !isPast(number, axis, isForward, first[axis]) {
        guard isPast(number, axis, isForward, last[axis]) else { continue }
        let found = movement.firstStep(after: piece.first, through: piece.last) {
          isPast(number, axis, isForward, $0[axis])
        }
        if found > step, found < cut || (found == cut && peak == nil) {
          (cut, peak) = (found, number == 1 && fits(axis) ? level(filling: axis, atStep: found) : nil)
        }
      }
    }
    return (cut, peak)
  }

  /// Returns the level at a step if the whole length of the item along an axis is in view: the offset of a step may
  /// be rounded.
  private func level(filling axis: Axis, atStep step: Double) -> Int {
    let offset = movement.offset(atStep: step)
    var view = view.offset(by: Vector(x: offset.x, y: offset.y))
    view.origin[axis] = item.lower(axis)
    view.size[axis] = item.size[axis]
    return rule.sight(of: item, in: view).level
  }

  /// Returns the step between two others at which most of the item is in view, if its level there is above both
  /// others: one axis brings the item into view while the other one takes it away.
  private func top(after step: Double, through next: Double, _ level: Int, _ following: Int) -> Double? {
    func ratio(_ step: Double) -> Double { sight(at: movement.offset(atStep: step)).ratio }
    var (lower, upper) = (step, next)
    for _ in 0..<96 {
      let third = (upper - lower) / 3
      let (one, other) = (lower + third, upper - third)
      if one <= lower || other >= upper || one >= other { break }
      if ratio(one) < ratio(other) { lower = one } else { upper = other }
    }
    let middle = lower + (upper - lower) / 2
    guard middle > step, middle < next else { return nil }
    return self.level(at: movement.offset(atStep: middle)) > max(level, following) ? middle : nil
  }
}
