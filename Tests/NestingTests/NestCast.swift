import Hands
import ScrollTesting

extension NestedScroller {
  fileprivate func contains(_ one: NestedScroller) -> Bool { one.path.contains { $0 === self } }
}

/// Three levels of nested scrollers, each with a checker. Commands and edits come from within callbacks.
final class NestCast {
  /// A scroller of the cast. It may be in the tree or not.
  struct Member {
    var nested: NestedScroller
    let checker: CallbackChecker
    var scroll: ScrollController { nested.scroll }
  }

  let nest: ScrollNest
  private(set) var members: [Member] = []
  let commands = CommandCount()
  let order = NestChecker()
  var random: SeededGenerator
  /// The actions within a callback.
  var meddle: (ScrollController) -> Void = { _ in }

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let page = Self.member(400, commands, &random)
    nest = ScrollNest(page.nested, policy: Self.policy(&random))
    members = [page]
    for level in [1, 1, 2, 2] { members.append(Self.member(400 - Double(level) * 100, commands, &random)) }
    for (child, parent) in [(1, 0), (2, 0), (3, 1), (4, 2)] {
      members[parent].nested.add(members[child].nested)
    }
    for member in members {
      order.watch(member.scroll)
      member.scroll.behaviors.insert(meddler(), at: 0)
    }
  }

  /// A link that passes some callbacks on to `meddle`.
  private func meddler() -> Probe {
    let meddled: Set = ["didScroll", "willBeginDecelerating", "didChangePhase"]
    let probe = Probe("Meddler")
    probe.onEvent = { [weak self] event, scroll in
      if meddled.contains(event) || event.hasPrefix("didSettle") { self?.meddle(scroll) }
    }
    return probe
  }

  static func policy(_ random: inout SeededGenerator) -> any NestingPolicy {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: LatchingPolicy.browser
    case 1: LatchingPolicy.uiKit
    default: NegotiatingPolicy(pulling: Bool.random(using: &random) ? .innermost : .outermost)
    }
  }

  private static func member(
    _ viewport: Double, _ commands: CommandCount, _ random: inout SeededGenerator
  ) -> Member {
    let checker = CallbackChecker("scroller of \(viewport)", joinsLate: true, commands: commands)
    let content = viewport + Double(Int.random(in: 0...500, using: &random))
    let scroll = scroller(Casting.chain(&random), viewport: viewport, content: content, delegate: checker)
    scroll.checksChain = false
    if Bool.random(using: &random) { scroll.isReversed.x = true }
    let overscroll = Int.random(in: 0..<4, using: &random) == 0 ? Overscroll.none : .auto
    let place = Point(x: .random(in: 0...150, using: &random), y: .random(in: 0...150, using: &random))
    return Member(
      nested: NestedScroller(scroll, at: place, overscroll: PerAxis(x: .auto, y: overscroll)),
      checker: checker)
  }

  func isChance(_ oneOf: Int) -> Bool { Int.random(in: 0..<oneOf, using: &random) == 0 }
  func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
  func point() -> Point { Point(x: number(-20...420), y: number(-20...420)) }
  func vector(_ most: Double) -> Vector { Vector(x: number(-most...most), y: number(-most...most)) }
  func anyone() -> Member { members[Int.random(in: 0..<members.count, using: &random)] }

  /// Removes a scroller from the tree, moves it within the tree, or replaces its node by another node for the same
  /// scroller.
  func edit() {
    let index = Int.random(in: 1..<members.count, using: &random)
    let one = members[index].nested
    if isChance(4) {
      let (other, children) = (NestedScroller(one.scroll, at: one.origin), one.children)
      one.parent?.add(other)
      one.remove()
      members[index].nested = other
      return children.forEach { other.add($0) }
    }
    let place = anyone().nested
    if isChance(2) || place.path.contains(where: { $0 === one }) { one.remove() } else { place.add(one) }
  }

  /// The first scroller outside of the nest that still has a touch; nil if there is none.
  func flawOfLeavers() -> String? {
    for member in members where !nest.root.contains(member.nested) {
      if member.scroll.isTracking || member.scroll.phase == .wheeling {
        return "a scroller has left the nest, and is \(member.scroll.phase)"
      }
    }
    return nil
  }

  /// The first fault of the member; nil if there is none.
  func flaw() -> String? {
    for member in members {
      if let flaw = Casting.flaw(member.scroll, member.checker) { return flaw }
    }
    return nil
  }
}
