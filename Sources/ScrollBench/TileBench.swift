import CScrollCore

/// Returns the rows for windows, lengths, edits, small steps, frames and memory. One round is one operation. A round of
/// building builds all items.
func tileRows() -> [Row] {
  [1_000, 1_000_000_000, 1_000_000_000_000_000].map(windowRow)
    + [1_000, 100_000, 1_000_000, 10_000_000].flatMap(lengthRows) + editRows() + frameOutRows() + memoryRows()
    + tilingRows()
}

private func windowRow(_ index: Int) -> Row {
  Row(piece: "uniform window at \(name(index)): entered and left", peer: "plain Swift", limit: nil) {
    let (plain, table) = (PlainWindow(index: index), Table())
    // Steps within an item, steps by some items, and jumps that keep no item, back and forth.
    let steps = UnsafeMutablePointer<Double>.allocate(capacity: 8)
    for (step, by) in [0.25, 40, -3, 1e5, 44, -1e6, 12, 899_906.75].enumerated() { steps[step] = by }
    var window = csc_window()
    let items = csc_span(first: -CSC_MOST_ITEMS, end: CSC_MOST_ITEMS)
    _ = csc_window_open(&window, csc_strip(length: 44, gap: 0, items: items), Int64(index), 0, 844)
    return Contest(
      ours: { rounds in
        var (moving, change, step) = (window, csc_window_change(), 0)
        table.play(rounds) { _ in
          _ = csc_window_move(&moving, steps[step], &change)
          step = (step &+ 1) & 7
          return Double(change.entered.1.end &+ change.left.0.first)
        }
        window = moving
      },
      peer: { rounds in
        var step = 0
        table.play(rounds) { _ in
          let change = plain.move(steps[step])
          step = (step &+ 1) & 7
          return Double(change.entered.upperBound &+ change.left.lowerBound)
        }
      })
  }
}

/// Returns the rows for writing the frames in view, compared with a copy of the same number of frames.
private func frameOutRows() -> [Row] {
  let lane = csc_lane(axis: CSC_VERTICAL, origin: 0, cross: 0, cross_length: 390, gap: 0)
  return [32, 512].map { count in
    Row(piece: "\(count) frames of lengths", peer: "memcpy", limit: 2.5) {
      let row = TileRow(someLengths(100_000))
      let (frames, copied) = (Frames(count), Frames(count))
      return Contest(
        ours: { rounds in
          let span = csc_span(first: 77, end: 77 + Int64(count))
          for _ in 0..<rounds { _ = csc_lengths_frames(row.lengths, span, lane, frames.rects) }
        },
        peer: { rounds in for _ in 0..<rounds { frames.copy(to: copied) } })
    }
  }
}

/// Returns the rows for the bytes of an item, compared with a Fenwick tree with single lengths and without.
private func memoryRows() -> [Row] {
  let values = someLengths(1_000_000)
  func row(_ piece: String, limit: Double, _ bytes: @escaping () -> Double) -> Row {
    Row(piece: piece, peer: "Fenwick tree", limit: limit / 8, bytes: { (bytes(), 8) })
  }
  return [
    row("bytes an item, built, 10^6", limit: 5) { TileRow(values).bytesAnItem },
    row("bytes an item, after random edits, 10^6", limit: 9) { TileRow(values).edited().bytesAnItem },
    row("bytes an item, a run of 10^7 with 1000 measured", limit: 1) {
      let row = TileRow([])
      _ = csc_lengths_insert_run(row.lengths, 0, 10_000_000, 44)
      for index in 0..<1000 { _ = csc_lengths_set(row.lengths, Int64(index) * 9973, 50) }
      return row.bytesAnItem
    },
  ]
}
