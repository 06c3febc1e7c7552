import CScrollCore

/// Returns the rows for lookup, resizing, building and single edits. The targets are for a million items.
func lengthRows(_ count: Int) -> [Row] {
  let sampleTime = count < 1_000_000 ? 1_500_000 : 40_000_000.0
  let limits: (find: Double?, set: Double?) = count == 1_000_000 ? (0.25, 1) : (nil, nil)
  func row(
    _ piece: String, limit: Double? = nil,
    _ ours: @escaping (TileRow, Table, Int) -> Void, _ peer: @escaping (Fenwick, Table, Int) -> Void
  ) -> Row {
    Row(piece: "\(piece) \(name(count))", peer: "Fenwick tree", limit: limit, sampleTime: sampleTime) {
      let values = someLengths(count)
      let (row, fenwick, table) = (TileRow(values), Fenwick(values), Table())
      return Contest(ours: { ours(row, table, $0) }, peer: { peer(fenwick, table, $0) })
    }
  }
  return [
    row("find", limit: limits.find) { row, table, rounds in
      let total = row.total
      table.play(rounds) { row.find($0.fraction() * total).start }
    } _: { fenwick, table, rounds in
      let total = fenwick.total
      table.play(rounds) { fenwick.find($0.fraction() * total).start }
    },
    row("find, each from the last answer,") { row, table, rounds in
      let total = row.total
      var last = 0.0
      table.play(rounds) { dice in
        last = row.find((dice.fraction() * total + last) * 0.5).start
        return last
      }
    } _: { fenwick, table, rounds in
      let total = fenwick.total
      var last = 0.0
      table.play(rounds) { dice in
        last = fenwick.find((dice.fraction() * total + last) * 0.5).start
        return last
      }
    },
    row("resize", limit: limits.set) { row, table, rounds in
      table.play(rounds) { dice in
        let index = dice.roll(count)
        return Double(csc_lengths_set(row.lengths, Int64(index), Double(20 + dice.state & 63)).rawValue)
      }
    } _: { fenwick, table, rounds in
      table.play(rounds) { dice in
        let index = dice.roll(count)
        fenwick.set(index, Double(20 + dice.state & 63))
        return 0
      }
    },
    Row(piece: "find \(name(count)) / flat", peer: "flat prefix sums", limit: nil, sampleTime: sampleTime) {
      let values = someLengths(count)
      let (row, flat, table) = (TileRow(values), FlatSums(values), Table())
      let total = row.total
      return Contest(
        ours: { table.play($0) { Double(row.find($0.fraction() * total).index) } },
        peer: { table.play($0) { Double(flat.find($0.fraction() * total)) } })
    },
    Row(piece: "build \(name(count))", peer: "Fenwick tree", limit: nil) {
      let values = someLengths(count)
      let fenwick = Fenwick(values)
      return Contest(
        ours: { for _ in 0..<$0 { _ = TileRow(values) } },
        peer: { for _ in 0..<$0 { fenwick.fill(values) } })
    },
    // The more memory the peer moves in between, the longer our piece takes to reload its own: so our piece does more
    // work.
    Row(
      piece: "insert and remove one \(name(count))", peer: "flat array's tail", limit: nil,
      repeats: max(1, count / 1_000)
    ) {
      let values = someLengths(count)
      let (row, flat, table) = (TileRow(values).edited(), FlatLengths(values), Table())
      var length = 50.0
      return Contest(
        ours: {
          table.play($0) { dice in
            row.pair(&dice)
            return 0
          }
        },
        peer: {
          table.play($0) { dice in
            flat.insert(dice.roll(count), &length, 1)
            flat.remove(dice.roll(count), 1)
            return 0
          }
        })
    },
  ]
}

/// Returns the rows for the costs of edits, for the state after edits of a million items, and for small steps.
func editRows() -> [Row] {
  let count = 1_000_000
  return [
    Row(piece: "find after random edits 10^6", peer: "Fenwick tree", limit: 0.6, sampleTime: 40_000_000) {
      let values = someLengths(count)
      let (row, fenwick, table) = (TileRow(values).edited(), Fenwick(values), Table())
      let total = min(row.total, fenwick.total)
      return Contest(
        ours: { table.play($0) { row.find($0.fraction() * total).start } },
        peer: { table.play($0) { fenwick.find($0.fraction() * total).start } })
    },
    Row(piece: "insert and remove 1000 at once 10^6", peer: "flat array's tail", limit: 0.25) {
      let values = someLengths(count)
      let (row, flat, table) = (TileRow(values), FlatLengths(values), Table())
      let added = someLengths(1000)
      return Contest(
        ours: {
          table.play($0) { dice in
            let index = Int64(dice.roll(count))
            _ = csc_lengths_insert(row.lengths, index, added, 1000)
            return Double(csc_lengths_remove(row.lengths, index, 1000).rawValue)
          }
        },
        peer: {
          table.play($0) { dice in
            let index = dice.roll(count)
            flat.insert(index, added, 1000)
            flat.remove(index, 1000)
            return 0
          }
        })
    },
    Row(piece: "small step by finger 10^6", peer: "find", limit: nil) {
      let (row, table) = (TileRow(someLengths(count)), Table())
      let reach = row.total - 100
      func step(_ offset: inout Double, _ dice: inout Dice) {
        offset += Double(dice.roll(64)) - 20
        if offset > reach || offset < 0 { offset = 1000 }
      }
      return Contest(
        ours: { rounds in
          var (offset, finger, item) = (1000.0, csc_finger(), csc_item())
          table.play(rounds) { dice in
            step(&offset, &dice)
            _ = csc_finger_seek(&finger, row.lengths, offset, &item)
            return item.start
          }
        },
        peer: { rounds in
          var offset = 1000.0
          table.play(rounds) { dice in
            step(&offset, &dice)
            return row.find(offset).start
          }
        })
    },
  ]
}
