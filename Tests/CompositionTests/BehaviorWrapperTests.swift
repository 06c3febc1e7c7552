import Hands
import RandomStory
import Testing

/// A link in a wrapper is the link itself: the same offsets and destinations, and the same snapshots.
struct BehaviorWrapperTests {
  /// A wrapper of the user's own, which passes on what its links need.
  private final class Own: ScrollBehavior {
    let base: any ScrollBehavior
    var name: StaticString { base.name }

    init(_ base: any ScrollBehavior) { self.base = base }
    func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
      base.extent(&proposal, in: context)
    }
    func layout(_ change: inout LayoutChange, in context: ScrollContext) {
      base.layout(&change, in: context)
    }
    func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
      base.target(&proposal, in: context)
    }
    func offset(of targets: inout PerAxis<RestTarget?>, in context: ScrollContext) -> PerAxis<Double?> {
      base.offset(of: &targets, in: context)
    }
    func edge(_ proposal: inout EdgeProposal, in context: ScrollContext) { base.edge(&proposal, in: context) }
    func remember(_ memory: inout LinkMemory) throws(ArchiveError) { try base.remember(&memory) }
    func didAttach(to scroll: ScrollController) { base.didAttach(to: scroll) }
    func didDetach() { base.didDetach() }
    func scrollDidScroll(_ scroll: ScrollController) { base.scrollDidScroll(scroll) }
    func scrollWillBeginDecelerating(_ scroll: ScrollController) { base.scrollWillBeginDecelerating(scroll) }
    func scrollDidEndScrollingAnimation(_ scroll: ScrollController) {
      base.scrollDidEndScrollingAnimation(scroll)
    }
    func scrollDidLayout(_ scroll: ScrollController) { base.scrollDidLayout(scroll) }
    func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) {
      base.scrollDidChangePhase(scroll, from: old)
    }
    func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) {
      base.scrollDidSettle(scroll, reason: reason)
    }
  }

  /// What a story leads to.
  private struct Result: Equatable {
    var places: [Point] = []
    var snapshot: [UInt8] = []
  }

  /// Plays random events, with commands to the links and edits of their rows in between.
  private func result(
    of base: [any ScrollBehavior], in wrap: (any ScrollBehavior) -> any ScrollBehavior, seed: UInt64
  ) -> Result {
    let scroll = ScrollController(
      viewport: Size(width: 320, height: 480), content: Size(width: 900, height: 4_000),
      behaviors: base.map(wrap))
    scroll.checksChain = false
    let teller = Teller(seed: seed, of: scroll)
    var (random, result) = (SeededGenerator(seed: seed), Result())
    let row =
      (base.first as? Tiling<Int>)?.row ?? (base.first as? Snapping)?.row ?? (base.first as? Paging)?.row
    for _ in 0..<60 {
      let (number, isAnimated) = (Int64.random(in: 0..<110, using: &random), Bool.random(using: &random))
      switch Int.random(in: 0..<9, using: &random) {
      case 0:
        for link in base {
          (link as? Tiling<Int>)?.scroll(to: number, align: .center, animated: isAnimated)
          (link as? Paging)?.scroll(toPage: Int(number) % 12, animated: isAnimated)
          (link as? Snapping)?.scroll(toArea: number % 30, animated: isAnimated)
        }
      case 1: try? row?.insert(2, at: number % 20)
      case 2: try? row?.remove(number % 20..<number % 20 + 1)
      default: teller.next()
      }
      result.places += [scroll.contentOffset, scroll.destination]
    }
    result.snapshot = scroll.snapshot()?.bytes ?? []
    return result
  }

  @Test(arguments: Catalogue.allCases) func aWrappedLinkIsTheLinkItself(_ behavior: Catalogue) throws {
    for seed in 0..<UInt64(perBuild(debug: 12, release: 400)) {
      let alone = result(of: behavior.make(), in: { $0 }, seed: seed)
      try #require(
        result(of: behavior.make(), in: BehaviorWrapper.init, seed: seed) == alone, "seed \(seed), a wrapper")
    }
  }

  @Test func aWrapperOfOnesOwnIsTheLinkItself() throws {
    let chains: [() -> [any ScrollBehavior]] = [
      { [Snapping(ItemRow(count: 40, length: 100, axis: .vertical)), Bouncing()] },
      { [Paging(ItemRow(count: 40, length: 300, axis: .vertical)), Bouncing()] },
      {
        let row = ItemRow(count: 100, length: 70, axis: .vertical)
        let tiles = Tiling(row, make: { 0 }, show: { _, _, _ in })
        return [tiles, KeepAnchor(row), StayAtEnd(), Bouncing()]
      },
    ]
    for seed in 0..<UInt64(perBuild(debug: 60, release: 4_000)) {
      let chain = chains[Int(seed) % chains.count]
      try #require(
        result(of: chain(), in: Own.init, seed: seed) == result(of: chain(), in: { $0 }, seed: seed),
        "seed \(seed)")
    }
  }
}
