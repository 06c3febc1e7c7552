import CScrollCore
import ScrollTiling

/// Returns the rows for the Swift interface of the tile arrays, compared with the C calls that do the same: the cost of
/// Swift. One round is one operation at a random place, with its random number.
func tilingRows() -> [Row] {
  let counts = [1_000, 100_000, 10_000_000]
  return counts.flatMap(tilingReadRows) + counts.flatMap(tilingEditRows) + counts.flatMap(tilingFrameRows)
    + [1_000, 100_000].flatMap(tilingPlaneRows) + tilingWindowRows() + tilingTargetRows()
}

/// Returns a row for the Swift interface. Samples are short, because there are many rows.
func tilingRow(
  _ piece: String, _ count: Int, peer: String = "C call",
  _ ours: @escaping (TilingStock, Int) -> Void, _ theirs: @escaping (TilingStock, Int) -> Void
) -> Row {
  Row(piece: "Swift: \(piece) \(name(count))", peer: peer, limit: nil, sampleTime: 200_000) {
    let stock = TilingStock.of(count)
    return Contest(ours: { ours(stock, $0) }, peer: { theirs(stock, $0) })
  }
}

private func tilingReadRows(_ count: Int) -> [Row] {
  [
    tilingRow("place(of:)", count) { stock, rounds in
      let (lengths, count) = (stock.lengths, stock.count)
      stock.table.play(rounds) { try! lengths.place(of: Int64($0.roll(count))).start }
    } _: { stock, rounds in
      let (row, count) = (stock.core.lengths, stock.count)
      stock.table.play(rounds) { dice in
        var (start, length) = (0.0, 0.0)
        _ = csc_lengths_read(row, Int64(dice.roll(count)), 1, &length, &start)
        return start + length
      }
    },
    tilingRow("item(at:)", count) { stock, rounds in
      let (lengths, reach) = (stock.lengths, stock.reach)
      stock.table.play(rounds) { try! lengths.item(at: $0.fraction() * reach)?.start ?? 0 }
    } _: { stock, rounds in
      let (row, reach) = (stock.core, stock.reach)
      stock.table.play(rounds) { row.find($0.fraction() * reach).start }
    },
    tilingRow("visible(from:to:)", count) { stock, rounds in
      let (lengths, reach) = (stock.lengths, stock.reach)
      stock.table.play(rounds) { dice in
        let from = dice.fraction() * reach
        return Double(try! lengths.visible(from: from, to: from + 844).upperBound)
      }
    } _: { stock, rounds in
      let (row, reach) = (stock.core.lengths, stock.reach)
      stock.table.play(rounds) { dice in
        let from = dice.fraction() * reach
        var span = csc_span()
        _ = csc_lengths_visible(row, from, from + 844, &span)
        return Double(span.end)
      }
    },
    tilingRow("lengths(of:) 20 items", count) { stock, rounds in
      let (lengths, count) = (stock.lengths, stock.count - 20)
      stock.table.play(rounds) { dice in
        let first = Int64(dice.roll(count))
        return try! lengths.lengths(of: first..<first + 20)[19]
      }
    } _: { stock, rounds in
      let (row, count) = (stock.core.lengths, stock.count - 20)
      withUnsafeTemporaryAllocation(of: Double.self, capacity: 20) { buffer in
        stock.table.play(rounds) { dice in
          _ = csc_lengths_read(row, Int64(dice.roll(count)), 20, buffer.baseAddress, nil)
          return buffer[19]
        }
      }
    },
  ]
}
