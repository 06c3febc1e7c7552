import Hands
import ScrollEngine
import ScrollSpace
import Testing

@MainActor @Suite struct AwaitingTests {
  let scroll = ScrollController(
    viewport: Size(width: 100, height: 100), content: Size(width: 100, height: 1_000), behaviors: [])

  func command(to y: Double) -> Task<AnimationOutcome?, Never> {
    Task {
      await AnimationOutcome.of {
        scroll.setContentOffset(Point(x: 0, y: y), arrival: .timed(0.25), completion: $0)
      }
    }
  }

  @Test func aTaskWaitsUntilTheAnimationHasArrived() async {
    let end = command(to: 400)
    while scroll.phase != .animating { await Task.yield() }
    for frame in 0...8 { scroll.advance(to: .milliseconds(Double(frame) * 50)) }
    #expect(await end.value == .finished)
    #expect(scroll.contentOffset.y == 400)
  }

  @Test func aTaskReceivesTheOutcomeOfTheAnimation() async {
    let end = command(to: 400)
    while scroll.phase != .animating { await Task.yield() }
    scroll.stop()
    #expect(await end.value == .interrupted(by: .stop))
  }

  @Test func aCommandThatIsRefusedHasNoOutcome() async {
    #expect(await command(to: .nan).value == nil)
  }
}
