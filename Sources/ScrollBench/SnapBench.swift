import ScrollBehaviors
import ScrollTiling

/// Returns the rows for snap points and pages. One round is one question at a random offset, now and then beyond the
/// ends.
func snapRows() -> [Row] {
  let counts = [10, 1_000, 100_000]
  return counts.map(searchRow) + zip(counts, [1.0 / 40, 1.0 / 10_000, nil]).map(snapTargetRow)
    + counts.map(pageTargetRow) + counts.map(pageFractionRow)
}

/// Points at uneven distances, and offsets at which the bench asks.
private final class SnapStock {
  let points: SnapPoints
  let offsets: [Double]
  private let table = Table()
  /// From some distance before the first point to the same distance after the last point.
  private let start = -300.0
  private let reach: Double

  init(_ count: Int) {
    var (offsets, offset): ([Double], Double) = ([], 0)
    for length in someLengths(count) {
      offsets.append(offset)
      offset += length + 300
    }
    (self.offsets, reach) = (offsets, offset + 600)
    points = SnapPoints(offsets)
  }

  /// Asks at random offsets.
  @inline(__always)
  func ask(_ rounds: Int, _ answer: (Double) -> Double) {
    table.play(rounds) { answer(start + $0.fraction() * reach) }
  }

  /// Releases at random offsets, with up to 0.5 points per millisecond in either direction.
  @inline(__always)
  func release(_ rounds: Int, _ target: (_ offset: Double, _ velocity: Double) -> Double) {
    table.play(rounds) { target(start + $0.fraction() * reach, $0.fraction() - 0.5) }
  }
}

private func searchRow(_ count: Int) -> Row {
  Row(piece: "snap search \(name(count))", peer: "Swift binary search", limit: 0.5) {
    let stock = SnapStock(count)
    return Contest(
      ours: { rounds in
        let points = stock.points
        stock.ask(rounds) { Double(points.nearest(to: $0) ?? 0) }
      },
      peer: { rounds in
        let offsets = stock.offsets
        stock.ask(rounds) { Double(halvedNearest(offsets, to: $0) ?? 0) }
      })
  }
}

/// Returns a row compared with the target of the plain rule. At 10^5 pages each target takes seconds, so the row is
/// timed three times.
private func targetRow(
  _ piece: String, _ count: Int, limit: Double?, _ ours: @escaping (SnapStock) -> (Int) -> Void
) -> Row {
  Row(
    piece: "\(piece) \(name(count))", peer: "page rule, plain", limit: limit, sampleTime: 5_000_000,
    samples: count > 1_000 ? 3 : nil, repeats: count
  ) {
    let stock = SnapStock(count)
    return Contest(
      ours: ours(stock),
      peer: { rounds in
        let offsets = stock.offsets
        stock.release(rounds) { offset, velocity in
          PlainPageRule.target(from: offset, velocity: velocity, pages: offsets) ?? 0
        }
      })
  }
}

/// Returns a row for the rule with snap points only: the nearest point, or the next.
private func snapTargetRow(_ count: Int, _ limit: Double?) -> Row {
  targetRow("snap target", count, limit: limit) { stock in
    { rounds in
      let points = stock.points
      stock.release(rounds) { offset, velocity in
        guard let nearest = points.nearest(to: offset) else { return 0 }
        let step = (velocity >= 0.2 ? 1 : 0) - (velocity <= -0.2 ? 1 : 0)
        return points[max(0, min(nearest + step, points.count - 1))]
      }
    }
  }
}

private func pageTargetRow(_ count: Int) -> Row {
  targetRow("page target", count, limit: nil) { stock in
    let pages = Pages(offsets: stock.offsets)
    let rule = PageRule(.fromNearest, threshold: 200)
    return { rounds in
      stock.release(rounds) { offset, velocity in
        guard let page = pages.target(from: offset, velocity: velocity * 1_000, rule: rule) else { return 0 }
        return pages.offset(of: page) ?? 0
      }
    }
  }
}

/// Returns a row compared with the plain rule's fraction.
private func pageFractionRow(_ count: Int) -> Row {
  Row(
    piece: "page fraction \(name(count))", peer: "page rule, plain", limit: nil, sampleTime: 5_000_000,
    repeats: max(1, count / 10)
  ) {
    let stock = SnapStock(count)
    let pages = Pages(offsets: stock.offsets)
    return Contest(
      ours: { rounds in stock.ask(rounds) { pages.fraction(at: $0) ?? 0 } },
      peer: { rounds in
        let offsets = stock.offsets
        stock.ask(rounds) { PlainPageRule.fraction(at: $0, pages: offsets) ?? 0 }
      })
  }
}
