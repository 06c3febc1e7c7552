import Hands
import ScrollTesting
import Testing

/// Fingers on a nest with named scrollers, from touch to rest. Checks all callbacks, and that each scroller comes to
/// rest at its destination at the lift, to the last bit.
final class ShapeHand {
  let nest: ScrollNest
  private let members: [(name: String, nested: NestedScroller)]
  private let checkers: [CallbackChecker]
  private(set) var now = 0.0
  /// The destinations at the latest lift.
  private var told: [Point]?

  init(
    _ policy: any NestingPolicy, _ root: NestedScroller, _ members: (name: String, nested: NestedScroller)...
  ) {
    nest = ScrollNest(root, policy: policy)
    self.members = members
    checkers = members.map { CallbackChecker($0.name, joinsLate: true) }
    for (member, checker) in zip(members, checkers) { member.nested.scroll.delegate = checker }
  }

  var time: Timestamp { .seconds(now) }
  private var places: [Point] { members.map { $0.nested.scroll.contentOffset } }

  private var destinations: [Point] { members.map { $0.nested.scroll.destination } }

  /// Returns the names of the scrollers that are not at these offsets.
  private func moved(from places: [Point]) -> [String] {
    zip(members, places).filter { $0.nested.scroll.contentOffset != $1 }.map { $0.0.name }
  }

  /// Swipes in twelve moves of the same length at an even speed. The finger may be held still at the end. Returns the
  /// names of the scrollers that have moved until the lift.
  @discardableResult
  func drag(from start: Point, by way: Vector, in seconds: Double = 0.1, hold: Double = 0) -> [String] {
    let before = places
    var movers: Set<String> = []
    nest.touchBegan(at: start, time: time)
    for step in 1...12 {
      now += seconds / 12
      nest.touchMoved(to: start + way * (Double(step) / 12), time: time)
      movers.formUnion(moved(from: before))
    }
    now += hold
    nest.touchEnded(at: start + way, time: time)
    told = destinations
    return members.map { $0.name }.filter(movers.contains)
  }

  /// Swipes, and waits for rest. Returns the names of the scrollers that have moved.
  @discardableResult
  func swipe(
    from start: Point, by way: Vector, in seconds: Double = 0.1, hold: Double = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> [String] {
    let movers = drag(from: start, by: way, in: seconds, hold: hold)
    let others = rest(sourceLocation: sourceLocation)
    return members.map { $0.name }.filter { movers.contains($0) || others.contains($0) }
  }

  /// Draws frames until nothing moves. Returns the names of the scrollers that have moved in them.
  @discardableResult
  func rest(sourceLocation: SourceLocation = #_sourceLocation) -> [String] {
    let told = told ?? destinations
    self.told = nil
    let before = places
    var movers: Set<String> = []
    for _ in 0..<3_000 {
      now += 1.0 / 120
      let demand = nest.advance(to: time)
      movers.formUnion(moved(from: before))
      for (member, checker) in zip(members, checkers) {
        let flaw = Casting.flaw(member.nested.scroll, checker)
        #expect(flaw == nil, sourceLocation: sourceLocation)
      }
      if demand == .idle { break }
    }
    #expect(places == told, "at their destinations at the lift", sourceLocation: sourceLocation)
    #expect(members.allSatisfy { $0.nested.scroll.phase == .idle }, sourceLocation: sourceLocation)
    #expect(nest.diagnostics.total == 0, sourceLocation: sourceLocation)
    return members.map { $0.name }.filter(movers.contains)
  }

  /// Draws frames for a while.
  func wait(_ seconds: Double) {
    let end = now + seconds
    while now < end {
      now += 1.0 / 120
      nest.advance(to: time)
    }
  }

  /// Two fingers that spread about a point, or come together, and lift after a while.
  func pinch(at focus: Point, to spread: Double) {
    nest.pinchBegan(at: focus, time: time)
    for step in 1...20 {
      now += 0.01
      nest.pinchMoved(to: focus, scale: 1 + (spread - 1) * Double(step) / 20, time: time)
    }
    now += 0.3
    nest.pinchEnded(time: time)
    told = destinations
    rest()
  }
}

extension ScrollController {
  /// Creates a scroller, by default with the width and height of a screen.
  convenience init(
    shape content: Size, in viewport: Size = ScrollController.screen, _ links: [any ScrollBehavior]
  ) {
    self.init(viewport: viewport, content: content, behaviors: links)
  }

  static let screen = Size(width: 390, height: 800)
}
