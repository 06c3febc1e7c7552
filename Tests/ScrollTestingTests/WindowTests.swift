import ScrollHosting
import ScrollTesting
import Testing

/// A window with a list, a carousel in the content of the list, and a button below the list.
final class MailWindow {
  let host = ScrollHost()
  let list = ScrollController(
    viewport: Size(width: 390, height: 600), content: Size(width: 390, height: 20_000),
    behaviors: [Bouncing()])
  let cards = ScrollController(
    viewport: Size(width: 390, height: 200), content: Size(width: 3_900, height: 200),
    behaviors: [Bouncing()])
  private(set) var mails = 0

  init() {
    let area = host.add(list, frame: Rect(x: 0, y: 0, width: 390, height: 600))
    host.add(cards, frame: Rect(x: 0, y: 100, width: 390, height: 200), in: area)
    let button = host.add(frame: Rect(x: 0, y: 600, width: 390, height: 44))
    button.gestures.tap = { [unowned self] _ in mails += 1 }
  }
}

@Test func eachAreaOfTheWindowAnswersItsOwnGesture() throws {
  let window = MailWindow()
  let test = TestHost(window.host)
  test.perform(.drag(by: Vector(x: 100, y: 0), from: Point(x: 300, y: 200)))
  #expect(window.cards.contentOffset.x == 100 && window.list.contentOffset.y == 0)
  test.clear()
  test.perform(.fling(velocity: Vector(x: 0, y: 1_500), from: Point(x: 200, y: 500)))
  try test.settle()
  #expect(test.timeline(of: window.list)?.difference(from: "idle ▏drag▕ decel… settled@889") == nil)
  #expect(test.timeline(of: window.cards)?.difference(from: "idle") == nil)
  test.perform(.tap(at: Point(x: 200, y: 620)))
  #expect(window.mails == 1)
}
