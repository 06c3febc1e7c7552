import Hands
import ScrollPatterns
import Testing

/// The frames of carousels at random positions.
struct CarouselTests {
  private struct Setting {
    let slots: CarouselSlots
    let carousel: Carousel

    init(_ random: inout SeededGenerator) {
      func shares(_ counts: ClosedRange<Int>) -> [CarouselSlots.Share] {
        (0..<Int.random(in: counts, using: &random)).map { _ in
          let number = Double(Int.random(in: 1...60, using: &random))
          return Bool.random(using: &random) ? .weight(number / 8) : .points(number)
        }
      }
      slots = CarouselSlots(before: shares(0...3), focal: shares(1...3), after: shares(0...3))
      carousel = Carousel(
        slots, count: Int64.random(in: 0...12, using: &random),
        view: Double.random(in: 1...900, using: &random),
        spacing: Double(Int.random(in: 0...12, using: &random)))
    }
  }

  @Test(arguments: 0..<500) func itemsFillTheViewWithoutGaps(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let carousel = Setting(&random).carousel
    for _ in 0..<40 {
      let position = Double.random(in: -100...carousel.end + 100, using: &random)
      let overshoot = position - min(max(0, position), carousel.end)
      let items = carousel.items(at: position)
      #expect(items.isEmpty == (carousel.count == 0))
      var edge = 0 - overshoot
      for index in items {
        let span = try #require(carousel.span(of: index, at: position))
        #expect((span.start - edge).magnitude < 1e-9 && span.length >= 0)
        let next = try #require(carousel.border(before: index + 1, at: position))
        #expect(next >= span.start && span.length == max(0, next - span.start - carousel.spacing))
        edge = next
      }
      if carousel.count > 0 {
        #expect((edge - carousel.view - carousel.spacing + overshoot).magnitude < 1e-9)
      }
      for index in 0..<carousel.count where !items.contains(index) {
        #expect(carousel.span(of: index, at: position)?.length == 0)
      }
    }
  }

  @Test(arguments: 0..<500) func aPlaceShowsTheSlotsExactly(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let (setting) = Setting(&random)
    let (slots, carousel) = (setting.slots, setting.carousel)
    let all = slots.before + slots.focal + slots.after
    guard carousel.count >= Int64(all.count) else { return }
    for place in 0..<carousel.places {
      let position = carousel.position(of: place)
      #expect(carousel.place(nearest: position) == place && position <= carousel.end)
      let spans = try carousel.items(at: position).map { try #require(carousel.span(of: $0, at: position)) }
      #expect(spans.count == all.count)
      var lengths = spans.map { $0.length }
      if place >= Int64(slots.before.count),
        carousel.count - place >= Int64(slots.focal.count + slots.after.count)
      {
        // The slots in their order: those in points have their lengths, and the others relate as their weights.
        let order = slots.before.reversed() + slots.focal + slots.after
        check(lengths, order, carousel)
      } else {
        // The same slots in another order.
        lengths.sort()
        let middle = Int64(slots.before.count)
        guard carousel.count >= Int64(all.count) + middle else { continue }
        let spot = carousel.position(of: middle)
        let other = try carousel.items(at: spot).map { try #require(carousel.span(of: $0, at: spot)).length }
        for (one, two) in zip(lengths, other.sorted()) { #expect((one - two).magnitude < 1e-9) }
      }
      let focus = try #require(carousel.span(of: place, at: position))
      #expect((focus.length - max(0, carousel.pitch - carousel.spacing)).magnitude < 1e-9)
    }
  }

  private func check(_ lengths: [Double], _ order: [CarouselSlots.Share], _ carousel: Carousel) {
    var (points, unit) = (carousel.spacing * -1, Double?.none)
    for share in order { if case .points(let number) = share { points += number + carousel.spacing } }
    guard points < carousel.view, order.contains(where: { if case .weight = $0 { true } else { false } })
    else { return }
    for (length, share) in zip(lengths, order) {
      switch share {
      case .points(let number): #expect((length - number).magnitude < 1e-9)
      case .weight(let weight) where length > 0:
        let own = (length + carousel.spacing) / weight
        #expect((own - (unit ?? own)).magnitude < 1e-9 * own)
        unit = own
      case .weight: break
      }
    }
  }

  @Test(arguments: 0..<300) func bordersMoveEvenly(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let setting = Setting(&random)
    let carousel = setting.carousel
    guard carousel.places > 1 else { return }
    let place = Int64.random(in: 0..<carousel.places - 1, using: &random)
    let part = Double.random(in: 0...1, using: &random)
    let (from, to) = (carousel.position(of: place), carousel.position(of: place + 1))
    for index in 0..<carousel.count {
      let one = try #require(carousel.span(of: index, at: from)?.start)
      let two = try #require(carousel.span(of: index, at: to)?.start)
      let between = try #require(carousel.span(of: index, at: from + (to - from) * part)?.start)
      #expect((between - (one + (two - one) * part)).magnitude < 1e-9)
      // Away from the ends every slot is on its side, and no border turns.
      let behind = carousel.count - Int64(setting.slots.focal.count + setting.slots.after.count)
      if place >= Int64(setting.slots.before.count), place < behind { #expect(two <= one + 1e-9) }
    }
  }

  @Test(arguments: 0..<200) func theItemUnderAPointIsTheOneDrawnThere(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let carousel = Setting(&random).carousel
    for _ in 0..<20 {
      let position = Double.random(in: 0...max(0, carousel.end), using: &random)
      let point = Double.random(in: -10...carousel.view + 10, using: &random)
      let found = carousel.item(under: point, at: position)
      let drawn = (0..<carousel.count).first {
        carousel.span(of: $0, at: position).map { $0.start <= point && point < $0.start + $0.length } ?? false
      }
      #expect(found == drawn)
    }
  }

  @Test func heroesAndItemsToBrowse() {
    let hero = Carousel(.hero(small: 60), count: 5, view: 400, spacing: 10)
    func spans(_ carousel: Carousel, _ position: Double) -> [[Double]] {
      carousel.items(at: position).map { index in
        carousel.span(of: index, at: position).map { [$0.start, $0.length] } ?? []
      }
    }
    #expect(hero.places == 5 && hero.pitch == 340 && hero.contentLength == 1_760)
    #expect(spans(hero, 0) == [[0, 330], [340, 60]])
    #expect(spans(hero, 170) == [[0, 160], [170, 195], [375, 25]])
    #expect(spans(hero, 4 * 340) == [[0, 60], [70, 330]], "the last item is a hero, too")
    let browse = CarouselSlots.multiBrowse(large: 150, small: 50, in: 500)
    #expect(
      browse == CarouselSlots(focal: [.weight(150), .weight(150)], after: [.weight(100), .points(50)]))
    #expect(CarouselSlots.multiBrowse(large: 300, small: 50, in: 320) == CarouselSlots(focal: [.weight(1)]))
    #expect(
      CarouselSlots.weighted([1, 2, 7, 7, 3])
        == CarouselSlots(
          before: [.weight(2), .weight(1)], focal: [.weight(7), .weight(7)], after: [.weight(3)]))
    let alone = Carousel(.centeredHero(), count: 1, view: 400)
    #expect(spans(alone, 0) == [[0, 400]] && alone.end == 0)
  }

  private func hand(_ axis: Axis, _ count: Int64 = 8) -> (CarouselScrolling, Hand) {
    let carousel = CarouselScrolling(count: count, axis: axis) { _ in .weighted([1, 6, 1]) }
    return (carousel, Hand(scroller([carousel, Bouncing()]), axis, frames: 1))
  }

  @Test(arguments: Axis.both) func aCarouselComesToRestOnItsPlaces(_ axis: Axis) {
    let (carousel, hand) = hand(axis)
    #expect(hand.scroll.geometry.extent[axis] == Extent(lower: 0, upper: 2_100))
    #expect(hand.pullToRest(by: 140, for: 2) == 0 && hand.pullToRest(by: 170, for: 2) == 300)
    #expect(hand.flingToRest(at: 400) == 600, "at least the next one")
    carousel.advancesOne = true
    #expect(hand.flingToRest(at: 4_000) == 900 && hand.flingToRest(at: -4_000) == 600)
    hand.scroll.step(by: .arrows(axis.vector(1)), time: hand.time)
    #expect(hand.resting() == 900 && carousel.focused == 3)
    hand.scroll.step(by: .ends(axis.vector(1)), time: hand.time)
    #expect(hand.resting() == 2_100 && carousel.focused == 7)
    #expect(
      carousel.scroll(to: 2, animated: true) && hand.resting() == 600
        && !carousel.scroll(to: 8, animated: true))
  }

  @Test(arguments: Axis.both) func theFocusKeepsItsItem(_ axis: Axis) {
    let (carousel, hand) = hand(axis)
    carousel.scroll(to: 4, animated: false)
    hand.scroll.viewport = Size(width: 800, height: 800)
    #expect(hand.offset == 2_400 && carousel.focused == 4)
    carousel.change(.insertRun(count: 3, at: 1))
    #expect(carousel.focused == 7 && carousel.count == 11)
    carousel.change(.remove(7..<11))
    #expect(carousel.focused == 6 && hand.offset == 3_600)
    var frames: [Int64: Rect] = [:]
    carousel.forEachItem { frames[$0] = $1 }
    #expect(frames.count == 3 && frames[6]?.lower(axis) == 200 && frames[6]?.size[axis] == 600)
    carousel.change(.remove(0..<7))
    #expect(carousel.count == 0 && hand.offset == 0 && carousel.focused == 0)
  }
}
