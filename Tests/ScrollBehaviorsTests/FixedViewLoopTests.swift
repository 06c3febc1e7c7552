import Hands
import ScrollBehaviors
import Seeds
import Testing

/// The loops for hosts with a fixed set of views, each against the ring: the same picture at every frame.
struct FixedViewLoopTests {
  /// A page on the screen.
  struct Seen: Equatable {
    var page: Int
    var start: Double
  }

  /// Pages, as many as there are, one after the other: how long the content of the ring is.
  final class Row: ScrollBehavior {
    let length: Double
    init(_ length: Double) { self.length = length }
    func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
      proposal.fit(length, on: .horizontal)
    }
  }

  /// Rests on the nearest page to where it would glide, one from where the drag began at most.
  final class OnePage: ScrollBehavior {
    func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
      guard proposal.cause == .release, let start = context.dragStart?.x else { return }
      let (length, origin) = (context.geometry.viewport.width, context.origin[.horizontal])
      let page = ((start - origin) / length).rounded()
      let wish = ((proposal.natural.x - origin) / length).rounded()
      proposal.offset.x = origin + min(max(wish, page - 1), page + 1) * length
      // Slow enough a spring would swing past the page, which is further than one page on.
      let (way, speed) = (proposal.offset.x - proposal.start.x, proposal.velocity.x)
      let isAhead = way * speed > 0
      proposal.arrival.x = .spring(
        response: isAhead ? max(0.001, min(0.2, 2 * .pi * (way / speed).magnitude)) : 0.2)
    }
  }

  enum Kind: CaseIterable {
    case repeatedEnds, threePages
  }

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
        let circle = Circular(.horizontal)
        let scroll = ScrollController(
          viewport: size, behaviors: [OnePage(), Row(Double(count) * width), circle, edges])
        hand = Hand(scroll, .horizontal)
        picture = {
          let first = Int((circle.position / width).rounded(.down))
          return (first...first + 1).compactMap {
            seen(($0 % count + count) % count, Double($0) * width - circle.position)
          }
        }
        fraction = { circle.place / width }
        page = { Int((circle.place / width).rounded()) % count }
      }
    }
  }

  @Test(arguments: Kind.allCases, [1, 2, 3, 10, 11])
  func withinAPageItIsTheRing(_ kind: Kind, _ count: Int) {
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
        // A drag of less than a page, let go at some speed, and the way to the page it leads to.
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

  /// Ten images: 0 is 3,200 and 3,520 is 320. Eleven: 0 is 3,520 and 3,840 is 320.
  @Test(arguments: [
    (10, 0.0, 3_200.0), (10, 3_520, 320), (11, 0, 3_520), (11, 3_840, 320), (1, 0, 320), (1, 640, 320),
  ])
  func silentMoves(_ move: (count: Int, from: Double, to: Double)) {
    let ends = RepeatedEnds(count: move.count)
    let log = Log()
    let scroll = ScrollController(
      viewport: Size(width: 320, height: 480), behaviors: [Paging(), ends, Clamping()])
    #expect(scroll.contentOffset.x == 320 && ends.page == 0)
    #expect(scroll.contentSize.width == Double(move.count + 2) * 320)
    scroll.delegate = log
    scroll.contentOffset.x = move.from
    #expect(scroll.contentOffset.x == move.to && ends.page == (move.to == 320 ? 0 : move.count - 1))
    #expect(ends.fraction == Double(ends.page))
  }

  @Test func whereCopiesStand() {
    let ends = RepeatedEnds(.vertical, count: 3)
    #expect(ends.slots == 5 && (0..<5).map(ends.page) == [2, 0, 1, 2, 0] && ends.frame(of: 1) == .zero)
    let scroll = ScrollController(viewport: Size(width: 200, height: 100), behaviors: [ends])
    #expect(ends.frame(of: 4) == Rect(x: 0, y: 400, width: 200, height: 100))
    #expect(scroll.contentOffset == Point(x: 0, y: 100))
    scroll.contentOffset.y = 125
    #expect(scroll.contentOffset.y == 125 && ends.fraction == 0.25 && ends.page == 0)
    scroll.contentOffset.y = 45
    #expect(scroll.contentOffset.y == 345 && ends.page == 2, "nearer to the copy")
    scroll.contentOffset.y = -720
    #expect(scroll.contentOffset.y == 180, "wherever it rests")
  }

  /// Ten documents: 9, 0 and 1 at first, at offset 320 in a content of 960.
  @Test func tenDocuments() {
    var told: [[Int]] = []
    let pages = ThreePages(count: 10) { told.append([$0, $1]) }
    let hand = Hand(
      ScrollController(viewport: Size(width: 320, height: 480), behaviors: [Paging(), pages, Bouncing()]),
      .horizontal)
    #expect(
      told == [[0, 9], [1, 0], [2, 1]] && hand.offset == 320 && hand.scroll.contentSize.width == 960)
    for (speed, current) in [(-900.0, 9), (-900, 8), (900, 9), (900, 0), (900, 1), (900, 2)] {
      told = []
      hand.fling(at: speed)
      #expect(told.isEmpty)
      hand.rest()
      #expect(hand.offset == 320 && pages.current == current && pages.page == current)
      #expect(told == [[0, (current + 9) % 10], [1, current], [2, (current + 1) % 10]])
    }
    told = []
    hand.fling(at: 60)
    hand.rest()
    #expect(told.isEmpty && pages.current == 2, "it came back")
    pages.jump(to: -1)
    #expect(told == [[0, 8], [1, 9], [2, 0]] && pages.fraction == 9)
    told = []
    pages.jump(to: 9)
    #expect(told.isEmpty)
  }

  /// A snapshot holds the current page; views that show another one are told.
  @Test func threePagesComeBack() throws {
    var shown = [-1, -1, -1]
    let (first, second) = (ThreePages(count: 10) { _, _ in }, ThreePages(count: 10) { shown[$0] = $1 })
    let (one, other) = (scroller([first], viewport: 100), scroller([second], viewport: 100))
    first.jump(to: 6)
    let snapshot = try #require(one.snapshot())
    try other.restore(snapshot)
    #expect(second.current == 6 && shown == [5, 6, 7])
    let few = scroller([ThreePages(count: 3) { _, _ in }], viewport: 100)
    #expect(throws: ArchiveError.self) { try few.restore(snapshot) }
  }

  @Test func fewPages() {
    var told: [[Int]] = []
    let one = ThreePages(count: 1) { told.append([$0, $1]) }
    let scroll = scroller([one], viewport: 100)
    #expect(told == [[0, 0], [1, 0], [2, 0]])
    scroll.contentOffset.x = 200
    #expect(told.count == 3 && scroll.contentOffset.x == 100 && one.current == 0)
    told = []
    let two = ThreePages(.vertical, count: 2) { told.append([$0, $1]) }
    let other = scroller([two], viewport: 100)
    #expect(told == [[0, 1], [1, 0], [2, 1]])
    other.contentOffset.y = 0
    #expect(told.dropFirst(3) == [[0, 0], [1, 1], [2, 0]] && two.page == 1)
  }

  @Test func noPages() {
    let ends = RepeatedEnds(count: 0)
    let pages = ThreePages(.vertical, count: 0) { _, _ in Issue.record("there are no pages") }
    let scroll = scroller([ends, pages, Clamping()])
    #expect(scroll.contentSize == .zero && ends.slots == 0 && scroll.contentOffset == .zero)
    scroll.contentOffset = Point(x: 70, y: 90)
    pages.jump(to: 3)
    #expect(ends.page == 0 && ends.fraction == 0 && pages.page == 0 && pages.fraction == 0)
    #expect(ends.page(in: 4) == 0 && pages.page(in: 1) == 0)
  }

  /// A second flick before there was a rest: the ring goes on, the fixed views end at a wall, and go on from there
  /// with the next rest.
  @Test(arguments: Kind.allCases) func beyondAPageTheyMeetTheWall(_ kind: Kind) {
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

  /// Who sends it on in the moment it rests is not stopped.
  @Test(arguments: Kind.allCases) func anAnimationFromSettlingGoesOn(_ kind: Kind) {
    final class SendsOn: ScrollBehavior {
      var isArmed = false
      func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) {
        guard isArmed else { return }
        isArmed = false
        scroll.setContentOffset(Point(x: 100, y: 0), animated: true)
      }
    }
    let behavior: any ScrollBehavior =
      switch kind {
      case .repeatedEnds: RepeatedEnds(count: 1)
      case .threePages: ThreePages(count: 1) { _, _ in }
      }
    let sender = SendsOn()
    let hand = Hand(scroller([sender, behavior], viewport: 100), .horizontal)
    sender.isArmed = true
    hand.scroll.contentOffset.x = 200
    #expect(hand.scroll.phase == .animating && hand.offset == 200)
    hand.rest()
    #expect(hand.offset == 100)
  }

  /// `show` may send it to another page: each slot is told what it shows in the end.
  @Test func aJumpFromWithin() {
    var shown = [-1, -1, -1]
    var jump: () -> Void = {}
    let pages = ThreePages(count: 10) { slot, page in
      shown[slot] = page
      jump()
    }
    let scroll = scroller([pages], viewport: 100)
    jump = {
      jump = {}
      pages.jump(to: 5)
    }
    scroll.contentOffset.x = 200
    #expect(shown == [4, 5, 6] && pages.current == 5 && scroll.contentOffset.x == 100)
  }

  @Test(arguments: Kind.allCases) func thePlaceStaysWhenLengthsChange(_ kind: Kind) {
    let behavior: any ScrollBehavior =
      switch kind {
      case .repeatedEnds: RepeatedEnds(count: 5)
      case .threePages: ThreePages(count: 5) { _, _ in }
      }
    let scroll = scroller([behavior], viewport: 0)
    #expect(scroll.contentOffset == .zero)
    scroll.viewport = Size(width: 320, height: 100)
    #expect(scroll.contentOffset.x == 320, "it begins with the first viewport")
    scroll.contentOffset.x = 400
    scroll.viewport = Size(width: 640, height: 100)
    #expect(scroll.contentOffset.x == 800)
    scroll.contentInset = Insets(left: 20, right: 20)
    #expect(scroll.contentOffset.x == 1.25 * 600 - 20)
  }
}
