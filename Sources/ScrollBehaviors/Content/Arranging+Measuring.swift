import ScrollEngine
import ScrollSpace
import ScrollTiling

extension Arranging {
  /// The number of rounds of one call in which measuring may bring other items into view.
  private static var patience: Int { 100 }

  /// Measures the items in view that are not measured, each as an edit, until none is left.
  func lookAround(_ scroll: ScrollController) {
    if isLooking || isBusy { return }
    let from = scroll.contentPosition[axis]
    if let coveredRange, coveredRange.from <= from, from + scroll.unzoomedViewport[axis] <= coveredRange.to {
      return
    }
    isLooking = true
    defer { isLooking = false }
    for _ in 0..<Self.patience {
      let (ring, length) = (self.ring, scroll.unzoomedViewport[axis])
      let from = scroll.contentPosition[axis]
      let view = view(from: from, length: length, on: ring)
      // A layout that returns false after measuring would do so again.
      if view == measuredView || isMeasured(view, on: ring) {
        coveredRange = reach(of: view, on: ring)
        return
      }
      var isNew = false
      let cuts = unfinishedMeasurings
      edits.announce()
      measureView(from: from, length: length, on: ring) { index in
        isNew = isNew || layout.isMeasured(index..<index + 1)
        let edit = TileEdit.resize(from: index, to: [frame(of: index)?.length(axis) ?? 0])
        edits.notify(edit)
      }
      // Items that were pushed out of view while others were measured may come into view again.
      measuredView = isNew ? nil : view
      let isCut = unfinishedMeasurings > cuts
      isCutShort = isCut
      edits.layOut()
      // The remaining items keep their estimates until the offset changes, or another layout than this one.
      if isCut {
        let from = scroll.contentPosition[axis]
        measuredView = self.view(from: from, length: scroll.unzoomedViewport[axis], on: self.ring)
        return
      }
    }
  }

  /// Measures items in view one after the other: first from the start of the view on, then backwards from
  /// there. So no item is measured that others then push out of view. `tell` is called for each. Items
  /// without a length would leave room without end, so the number is limited to that of tiles.
  func measureView(from: Double, length: Double, on ring: Ring?, notify: (_ index: Int64) -> Void) {
    var from = from
    let first = positions(from: from, to: from + length, on: ring).lowerBound
    var view = view(from: from, length: length, on: ring)
    var left = mostTiles
    /// Measures the item at a position. Returns false if the limit is reached.
    func measure(_ position: Int64) -> Bool {
      let index = appearance(at: position, on: ring).index
      if layout.isMeasured(index..<index + 1) { return true }
      guard left > 0 else {
        unfinishedMeasurings += 1
        return false
      }
      left -= 1
      let start = place(of: first, on: ring)?.start
      isBusy = true
      layout.measure(index..<index + 1)
      isBusy = false
      notify(index)
      // The first item in view stays in place.
      if let start, let now = place(of: first, on: ring)?.start { from += now - start }
      view = self.view(from: from, length: length, on: ring)
      return true
    }
    var position = max(first, view.lowerBound)
    while let next = firstUnmeasured(from: position, to: view.upperBound, on: ring) {
      guard measure(next) else { return }
      position = next + 1
    }
    position = min(first, view.upperBound) - 1
    while position >= view.lowerBound {
      guard measure(position) else { return }
      position -= 1
    }
  }

  /// Returns the items to be measured for a view: positions, on a ring.
  func view(from: Double, length: Double, on ring: Ring?) -> Range<Int64> {
    let (low, high) = overscan.widened(from: from, to: from + length)
    let seen = positions(from: low, to: high, on: ring)
    let all = ring == nil ? layout.items : UniformWindow.endless
    // Items without a length may be in view in any number, so what is counted are those that are measured.
    return overscan.widened(seen, within: all)
  }

  /// Returns the first position that is not measured; nil if all are. Measured items are passed over in steps that grow
  /// as long as they are measured, because folded ones may be many.
  private func firstUnmeasured(from start: Int64, to end: Int64, on ring: Ring?) -> Int64? {
    var (position, step) = (start, Int64(1))
    while position < end {
      let next = position + min(step, end - position)
      if isMeasured(position..<next, on: ring) {
        (position, step) = (next, step * 2)
      } else if next - position == 1 {
        return position
      } else {
        step = max(1, (next - position) / 2)
      }
    }
    return nil
  }

  /// Returns the range within which a view needs no other items to be measured; nil if there is none.
  private func reach(of view: Range<Int64>, on ring: Ring?) -> (from: Double, to: Double)? {
    guard !view.isEmpty, let first = place(of: view.lowerBound, on: ring),
      let last = place(of: view.upperBound - 1, on: ring)
    else { return nil }
    if ring != nil { return (first.start, last.end) }
    return (
      view.lowerBound == layout.items.lowerBound ? -.infinity : first.start,
      view.upperBound == layout.items.upperBound ? .infinity : last.end
    )
  }
}
