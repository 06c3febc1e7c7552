import Hands
import RandomStory
import Testing

/// A question that a link leaves to its default is asked once. A link that passes questions on to its parts is asked
/// each time, because a part that leaves a question is not that link, and may be another one later.
struct LeftQuestionTests {
  private final class Nothing: ScrollBehavior {}

  /// Rests on a grid, drags half as far, and is woken once a second, if it is on.
  private final class Grid: ScrollBehavior {
    var isOn: Bool
    private(set) var next: Timestamp?
    private(set) var wakes = 0

    init(isOn: Bool) { self.isOn = isOn }

    func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
      guard isOn else { return }
      for axis in Axis.both { proposal.offset[axis] = (proposal.offset[axis] / 64).rounded() * 64 }
    }
    func drag(_ proposal: inout DragProposal, in context: ScrollContext) {
      if isOn { proposal.translation = proposal.translation * 0.5 }
    }
    func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
      if isOn { proposal.fit(3_000, on: .vertical) }
    }
    func wake(in context: ScrollContext) -> Timestamp? { isOn ? next ?? context.time + 1 : nil }
    func didWake(_ scroll: ScrollController) {
      wakes += 1
      next = scroll.context.time + 1
    }
  }

  /// Passes questions on to its parts.
  private final class Parts: ScrollBehavior {
    var parts: [any ScrollBehavior]
    init(_ parts: [any ScrollBehavior]) { self.parts = parts }
    func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
      for part in parts { part.target(&proposal, in: context) }
    }
    func drag(_ proposal: inout DragProposal, in context: ScrollContext) {
      for part in parts { part.drag(&proposal, in: context) }
    }
    func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
      for part in parts { part.extent(&proposal, in: context) }
    }
    func wake(in context: ScrollContext) -> Timestamp? {
      parts.compactMap { $0.wake(in: context) }.min()
    }
    func didWake(_ scroll: ScrollController) { for part in parts { part.didWake(scroll) } }
  }

  private func scroller(_ link: any ScrollBehavior) -> ScrollController {
    let scroll = ScrollController(
      viewport: Size(width: 320, height: 480), content: Size(width: 900, height: 4_000),
      behaviors: [link, Bouncing()])
    scroll.checksChain = false
    return scroll
  }

  @Test(arguments: 0..<UInt64(40)) func aLinkOfPartsIsAskedEachTime(_ seed: UInt64) {
    let (grid, other) = (Grid(isOn: false), Grid(isOn: true))
    let parts = Parts([Nothing()])
    let (one, two) = (scroller(grid), scroller(parts))
    let (first, second) = (Teller(seed: seed, of: one), Teller(seed: seed, of: two))
    for event in 0..<120 {
      if event == 40 {
        (grid.isOn, parts.parts) = (true, [other, Nothing()])
        for scroll in [one, two] { scroll.invalidateLayout() }
      }
      first.next()
      second.next()
      #expect(one.contentOffset == two.contentOffset && one.destination == two.destination, "event \(event)")
    }
    #expect(one.contentSize == two.contentSize && grid.wakes == other.wakes)
  }

  /// A default may be called with any proposal, by anybody.
  @Test func aDefaultThatSomebodyElseCallsIsNoAnswer() {
    let grid = Grid(isOn: true)
    let scroll = scroller(grid)
    let nothing = Nothing()
    scroll.behaviors.append(nothing)
    var change = LayoutChange(
      old: scroll.geometry, new: scroll.geometry, offset: .zero, destination: .zero,
      origin: scroll.contentOrigin)
    nothing.layout(&change, in: scroll.context)
    grid.layout(&change, in: scroll.context)
    scroll.setContentOffset(Point(x: 0, y: 100), animated: true)
    #expect(scroll.destination.y == 128)
  }
}
