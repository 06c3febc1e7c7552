import Hands
import ScrollProfiles
import Testing

/// Whether a key that comes while a key turns a page turns one more.
struct KeysAddUpTests {
  private static let count = perBuild(debug: 100, release: 3_000)

  /// Cards of a length as areas, as the items of a row, and as pages.
  private static func links(_ axis: Axis, _ length: Double) -> [any ScrollBehavior] {
    let areas = (0..<30).map { SnapArea(id: Int64($0), axis, from: Double($0) * length, length: length) }
    return [
      Snapping(areas), Snapping(ItemRow(count: 30, length: length, axis: axis)),
      Paging(ItemRow(count: 30, length: length, axis: axis)), Paging(.length(length), axis: axis),
    ]
  }

  /// If keys do not add up, all keys that come while a card turns turn that card. A key back turns it back. If they add
  /// up, each key turns a card. A key that comes after the turn always does.
  @Test(arguments: Axis.both, [true, false]) func cardsTurnOnceForEachTurnThatIsOver(
    _ axis: Axis, _ addsUp: Bool
  ) throws {
    for seed in 0..<UInt64(Self.count) {
      var random = SeededGenerator(seed: seed)
      let length = Double.random(in: 150...300, using: &random)
      let index = Int.random(in: 5..<20, using: &random)
      let gaps = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        Double.random(in: 0.001...0.08, using: &random)
      }
      let (way, back) = (Bool.random(using: &random) ? 1.0 : -1, Bool.random(using: &random))
      let step = { (way: Double) -> ScrollStep in .arrows(axis.vector(way)) }
      for (number, link) in Self.links(axis, length).enumerated() {
        let hand = Hand(
          scroller([link, Clamping()], content: 30 * length), axis, at: Double(index) * length)
        hand.scroll.settings.keyAddition = addsUp ? .always : .overFreeContent
        hand.frames(2)
        hand.scroll.step(by: step(way), time: hand.time)
        for gap in gaps {
          hand.now += gap
          hand.scroll.step(by: step(way), time: hand.time)
        }
        let turns = addsUp ? 1 + gaps.count : 1
        let rest = hand.scroll.contentOrigin.position(of: hand.scroll.destination)[axis]
        let story: Comment = "seed \(seed), link \(number), length \(length)"
        try #require((rest - (Double(index) + way * Double(turns)) * length).magnitude < 1e-6, story)
        if back {
          hand.now += 0.03
          hand.scroll.step(by: step(-way), time: hand.time)
        } else {
          _ = hand.resting()
          hand.scroll.step(by: step(way), time: hand.time)
        }
        let last = back ? turns - 1 : turns + 1
        try #require((hand.resting() - (Double(index) + way * Double(last)) * length).magnitude < 1e-6, story)
      }
    }
  }

  /// A key of a profile takes the profile's curve to a place that a link chooses, and √distance / 60 s if that is longer.
  /// Chromium's cards of 320 points are turned in 0.29 s, and its 2,400 points to the end in 0.8 s. A second is the
  /// limit. A key that comes later turns one more.
  @Test(arguments: Axis.both) func aKeyOfAProfileTurnsInTheTimeOfABrowser(_ axis: Axis) throws {
    for (number, link) in Self.links(axis, 320).enumerated() {
      for (gap, cards) in [(0.05, 1.0), (0.3, 2)] {
        let hand = Hand(scroller([], content: 9_600), axis, at: 1_600)
        hand.scroll.behaviors = []
        hand.scroll.apply(.chromium)
        hand.scroll.behaviors.append(link)
        hand.frames(2)
        let start = hand.now
        hand.scroll.step(by: .arrows(axis.vector(1)), time: hand.time)
        hand.frame(after: gap)
        hand.scroll.step(by: .arrows(axis.vector(1)), time: hand.time)
        try #require(hand.resting() == 1_600 + cards * 320, "link \(number), \(gap) s")
        if gap < 0.1 { #expect((hand.now - start - 0.05 - 0.3).magnitude < 0.05) }
      }
      let hand = Hand(scroller([], content: 9_600), axis, at: 1_600)
      hand.scroll.apply(.chromium)
      hand.scroll.behaviors.append(link)
      hand.frames(2)
      let seconds = min(
        (hand.scroll.contentSize[axis] - hand.scroll.viewport[axis] - 1_600).squareRoot() / 60, 1)
      hand.scroll.step(by: .ends(axis.vector(1)), time: hand.time)
      hand.frame(after: seconds - 0.05)
      #expect(hand.scroll.phase == .animating)
      hand.frame(after: 0.05)
      #expect(hand.scroll.phase == .idle, "link \(number)")
    }
  }

  /// What is no key of a turn moves the content as if keys added up: wheels and their parts, deltas without phases, keys
  /// over free content and within pages and areas that are longer than the view, a key while the program turns pages.
  @Test(arguments: Axis.both) func theSettingCountsForKeysOfATurnAlone(_ axis: Axis) throws {
    for seed in 0..<UInt64(Self.count) {
      var offsets: [[Double]] = []
      for addsUp in [true, false] {
        var random = SeededGenerator(seed: seed)
        let isLong = seed % 3 == 0
        let length =
          isLong
          ? Double.random(in: 900...2_000, using: &random) : Double.random(in: 150...300, using: &random)
        let links = Self.links(axis, length)
        let hand = Hand(
          scroller([links[Int(seed) % links.count], Clamping()], content: 30 * length), axis, at: 5 * length)
        hand.scroll.settings.keyAddition = addsUp ? .always : .overFreeContent
        hand.frames(2)
        var seen: [Double] = []
        for _ in 0..<6 {
          hand.now += Double.random(in: 0.001...0.1, using: &random)
          let way = Double.random(in: -0.5...1, using: &random)
          switch (isLong, Int.random(in: 0..<3, using: &random)) {
          // 40 points each: the view never reaches the end of what it is in.
          case (true, _): hand.scroll.step(by: .arrows(axis.vector(1)), time: hand.time)
          case (_, 0): hand.scroll.step(by: .notches(axis.vector(way)), time: hand.time)
          case (_, 1): hand.scroll.step(by: .lines(axis.vector((way * 4).rounded())), time: hand.time)
          default: hand.scroll.wheel(by: axis.vector(way * 20), time: hand.time)
          }
          seen += [hand.offset, hand.destination]
        }
        offsets.append(seen + [hand.resting()])
      }
      try #require(offsets[0] == offsets[1], "seed \(seed)")
    }
  }

  /// Over free content, and where no area is near, keys always add up.
  @Test(arguments: Axis.both) func stepsOverFreeContentAddUp(_ axis: Axis) throws {
    for seed in 0..<UInt64(Self.count) {
      var random = SeededGenerator(seed: seed)
      let far = SnapArea(id: 0, axis, from: 4_000, length: 100)
      let links: [any ScrollBehavior] = seed % 2 == 0 ? [] : [Snapping([far], .proximity)]
      let hand = Hand(scroller(links + [Clamping()], content: 6_000), axis, at: 100)
      hand.scroll.settings.keyAddition = .overFreeContent
      let steps = Int.random(in: 2...6, using: &random)
      for _ in 0..<steps {
        hand.scroll.step(by: .arrows(axis.vector(1)), time: hand.time)
        hand.now += Double.random(in: 0.001...0.06, using: &random)
      }
      try #require((hand.resting() - 100 - Double(steps) * 40).magnitude < 1e-6, "seed \(seed)")
    }
  }

  /// With `never`, a key counts from what is shown, also over free content.
  @Test(arguments: Axis.both) func keysCountFromWhatIsShown(_ axis: Axis) throws {
    for seed in 0..<UInt64(Self.count) {
      var random = SeededGenerator(seed: seed)
      let hand = Hand(scroller([Clamping()], content: 6_000), axis, at: 1_000)
      hand.scroll.settings.keyAddition = .never
      var rest = 1_000.0
      for _ in 0..<5 {
        let way = Bool.random(using: &random) ? 1.0 : -1
        let isOver = (hand.offset - hand.destination).magnitude <= 1
        rest = (isOver ? hand.destination : hand.offset) + 40 * way
        hand.scroll.step(by: .arrows(axis.vector(way)), time: hand.time)
        try #require((hand.destination - rest).magnitude < 1e-9, "seed \(seed)")
        hand.frames(Int.random(in: 1...30, using: &random))
      }
      try #require((hand.resting() - rest).magnitude < 1e-9, "seed \(seed)")
    }
  }

  /// What moves an axis is a key only if a key moves that axis: a wheel's turn and the program are none.
  @Test(arguments: Axis.both) func othersThatMoveTheContentAreNoKeys(_ axis: Axis) throws {
    func hand(_ addition: KeyAddition, _ links: [any ScrollBehavior]) -> Hand {
      let hand = Hand(scroller(links + [Clamping()], content: 6_000), axis, at: 1_200)
      hand.scroll.settings.keyAddition = addition
      hand.frames(2)
      return hand
    }
    func key(_ hand: Hand, _ way: Double) { hand.scroll.step(by: .arrows(axis.vector(way)), time: hand.time) }
    // A notch turns a page, and a key the next one.
    let wheel = hand(.overFreeContent, [Paging(.length(300), axis: axis)])
    wheel.scroll.step(by: .notches(axis.vector(1)), time: wheel.time)
    wheel.frames(2)
    key(wheel, 1)
    #expect(wheel.resting() == 1_800)
    // The program moves one axis, and a key the other one.
    let program = hand(.never, [])
    program.scroll.setContentOffset(axis.point(3_000, across: 500), animated: true)
    program.frames(3)
    program.scroll.step(by: .arrows(axis.cross.vector(1)), time: program.time)
    program.frames(3)
    key(program, 1)
    #expect(program.resting() == 3_040)
    // A key on the way to the end counts from what is shown.
    let end = hand(.never, [])
    end.scroll.step(by: .ends(axis.vector(1)), time: end.time)
    end.frames(3)
    let shown = end.offset
    key(end, -1)
    #expect(shown < 5_000 && end.resting() == shown - 40)
  }

  @Test func browsersTurnOneCardForTwoQuickArrows() {
    #expect(ScrollProfile.chromium.settings.keyAddition == .overFreeContent)
    #expect(ScrollProfile.gtk.settings.keyAddition == .never)
    for profile in [ScrollProfile.ios, .android, .terminal] {
      #expect(profile.settings.keyAddition == .always)
    }
  }
}
