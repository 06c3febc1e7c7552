import Hands
import Testing

/// The loops for hosts with a fixed set of views, each against the ring: the same picture at every frame.
struct FixedViewRingTests {
  /// A page on the screen.
  struct Seen: Equatable {
    var page: Int
    var start: Double
  }

  /// Rests on the nearest page to where it would glide, one from where the drag began at most.
  final class OnePage: ScrollBehavior {
    func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
      guard proposal.cause.x == .release, let start = context.dragStart?.x else { return }
      let (length, origin) = (context.geometry.viewport.width, context.origin[.horizontal])
      let page = ((start - origin) / length).rounded()
      let requested = ((proposal.natural.x - origin) / length).rounded()
      proposal.offset.x = origin + min(max(requested, page - 1), page + 1) * length
      // Slow enough a spring would swing past the page, which is further than one page on.
      let (way, speed) = (proposal.offset.x - proposal.start.x, proposal.velocity.x)
      let isAhead = way * speed > 0
      proposal.arrival.x = .spring(
        response: isAhead ? max(0.001, min(0.2, 2 * .pi * (way / speed).magnitude)) : 0.2)
    }
  }

  typealias Kind = FixedViewLoopTests.Kind

  /// A scroller of one kind, and what it shows.
  final class Loop {
    let hand: Hand
    let picture: () -> [Seen]
    let page: () -> Int
    let fraction: () -> Double

    init(_ kind: Kind?, pages count: Int, width: Double, edges: any ScrollBehavior) {
      let size = Size(width: width, height: 100)
      func seen(_ page: Int, _ start: Double) -> Seen? {
        start < width && start + width > 0 ? Seen(page: page, start: start) : nil
      }
      switch kind {
      case .repeatedEnds:
        let ends = RepeatedEnds(count: count)
        let scroll = ScrollController(viewport: size, behaviors: [OnePage(), ends, edges])
        hand = Hand(scroll, .horizontal)
        let slots = (0..<ends.slots).map { (ends.page(in: $0), ends.frame(of: $0)) }
        picture = { slots.compactMap { seen($0.0, $0.1.minX - scroll.contentOffset.x) } }
        (page, fraction) = ({ ends.page }, { ends.fraction })
      case .threePages:
        var shown = [-1, -1, -1]
        let pages = ThreePages(count: count) { slot, page in shown[slot] = page }
        let scroll = ScrollController(viewport: size, behaviors: [OnePage(), pages, edges])
        hand = Hand(scroll, .horizontal)
        picture = {
          (0..<3).compactMap { seen(shown[$0], pages.frame(of: $0).minX - scroll.contentOffset.x) }
        }
        (page, fraction) = ({ pages.page }, { pages.fraction })
      case nil:
        let circle = Circular(axis: .horizontal)
        let row = CircularTests.Content(.horizontal, Double(count) * width)
        let scroll = ScrollController(viewport: size, behaviors: [OnePage(), row, circle, edges])
        hand = Hand(scroll, .horizontal)
        picture = {
          let first = Int((circle.position / width).rounded(.down))
          return (first...first + 1).compactMap {
            seen(($0 % count + count) % count, Double($0) * width - circle.position)
          }
        }
        fraction = { circle.wrappedPosition / width }
        page = { Int((circle.wrappedPosition / width).rounded()) % count }
      }
    }
  }

  @Test(arguments: Kind.allCases, [1, 2, 3, 10, 11])
  func fixedViewsShowTheRingWithinAPage(_ kind: Kind, _ count: Int) {
    for edges in [Clamping(), Bouncing()] as [any ScrollBehavior] {
      let ring = Loop(nil, pages: count, width: 320, edges: edges)
      let loop = Loop(kind, pages: count, width: 320, edges: edges is Clamping ? Clamping() : Bouncing())
      var random = SeededGenerator(seed: UInt64(count))
      func compare(_ note: String) {
        let (expected, seen) = (ring.picture(), loop.picture())
        let isSame =
          expected.map(\.page) == seen.map(\.page)
          && zip(expected, seen).allSatisfy { ($0.start - $1.start).magnitude < 1e-9 }
        #expect(isSame, "\(note): \(seen), the ring shows \(expected)")
      }
      func both(_ act: (Hand) -> Void) { for each in [ring, loop] { act(each.hand) } }
      compare("at first")
      for _ in 0..<80 {
        // A drag of less than a page, released at some speed, and the distance to the page of its target.
        let way = Double.random(in: -200...200, using: &random)
        let steps = Int.random(in: 2...12, using: &random)
        both { $0.down() }
        both { $0.move(by: way < 0 ? -10 : 10) }
        for _ in 0..<steps {
          both { $0.move(by: way / Double(steps), after: 0.016) }
          compare("under the finger")
        }
        if Bool.random(using: &random) { both { $0.lift() } } else { both { $0.lift(after: 0.2) } }
        for _ in 0..<400 {
          both { $0.frame() }
          compare("on the way")
          if ring.hand.scroll.phase == .idle { break }
        }
        #expect(ring.hand.scroll.phase == .idle && loop.hand.scroll.phase == .idle)
        #expect(ring.page() == loop.page() && (ring.fraction() - loop.fraction()).magnitude < 1e-9)
        #expect(loop.fraction() == Double(loop.page()))
      }
    }
  }

  /// A second flick before there was a rest: the ring goes on, the fixed views end at a wall, and go on from there
  /// with the next rest.
  @Test(arguments: Kind.allCases) func fixedViewsMeetAWallBeyondAPage(_ kind: Kind) {
    let loop = Loop(kind, pages: 3, width: 320, edges: Clamping())
    let ring = Loop(nil, pages: 3, width: 320, edges: Clamping())
    // Repeated ends meet theirs from the last page on.
    let start = kind == .repeatedEnds ? 2 : 0
    if start > 0 { loop.hand.scroll.contentOffset.x = 960 }
    ring.hand.scroll.contentOffset.x = Double(start) * 320
    func flick(_ hand: Hand) {
      hand.down()
      hand.move(by: 10)
      for _ in 0..<5 { hand.move(by: 20) }
      hand.lift()
      hand.frames(2)
    }
    for each in [loop, ring] {
      flick(each.hand)
      flick(each.hand)
      each.hand.rest()
    }
    #expect(loop.page() == (start + 1) % 3 && ring.page() == (start + 2) % 3)
    flick(loop.hand)
    loop.hand.rest()
    #expect(loop.page() == (start + 2) % 3)
  }
}
