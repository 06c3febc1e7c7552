import Hands
import Testing

/// Questions are pure: a link that commands, feeds or answers nonsense in one is refused and counted.
struct QuestionTests {
  enum Question: CaseIterable {
    case extent, layout, drag, motion, target, edge, rebase, wake

    func hook(_ probe: Probe, _ action: @escaping () -> Void) {
      switch self {
      case .extent: probe.onExtent = { _, _ in action() }
      case .layout: probe.onLayout = { _, _ in action() }
      case .drag: probe.onDrag = { _, _ in action() }
      case .motion: probe.onMotion = { _, _ in action() }
      case .target: probe.onTarget = { _, _ in action() }
      case .edge: probe.onEdge = { _, _ in action() }
      case .rebase: probe.onRebase = { _, _ in action() }
      case .wake:
        probe.onWake = { _ in
          action()
          return nil
        }
      }
    }
  }

  /// A resize, a bounce and a rest: every question is asked.
  func play(_ hand: Hand) -> [Double] {
    hand.scroll.viewport = Size(width: 390, height: 390)
    hand.fling(at: -300)
    return hand.rest()
  }

  func stage() -> (Hand, Probe) {
    let probe = Probe()
    let window = Probe(\.onExtent) { proposal, _ in proposal.window = PerAxis(-5...5) }
    return (Hand(scroller([Bouncing(), window, probe])), probe)
  }

  @Test(arguments: Question.allCases) func commandsAndInputAreRefused(_ question: Question) {
    let (plain, _) = stage()
    let (hand, probe) = stage()
    let scroll = hand.scroll
    var asked = 0
    question.hook(probe) {
      asked += 1
      scroll.contentOffset = Point(x: 9, y: 9)
      scroll.contentSize = .zero
      scroll.viewport = .zero
      scroll.contentInset = Insets(all: 5)
      scroll.behaviors = []
      scroll.setContentOffset(.zero, animated: true)
      scroll.fling(velocity: Vector(x: 1, y: 300))
      scroll.stop()
      scroll.invalidateLayout()
      scroll.setNeedsFrame()
      scroll.settings.slop = 90
      scroll.decelerationRate = .fast
      scroll.update {
        scroll.contentSize.height = 900
        scroll.viewport.height = 100
      }
      scroll.advance(to: .seconds(100))
      scroll.touchBegan(at: .zero, time: .seconds(100))
      scroll.wheel(by: Vector(x: 1, y: 1), time: .seconds(100))
    }
    #expect(play(hand) == play(plain))
    #expect(asked > 0)
    #expect(scroll.diagnostics.count(of: .command) == 14 * asked)
    #expect(scroll.diagnostics.count(of: .input) == 3 * asked)
    #expect(scroll.diagnostics.total == 17 * asked)
  }

  @Test(arguments: [Double.nan, .infinity, -1e300]) func anUnusableAnswerIsTakenBack(_ bad: Double) {
    let nonsense: [(Probe) -> Void] = [
      { $0.onExtent = { proposal, _ in proposal.extent.y.lower = bad } },
      { $0.onExtent = { proposal, _ in proposal.fit(bad, on: .vertical) } },
      { $0.onExtent = { proposal, _ in proposal.extent.y.period = 0 - bad.magnitude } },
      { $0.onLayout = { change, _ in change.offset.y = bad } },
      { $0.onLayout = { change, _ in change.destination.y = bad } },
      { $0.onDrag = { proposal, _ in proposal.translation.y = bad } },
      { $0.onDrag = { proposal, _ in proposal.velocity.y = bad } },
      { $0.onMotion = { proposal, _ in proposal.velocity.y = bad } },
      { $0.onMotion = { proposal, _ in proposal.glide.y = .decay(rate: bad) } },
      { $0.onMotion = { proposal, _ in proposal.projection.y = .decay(rate: bad) } },
      { $0.onTarget = { proposal, _ in proposal.offset.y = bad } },
      { $0.onTarget = { proposal, _ in proposal.arrival.y = .spring(response: bad) } },
      { $0.onEdge = { proposal, _ in proposal.response = .elastic(resistance: bad, response: 1) } },
      { $0.onEdge = { proposal, _ in proposal.response = .elastic(resistance: 1, response: bad) } },
      { $0.onRebase = { proposal, _ in proposal.shift = bad } },
      { $0.onWake = { _ in .seconds(bad) } },
    ]
    let (plain, _) = stage()
    let expected = play(plain)
    for hook in nonsense {
      let (hand, probe) = stage()
      hook(probe)
      #expect(play(hand) == expected)
      #expect(hand.scroll.diagnostics.count(of: .answer) > 0)
      #expect(hand.scroll.diagnostics.total == hand.scroll.diagnostics.count(of: .answer))
    }
  }

  @Test func theContextContainsThePresentState() throws {
    let (hand, probe) = stage()
    var contexts: [ScrollContext] = []
    probe.onTarget = { _, context in contexts.append(context) }
    hand.scroll.contentOffset.y = 300
    hand.down()
    hand.swipe(at: 500)
    let offset = hand.offset
    hand.lift()
    let context = try #require(contexts.last)
    #expect(context.phase == .dragging && context.time == hand.time && context.offset.y == offset)
    #expect(context.dragStart == Point(x: 0, y: 300) && context.destination.y == offset)
    #expect((context.velocity.y - 500).magnitude < 1e-6 && context.pixel == 1)
    #expect(context.geometry == hand.scroll.geometry)
  }

  /// The same finger on zoomed content: each question gets the same velocity, in points on screen per second.
  @Test(arguments: [0.5, 1, 2, 8]) func velocityInQuestionsIsThatOnScreen(_ scale: Double) {
    let probe = Probe()
    let scroll = scroller([probe, Bouncing()])
    (scroll.settings.minimumZoomScale, scroll.settings.maximumZoomScale) = (scale, scale)
    scroll.setZoomScale(scale, about: .zero, animated: false)
    var velocities: [String: Double] = [:]
    probe.onDrag = { proposal, _ in
      if proposal.cause == .release { velocities["drag"] = proposal.velocity.y }
    }
    probe.onMotion = { proposal, _ in velocities["motion"] = proposal.velocity.y }
    probe.onTarget = { proposal, _ in velocities["target"] = proposal.velocity.y }
    Hand(scroll).fling(at: 600)
    velocities["scroller"] = scroll.velocity.y
    #expect(velocities.count == 4 && velocities.values.allSatisfy { abs($0 - 600) < 1 }, "\(velocities)")
  }
}
