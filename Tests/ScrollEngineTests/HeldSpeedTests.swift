import Hands
import Testing

/// Frames that a scroller needs while walls hold content that a steady speed would move.
struct HeldSpeedTests {
  /// A host that draws only when it must, and is woken by the scroller.
  private final class Sleeper {
    let scroll: ScrollController
    var now = Timestamp.seconds(1)
    var demand = FrameDemand.needsFrame

    init(_ scroll: ScrollController) {
      self.scroll = scroll
      scroll.onNeedsFrame = { [unowned self] in demand = .needsFrame }
      settle()
    }

    func frame() {
      now += 1.0 / 64
      demand = scroll.advance(to: now)
    }

    /// Frames as the scroller demands them. Returns false if it still needs frames after a while.
    @discardableResult func settle() -> Bool {
      for _ in 0..<20_000 {
        switch demand {
        case .needsFrame: frame()
        case .sleep(let time):
          now = max(now, time)
          frame()
        case .idle: return true
        }
      }
      return false
    }
  }

  @Test(arguments: Axis.both, [-640.0, 640]) func aScrollerNeedsNoFrameWhileAWallHoldsIt(
    _ axis: Axis, _ speed: Double
  ) {
    let host = Sleeper(scroller([Bouncing()]))
    host.scroll.move(at: axis.vector(speed), time: host.now)
    #expect(host.settle() && host.scroll.phase == .wheeling)
    #expect(host.scroll.contentOffset == axis.point(speed < 0 ? 0 : 1_600))
    host.scroll.move(at: axis.vector(speed), time: host.now)
    #expect(host.demand == .idle, "the same speed again changes nothing")
    host.now += 100
    host.scroll.move(at: axis.vector(0 - speed), time: host.now)
    #expect(host.demand == .needsFrame)
    host.frame()
    #expect(host.scroll.contentOffset == axis.point(speed < 0 ? 10 : 1_590))
  }

  @Test(arguments: Axis.both, [0.0, 0.01, 0.2, 0.3, 100]) func contentThatGrowsMovesAgainWithoutAJump(
    _ axis: Axis, _ pause: Double
  ) {
    let host = Sleeper(scroller([Clamping()], content: 2_000))
    host.scroll.move(at: axis.vector(640), time: host.now)
    #expect(host.settle())
    host.now += pause
    host.scroll.contentSize = axis.size(9_000, across: 9_000)
    #expect(host.demand == .needsFrame)
    host.frame()
    #expect(host.scroll.contentOffset[axis] <= 1_600 + 640 * 0.25)
    let start = host.scroll.contentOffset[axis]
    for _ in 0..<64 { host.frame() }
    #expect((host.scroll.contentOffset[axis] - start - 640).magnitude < 1e-6)
  }

  @Test func aListenerOfPullsReceivesThemInEveryFrame() {
    final class Glow: ScrollDelegate {
      var pulls = 0
      func scrollDidPull(_ scroll: ScrollController, _ pull: EdgePull) { pulls += 1 }
    }
    let (scroll, glow) = (scroller([Clamping()]), Glow())
    scroll.delegate = glow
    let host = Sleeper(scroll)
    scroll.move(at: Vector(x: 0, y: -640), time: host.now)
    for _ in 0..<10 { host.frame() }
    #expect(host.demand == .needsFrame && glow.pulls == 10)
  }

  /// A delegate that counts what would have been worth a frame.
  private final class Listener: ScrollDelegate {
    var calls = 0
    func scrollDidScroll(_ scroll: ScrollController) { calls += 1 }
    func scrollDidLayout(_ scroll: ScrollController) { calls += 1 }
    func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) { calls += 1 }
    func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) { calls += 1 }
  }

  private final class Half: ScrollBehavior {
    func drag(_ proposal: inout DragProposal, in context: ScrollContext) {
      proposal.translation = proposal.translation * 0.5
    }
  }
  private final class Swap: ScrollBehavior {
    func drag(_ proposal: inout DragProposal, in context: ScrollContext) {
      proposal.translation = Vector(x: proposal.translation.y, y: proposal.translation.x)
    }
  }
  private final class Open: ScrollBehavior {
    func edge(_ proposal: inout EdgeProposal, in context: ScrollContext) {
      if proposal.side == .upper { proposal.response = .open }
    }
  }

  /// At rest of all inputs the scroller needs a frame exactly if the next frame would change something.
  @Test(arguments: 0..<perBuild as Range<UInt64>) func aScrollerIsIdleExactlyIfTheNextFrameChangesNothing(
    _ seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    let chains: [[any ScrollBehavior]] = [
      [Clamping()], [Bouncing()], [], [Half(), Bouncing()], [Swap(), Clamping()], [Clamping(), Open()],
      [AxisLock(.dominant), Bouncing()], [Paging(axis: .vertical), Clamping()],
    ]
    // No wall holds an open end for ever, nor what a link moves along another axis, or may let go later.
    let isHeld = ![4, 5, 6].contains(seed % 8)
    let host = Sleeper(scroller(chains[Int(seed % 8)]))
    let (scroll, listener) = (host.scroll, Listener())
    scroll.delegate = listener
    for _ in 0..<20 {
      let speeds = [0, 0, number(-2_000 ... -200), number(200...2_000)]
      let speed = { speeds[Int.random(in: 0..<4, using: &random)] }
      switch Int.random(in: 0..<7, using: &random) {
      case 0, 1, 2: scroll.move(at: Vector(x: speed(), y: speed()), time: host.now)
      case 3: scroll.contentSize = Size(width: number(300...4_000), height: number(300...4_000))
      case 4: scroll.contentOffset = Point(x: number(-100...2_000), y: number(-100...2_000))
      case 5: scroll.settings.isScrollEnabled = PerAxis(x: number(0...1) < 0.7, y: number(0...1) < 0.7)
      default: host.now += number(0...20)
      }
      for _ in 0..<Int.random(in: 0..<40, using: &random) where host.demand == .needsFrame { host.frame() }
      if host.demand == .idle {
        let (offset, geometry) = (scroll.contentOffset, scroll.geometry)
        let revived = number(0...1) < 0.5 ? 1.0 / 64 : 30
        host.now += revived
        listener.calls = 0
        #expect(scroll.advance(to: host.now) == .idle && listener.calls == 0)
        #expect(scroll.contentOffset == offset && scroll.geometry == geometry)
      }
    }
    if isHeld { #expect(host.settle()) }
    #expect(scroll.diagnostics.total == 0)
  }
}

private let perBuild: UInt64 = {
  #if DEBUG
    80
  #else
    800
  #endif
}()
