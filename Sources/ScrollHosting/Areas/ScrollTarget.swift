import ScrollBehaviors
import ScrollEngine
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
  /// What the scrollers know their host by.
  let hold = HostHold()
  /// The scrollers that have the hold.
  private var members: [ScrollController] = []

  init(_ scroll: ScrollController) { (self.scroll, nest) = (scroll, nil) }

  init(_ nest: ScrollNest) { (scroll, self.nest) = (nest.root.scroll, nest) }

  var acceptsInput: Bool { nest?.acceptsInput ?? scroll.acceptsInput }

  /// The time at which its content is.
  var time: Timestamp {
    var time = scroll.context.time
    forEach { time = max(time, $0.context.time) }
    return time
  }

  func advance(to time: Timestamp) -> FrameDemand { nest?.advance(to: time) ?? scroll.advance(to: time) }

  /// Sets `onNeedsFrame` of all its scrollers, and of those that are added to its nest later.
  func watch(for host: ScrollHost) {
    let line = host.line
    take(line)
    nest?.root.onTreeChange = { [hold] in
      guard !hold.isOver, let host = line.host else { return }
      host.scrollers.first { $0.target?.hold === hold }?.target?.take(line)
      host.setNeedsFrame()
    }
  }

  /// Takes the scrollers up that the target has by now, and gives those up that have left.
  func take(_ line: HostLine) {
    let former = members
    members = []
    forEach { scroll in
      members.append(scroll)
      if scroll.hostHold === hold { return }
      scroll.hostHold = hold
      scroll.onNeedsFrame = { line.host?.callFrame() }
    }
    for scroll in former where !members.contains(where: { $0 === scroll }) { release(scroll) }
  }

  /// Whether the target has its scroller, and no one else does.
  var isHolder: Bool { scroll.hostHold === hold }

  /// Whether another target of a host has a scroller of this one.
  var isHeld: Bool {
    var isHeld = false
    forEach { if let other = $0.hostHold, other !== hold, !other.isOver { isHeld = true } }
    return isHeld
  }

  /// Whether the host that had a scroller of this one before has left touches.
  var hasTouchesOfFormerHost: Bool {
    var isOver = false
    forEach { if $0.hostHold?.isOver ?? false { isOver = true } }
    return isOver
  }

  /// Is given up by its host. Until its touches are cancelled, its scrollers have the hold, which is over.
  func giveUp() {
    guard !hold.isOver else { return }
    hold.isOver = true
    for scroll in members where scroll.hostHold === hold { scroll.onNeedsFrame = nil }
    if isHolder { nest?.root.onTreeChange = nil }
  }

  /// Its touches are cancelled: the scrollers that are still its own are no one's.
  func release() {
    giveUp()
    for scroll in members { release(scroll) }
    members = []
  }

  private func release(_ scroll: ScrollController) {
    guard scroll.hostHold === hold else { return }
    (scroll.onNeedsFrame, scroll.hostHold) = (nil, nil)
  }

  deinit { giveUp() }

  private func forEach(_ body: (ScrollController) -> Void) {
    if let nest { nest.root.forEach { body($0.scroll) } } else { body(scroll) }
  }

  /// Returns the target's scrollers under a point, innermost first, with the point in the viewport of each.
  func scrollers(at point: Point) -> [(scroll: ScrollController, point: Point)] {
    guard let nest else { return [(scroll, point)] }
    return (nest.scroller(at: point)?.path ?? []).map { ($0.scroll, $0.place(of: point)) }
  }

  func touchBegan(at point: Point, _ time: Timestamp, _ id: Int, slop: Double?) {
    if let nest { return nest.touchBegan(at: point, time: time, id: id, slop: slop) }
    scroll.touchBegan(at: point, time: time, id: id, slop: slop)
  }

  func touchMoved(to point: Point, _ time: Timestamp, _ id: Int) {
    if let nest { return nest.touchMoved(to: point, time: time, id: id) }
    scroll.touchMoved(to: point, time: time, id: id)
  }

  func touchPredicted(at point: Point, _ time: Timestamp, _ id: Int) {
    if let nest { return nest.touchPredicted(at: point, time: time, id: id) }
    scroll.touchPredicted(at: point, time: time, id: id)
  }

  func touchEnded(at point: Point, _ time: Timestamp, _ id: Int, _ velocity: Vector?) -> TouchOutcome {
    nest?.touchEnded(at: point, time: time, id: id, velocity: velocity)
      ?? scroll.touchEnded(at: point, time: time, id: id, velocity: velocity)
  }

  func touchCancelled(_ time: Timestamp, _ id: Int) {
    if let nest { return nest.touchCancelled(time: time, id: id) }
    scroll.touchCancelled(time: time, id: id)
  }

  func cancelAllTouches(time: Timestamp) {
    if let nest { return nest.cancelAllTouches(time: time) }
    scroll.cancelAllTouches(time: time)
  }

  func touchOutcome(of id: Int, at time: Timestamp) -> TouchOutcome {
    nest?.touchOutcome(of: id, at: time) ?? scroll.touchOutcome(of: id, at: time)
  }

  func canScroll(by delta: Vector, isWheel: Bool, at point: Point) -> Bool {
    let axes =
      nest?.canScroll(by: delta, isWheel: isWheel, at: point) ?? scroll.canScroll(by: delta, isWheel: isWheel)
    return axes != PerAxis(false)
  }

  func wheel(by delta: Vector, _ phase: WheelPhase, at point: Point, _ time: Timestamp) {
    if let nest { return nest.wheel(by: delta, phase: phase, at: point, time: time) }
    scroll.wheel(by: delta, phase: phase, time: time)
  }

  func step(by step: ScrollStep, at point: Point, _ time: Timestamp) {
    if let nest { return nest.step(by: step, at: point, time: time) }
    scroll.step(by: step, time: time)
  }

  func pinchBegan(at focus: Point, _ time: Timestamp) {
    if let nest { return nest.pinchBegan(at: focus, time: time) }
    scroll.pinchBegan(at: focus, time: time)
  }

  func pinchMoved(to focus: Point, scale: Double, _ time: Timestamp) {
    if let nest { return nest.pinchMoved(to: focus, scale: scale, time: time) }
    scroll.pinchMoved(to: focus, scale: scale, time: time)
  }

  func pinchEnded(_ time: Timestamp) {
    if let nest { return nest.pinchEnded(time: time) }
    scroll.pinchEnded(time: time)
  }

  func pinchCancelled(_ time: Timestamp) {
    if let nest { return nest.pinchCancelled(time: time) }
    scroll.pinchCancelled(time: time)
  }
}
