import ScrollBehaviors
import ScrollTiling

/// A tile that stores its item.
private final class Label {
  var index: Int64 = 0
  var frame = Rect.zero
}

/// A scroller over rows with tiles, moved to and fro around the middle of its content.
private final class TiledRows {
  let scroll: ScrollController
  let tiles: Tiling<Label>
  private var frame = 0
  private let step: Double

  init(_ items: ItemRow, length: Double, step: Double) {
    tiles = Tiling<Label>(
      items, axis: .vertical, make: { Label() },
      show: { label, index, frame in (label.index, label.frame) = (index, frame) })
    scroll = ScrollController(viewport: Size(width: 390, height: 844), behaviors: [tiles, Clamping()])
    scroll.contentOffset.y = length / 2
    self.step = step
    frames(400)
  }

  func frames(_ count: Int) {
    for _ in 0..<count {
      frame += 1
      scroll.contentOffset.y += frame % 400 < 200 ? step : 0 - step
    }
  }
}

/// The layout pass of Apple's StreetScroller sample, in the plainest Swift: visible labels in an array, added and
/// removed at both ends, one by one.
private final class StreetScroller {
  private var labels: [Label] = []
  private var frame = 0
  private var offset = 1e6
  private let step: Double

  init(step: Double) {
    self.step = step
    frames(400)
  }

  private func label(_ edge: Double) -> Label {
    let label = Label()
    label.frame = Rect(x: 0, y: edge, width: 390, height: 44)
    return label
  }

  func frames(_ count: Int) {
    for _ in 0..<count {
      frame += 1
      offset += frame % 400 < 200 ? step : 0 - step
      let (low, high) = (offset, offset + 844)
      if labels.isEmpty { labels.append(label(low)) }
      while let last = labels.last, last.frame.maxY < high { labels.append(label(last.frame.maxY)) }
      while let first = labels.first, first.frame.minY > low {
        labels.insert(label(first.frame.minY - 44), at: 0)
      }
      while let last = labels.last, last.frame.minY > high { labels.removeLast() }
      while let first = labels.first, first.frame.maxY < low { labels.removeFirst() }
    }
  }
}

/// Returns the rows for scrolling with tiles. One round is one change of the offset, with all callbacks and the update
/// of the tiles. The peer updates its tiles only.
func stripRows() -> [Row] {
  func row(_ piece: String, _ step: Double, _ length: Double, _ items: @escaping () -> ItemRow?) -> Row {
    Row(piece: piece, peer: "the seed's pass", limit: nil) {
      guard let items = items() else { fatalError("rows of these lengths can be made.") }
      let rows = TiledRows(items, length: length, step: step)
      let street = StreetScroller(step: step)
      return Contest(ours: { rows.frames($0) }, peer: { street.frames($0) })
    }
  }
  let uniform: [(String, Int64)] = [("10^3", 1_000), ("10^6", 1_000_000), ("10^9", 1_000_000_000)]
  let lengths: [(String, Int)] = [("10^3", 1_000), ("10^5", 100_000), ("10^7", 10_000_000)]
  return uniform.map { name, count in
    row("frame with tiles, \(name) uniform rows", 17, Double(count) * 44) {
      .uniform(length: 44, items: 0..<count)
    }
  }
    + lengths.map { name, count in
      row("frame with tiles, \(name) rows of any lengths", 17, Double(count) * 44) {
        (try? ItemLengths((0..<count).map { 30 + Double($0 % 29) })).map { .lengths($0) }
      }
    }
}
