import Hands
import Testing

/// A destination that a link writes in a layout outranks what the axis rests on.
struct DestinationInLayoutTests {
  /// Sends the content to a part of its range, whenever it has an answer.
  private final class Sender: ScrollBehavior {
    var part: Double?
    var sent: Double?

    func layout(_ change: inout LayoutChange, in context: ScrollContext) {
      guard let part, let upper = change.new.extent.y.upper else { return }
      let place = (part * upper).rounded()
      (change.offset.y, change.destination.y) = (place, place)
      (change.isOffsetDecided.y, sent) = (true, place)
    }
  }

  @Test func whatIsWrittenInALayoutOutranksTheItemOfACommand() throws {
    for seed in 0..<UInt64(perBuild(debug: 300, release: 20_000)) {
      var random = SeededGenerator(seed: seed)
      let row = ItemRow(count: 60, length: .random(in: 40...90, using: &random), axis: .vertical)
      let tiles = Tiling(row, make: { 0 }, show: { _, _, _ in })
      let sender = Sender()
      let scroll = scroller([tiles, KeepAnchor(row), sender, Bouncing()], viewport: 300, content: 300)
      let hand = Hand(scroll, .vertical)
      for _ in 0..<4 {
        let align = [Alignment.start, .center, .end].randomElement(using: &random)!
        tiles.scroll(
          to: .random(in: 0..<50, using: &random), align: align,
          animated: Bool.random(using: &random))
        if Bool.random(using: &random) { hand.rest() }
        // At the place of the command itself nothing is written.
        sender.part = Bool.random(using: &random) ? .random(in: 0.1...0.9, using: &random) : nil
        sender.sent = nil
        let before = row.items.count
        if Bool.random(using: &random) {
          try row.insert(3, at: .random(in: 0..<40, using: &random))
        } else {
          try row.remove(3..<5)
        }
        let isWritten = sender.sent.map { $0 != scroll.destination.y } == false
        try #require(
          sender.part == nil || isWritten, "seed \(seed): sent to \(sender.sent ?? -1), \(before) items")
        sender.part = nil
        if let sent = sender.sent {
          hand.rest()
          try #require(hand.offset == sent, "seed \(seed)")
          // The former item is forgotten for good.
          scroll.viewport.height = scroll.viewport.height == 300 ? 290 : 300
          hand.rest()
          try #require(hand.offset == min(sent, scroll.geometry.extent.y.upper ?? 0), "seed \(seed), later")
        }
      }
    }
  }
}
