import Hands
import ScrollAccessories
import ScrollProfiles

extension Mistake {
  /// A link along an axis on which nothing scrolls, because the axis of a row or of the link was left out.
  static let ofAxes: [Mistake] = [
    Mistake("a row without an axis in a vertical list", .likely, "Write axis: .vertical for the items") {
      $0.flick([tiles(ItemRow(count: 100, length: 60)), Bouncing(.vertical)])
    },
    Mistake("pages along the other axis", .likely, "Write Paging(axis: .vertical).") {
      $0.flick([tiles(row()), Paging(), Bouncing()])
    },
    Mistake("an end along the other axis", .likely, "Write StayAtEnd(axis: .horizontal).") {
      $0.flick([tiles(row(.horizontal)), StayAtEnd(axis: .vertical), Bouncing()])
    },
    Mistake("a ring along the other axis", .likely, "Write Circular(axis: .vertical).") {
      $0.flick([Circular(axis: .horizontal), Bouncing()], content: tall)
    },
    Mistake("an anchor in a row across the list", .likely, "Give the items axis: .vertical") {
      let chips = tiles(ItemRow(count: 3, length: 60))
      $0.flick([chips, KeepAnchor(chips), Bouncing()], content: Size(width: 0, height: 9_000))
    },
    Mistake("snap points along the other axis", .likely, "Write axis: .vertical.") {
      $0.flick([tiles(row()), Snapping(points: [0, 100, 300], axis: .horizontal), Bouncing()])
    },
    Mistake("a pull along the other axis", .likely, "Write PullToRefresh(axis: .horizontal)") {
      $0.flick([tiles(row(.horizontal)), PullToRefresh { _ in }, Bouncing()])
    },
    Mistake("loading near an end of the other axis", .likely, "Write LoadNearEnd(axis: .horizontal).") {
      $0.flick([tiles(row(.horizontal)), LoadNearEnd { _ in }, Bouncing()])
    },
    Mistake("a bar along the other axis", .likely, "axis: .horizontal).") {
      let bar = CollapsingBar(maximum: 44)
      $0.flick([tiles(row(.horizontal)), bar.link(), Bouncing()])
    },
  ]

  /// A link at a place of the chain where it has no effect, or another effect.
  static let ofOrder: [Mistake] = [
    Mistake("a ring before the length", .certain, "Write Circular after Tiling.") {
      $0.flick([Circular(axis: .vertical), tiles(row())])
    },
    Mistake("inner walls before the length", .certain, "Write Clamping after Tiling.") {
      $0.flick([Clamping(axis: .vertical, to: 0...50), tiles(row())])
    },
    Mistake("an endless axis before the length", .certain, "Write Infinite after Tiling.") {
      $0.flick([Infinite(axis: .vertical), tiles(row())])
    },
    Mistake("two lengths for one axis", .likely, "Give both the same items") {
      $0.flick([tiles(row()), tiles(ItemRow(count: 7, length: 500, axis: .vertical)), Bouncing(.vertical)])
    },
    Mistake("a content size beside a row", .likely, "Leave contentSize at 0 there") {
      $0.flick([tiles(row()), Bouncing(.vertical)], content: Size(width: 0, height: 5_000))
    },
    Mistake("content without a length", .likely, "Set contentSize, or add a link") { $0.flick([Bouncing()]) },
    Mistake("rigid edges after elastic ones", .note, "write the one that should count last") {
      $0.flick([Bouncing(), Clamping()], content: tall)
    },
    Mistake("snap points after pages", .note, "Leave one of the two out") {
      let points = Snapping(points: [0, 100, 300], axis: .vertical)
      $0.flick([Paging(axis: .vertical), points, Bouncing()], content: tall)
    },
    Mistake("two feels of a system", .note, "Leave one of the two out") {
      $0.flick(
        [
          Probe("Slow", \.onMotion) { proposal, _ in proposal.glide = PerAxis(.decay(rate: 0.9)) },
          Probe("Fast", \.onMotion) { proposal, _ in proposal.glide = PerAxis(.decay(rate: 0.99)) },
          Bouncing(),
        ], content: tall)
    },
  ]
}
