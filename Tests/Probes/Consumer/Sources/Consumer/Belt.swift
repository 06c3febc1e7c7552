import ScrollBehaviors
import ScrollEngine

/// Answers every question of the contract, and implements every callback. An endless belt across, a walled sheet
/// down, a page mark every 100 points, and a push after each second at rest.
final class Belt: ScrollBehavior {
  /// The names of its questions and callbacks so far.
  private(set) var received: Set<String> = []
  /// Where the belt's origin went, in all.
  private(set) var travelled = 0.0
  private(set) weak var scroll: ScrollController?
  private var restsSince: Timestamp?

  var name: StaticString { "Belt" }

  func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
    received.insert("extent")
    proposal.fit(3_000, on: .vertical)
    proposal.extent.x = Extent()
    proposal.window.x = -500...500
  }

  func layout(_ change: inout LayoutChange, in context: ScrollContext) {
    received.insert("layout")
    let grown = change.new.viewport.height - change.old.viewport.height
    change.offset.y -= grown / 2
  }

  func drag(_ proposal: inout DragProposal, in context: ScrollContext) {
    received.insert("drag")
    proposal.translation.x *= 2
    proposal.velocity.x *= 2
  }

  func motion(_ proposal: inout MotionProposal, in context: ScrollContext) {
    received.insert("motion")
    proposal.glide.y = .decay(rate: 0.99)
  }

  func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
    received.insert("target")
    proposal.offset.y = (proposal.offset.y / 100).rounded() * 100
    proposal.arrival.y = .spring(response: 0.3)
    if proposal.cause.y == .step { proposal.restTarget.y = RestTarget(id: Int64(proposal.offset.y / 100)) }
  }

  func offset(of targets: inout PerAxis<RestTarget?>, in context: ScrollContext) -> PerAxis<Double?> {
    received.insert("offset")
    return PerAxis(x: nil, y: targets.y.map { Double($0.id) * 100 })
  }

  func edge(_ proposal: inout EdgeProposal, in context: ScrollContext) {
    received.insert("edge")
    proposal.response = proposal.side == .lower ? .elastic(resistance: 0.5, response: 0.4) : .rigid
  }

  func zoom(_ proposal: inout ZoomProposal, in context: ScrollContext) {
    received.insert("zoom")
    proposal.pull = nil
  }

  func rebase(_ proposal: inout RebaseProposal, in context: ScrollContext) {
    received.insert("rebase")
    proposal.shift = -(context.offset[proposal.axis] / 500).rounded(.towardZero) * 500
  }

  func wake(in context: ScrollContext) -> Timestamp? {
    received.insert("wake")
    // It moves on by itself at rest alone, not under a finger or beside a motion.
    return context.phase == .idle ? restsSince.map { $0 + 1 } : nil
  }

  func didWake(_ scroll: ScrollController) {
    received.insert("didWake")
    restsSince = nil
    scroll.setContentOffset(scroll.contentOffset + Vector(x: 0, y: 100), animated: true)
  }

  func scrollWillTakeInput(_ scroll: ScrollController, at time: Timestamp) {
    received.insert("willTakeInput")
  }

  func didAttach(to scroll: ScrollController) {
    received.insert("didAttach")
    self.scroll = scroll
  }

  func didDetach() {
    received.insert("didDetach")
    scroll = nil
  }

  func scrollDidScroll(_ scroll: ScrollController) { received.insert("didScroll") }
  func scrollWillBeginDragging(_ scroll: ScrollController) { received.insert("willBeginDragging") }
  func scrollWillEndDragging(
    _ scroll: ScrollController, withVelocity velocity: Vector, targetContentOffset: inout Point
  ) {
    received.insert("willEndDragging")
    targetContentOffset.y = (targetContentOffset.y / 500).rounded() * 500
  }
  func scrollDidEndDragging(_ scroll: ScrollController, willDecelerate: Bool) {
    received.insert("didEndDragging")
  }
  func scrollWillBeginDecelerating(_ scroll: ScrollController) { received.insert("willBeginDecelerating") }
  func scrollDidEndDecelerating(_ scroll: ScrollController) { received.insert("didEndDecelerating") }
  func scrollDidEndScrollingAnimation(_ scroll: ScrollController) {
    received.insert("didEndScrollingAnimation")
  }
  func scrollShouldScrollToTop(_ scroll: ScrollController) -> Bool {
    received.insert("shouldScrollToTop")
    return true
  }
  func scrollDidScrollToTop(_ scroll: ScrollController) { received.insert("didScrollToTop") }
  func scrollDidChangeAdjustedContentInset(_ scroll: ScrollController) { received.insert("didChangeInset") }
  func scrollDidLayout(_ scroll: ScrollController) { received.insert("didLayout") }
  func scrollDidRebase(_ scroll: ScrollController, by shift: Vector) {
    received.insert("didRebase")
    travelled += shift.x
  }
  func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) { received.insert("didChangePhase") }
  func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) {
    received.insert("didSettle")
    restsSince = scroll.context.time
  }

  /// The names of the questions and callbacks that a stroll calls: all but those of pulls, zooms, reviews and memories.
  static let everything: Set<String> = [
    "extent", "layout", "drag", "motion", "target", "offset", "edge", "rebase", "wake", "didWake",
    "willTakeInput", "didAttach", "didDetach", "didScroll", "willBeginDragging", "willEndDragging",
    "didEndDragging",
    "willBeginDecelerating", "didEndDecelerating", "didEndScrollingAnimation", "didLayout", "didRebase",
    "didChangePhase", "didSettle", "shouldScrollToTop", "didScrollToTop",
    "didChangeInset",
  ]
}
