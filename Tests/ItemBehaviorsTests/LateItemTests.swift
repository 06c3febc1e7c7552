import Hands
import ScrollBehaviors
import Seeds
import Testing

/// An item is brought into view whose place is an estimate when the command is given.
@Suite("An item that is measured late") struct LateItemTests {
  #if DEBUG
    static let trials = 4
  #else
    static let trials = 40
  #endif

  static let aligns = [Optional<Alignment>.nearest, .start, .center, .end]
  static let ways = [LateItems.Way.atOnce, .animated, .timed(0.5)]
  static let all = LateItems.Holder.allCases.flatMap { holder in
    Axis.both.flatMap { axis in aligns.map { (holder, axis, $0) } }
  }

  /// Chains behind the items.
  static func links(_ kind: Int, _ items: any EditableItems) -> [any ScrollBehavior] {
    switch kind {
    case 0: [Clamping()]
    case 1: [KeepAnchor(items), Bouncing()]
    case 2: [KeepAnchor(items, .center, holdsAtStart: true), Clamping()]
    default: [Paging(axis: items.axis), Bouncing()]
    }
  }

  @Test("comes to its place, wherever it turns out to be", arguments: all, ways)
  func comes(_ what: (LateItems.Holder, Axis, Alignment?), _ way: LateItems.Way) throws {
    let (holder, axis, align) = what
    for trial in 0..<Self.trials {
      var random = SeededGenerator(seed: UInt64(trial) &* 31 &+ 7)
      let kind = trial % 4
      let late = try LateItems(
        holder, axis, count: 3_000, seed: UInt64(trial),
        viewport: Double(Int.random(in: 150...500, using: &random)),
        spacing: trial % 2 == 0 ? 0 : 4.5
      ) { Self.links(kind, $0) }
      late.hand.frame()
      var seen: Int64 = 0
      for _ in 0..<4 {
        let index = Int64.random(in: 0..<3_000, using: &random)
        let padding = Double(Int.random(in: 0...12, using: &random))
        let before = late.hand.offset
        late.go(to: index, align, padding: Insets(all: padding), way)
        if way != .atOnce {
          while late.hand.frame(after: .random(in: 0.005...0.2, using: &random)) == .needsFrame {}
        }
        if late.hand.offset == before, align == .nearest { continue }
        // A page is gone to by the layout that follows an arrival.
        if kind == 3, way == .atOnce || late.hand.scroll.phase != .idle { break }
        let side: Side = index > seen ? .upper : .lower
        #expect(late.flaw(index, align, padding: padding, from: side) == nil, "\(trial), \(index)")
        seen = index
      }
    }
  }
}
