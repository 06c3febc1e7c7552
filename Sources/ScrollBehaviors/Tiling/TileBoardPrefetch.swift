import ScrollEngine
import ScrollTiling

extension TileBoard {
  /// Looks where the motion rests by now, and begins or cancels what that changed. O(1) while it rests where it did.
  /// A tiling that was detached from within a pass looks no more. Where the line is not that of the layout of this
  /// moment, the pass that is told of that layout looks where a motion rests; what rests expects nothing by any line.
  func lookAhead(_ scroll: ScrollController) {
    guard let prefetch, self.scroll != nil else { return }
    let isMoving = scroll.phase == .decelerating || scroll.phase == .animating
    if isMoving, isEdited || period != scroll.geometry.extent[axis].period { return }
    let rest = isMoving ? scroll.destination[axis] - line.origin(scroll.contentOrigin) : nil
    let length = scroll.viewport[axis]
    if rest == expectedRest, rest == nil || length == expectedLength { return }
    (expectedRest, expectedLength) = (rest, length)
    let isBehind = scroll.destination[axis] < scroll.contentOffset[axis]
    expectedNext.removeAll()
    if let rest {
      let seen = limited(line.visible(from: rest, length: line.reach(length)))
      for position in seen where shelf[position] == nil { expectedNext.append(position) }
    }
    swap(&expected, &expectedNext)
    let (former, expected) = (expectedNext, expected)
    former.forEach { if !expected.contains($0) { prefetch.cancel(index(at: $0)) } }
    let begin = { [self] position in if !former.contains(position) { prefetch.begin(index(at: position)) } }
    if isBehind { expected.forEachReversed(begin) } else { expected.forEach(begin) }
  }

  /// Looks anew with the next look: items have other lengths, and so others may be in view where the motion rests.
  func doubtExpected() { expectedRest = .nan }

  /// Expects nothing any more: indices are about to change, or have changed since this line, or these items.
  func forgetExpected(on former: TileLine? = nil, of items: Range<Int64>? = nil) {
    let line = former ?? line
    let items = items ?? line.items
    expectedRest = nil
    guard let prefetch, !expected.isEmpty else { return }
    let former = expected
    expected.removeAll()
    former.forEach { position in
      prefetch.cancel(line.ring == nil ? position : Appearance(at: position, of: items).index)
    }
  }

  /// The first items of those in view, no more than may have tiles.
  func limited(_ range: Range<Int64>) -> Range<Int64> {
    range.upperBound - range.lowerBound > limit ? range.lowerBound..<range.lowerBound + limit : range
  }
}
