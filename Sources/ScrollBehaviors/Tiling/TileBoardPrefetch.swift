import ScrollEngine
import ScrollTiling

extension TileBoard {
  /// Looks where the motion rests by now, and begins or cancels what that changed. O(1) while it rests where it did.
  /// A tiling that was detached from within a pass looks no more. Where the line is not that of the layout of this
  /// moment, the pass that is told of that layout looks.
  func lookAhead(_ scroll: ScrollController) {
    guard let prefetch, self.scroll != nil, !isEdited, period == scroll.geometry.extent[axis].period else {
      return
    }
    let isMoving = scroll.phase == .decelerating || scroll.phase == .animating
    let rest = isMoving ? scroll.destination[axis] - line.origin(scroll.contentOrigin) : nil
    let length = scroll.viewport[axis]
    if rest == expectedRest, rest == nil || length == expectedLength {
      expected = Self.without(expected, shelf.held)
      return
    }
    (expectedRest, expectedLength) = (rest, length)
    let isBehind = scroll.destination[axis] < scroll.contentOffset[axis]
    let seen = rest.map { line.visible(from: $0, length: line.reach(length)) } ?? 0..<0
    let range = Self.without(limited(seen), shelf.held)
    let change = VisibleChange(from: expected, to: range)
    expected = range
    change.left.forEach { if shelf[$0] == nil { prefetch.cancel(index(at: $0)) } }
    if isBehind {
      for position in change.entered.behind.reversed() { prefetch.begin(index(at: position)) }
      for position in change.entered.before.reversed() { prefetch.begin(index(at: position)) }
    } else {
      change.entered.forEach { prefetch.begin(index(at: $0)) }
    }
  }

  /// Looks anew with the next look: items have other lengths, and so others may be in view where the motion rests.
  func doubtExpected() { expectedRest = .nan }

  /// Expects nothing any more: indices are about to change, or have changed since this line, or these items.
  func forgetExpected(on former: TileLine? = nil, of items: Range<Int64>? = nil) {
    let line = former ?? line
    let (range, items) = (expected, items ?? line.items)
    (expected, expectedRest) = (0..<0, nil)
    guard let prefetch else { return }
    for position in range where shelf[position] == nil {
      prefetch.cancel(line.ring == nil ? position : Appearance(at: position, of: items).index)
    }
  }

  /// The first items of those in view, no more than may have tiles.
  func limited(_ range: Range<Int64>) -> Range<Int64> {
    range.upperBound - range.lowerBound > limit ? range.lowerBound..<range.lowerBound + limit : range
  }

  /// A range less another one that reaches into it from one side.
  private static func without(_ range: Range<Int64>, _ other: Range<Int64>) -> Range<Int64> {
    if !range.overlaps(other) { return range }
    if other.lowerBound <= range.lowerBound {
      return min(other.upperBound, range.upperBound)..<range.upperBound
    }
    return range.lowerBound..<other.lowerBound
  }
}
