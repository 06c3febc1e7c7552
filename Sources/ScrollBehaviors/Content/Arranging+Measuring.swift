import ScrollEngine
import ScrollSpace
import ScrollTiling

extension Arranging {
  /// How often in one go other items come into view after those that were have been measured.
  private static var patience: Int { 100 }

  /// Measures what is in view and not known, as an edit like another, until there is nothing left to measure.
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
      // A layout that still says no after it has measured will not say otherwise.
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
        edits.tell(edit)
      }
      // The same items may come into view again that were pushed out of it while others were measured.
      measuredView = isNew ? nil : view
      edits.layOut()
      // What comes next is left at its estimates until something else moves.
      if unfinishedMeasurings > cuts {
        let from = scroll.contentPosition[axis]
        measuredView = self.view(from: from, length: scroll.unzoomedViewport[axis], on: self.ring)
      }
    }
  }

  /// Measures items in view, one after the other: first from the start of the view on, then back from there, so that none
  /// is measured that others push out of view. `tell` hears of each. Items without a length leave room for ever more: so
  /// no more are measured than a view can hold.
  func measureView(from: Double, length: Double, on ring: Ring?, tell: (_ index: Int64) -> Void) {
    var from = from
    let first = positions(from: from, to: from + length, on: ring).lowerBound
    var view = view(from: from, length: length, on: ring)
    var left = mostTiles
    /// False if that is enough.
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
      tell(index)
      // The first item in view stays where it is.
      if let start, let now = place(of: first, on: ring)?.start { from += now - start }
      view = self.view(from: from, length: length, on: ring)
      return true
    }
    var position = max(first, view.lowerBound)
    while position < view.upperBound {
      guard measure(position) else { return }
      position += 1
    }
    position = min(first, view.upperBound) - 1
    while position >= view.lowerBound {
      guard measure(position) else { return }
      position -= 1
    }
  }

  /// Which items are to be known where this is in view: positions, on a ring.
  private func view(from: Double, length: Double, on ring: Ring?) -> Range<Int64> {
    let (low, high) = overscan.widened(from: from, to: from + length)
    let seen = positions(from: low, to: high, on: ring)
    let all = ring == nil ? layout.items : UniformWindow.endless
    return overscan.widened(seen, within: all).count(upTo: mostTiles)
  }

  /// How far one may go from a view before others must be known; nil: no way.
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
