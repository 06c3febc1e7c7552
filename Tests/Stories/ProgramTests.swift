import ScrollBehaviors
import Testing

/// Whole programs of users, as the documents show them.
@Suite("Programs of a user")
struct ProgramTests {
  /// A host with a list. It draws on demand, and receives the scroller's callbacks.
  private final class Host: ScrollDelegate {
    let scroll = ScrollController(
      viewport: Size(width: 390, height: 844), content: Size(width: 390, height: 20_000),
      behaviors: [Bouncing()])
    var drawn: [Point] = []
    var told: Point?
    var settled: SettleReason?

    init() { scroll.delegate = self }

    func draw(from offset: Point) { drawn.append(offset) }

    func scrollDidEndDragging(_ scroll: ScrollController, willDecelerate: Bool) { told = scroll.destination }

    func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) { settled = reason }

    func flick() {
      scroll.touchBegan(at: Point(x: 195, y: 600), time: .milliseconds(0))
      scroll.touchMoved(to: Point(x: 195, y: 580), time: .milliseconds(8))
      scroll.touchMoved(to: Point(x: 195, y: 540), time: .milliseconds(16))
      scroll.touchMoved(to: Point(x: 195, y: 480), time: .milliseconds(24))
      scroll.touchEnded(at: Point(x: 195, y: 480), time: .milliseconds(26))
      var now = Timestamp.milliseconds(26)
      loop: while true {
        draw(from: scroll.contentOffset)
        switch scroll.advance(to: now) {
        case .needsFrame: now += 1 / 60
        case .sleep(let wake): now = max(wake, now + 1 / 60)
        case .idle: break loop
        }
      }
    }
  }

  @Test("A list with the motion of iOS, stepped by the host's clock")
  func list() {
    let host = Host()
    host.flick()
    #expect(host.settled == .decelerated)
    #expect(host.told == host.scroll.contentOffset)
    #expect(host.drawn.last == host.told, "the last frame drawn shows the rest")
    #expect(host.drawn.first == Point(x: 0, y: 110), "120 points of finger, less the slop of 10")
    #expect(host.scroll.diagnostics.total == 0)
    #expect(zip(host.drawn, host.drawn.dropFirst()).allSatisfy { $0.y <= $1.y }, "it never turns back")
  }
}
