import CScrollCore
import ScrollTiling

/// Returns the rows for changes through the Swift interface.
func tilingEditRows(_ count: Int) -> [Row] {
  [
    tilingRow("setLength(of:to:)", count) { stock, rounds in
      let (lengths, count) = (stock.lengths, stock.count)
      stock.table.play(rounds) { dice in
        let index = Int64(dice.roll(count))
        return try! lengths.setLength(of: index, to: Double(20 + dice.state & 63)).inserted
      }
    } _: { stock, rounds in
      let (row, count) = (stock.core.lengths, stock.count)
      stock.table.play(rounds) { dice in
        let index = Int64(dice.roll(count))
        return Double(csc_lengths_set(row, index, Double(20 + dice.state & 63)).rawValue)
      }
    },
    tilingRow("insert and remove one", count) { stock, rounds in
      let (lengths, count) = (stock.lengths, stock.count)
      stock.table.play(rounds) { dice in
        lengths.pair(&dice, count)
        return 0
      }
    } _: { stock, rounds in
      let row = stock.core
      stock.table.play(rounds) { dice in
        row.pair(&dice)
        return 0
      }
    },
    // Every 256 of them are removed again at once.
    tilingRow("append one", count) { stock, rounds in
      let (lengths, count) = (stock.lengths, Int64(stock.count))
      for _ in 0..<rounds {
        try! lengths.append(50)
        if lengths.count == count + 256 { try! lengths.remove(count..<count + 256) }
      }
      try! lengths.remove(count..<lengths.count)
    } _: { stock, rounds in
      let (row, count) = (stock.core.lengths, Int64(stock.count))
      var length = 50.0
      for _ in 0..<rounds {
        _ = csc_lengths_insert(row, csc_lengths_count(row), &length, 1)
        if csc_lengths_count(row) == count + 256 { _ = csc_lengths_remove(row, count, 256) }
      }
      _ = csc_lengths_remove(row, count, csc_lengths_count(row) - count)
    },
    tilingRow("insert a thousand equal and remove", count) { stock, rounds in
      let (lengths, count) = (stock.lengths, stock.count)
      stock.table.play(rounds) { dice in
        let index = Int64(dice.roll(count))
        try! lengths.insert(count: 1000, length: 44, at: index)
        return try! lengths.remove(index..<index + 1000).removed
      }
    } _: { stock, rounds in
      let (row, count) = (stock.core.lengths, stock.count)
      stock.table.play(rounds) { dice in
        let index = Int64(dice.roll(count))
        _ = csc_lengths_insert_run(row, index, 1000, 44)
        return Double(csc_lengths_remove(row, index, 1000).rawValue)
      }
    },
    tilingRow("move 10 items", count) { stock, rounds in
      let (lengths, count) = (stock.lengths, stock.count - 10)
      stock.table.play(rounds) { dice in
        let first = Int64(dice.roll(count))
        try! lengths.move(first..<first + 10, to: Int64(dice.roll(count)))
        return 0
      }
    } _: { stock, rounds in
      let (row, count) = (stock.core.lengths, stock.count - 10)
      stock.table.play(rounds) { dice in
        let first = Int64(dice.roll(count))
        return Double(csc_lengths_move(row, first, 10, Int64(dice.roll(count))).rawValue)
      }
    },
  ]
}
