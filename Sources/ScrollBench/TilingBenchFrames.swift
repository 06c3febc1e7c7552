import CScrollCore
import ScrollSpace
import ScrollTiling

/// Takes a small step, mostly forwards, that begins again at either end.
private func step(_ offset: inout Double, _ dice: inout Dice, _ reach: Double) {
  offset += Double(dice.roll(64)) - 20
  if offset > reach || offset < 0 { offset = 1000 }
}

/// Returns the rows for fingers and frames through the Swift interface. A viewport of 844 points shows about 13 items.
func tilingFrameRows(_ count: Int) -> [Row] {
  let coreLane = csc_lane(axis: CSC_VERTICAL, origin: 0, cross: 0, cross_length: 390, gap: 0)
  let lane = Lane(.vertical, crossLength: 390)
  let room = RectRoom(64)
  return [
    tilingRow("finger step and a viewport's frames", count) { stock, rounds in
      var (finger, offset) = (ItemFinger(stock.lengths), 1000.0)
      let reach = stock.reach
      stock.table.play(rounds) { dice in
        step(&offset, &dice, reach)
        let shown = try! finger.visible(from: offset, to: offset + 844)
        try! stock.lengths.frames(of: shown, in: lane, into: room.frames)
        return Double(shown.upperBound)
      }
    } _: { stock, rounds in
      var (first, last, item, offset) = (csc_finger(), csc_finger(), csc_item(), 1000.0)
      let (row, reach) = (stock.core.lengths, stock.reach)
      stock.table.play(rounds) { dice in
        step(&offset, &dice, reach)
        _ = csc_finger_seek(&first, row, offset, &item)
        let start = item.index
        _ = csc_finger_seek(&last, row, offset + 844, &item)
        let span = csc_span(first: start, end: item.index + 1)
        _ = csc_lengths_frames(row, span, coreLane, room.core)
        return Double(span.end)
      }
    },
    tilingRow("frames(of:) 20 items", count) { stock, rounds in
      let (lengths, count) = (stock.lengths, stock.count - 20)
      stock.table.play(rounds) { dice in
        let first = Int64(dice.roll(count))
        try! lengths.frames(of: first..<first + 20, in: lane, into: room.frames)
        return 0
      }
    } _: { stock, rounds in
      let (row, count) = (stock.core.lengths, stock.count - 20)
      stock.table.play(rounds) { dice in
        let first = Int64(dice.roll(count))
        return Double(
          csc_lengths_frames(row, csc_span(first: first, end: first + 20), coreLane, room.core).rawValue)
      }
    },
    tilingRow("grid visible(in:)", count) { stock, rounds in
      let (grid, reach) = (ItemGrid(columns: stock.lengths, rows: stock.lengths), stock.reach)
      stock.table.play(rounds) { dice in
        let rect = Rect(x: dice.fraction() * reach, y: dice.fraction() * reach, width: 390, height: 844)
        let cells = try! grid.visible(in: rect)
        return Double(cells.x.upperBound &+ cells.y.upperBound)
      }
    } _: { stock, rounds in
      let (row, reach) = (stock.core.lengths, stock.reach)
      stock.table.play(rounds) { dice in
        var (columns, rows) = (csc_span(), csc_span())
        let (x, y) = (dice.fraction() * reach, dice.fraction() * reach)
        _ = csc_lengths_visible(row, x, x + 390, &columns)
        _ = csc_lengths_visible(row, y, y + 844, &rows)
        return Double(columns.end &+ rows.end)
      }
    },
  ]
}
