#if !DEBUG
  import AllocationCounter
  import ScrollBehaviors
  import ScrollMotion
  import ScrollProfiles
  import Testing

  /// A warm scroller asks for no memory, whatever it does. Counted in release builds only: others make
  /// temporary copies.
  @Suite(.serialized, .enabled(if: allocation_counting_is_on())) struct FrameAllocationTests {
    /// Counts its callbacks, and reads the content's place as a view would.
    final class Listener: ScrollDelegate {
      var count = 0
      var pulls = 0
      var offset = Point.zero
      func scrollDidScroll(_ scroll: ScrollController) {
        count += 1
        offset = scroll.contentOffset
      }
      func scrollDidPull(_ scroll: ScrollController, _ pull: EdgePull) { pulls += 1 }
      func scrollDidEndDragging(_ scroll: ScrollController, willDecelerate: Bool) { count += 1 }
      func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) { count += 1 }
    }

    /// A behaviour that answers every question.
    private final class Busy: ScrollBehavior {
      func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) { proposal.closingGap.x = 1 }
      func drag(_ proposal: inout DragProposal, in context: ScrollContext) { proposal.translation.x *= 0.5 }
      func motion(_ proposal: inout MotionProposal, in context: ScrollContext) { proposal.velocity.x *= 0.5 }
      func target(_ proposal: inout TargetProposal, in context: ScrollContext) { proposal.offset.x += 1 }
      func edge(_ proposal: inout EdgeProposal, in context: ScrollContext) { proposal.response = .rigid }
      func wake(in context: ScrollContext) -> Timestamp? { context.time + 1 }
    }

    let listener = Listener()
    let scroll: ScrollController
    let clock = Clock()

    final class Clock {
      var seconds = 0.0
    }

    init() {
      scroll = ScrollController(
        viewport: Size(width: 390, height: 844), content: Size(width: 1e5, height: 1e9),
        behaviors: [Clamping(), Busy(), Paging(axis: .horizontal), Bouncing(.vertical), Bouncing(.left)])
      scroll.delegate = listener
      scroll.contentOffset.y = 1e6
    }

    func frame() {
      clock.seconds += 1.0 / 120
      scroll.advance(to: .seconds(clock.seconds))
    }

    func move(_ step: Int) {
      clock.seconds += 1.0 / 240
      let place = Point(x: 100 + Double(step % 50), y: 700 - Double(step % 200) * 3)
      scroll.touchMoved(to: place, time: .seconds(clock.seconds))
    }

    func fling() {
      scroll.touchBegan(at: Point(x: 100, y: 700), time: .seconds(clock.seconds))
      for step in 1...10 {
        clock.seconds += 0.008
        scroll.touchMoved(
          to: Point(x: 100 - 4 * Double(step), y: 700 - 60 * Double(step)), time: .seconds(clock.seconds))
        frame()
      }
      scroll.touchEnded(at: Point(x: 60, y: 100), time: .seconds(clock.seconds))
    }

    /// What is needed once is needed now: a fling, a wheel and a rest.
    func warmUp() {
      fling()
      for _ in 0..<1_000 { frame() }
      scroll.wheel(by: Vector(x: 1, y: 5), time: .seconds(clock.seconds))
      for _ in 0..<200 { frame() }
      listener.count = 0
    }

    @Test func dragging() {
      warmUp()
      scroll.touchBegan(at: Point(x: 100, y: 700), time: .seconds(clock.seconds))
      for step in 0..<100 { move(step) }
      let count = allocations {
        for step in 0..<10_000 {
          move(step)
          frame()
        }
      }
      #expect(count == 0)
      #expect(scroll.isDragging)
      #expect(listener.count >= 10_000)
    }

    /// Past a wall that gives way by one law in another, and past one that is rigid.
    @Test(arguments: [true, false]) func pulling(_ isElastic: Bool) {
      warmUp()
      scroll.contentOffset.y = 0
      scroll.behaviors = isElastic ? [Bouncing(limit: 90, deadZone: 10)] : [Clamping()]
      scroll.touchBegan(at: Point(x: 100, y: 100), time: .seconds(clock.seconds))
      func pull(_ step: Int) {
        clock.seconds += 1.0 / 240
        let place = Point(x: 100, y: 200 + Double(step) * 0.01)
        scroll.touchMoved(to: place, time: .seconds(clock.seconds))
      }
      for step in 0..<400 { pull(step - 400) }
      listener.pulls = 0
      let count = allocations {
        for step in 0..<10_000 {
          pull(step)
          frame()
        }
      }
      #expect(count == 0)
      #expect(scroll.isDragging && listener.pulls >= 9_900)
    }

    /// The slowest of glides: still under way after 10,000 frames.
    @Test func decelerating() {
      warmUp()
      scroll.decelerationRate = DecelerationRate(rawValue: 0.99999)
      fling()
      for _ in 0..<100 { frame() }
      let count = allocations {
        for _ in 0..<10_000 { frame() }
      }
      #expect(count == 0)
      #expect(scroll.isDecelerating)
      #expect(listener.count >= 10_000)
    }

    @Test(arguments: [WheelPhase.unknown, .changed, .momentumChanged]) func wheeling(_ phase: WheelPhase) {
      warmUp()
      scroll.wheel(by: Vector(x: 1, y: 5), phase: phase, time: .seconds(clock.seconds))
      var classifier = WheelClassifier()
      let count = allocations {
        for _ in 0..<10_000 {
          let time = Timestamp.seconds(clock.seconds)
          if case .points(let delta) = classifier.amount(of: Vector(x: 0.25, y: 5), at: time) {
            scroll.wheel(by: delta, phase: phase, time: time)
          }
          frame()
        }
      }
      #expect(count == 0)
      #expect(scroll.phase == .wheeling && listener.count >= 10_000)
    }

    @Test func movingAtASpeed() {
      warmUp()
      scroll.move(at: Vector(x: 1, y: 500), time: .seconds(clock.seconds))
      let count = allocations {
        for step in 0..<10_000 {
          scroll.move(at: Vector(x: 1, y: 500 + Double(step % 9)), time: .seconds(clock.seconds))
          frame()
        }
      }
      #expect(count == 0)
      #expect(scroll.phase == .wheeling && listener.count >= 10_000)
    }

    /// The planned motion of a notch is used again. A profile's animation is a law, which makes a curve.
    @Test(arguments: [false, true]) func notches(_ isTimed: Bool) {
      if isTimed { scroll.apply(.chromium) }
      warmUp()
      let notches = 1_000
      func notch() {
        scroll.step(by: .notches(Vector(x: 0, y: 1)), time: .seconds(clock.seconds))
        for _ in 0..<9 { frame() }
      }
      for _ in 0..<10 { notch() }
      let count = allocations { for _ in 0..<notches { notch() } }
      #expect(count <= (isTimed ? UInt64(notches) : 0), "\(Double(count) / Double(notches)) a notch")
      #expect(scroll.phase == .animating)
    }

    @Test func resting() {
      warmUp()
      for _ in 0..<1_000 { frame() }
      let count = allocations {
        for _ in 0..<10_000 { frame() }
      }
      #expect(count == 0)
      #expect(scroll.phase == .idle)
    }

    /// A swipe on a trackpad, with its momentum: 300 events and a frame after each.
    @Test(arguments: [false, true]) func swiping(_ hasPhases: Bool) {
      warmUp()
      func swipe() {
        func wheel(_ phase: WheelPhase, _ delta: Double) {
          clock.seconds += 1.0 / 120
          scroll.wheel(
            by: Vector(x: 0, y: delta), phase: hasPhases ? phase : .unknown, time: .seconds(clock.seconds))
          frame()
        }
        wheel(.began, 2)
        for _ in 0..<100 { wheel(.changed, 8) }
        let moves = allocations { for _ in 0..<100 { wheel(.changed, 8) } }
        #expect(moves == 0)
        let release = allocations {
          wheel(.ended, 0)
          wheel(.momentumBegan, 8)
        }
        #expect(release <= 2, "\(release) a release")
        let momentum = allocations { for step in 0..<100 { wheel(.momentumChanged, 8 - Double(step) / 13) } }
        // Without phases the lift is found out meanwhile.
        #expect(momentum <= (hasPhases ? 0 : 2))
        wheel(.momentumEnded, 0)
        for _ in 0..<300 { frame() }
      }
      swipe()
      swipe()
    }
  }
#endif
