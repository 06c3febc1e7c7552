import Hands
import Testing

/// The rule of composition: which links commute, and that the rest position satisfies every target that it must.
struct CompositionTests {
  private static let seeds: Range<UInt64> = 0..<perBuild(debug: 120, release: 600)

  private func scroller(_ chain: [any ScrollBehavior]) -> ScrollController {
    let scroll = Hands.scroller(chain, viewport: 400, content: 2_000)
    // Links are drawn by lot, in any order.
    scroll.checksChain = false
    return scroll
  }

  /// All that was seen, bit for bit.
  private func trace(_ story: CompositionStory) -> [UInt64] {
    let scroll = scroller(story.chain.map { $0.made() })
    var seen: [UInt64] = []
    func note(_ point: Point) { seen += [point.x.bitPattern, point.y.bitPattern] }
    story.play(on: scroll) { finger in
      note(finger.offset)
      note(scroll.destination)
    } rested: { finger in
      note(finger.offset)
    }
    return seen
  }

  /// Any order that the table allows shows the same, to the last bit.
  @Test func linksThatAnswerDifferentQuestionsCommute() {
    var swaps = 0
    for seed in Self.seeds {
      let story = CompositionStory(seed: seed)
      var other = story
      var generator = SeededGenerator(seed: seed)
      guard story.chain.count > 1 else { continue }
      for _ in 0..<30 {
        let index = Int.random(in: 1..<story.chain.count, using: &generator)
        if other.chain[index].commutes(with: other.chain[index - 1]) { other.chain.swapAt(index, index - 1) }
      }
      guard other.chain != story.chain else { continue }
      swaps += 1
      #expect(trace(story) == trace(other), "seed \(seed): \(story.chain) and \(other.chain)")
    }
    #expect(swaps > Self.seeds.count / 2)
  }

  /// Where two links do share a say, the order can be seen: the table leaves nothing out that would commute.
  @Test(arguments: [
    [CompositionLink.clamping(.all), .bouncing(.all)], [.walls(.vertical, 100, 900), .bouncing(.vertical)],
    [.walls(.vertical, 100, 300), .walls(.vertical, 500, 900)],
    [.walls(.vertical, 100, 900), .endless(.vertical)], [.ring(.vertical), .endless(.vertical)],
    [.paging(.vertical), .areas(.vertical)],
  ])
  func linksThatShareASayDoNotCommute(_ pair: [CompositionLink]) {
    #expect(!pair[0].commutes(with: pair[1]))
    let differs = (UInt64(0)..<40).contains { (seed: UInt64) in
      var (story, other) = (CompositionStory(seed: seed), CompositionStory(seed: seed))
      story.chain = pair
      other.chain = pair.reversed()
      return trace(story) != trace(other)
    }
    #expect(differs)
  }

  /// The target of the chain, and the delegate's answer.
  private final class Witness: ScrollDelegate {
    let probe = Probe("witness")
    private(set) var requested = Point.zero
    /// Where the origin was when it was said.
    private(set) var origin = ContentOrigin()
    /// What the delegate sends it to; nil: it leaves it.
    var edit: Point?
    private(set) var edited = PerAxis(false)

    init() {
      probe.onTarget = { [unowned self] proposal, context in
        (requested, origin) = (proposal.offset, context.origin)
      }
    }

    func scrollWillEndDragging(
      _ scroll: ScrollController, withVelocity velocity: Vector, targetContentOffset: inout Point
    ) {
      edited = PerAxis(false)
      guard let edit else { return }
      for axis in Axis.both where targetContentOffset[axis] != edit[axis] {
        edited[axis] = true
        requested[axis] = edit[axis]
      }
      targetContentOffset = edit
    }
  }

  /// The rest position of every drag is the last target, or the closed wall before it. Pages are pages, the
  /// announced destination is reached, and the explanation agrees.
  @Test(arguments: [false, true]) func theRestSatisfiesTheRule(_ edits: Bool) {
    var drags = 0
    for seed in Self.seeds {
      let story = CompositionStory(seed: seed)
      let witness = Witness()
      let scroll = scroller(story.chain.map { $0.made() } + [witness.probe])
      scroll.delegate = witness
      var generator = SeededGenerator(seed: seed)
      func prepare() {
        guard edits else { return }
        witness.edit = Point(
          x: Double.random(in: -500...2_500, using: &generator),
          y: Double.random(in: -500...2_500, using: &generator))
      }
      prepare()
      var told: (offset: Point, origin: ContentOrigin)?
      story.play(on: scroll) { _ in
        told = (scroll.destination, scroll.contentOrigin)
        drags += 1
        for axis in Axis.both {
          let rest = scroll.destination[axis]
          let extent = scroll.geometry.extent[axis]
          let shift = scroll.contentOrigin.shift(since: witness.origin, on: axis)
          let expected = extent.clamp(witness.requested[axis] + shift)
          // Also where the way there swings past a closed wall, and meets its answer.
          #expect(
            rest == expected, "seed \(seed), \(axis): \(rest) for \(witness.requested[axis]), \(story.chain)")
          if story.chain.contains(.paging(axis)), extent.period == nil, !witness.edited[axis] {
            let place = (rest - scroll.contentOrigin[axis]) / scroll.geometry.viewport[axis]
            let isPage = (place - place.rounded()).magnitude < 1e-9
            #expect(
              isPage || rest == extent.lower || rest == extent.upper,
              "seed \(seed), \(axis): \(rest) is no page, \(story.chain)")
          }
          #expect(scroll.explanation[axis].steps.last?.offset == rest)
        }
      } rested: { finger in
        defer { told = nil }
        prepare()
        for axis in Axis.both {
          let steps = scroll.explanation[axis].steps
          #expect(steps.last?.offset == finger.offset[axis], "seed \(seed): \(scroll.explanation[axis])")
          if let told {
            let shift = scroll.contentOrigin.shift(since: told.origin, on: axis)
            let way = (finger.offset[axis] - told.offset[axis] - shift).magnitude
            #expect(way <= (shift == 0 ? 0 : 1e-9), "seed \(seed): not at the destination")
          }
        }
      }
      #expect(scroll.diagnostics.total == 0)
    }
    #expect(drags > Self.seeds.count * 5 / 2)
  }

  /// A locked axis neither moves nor flings, whatever else is in the chain; where pages want it elsewhere, they
  /// get it when the finger is up.
  @Test func aLockHoldsInAnyChain() {
    var locked = 0
    for seed in Self.seeds {
      var story = CompositionStory(seed: seed)
      story.chain.removeAll { if case .lock = $0 { true } else { false } }
      let lock = AxisLock(seed % 2 == 0 ? .dominant : .sticky)
      var links = story.chain.map { $0.made() }
      links.insert(lock, at: Int(seed) % (links.count + 1))
      let scroll = scroller(links)
      let watch = LockWatch(lock)
      scroll.delegate = watch
      story.play(on: scroll) { _ in
        guard let axis = watch.kept?.cross, !watch.isAtWall[axis] else { return }
        locked += 1
        let moved = watch.end.flatMap { end in watch.start.map { (end[axis] - $0[axis]).magnitude } }
        #expect(moved ?? 1 <= 1e-9, "seed \(seed): \(story.chain)")
        #expect(watch.speed?[axis] == 0)
      }
      #expect(watch.violations == 0, "seed \(seed): \(story.chain)")
    }
    #expect(locked > Self.seeds.count * 5 / 6)
  }

  /// Watches the axis that a lock holds still, in coordinates that do not notice rebases.
  private final class LockWatch: ScrollDelegate {
    let lock: AxisLock
    private(set) var start: Point?
    private(set) var end: Point?
    private(set) var speed: Vector?
    private(set) var kept: Axis?
    private(set) var violations = 0
    /// Whether an axis set out from a wall or past it: that may swallow the movement that breaks the lock.
    private(set) var isAtWall = PerAxis(false)

    init(_ lock: AxisLock) { self.lock = lock }

    func scrollWillBeginDragging(_ scroll: ScrollController) {
      for axis in Axis.both {
        let extent = scroll.geometry.extent[axis]
        let offset = scroll.context.dragStart?[axis] ?? 0
        isAtWall[axis] = offset <= extent.lower ?? -.infinity || offset >= extent.upper ?? .infinity
      }
      start = scroll.context.dragStart.map(scroll.converted(toContent:))
    }
    func scrollDidScroll(_ scroll: ScrollController) {
      guard scroll.isDragging, let kept = lock.axis, let start else { return }
      if !isAtWall[kept.cross], (scroll.contentPosition[kept.cross] - start[kept.cross]).magnitude > 1e-9 {
        violations += 1
      }
    }
    func scrollWillEndDragging(
      _ scroll: ScrollController, withVelocity velocity: Vector, targetContentOffset: inout Point
    ) {
      kept = lock.axis
      end = scroll.contentPosition
      speed = velocity
    }
  }
}
