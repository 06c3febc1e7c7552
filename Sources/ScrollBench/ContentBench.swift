import ScrollBehaviors

/// A stack of items of estimated lengths in a scroller, and the operations that the bench measures.
private final class ArrangedStack {
  let content: Arranging
  let scroll: ScrollController
  private var frame = 0

  init(_ count: Int64) {
    content = Arranging(
      Stack(count: count, margins: Insets(all: 15), spacing: 8, estimate: 44) { index, _ in
        30 + Double(index % 29)
      })
    scroll = ScrollController(viewport: Size(width: 390, height: 844), behaviors: [content, Clamping()])
    scroll.contentOffset.y = Double(count) * 26
    frames(400)
  }

  /// Moves the offset to and fro within the measured part.
  func frames(_ count: Int) {
    for _ in 0..<count {
      frame += 1
      scroll.contentOffset.y += frame % 40 < 20 ? 17 : -17
    }
  }

  /// An item in the middle of the view.
  private var seen: Int64 {
    content.items(from: scroll.contentOffset.y + 400, length: 1, origin: scroll.contentOrigin).lowerBound
  }

  /// Sets another length of an item in view.
  func grow(_ count: Int) {
    for _ in 0..<count {
      frame += 1
      try! content.change(.resize(from: seen, to: [frame % 2 == 0 ? 40 : 80]))
    }
  }

  /// Reloads an item in view, which is then measured again.
  func reload(_ count: Int) {
    for _ in 0..<count { try! content.change(.reload(seen..<seen + 1)) }
  }
}

/// The first idea of many readers: lengths in an array, which are added up whenever a length has changed.
private final class PlainPage {
  private var lengths: [Double]
  private(set) var starts: [Double]

  init(_ count: Int64) {
    lengths = (0..<count).map { 30 + Double($0 % 29) }
    starts = lengths
    grow(1)
  }

  func grow(_ rounds: Int) {
    for round in 0..<rounds {
      lengths[lengths.count / 2] = round % 2 == 0 ? 40 : 80
      var start = 15.0
      for index in lengths.indices {
        starts[index] = start
        start += lengths[index] + 8
      }
    }
  }
}

/// Returns the rows for content that measures itself. One round is one change with the layout of the scroller after it,
/// or one frame. The peer adds up its starts only. The peer's time grows with the number of items and ours does not, so
/// there are limits for many items.
func contentRows() -> [Row] {
  func row(
    _ piece: String, _ name: String, _ count: Int64, _ limit: Double,
    _ work: @escaping (ArrangedStack, Int) -> Void
  ) -> Row {
    Row(
      piece: "content: \(piece), \(name) items", peer: "all starts anew",
      limit: count < 1_000_000 ? nil : limit
    ) {
      let (stack, plain) = (ArrangedStack(count), PlainPage(count))
      return Contest(ours: { work(stack, $0) }, peer: { plain.grow($0) })
    }
  }
  return [("10^3", Int64(1_000)), ("10^6", 1_000_000)].flatMap { name, count in
    [
      row("a visible item grows", name, count, 0.03) { $0.grow($1) },
      row("a visible item is measured anew", name, count, 0.06) { $0.reload($1) },
      row("a frame", name, count, 0.002) { $0.frames($1) },
      row("first layout and 400 frames", name, count, 0.8) { _, rounds in
        for _ in 0..<rounds { _ = ArrangedStack(count) }
      },
    ]
  }
}
