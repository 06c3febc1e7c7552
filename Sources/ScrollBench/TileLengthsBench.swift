import CScrollCore

/// Lookup and resize beside a Fenwick tree. The targets are for a million items.
func lengthRows(_ count: Int) -> [Row] {
  let limits: (find: Double?, set: Double?) = count == 1_000_000 ? (0.25, 1) : (nil, nil)
  func row(
    _ piece: String, limit: Double?,
    _ ours: @escaping (TileRow, Sink, Int) -> Void, _ peer: @escaping (Fenwick, Sink, Int) -> Void
  ) -> Row {
    Row(piece: "\(piece) \(name(count))", peer: "Fenwick tree", limit: limit) {
      let values = someLengths(count)
      let (row, fenwick, sink) = (TileRow(values), Fenwick(values), Sink())
      return Contest(ours: { ours(row, sink, $0) }, peer: { peer(fenwick, sink, $0) })
    }
  }
  return [
    row("find", limit: limits.find) { row, sink, rounds in
      var dice = Dice()
      let scale = row.total / 0x1p32
      var sum = 0.0
      for _ in 0..<rounds { sum += row.find(Double(dice.roll(1 << 32)) * scale).start }
      sink.number += sum
    } _: { fenwick, sink, rounds in
      var dice = Dice()
      let scale = fenwick.total / 0x1p32
      var sum = 0.0
      for _ in 0..<rounds { sum += fenwick.find(Double(dice.roll(1 << 32)) * scale).start }
      sink.number += sum
    },
    row("find, each from the last answer,", limit: nil) { row, sink, rounds in
      var dice = Dice()
      let scale = row.total * 0.5 / 0x1p32
      var last = 0.0
      for _ in 0..<rounds { last = row.find(Double(dice.roll(1 << 32)) * scale + last * 0.5).start }
      sink.number += last
    } _: { fenwick, sink, rounds in
      var dice = Dice()
      let scale = fenwick.total * 0.5 / 0x1p32
      var last = 0.0
      for _ in 0..<rounds { last = fenwick.find(Double(dice.roll(1 << 32)) * scale + last * 0.5).start }
      sink.number += last
    },
    row("resize", limit: limits.set) { row, _, rounds in
      var dice = Dice()
      for round in 0..<rounds {
        _ = csc_lengths_set(row.lengths, Int64(dice.roll(count)), Double(20 + round & 63))
      }
    } _: { fenwick, _, rounds in
      var dice = Dice()
      for round in 0..<rounds { fenwick.set(dice.roll(count), Double(20 + round & 63)) }
    },
    Row(piece: "find \(name(count)) / flat", peer: "flat prefix sums", limit: nil) {
      let values = someLengths(count)
      let (row, flat, sink) = (TileRow(values), FlatSums(values), Sink())
      let scale = row.total / 0x1p32
      return Contest(
        ours: { rounds in
          var dice = Dice()
          var sum = 0.0
          for _ in 0..<rounds { sum += Double(row.find(Double(dice.roll(1 << 32)) * scale).index) }
          sink.number += sum
        },
        peer: { rounds in
          var dice = Dice()
          var sum = 0.0
          for _ in 0..<rounds { sum += Double(flat.find(Double(dice.roll(1 << 32)) * scale)) }
          sink.number += sum
        })
    },
    Row(piece: "build \(name(count))", peer: "Fenwick tree", limit: nil) {
      let values = someLengths(count)
      let fenwick = Fenwick(values)
      return Contest(
        ours: { rounds in for _ in 0..<rounds { _ = TileRow(values) } },
        peer: { rounds in for _ in 0..<rounds { fenwick.fill(values) } })
    },
    Row(piece: "insert and remove one \(name(count))", peer: "flat array's tail", limit: nil) {
      let values = someLengths(count)
      let (row, flat) = (TileRow(values).edited(), FlatLengths(values))
      return Contest(
        ours: { rounds in
          var dice = Dice()
          for _ in 0..<rounds { row.pair(&dice) }
        },
        peer: { rounds in
          var dice = Dice()
          var length = 50.0
          for _ in 0..<rounds {
            flat.insert(dice.roll(count), &length, 1)
            flat.remove(dice.roll(count), 1)
          }
        })
    },
  ]
}

/// What edits cost, and what they leave behind, at a million items.
func editRows() -> [Row] {
  let values = someLengths(1_000_000)
  return [
    Row(piece: "find after random edits 10^6", peer: "Fenwick tree", limit: 0.6) {
      let (row, fenwick, sink) = (TileRow(values).edited(), Fenwick(values), Sink())
      let scale = min(row.total, fenwick.total) / 0x1p32
      return Contest(
        ours: { rounds in
          var dice = Dice()
          var sum = 0.0
          for _ in 0..<rounds { sum += row.find(Double(dice.roll(1 << 32)) * scale).start }
          sink.number += sum
        },
        peer: { rounds in
          var dice = Dice()
          var sum = 0.0
          for _ in 0..<rounds { sum += fenwick.find(Double(dice.roll(1 << 32)) * scale).start }
          sink.number += sum
        })
    },
    Row(piece: "insert and remove 1000 at once 10^6", peer: "flat array's tail", limit: 0.25) {
      let (row, flat) = (TileRow(values), FlatLengths(values))
      let added = someLengths(1000)
      return Contest(
        ours: { rounds in
          var dice = Dice()
          for _ in 0..<rounds {
            let index = Int64(dice.roll(1_000_000))
            _ = csc_lengths_insert(row.lengths, index, added, 1000)
            _ = csc_lengths_remove(row.lengths, index, 1000)
          }
        },
        peer: { rounds in
          var dice = Dice()
          for _ in 0..<rounds {
            let index = dice.roll(1_000_000)
            flat.insert(index, added, 1000)
            flat.remove(index, 1000)
          }
        })
    },
    Row(piece: "small step by finger 10^6", peer: "find", limit: nil) {
      let (row, sink) = (TileRow(values), Sink())
      let reach = row.total - 100
      func step(_ offset: inout Double, _ dice: inout Dice) {
        offset += Double(dice.roll(64)) - 20
        if offset > reach || offset < 0 { offset = 1000 }
      }
      return Contest(
        ours: { rounds in
          var (offset, dice, finger, item) = (1000.0, Dice(), csc_finger(), csc_item())
          var sum = 0.0
          for _ in 0..<rounds {
            step(&offset, &dice)
            _ = csc_finger_seek(&finger, row.lengths, offset, &item)
            sum += item.start
          }
          sink.number += sum
        },
        peer: { rounds in
          var (offset, dice) = (1000.0, Dice())
          var sum = 0.0
          for _ in 0..<rounds {
            step(&offset, &dice)
            sum += row.find(offset).start
          }
          sink.number += sum
        })
    },
  ]
}
