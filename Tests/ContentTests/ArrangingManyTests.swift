import Hands
import Testing

/// Stacks of many items, of which most are never seen.
@Suite("Arranging many items") struct ArrangingManyTests {
  /// Counts what it measures.
  final class Counter {
    var asked: [Int64] = []

    func length(_ index: Int64) -> Double {
      asked.append(index)
      return 40 + Double(index % 5) * 10
    }

    /// A million items that it measures, in a scroller.
    func shown(
      _ axis: Axis, spacing: Double = 0, estimate: Double = 50, overscan: Overscan = Overscan(.viewports(0.5))
    ) -> (Arranging, ScrollController) {
      let stack = Stack(count: 1_000_000, spacing: spacing, estimate: estimate) { [self] index, _ in
        length(index)
      }
      let content = Arranging(stack, axis: axis, overscan: overscan)
      return (content, ScrollController(axis.size(500, across: 320), [content, Bouncing()]))
    }
  }

  @Test(arguments: Axis.both) func theFirstLayoutMeasuresTheViewAndTheOverscan(axis: Axis) {
    let counter = Counter()
    let (content, scroll) = counter.shown(axis, overscan: Overscan(.points(100)))
    // 500 points of view and 100 behind it: 40, 50, 60, 70 and 80 over and over.
    #expect(counter.asked == Array(0..<10))
    #expect(scroll.contentSize[axis] == 600 + 999_990 * 50)
    counter.asked = []
    scroll.contentOffset[axis] = 20_000_000
    let seen = content.items(
      from: scroll.contentOffset[axis] - 100, length: 700, origin: scroll.contentOrigin)
    #expect(counter.asked.sorted() == Array(seen))
  }

  @Test(arguments: Axis.both) func aSmallStepWithinMeasuredItemsMeasuresNothing(axis: Axis) {
    let counter = Counter()
    let hand = Hand(counter.shown(axis).1, axis, at: 1_000_000)
    counter.asked = []
    hand.pull(by: 20)
    #expect(counter.asked == [])
    hand.drag(by: 300)
    #expect(!counter.asked.isEmpty && counter.asked.count < 20)
  }

  @Test(arguments: Axis.both) func scrollingBackOverEstimatesMakesNoJump(axis: Axis) throws {
    let counter = Counter()
    let (content, scroll) = counter.shown(axis, spacing: 4, estimate: 44, overscan: .none)
    let hand = Hand(scroll, axis, at: 2_000_000).flung(at: -6_000)
    func places() -> [Int64: Double] {
      let (offset, origin) = (hand.offset, hand.scroll.contentOrigin)
      let seen = content.items(from: offset, length: 500, origin: origin)
      return Dictionary(
        uniqueKeysWithValues: seen.map {
          ($0, (content.place(of: $0, origin: origin)?.start ?? .nan) - offset)
        })
    }
    var before = places()
    var speed = hand.speed
    while hand.frame() == .needsFrame {
      let after = places()
      // All that was seen before and is seen still has moved by the same distance, and no further than it flew.
      let moved = before.keys.filter { after[$0] != nil }.map { after[$0]! - before[$0]! }
      if let one = moved.first {
        #expect(moved.allSatisfy { ($0 - one).magnitude < 1e-9 })
        #expect(one >= -1e-9)
        #expect(one <= speed.magnitude / 64 + hand.scroll.settings.pixel, "it lands from within a pixel")
      }
      (before, speed) = (after, hand.speed)
    }
    #expect(counter.asked.count == Set(counter.asked).count && counter.asked.count > 40)
  }

  @Test(arguments: 0..<24) func everyItemInViewIsMeasuredAfterAnyAction(seed: Int) throws {
    var dice = SeededGenerator(seed: UInt64(seed))
    let axis = Axis.both[seed % 2]
    let isEager = seed % 3 == 0
    var lengths = (0..<300).map { _ in Double(Int.random(in: 0...90, using: &dice)) }
    let content = Arranging(
      Stack(
        count: 300, margins: axis.margins(30, 10, sides: 5), spacing: Double(seed % 4),
        estimate: isEager ? nil : 44
      ) { index, across in lengths[Int(index)] + across.truncatingRemainder(dividingBy: 7).rounded() },
      axis: axis, overscan: Overscan(.points(Double(seed % 5) * 40)))
    let hand = Hand(ScrollController(axis.size(400, across: 300), [content, Bouncing()]), axis)
    func measured(_ index: Int64, across: Double) -> Double {
      lengths[Int(index)] + (across - 10).truncatingRemainder(dividingBy: 7).rounded()
    }
    // Where there is no room, items keep what they had.
    var (across, room) = (300.0, 300.0)
    for _ in 0..<150 {
      switch Int.random(in: 0..<9, using: &dice) {
      case 0: hand.fling(at: Double(Int.random(in: -4_000...4_000, using: &dice)))
      case 1:
        let index = Int.random(in: 0...lengths.count, using: &dice)
        let new = (0..<Int.random(in: 1...5, using: &dice)).map { _ in
          Double(Int.random(in: 0...90, using: &dice))
        }
        lengths.insert(contentsOf: new, at: index)
        try content.change(.insertRun(count: Int64(new.count), at: Int64(index)))
      case 2 where lengths.count > 10:
        let first = Int.random(in: 0..<lengths.count - 5, using: &dice)
        lengths.removeSubrange(first..<first + 5)
        try content.change(.remove(Int64(first)..<Int64(first + 5)))
      case 3 where lengths.count > 10:
        let first = Int.random(in: 0..<lengths.count - 3, using: &dice)
        let moved = Array(lengths[first..<first + 3])
        lengths.removeSubrange(first..<first + 3)
        let to = Int.random(in: 0...lengths.count, using: &dice)
        lengths.insert(contentsOf: moved, at: to)
        try content.change(.move(Int64(first)..<Int64(first + 3), to: Int64(to)))
      case 4 where !lengths.isEmpty:
        let index = Int.random(in: 0..<lengths.count, using: &dice)
        lengths[index] = Double(Int.random(in: 0...200, using: &dice))
        try content.change(.reload(Int64(index)..<Int64(index + 1)))
      case 5:
        across = Double(Int.random(in: 0...500, using: &dice))
        if across > 0 { room = across }
        hand.scroll.viewport = axis.size(Double(Int.random(in: 0...600, using: &dice)), across: across)
      case 6: hand.scroll.contentOffset[axis] = Double(Int.random(in: -100...15_000, using: &dice))
      default: hand.frames(Int.random(in: 1...20, using: &dice))
      }
      #expect(content.layout.count == Int64(lengths.count))
      let (offset, origin) = (hand.offset, hand.scroll.contentOrigin)
      let seen = content.items(from: offset, length: hand.scroll.viewport[axis], origin: origin)
      for index in isEager ? 0..<Int64(lengths.count) : seen {
        let frame = try #require(content.frame(of: index))
        #expect(frame.length(axis) == max(0, measured(index, across: max(10, room))))
        #expect(frame.length(axis.cross) == max(0, room - 10))
        let next = content.frame(of: index + 1)?.lower(axis)
        #expect(next == nil || next == frame.upper(axis) + Double(seed % 4))
      }
      #expect(hand.scroll.contentSize == axis.size(content.layout.length, across: across))
      if isEager {
        let sum = (0..<Int64(lengths.count)).reduce(0) { $0 + measured($1, across: max(10, room)) }
        let gaps = Double(max(0, lengths.count - 1)) * Double(seed % 4)
        #expect(hand.scroll.contentSize[axis] == 40 + sum + gaps)
      }
    }
    #expect(hand.scroll.diagnostics.total == 0 && content.refusedEdits == 0)
  }
}
