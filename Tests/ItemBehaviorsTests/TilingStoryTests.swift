import Hands
import ScrollBehaviors
import Seeds
import Testing

/// Random stories of scrolling and editing beside a plain list of items.
struct TilingStoryTests {
  /// A tile that remembers which thing it shows.
  private final class Card {
    var thing = -1
    var index: Int64 = -1
    var frame = Rect.zero
  }

  private final class Story {
    var random: SeededGenerator
    /// The things of the row, and how long they are.
    var things: [(id: Int, length: Double)] = []
    var next = 0
    var live: [Card] = []
    var faults: [String] = []
    let tiles: Tiling<Card>
    let hand: Hand
    let axis: Axis

    init(seed: UInt64, axis: Axis, isRebased: Bool) throws {
      random = SeededGenerator(seed: seed)
      self.axis = axis
      let row = try ItemLengths()
      var made: Story?
      tiles = Tiling<Card>(
        .lengths(row), axis: axis, make: { Card() },
        show: { made?.show($0, $1, $2) }, move: { made?.move($0, $1, $2) },
        hide: { card, index in made?.hide(card, index) })
      var chain: [any ScrollBehavior] = [tiles, Bouncing()]
      if isRebased { chain.insert(Recentring(axis), at: 1) }
      hand = Hand(scroller(chain), axis)
      made = self
      try edit(count: 40)
    }

    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    func show(_ card: Card, _ index: Int64, _ frame: Rect) {
      if live.contains(where: { $0 === card }) { faults.append("a live card is shown") }
      (card.thing, card.index, card.frame) = (things[Int(index)].id, index, frame)
      live.append(card)
    }

    func move(_ card: Card, _ index: Int64, _ frame: Rect) {
      if things[Int(index)].id != card.thing { faults.append("\(index) is another thing now") }
      if index == card.index, frame == card.frame { faults.append("\(index) told nothing new") }
      (card.index, card.frame) = (index, frame)
    }

    func hide(_ card: Card, _ index: Int64) {
      if card.index != index { faults.append("\(index) hidden, \(card.index) shown") }
      live.removeAll { $0 === card }
    }

    /// New things at some place.
    func edit(count: Int) throws {
      let place = number(0...things.count)
      let lengths = (0..<count).map { _ in Double(number(0...400)) / 4 }
      things.insert(
        contentsOf: lengths.map { length in
          next += 1
          return (next, length)
        }, at: place)
      try tiles.change(.insert(lengths, at: Int64(place)))
    }

    func step() throws {
      switch number(0...11) {
      case 0: try edit(count: number(1...9))
      case 1 where things.count > 20:
        let first = number(0...things.count - 10)
        let range = first..<first + number(1...9)
        things.removeSubrange(range)
        try tiles.change(.remove(Int64(range.lowerBound)..<Int64(range.upperBound)))
      case 2 where things.count > 10:
        let first = number(0...things.count - 6)
        let range = first..<first + number(1...5)
        let moved = things[range]
        things.removeSubrange(range)
        let place = number(0...things.count)
        things.insert(contentsOf: moved, at: place)
        try tiles.change(.move(Int64(range.lowerBound)..<Int64(range.upperBound), to: Int64(place)))
      case 3 where !things.isEmpty:
        let first = number(0...things.count - 1)
        things[first].length = Double(number(0...600)) / 4
        try tiles.change(.resize(from: Int64(first), to: [things[first].length]))
      case 4: hand.fling(at: Double(number(-8_000...8_000)))
      case 5: hand.scroll.contentOffset[axis] += Double(number(-9_000...9_000)) / 4
      case 6: hand.scroll.viewport[axis] = Double(number(0...1_200)) / 2
      case 7:
        tiles.overscan = TileOverscan(
          Overscan(before: .points(Double(number(0...90))), behind: .items(Int64(number(0...3)))))
        hand.scroll.invalidateLayout()
      case 8: hand.scroll.setContentOffset(axis.point(Double(number(0...4_000))), animated: true)
      default: hand.frames(number(1...9))
      }
    }

    /// What tiles there should be, found the plain way.
    func check() {
      let scroll = hand.scroll
      let (before, behind) = (tiles.overscan.around.before, tiles.overscan.around.behind)
      let origin = scroll.contentOrigin[axis]
      let from = scroll.contentOffset[axis] - origin - before.distance(viewport: 0)
      let to = scroll.contentOffset[axis] - origin + scroll.viewport[axis]
      var visible: [Int] = []
      var start = 0.0
      for (index, thing) in things.enumerated() {
        // An item of no length is in view where its place is, if the view has come up to it.
        if start < to, start + thing.length > from { visible.append(index) }
        start += thing.length
      }
      #expect(scroll.contentSize[axis] == start)
      let shown = live.sorted { $0.index < $1.index }
      if let first = visible.first, let last = visible.last, from < to {
        let wanted = first..<min(things.count, last + 1 + Int(behind.items))
        #expect(shown.map { Int($0.index) } == Array(wanted))
      }
      var ends = 0.0
      var place = 0
      for card in shown {
        while place < Int(card.index) {
          ends += things[place].length
          place += 1
        }
        #expect(card.thing == things[place].id)
        #expect(tiles.origin + card.frame.lower(axis) == origin + ends)
        #expect(card.frame.length(axis) == things[place].length)
      }
      #expect(tiles.entered - tiles.left == tiles.alive && tiles.alive == live.count)
      #expect(faults.isEmpty, "\(faults)")
    }
  }

  /// Moves the origin whenever the offset has gone 500 points.
  private final class Recentring: ScrollBehavior {
    let axis: Axis
    init(_ axis: Axis) { self.axis = axis }
    func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
      proposal.window[axis] = -500...500
    }
    func rebase(_ proposal: inout RebaseProposal, in context: ScrollContext) {
      if proposal.axis == axis { proposal.shift = 0 - context.offset[axis] }
    }
  }

  @Test(arguments: 0..<12, Axis.both)
  func tilesAreWhatAPlainListSays(_ seed: Int, _ axis: Axis) throws {
    let story = try Story(seed: UInt64(seed), axis: axis, isRebased: seed % 2 == 1)
    for _ in 0..<150 {
      try story.step()
      story.check()
    }
    if seed % 2 == 1 { #expect(story.hand.scroll.contentOrigin != ContentOrigin()) }
    story.hand.scroll.behaviors = []
    #expect(story.live.isEmpty && story.tiles.entered == story.tiles.left)
  }
}
