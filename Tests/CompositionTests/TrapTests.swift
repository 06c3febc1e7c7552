#if DEBUG
  import Hands
  import Testing

  /// Mistakes in the program trap and say what, the values, and the fix. Release builds print no message.
  struct TrapTests {
    /// A mistake, and what its message says.
    private struct Mistake: Sendable {
      let parts: [String]
      let make: @Sendable () -> Void

      init(_ parts: String..., make: @escaping @Sendable () -> Void) {
        self.parts = parts
        self.make = make
      }

      /// A mistake of a kind of which the message says the same but for the values.
      static func refresh(_ values: String, make: @escaping @Sendable () -> Void) -> Mistake {
        Mistake("PullToRefresh needs a threshold of 1 point or more", values, "Leave them out", make: make)
      }
    }

    private static let scrollers = [
      Mistake("need sizes that are finite and not negative", "-1.0 × 5.0", "pass .zero") {
        _ = ScrollController(viewport: Size(width: -1, height: 5), behaviors: [])
      },
      Mistake("need sizes that are finite and not negative", "nan × 5.0", "pass .zero") {
        _ = ScrollController(viewport: .zero, content: Size(width: .nan, height: 5), behaviors: [])
      },
      Mistake("needs insets that are finite", "top nan", "leave out what is not known") {
        _ = ScrollController(viewport: .zero, inset: Insets(top: .nan), behaviors: [])
      },
      Mistake("may be in a chain once", "Clamping", "make one for each place") {
        let link = Clamping()
        _ = ScrollController(viewport: .zero, behaviors: [link, Bouncing(), link])
      },
      Mistake("may be in a chain once", "Clamping", "make one for each place") {
        let link = Clamping()
        let scroll = ScrollController(viewport: .zero, behaviors: [link])
        scroll.behaviors.append(link)
      },
      Mistake("one scroller at a time", "8 live tiles", "make one for each") {
        let tiles = Tiling<Int>(.uniform(length: 50), axis: .vertical)
        let first = scroller([tiles])
        first.contentOffset = scroller([tiles]).contentOffset
      },
    ]

    private static let edges = [
      Mistake("between 0 and 1", "this one is 1.0", "use .normal") { _ = DecelerationRate(rawValue: 1) },
      Mistake("Bouncing needs", "-0.5 and 0.575", "leave them out") { _ = Bouncing(resistance: -0.5) },
      Mistake("Bouncing needs", "0.55 and 0.0", "leave them out") { _ = Bouncing(response: 0) },
      Mistake("needs inner walls that are finite", "100.0...inf", "write 100...") {
        _ = Clamping(axis: .vertical, to: 100...Double.infinity)
      },
      Mistake("needs a ratio of 1 or more", "0.5 and 16.0", "leave them out") {
        _ = AxisLock(.sticky, ratio: 0.5)
      },
    ]

    private static let pages = [
      Mistake("Pages need a length above 0", "0.0 and 0.0", "use .offsets") {
        _ = PageKind.items(count: 3, length: 0)
      },
      Mistake("a spacing of 0 or more", "100.0 and -1.0", "use .offsets") {
        _ = PageKind.length(100, spacing: -1)
      },
      Mistake("Items need a spacing", "this is -3.0", "leave it out") {
        _ = PageKind.items(lengths: [10, 20], spacing: -3)
      },
      Mistake("room after them", "this is -4.0", "leave it out") {
        _ = PageKind.items([PageItem(start: 0, length: 10)], trailing: -4)
      },
      Mistake("a count of 0 or more", "this is -3", "use 0") { _ = PageKind.items(count: -3, length: 10) },
      Mistake("a period above 0", "this is 0.0", "leave it out") { _ = Pages(offsets: [1], period: 0) },
      Mistake("parts from 0 to 1", "2.0 and 0.5", "0, 0.5 and 1") { _ = Alignment(item: 2, viewport: 0.5) },
      Mistake("A page rule needs", "200.0, -4.0 and 1", "Leave them out") {
        _ = PageRule(reach: .points(-4))
      },
      Mistake("A page rule needs", "200.0, 0.5 and -1", "Leave them out") { Paging().rule.limit = -1 },
      Mistake("A page rule needs", "nan, 0.5 and 1", "Leave them out") { _ = PageRule(threshold: .nan) },
      Mistake("Paging needs", "this is -1.0", "leave it out") { _ = Paging(response: -1) },
    ]

    private static let others = [
      Mistake("Snapping needs a padding", "0.0, nan", "use .zero") {
        _ = Snapping([], padding: Insets(left: .nan))
      },
      Mistake("Snapping needs a padding", "inf, 0.0", "use .zero") {
        Snapping([]).padding = Insets(top: .infinity)
      },
      Mistake("A stack needs", "-8.0", "give others") { _ = Stack(count: 2, spacing: -8) { _, _ in 1 } },
      Mistake("A bar needs a minimum of 0 or more", "50.0 and 40.0", "a navigation bar is 44") {
        _ = CollapsingBar(maximum: 40, minimum: 50)
      },
      Mistake("Pages that turn by themselves need times above 0", "0.0 and 3.0", "4 s is time") {
        _ = AutoPlay(Paging(), every: 0, resumesAfter: 3)
      },
      Mistake("Loading near the end needs a distance of 0 or more", "-1.0", "leave it out") {
        _ = LoadNearEnd(within: .points(-1)) { _ in }
      },
      Mistake("Transitions of items need a response above 0", "nan", "leave it out") {
        _ = ItemTransitions(ItemRow(count: 1, length: 1), response: .nan)
      },
      .refresh("0.0 and 0.0") { _ = PullToRefresh(threshold: 0, hold: 0) { _ in } },
      .refresh("50.0 and 60.0") { _ = PullToRefresh(threshold: 50) { _ in } },
      .refresh("-100.0 and -100.0") {
        _ = PullToRefresh(axis: .horizontal, threshold: -100, hold: -100) { _ in }
      },
      .refresh("100.0 and -1.0") { _ = PullToRefresh(hold: -1) { _ in } },
      .refresh("nan and 60.0") { _ = PullToRefresh(threshold: .nan) { _ in } },
      .refresh("60.0") { _ = PullToRefresh(threshold: 1e13) { _ in } },
      .refresh("inf and nan") { _ = PullToRefresh(threshold: .infinity, hold: .nan) { _ in } },
    ]

    private static let laws = [
      Mistake("response must be a positive number of seconds", "0.0 and 1.0", "0.3 and 1 are brisk") {
        _ = SpringLaw(response: 0)
      },
      Mistake("mass, stiffness and damping must be positive", "1.0, 100.0 and nan", "1, 100 and 20") {
        _ = DampedSpring(displacement: 1, velocity: 0, mass: 1, stiffness: 100, damping: .nan)
      },
      Mistake("within a number of points above 0", "this one is -1.0", "0.1 is not seen") {
        _ = SpringLaw(response: 1, threshold: -1)
      },
      Mistake("needs a friction and a number of points per inch", "0.015 and 0.0", "0.015 and 160") {
        _ = AndroidFling(pointsPerInch: 0)
      },
      Mistake("points per inch and a reach above 0", "96.0 and -5.0", "three times the viewport") {
        _ = ChromiumPhysicsFling(reach: -5)
      },
      Mistake("points per second squared above 0", "this one is inf", "2,000") {
        _ = ConstantDeceleration(.infinity)
      },
    ]

    /// A profile whose numbers no law has traps when a scroller takes it, before anything moves.
    private static let profiles = [
      Mistake("points per second squared above 0", "this one is -5.0", "2,000") {
        take(ScrollProfile(fling: .constant(deceleration: -5)))
      },
      Mistake("needs a friction and a number of points per inch", "0.0 and 160.0", "0.015 and 160") {
        take(ScrollProfile(fling: .android(friction: 0)))
      },
      Mistake("points per inch and a reach above 0", "96.0 and 0.0", "three times the viewport") {
        take(ScrollProfile(fling: .chromium(reach: 0)))
      },
      Mistake("points per inch and a reach above 0", "96.0 and nan", "three times the viewport") {
        take(ScrollProfile(fling: .chromium(reach: .nan)))
      },
      Mistake("needs a duration of 0 seconds or more", "this one is -1.0", "takes 0.3") {
        take(ScrollProfile(keys: .timed(-1)))
      },
      Mistake("needs a duration of 0 seconds or more", "this one is -1.0", "takes 0.3") {
        take(ScrollProfile(notches: .timed(-1)))
      },
      Mistake("points per second squared above 0", "this one is -5.0", "2,000") {
        take(ScrollProfile(projection: .constant(deceleration: -5)))
      },
      Mistake("a response above 0", "-1.0 and", "the feel of iOS") {
        take(ScrollProfile(edges: .bounce(resistance: -1)))
      },
    ]

    private static func take(_ profile: ScrollProfile) {
      ScrollController(viewport: .zero, behaviors: []).apply(profile)
    }

    private static let mistakes = scrollers + edges + pages + others + laws + profiles

    @Test(arguments: mistakes.indices) func aMistakeTrapsWithAReason(_ index: Int) async {
      let mistake = Self.mistakes[index]
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [index] in
        TrapTests.mistakes[index].make()
      }
      let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      for part in mistake.parts { #expect(message.contains(part)) }
    }
  }
#endif
