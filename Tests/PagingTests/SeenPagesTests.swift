#if DEBUG
  import Hands
  @testable import ScrollBehaviors
  import Testing

  /// Pages that look up only what has changed are those that look up everything at each update.
  struct SeenPagesTests {
    /// Lets pages forget what they have seen, before each of their callbacks.
    private final class Forgets: ScrollBehavior {
      unowned let paging: Paging

      init(_ paging: Paging) { self.paging = paging }

      func scrollDidScroll(_ scroll: ScrollController) { paging.seen.forget() }
      func scrollDidLayout(_ scroll: ScrollController) { paging.seen.forget() }
      func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) { paging.seen.forget() }
      func scrollWillBeginDecelerating(_ scroll: ScrollController) { paging.seen.forget() }
      func scrollDidEndScrollingAnimation(_ scroll: ScrollController) { paging.seen.forget() }
    }

    /// Does nothing, in the same place.
    private final class Remembers: ScrollBehavior {}

    /// A scroller with its pages, its time, and what was seen of it.
    private final class World {
      let link: RandomPaging
      let forgets: Bool
      var now = 0.0
      var seen: [String] = []
      private var calls = 0

      init(_ number: UInt64, forgets: Bool) {
        self.forgets = forgets
        link = RandomPaging(number) { paging in forgets ? [Forgets(paging)] : [Remembers()] }
        let paging = link.paging
        paging.pageDidChange = { [unowned self] page in called("page \(page)") }
        paging.selectionDidChange = { [unowned self] in called("selection \($0) after \($1)") }
      }

      /// Notes a callback. Some of them command the scroller or edit the row.
      private func called(_ text: String) {
        seen.append(text)
        calls += 1
        switch calls % 11 {
        case 3: link.paging.scroll(byPages: 1, animated: true)
        case 7: edit(calls)
        case 9: link.scroll.contentOffset.x += 40
        default: break
        }
      }

      func edit(_ number: Int) {
        guard let row = link.row else { return }
        let first = max(0, min(row.items.lowerBound + Int64(number % 5), row.items.upperBound - 1))
        if forgets { link.paging.seen.forget() }
        switch number % 5 {
        case 0: try? row.insert(2, length: link.hasLengths ? 77 : nil, at: first)
        case 1: try? row.remove(first..<first + 1)
        case 2: try? row.move(first..<first + 1, to: first + 2)
        case 3: if link.hasLengths { try? row.resize(from: first, to: [33, 512]) }
        default: try? row.reload(first..<first + 1)
        }
      }

      func act(_ random: inout SeededGenerator) {
        let (scroll, paging) = (link.scroll, link.paging)
        let (way, chance) = (
          Double.random(in: -1...1, using: &random), Int.random(in: 0..<16, using: &random)
        )
        let number = Int.random(in: 0..<1_000, using: &random)
        if forgets { paging.seen.forget() }
        switch chance {
        case 0: scroll.fling(velocity: Vector(x: way * 6_000, y: 0))
        case 1: scroll.setContentOffset(Point(x: way * 4_000, y: 0), animated: true)
        case 2: scroll.setContentOffset(Point(x: way * 4_000, y: 0), animated: false)
        case 3: scroll.contentOffset.x += way
        case 4: paging.scroll(toPage: number % 30, animated: number % 3 > 0)
        case 5: paging.scroll(byPages: number % 5 - 2, animated: number % 3 > 0)
        case 6: scroll.viewport.width = number % 9 == 0 ? 0 : 250 + Double(number % 300)
        case 7: scroll.contentInset = Insets(left: Double(number % 40), right: Double(number % 7))
        case 8: scroll.contentSize.width = 1_000 + Double(number) * 3
        case 9, 10: edit(number)
        case 11: scroll.touchBegan(at: Point(x: 200, y: 100), time: .seconds(now))
        case 12, 13: scroll.touchMoved(to: Point(x: 200 + way * 150, y: 100), time: .seconds(now))
        case 14: scroll.touchEnded(at: Point(x: 200 + way * 150, y: 100), time: .seconds(now))
        default:
          if let saved = scroll.snapshot() { try? scroll.restore(saved) }
        }
        for _ in 0..<number % 12 {
          note()
          now += [1.0 / 120, 1.0 / 60, 0.0001][number % 3]
          scroll.advance(to: .seconds(now))
        }
        note()
      }

      private func note() {
        let paging = link.paging
        let numbers = [paging.page, paging.selected, paging.previous, paging.pageCount]
        let bits = [paging.fraction, link.scroll.contentOffset.x, link.scroll.destination.x].map(\.bitPattern)
        seen.append("\(numbers) \(paging.lap) \(bits)")
      }
    }

    @Test func pagesThatRememberAreThoseThatForget() {
      var pages = 0
      for number in 0..<UInt64(300) {
        let (one, other) = (World(number, forgets: false), World(number, forgets: true))
        for world in [one, other] {
          var random = SeededGenerator(seed: number + 1_000)
          for _ in 0..<25 { world.act(&random) }
        }
        let place = zip(one.seen, other.seen).enumerated().first { $0.element.0 != $0.element.1 }?.offset
        #expect(place == nil && one.seen.count == other.seen.count, "story \(number)")
        pages += one.seen.count { $0.hasPrefix("page") }
      }
      #expect(pages > 2_000)
    }
  }
#endif
