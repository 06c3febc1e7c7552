import ScrollBehaviors
import ScrollEngine
import ScrollMotion
import ScrollNesting
import ScrollSpace

/// The way from scrollers to their host. A host that goes breaks the way off.
final class HostLine {
  unowned(unsafe) var host: ScrollHost?
}

/// A receiver of input and frames: a scroller outside of nests, or a nest. Points are in viewport coordinates of the
/// scroller, or in the coordinates around the outermost scroller of the nest.
final class ScrollTarget {
  let scroll: ScrollController
  let nest: ScrollNest?
  /// The nest, or else the scroller.
  let receiver: any ScrollReceiver
  let claim: HostClaim
  /// The claim of the target that the scroller has left; nil if it has left none.
  private var formerClaim: HostClaim?
  /// The scrollers that were given the claim.
  private var members: [ScrollController] = []

  init(_ scroll: ScrollController, claim: HostClaim = HostClaim()) {
    (self.scroll, nest, receiver, self.claim) = (scroll, nil, scroll, claim)
  }

  init(_ nest: ScrollNest) {
    (scroll, self.nest, receiver, claim) = (nest.root.scroll, nest, nest, HostClaim())
  }

  /// Creates the target of a scroller that has left the nest with the former claim. The claim is released.
  init(_ scroll: ScrollController, leaving formerClaim: HostClaim) {
    (self.scroll, nest, receiver, claim, members) = (scroll, nil, scroll, HostClaim(), [scroll])
    self.formerClaim = formerClaim
    scroll.hostClaim = claim
    giveUp()
  }

  /// The time at which its content is.
  var time: Timestamp {
    var time = scroll.context.time
    forEach { time = max(time, $0.context.time) }
    return time
  }

  // Read in each frame: these two do not go through the protocol of all receivers.
  var acceptsInput: Bool { nest?.acceptsInput ?? scroll.acceptsInput }

  func advance(to time: Timestamp) -> FrameDemand { nest?.advance(to: time) ?? scroll.advance(to: time) }

  /// Sets `onNeedsFrame` of all its scrollers, and of those that are added to its nest later.
  func watch(for host: ScrollHost) {
    updateMembers(for: host)
    nest?.root.onTreeChange = { [claim, line = host.line] in
      guard !claim.isReleased, let host = line.host else { return }
      host.updateNest(claim)
    }
  }

  /// Claims the scrollers that have joined the target, and gives those up that have left. Touches that a former host has
  /// left in a scroller that joins are to be cancelled, and so are those of a scroller that leaves. A scroller that
  /// comes back before that has not left: the nest still has its touches.
  func updateMembers(for host: ScrollHost) {
    let former = members
    members = []
    forEach { scroll in
      members.append(scroll)
      if former.contains(where: { $0 === scroll }) { return }
      precondition(
        scroll.hostClaim?.isReleased ?? true, .hostTwice,
        "A scroller can be in one host at a time, in one place; this one is in a host already; remove it there first."
      )
      if let back = host.leavers.firstIndex(where: { $0.hasLeft(self, scroll) }) {
        host.leavers.remove(at: back)
      } else if scroll.hostClaim != nil {
        host.leavers.append(former.isEmpty ? self : ScrollTarget(scroll, claim: claim))
      }
      scroll.hostClaim = claim
      scroll.onNeedsFrame = { [line = host.line] in line.host?.callFrame() }
    }
    for scroll in former where !members.contains(where: { $0 === scroll }) && scroll.hostClaim === claim {
      host.leavers.append(ScrollTarget(scroll, leaving: claim))
      host.endThumb(of: scroll)
    }
  }

  /// Returns true if this is the target of a scroller that has left another target, and that nobody has claimed since.
  private func hasLeft(_ target: ScrollTarget, _ scroll: ScrollController) -> Bool {
    formerClaim === target.claim && self.scroll === scroll && isHolder
  }

  /// True if the scroller has the claim of this target.
  var isHolder: Bool { scroll.hostClaim === claim }

  /// Releases the claim. The scrollers keep it until their touches are cancelled.
  func giveUp() {
    guard !claim.isReleased else { return }
    claim.release()
    for scroll in members where scroll.hostClaim === claim { scroll.onNeedsFrame = nil }
    if isHolder { nest?.root.onTreeChange = nil }
  }

  /// Takes the claim from the scrollers that still have it, because their touches are cancelled.
  func release() {
    giveUp()
    // Its owner may have set `onNeedsFrame` since the claim was given up.
    for scroll in members where scroll.hostClaim === claim { scroll.hostClaim = nil }
    members = []
  }

  func forEach(_ body: (ScrollController) -> Void) {
    if let nest { nest.root.forEach { body($0.scroll) } } else { body(scroll) }
  }

  /// Returns the target's scrollers under a point, innermost first, with the point in the viewport of each.
  func scrollers(at point: Point) -> [(scroll: ScrollController, point: Point)] {
    guard let nest else { return [(scroll, point)] }
    return (nest.scroller(at: point)?.path ?? []).map { ($0.scroll, $0.place(of: point)) }
  }

  /// Performs an input, at a point in the coordinates of the target.
  @discardableResult
  func perform(_ call: ScrollCall, at point: Point = .zero) -> ScrollAnswer {
    receiver.perform(call, at: point)
  }

  func touchOutcome(of id: Int, at time: Timestamp) -> TouchOutcome {
    nest?.touchOutcome(of: id, at: time) ?? scroll.touchOutcome(of: id, at: time)
  }

  func canScroll(by delta: Vector, isWheel: Bool, at point: Point) -> Bool {
    let axes =
      nest?.canScroll(by: delta, isWheel: isWheel, at: point) ?? scroll.canScroll(by: delta, isWheel: isWheel)
    return axes != PerAxis(false)
  }
}
