import ScrollBehaviors
import ScrollEngine
import ScrollMotion

/// A behaviour with random answers, usable or not. It also gives commands in every callback.
final class Liar: ScrollBehavior {
  private unowned let stage: Stage
  /// The probability of an answer to a question.
  private let answers: Double
  /// With a salt, the same question in the same context gets the same answer, which depends only on the salt.
  private let salt: UInt64?

  init(_ stage: Stage, answers: Double, salt: UInt64?) {
    (self.stage, self.answers, self.salt) = (stage, answers, salt)
  }

  var name: StaticString { "Liar" }

  /// Returns the fate that decides an answer; nil for no answer. Questions have numbers.
  private func judge(_ question: UInt64, in context: ScrollContext) -> Fate? {
    guard let salt else {
      if stage.fate.happens(answers * 0.1) { meddle(nil, isAsked: true) }
      return stage.fate.happens(answers) ? stage.fate : nil
    }
    var mixed = salt &+ question
    for number in [
      context.time.seconds, context.offset.x, context.offset.y, context.destination.x, context.destination.y,
      context.geometry.viewport.width, context.geometry.content.height,
    ] {
      mixed = (mixed ^ number.bitPattern) &* 0x100_0000_01B3
      mixed ^= mixed >> 29
    }
    let fate = Fate(seed: mixed, strangeness: stage.plan.mood.strangeness)
    return fate.happens(answers) ? fate : nil
  }

  /// `scroll` is nil in a question: the question comes from the scroller of its chain.
  private func meddle(_ scroll: ScrollController?, isAsked: Bool = false) {
    let asking =
      isAsked ? stage.players.first { $0.scroll?.behaviors.contains { $0 === self } ?? false } : nil
    if isAsked, asking == nil { return }
    stage.meddle(scroll ?? asking?.scroll, isAsked: isAsked)
  }

  func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
    guard let fate = judge(0, in: context) else { return }
    let axis = fate.axis
    switch fate.index(below: 5) {
    case 0: proposal.fit(fate.length(5_000), on: axis)
    case 1: proposal.extent[axis] = Extent(lower: fate.number(500), upper: fate.number(5_000))
    case 2: proposal.extent[axis].lower = nil
    case 3:
      proposal.extent[axis].period = fate.number(1_000)
      let lower = fate.number(2_000)
      if lower.isFinite { proposal.ringWalls[axis] = lower...lower + max(0, fate.length(900)) }
    default:
      let lower = fate.number(500)
      let upper = lower + fate.length(500)
      if lower <= upper { proposal.window[axis] = lower...upper }
    }
  }
  func layout(_ change: inout LayoutChange, in context: ScrollContext) {
    guard let fate = judge(1, in: context) else { return }
    if fate.happens(0.5) { change.offset[fate.axis] = fate.number(2_000) }
    if fate.happens(0.5) { change.destination[fate.axis] = fate.number(2_000) }
  }
  func drag(_ proposal: inout DragProposal, in context: ScrollContext) {
    guard let fate = judge(2, in: context) else { return }
    if fate.happens(0.5) { proposal.translation[fate.axis] = fate.number(2_000) }
    if fate.happens(0.5) { proposal.velocity[fate.axis] = fate.number(5_000) }
    if fate.happens(0.2) { proposal.step[fate.axis] *= fate.number(2) }
  }
  func motion(_ proposal: inout MotionProposal, in context: ScrollContext) {
    guard let fate = judge(3, in: context) else { return }
    if fate.happens(0.4) { proposal.velocity[fate.axis] = fate.number(5_000) }
    let axis = fate.axis
    switch fate.index(below: 3) {
    case 0: proposal.glide[axis] = .none
    case 1:
      proposal.glide[axis] = .decay(
        rate: fate.pick([0.998, 0.9, .leastNonzeroMagnitude, 0.9999999999999999, 1, -1, .nan]))
    default: proposal.glide[axis] = .custom(law(fate))
    }
  }
  func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
    guard let fate = judge(4, in: context) else { return }
    let axis = fate.axis
    if fate.happens(0.6) { proposal.offset[axis] = fate.number(3_000) }
    switch fate.index(below: 5) {
    case 0: proposal.arrival[axis] = .jump
    case 1: proposal.arrival[axis] = .keepSpeed
    case 2: proposal.arrival[axis] = .spring(response: fate.length(2))
    case 3: proposal.arrival[axis] = .custom(law(fate))
    default: proposal.restTarget[axis] = RestTarget(id: Int64(fate.index(below: 9)), part: fate.number(2))
    }
  }
  func offset(of targets: inout PerAxis<RestTarget?>, in context: ScrollContext) -> PerAxis<Double?> {
    var offset = PerAxis<Double?>(nil)
    for axis in Axis.both where targets[axis] != nil {
      guard let fate = judge(axis == .vertical ? 40 : 41, in: context) else { continue }
      if fate.happens(0.7) { offset[axis] = fate.number(3_000) }
      if fate.happens(0.3) { targets[axis]?.part = fate.number(2) }
    }
    return offset
  }
  func edge(_ proposal: inout EdgeProposal, in context: ScrollContext) {
    let question: UInt64 = 10 + (proposal.axis == .vertical ? 2 : 0) + (proposal.side == .upper ? 1 : 0)
    guard let fate = judge(question, in: context) else { return }
    switch fate.index(below: 5) {
    case 0: proposal.response = .open
    case 1: proposal.response = .rigid
    case 3: proposal.response = .pulled(OddPull(fate.pick(OddPull.Kind.allCases)), proposal.response)
    case 2: proposal.response = .elastic(resistance: fate.length(2), response: fate.length(2))
    default: proposal.response = .custom(resistance: fate.length(2), law(fate))
    }
  }
  func zoom(_ proposal: inout ZoomProposal, in context: ScrollContext) {
    let question: UInt64 = proposal.cause == .drag ? 50 : proposal.cause == .release ? 51 : 52
    guard let fate = judge(question, in: context) else { return }
    if fate.happens(0.6) { proposal.target = fate.length(4) }
    if fate.happens(0.5) { proposal.velocity = fate.number(20) }
    switch fate.index(below: 4) {
    case 0: proposal.pull = nil
    case 1: proposal.pull = OddPull(fate.pick(OddPull.Kind.allCases))
    case 2: proposal.arrival = .custom(law(fate))
    default: proposal.arrival = .spring(response: fate.length(2))
    }
  }
  func rebase(_ proposal: inout RebaseProposal, in context: ScrollContext) {
    let question: UInt64 = proposal.axis == .vertical ? 20 : 21
    if let fate = judge(question, in: context) { proposal.shift = fate.number(2_000) }
  }
  func wake(in context: ScrollContext) -> Timestamp? {
    guard let fate = judge(30, in: context) else { return nil }
    let time = fate.happens(0.5) ? context.time : .seconds(fate.number(100))
    // The host decides how often the link is asked for its wake time. In repeatable stories this question is never
    // refused.
    return salt == nil || time.seconds.magnitude <= 1e150 ? time : nil
  }

  func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
    memory.law(OddLaw.law(of:))
    memory.pull(OddPull.law(of:))
    if salt == nil { meddle(nil, isAsked: true) }
  }

  private func law(_ fate: Fate) -> OddLaw {
    stage.players.first { $0.scroll?.behaviors.contains { $0 === self } ?? false }?.takeOddLaw()
    return OddLaw(fate.pick(OddLaw.Kind.allCases))
  }

  func didWake(_ scroll: ScrollController) { meddle(scroll) }
  func didAttach(to scroll: ScrollController) { meddle(scroll) }
  func didDetach() { meddle(nil) }
  func scrollDidScroll(_ scroll: ScrollController) { meddle(scroll) }
  func scrollDidPull(_ scroll: ScrollController, _ pull: EdgePull) { meddle(scroll) }
  func scrollWillBeginDragging(_ scroll: ScrollController) { meddle(scroll) }
  func scrollWillEndDragging(
    _ scroll: ScrollController, withVelocity velocity: Vector, targetContentOffset: inout Point
  ) {
    meddle(scroll)
    if stage.fate.happens(answers) { targetContentOffset[stage.fate.axis] = stage.fate.number(3_000) }
  }
  func scrollDidEndDragging(_ scroll: ScrollController, willDecelerate: Bool) { meddle(scroll) }
  func scrollWillBeginDecelerating(_ scroll: ScrollController) { meddle(scroll) }
  func scrollDidEndDecelerating(_ scroll: ScrollController) { meddle(scroll) }
  func scrollDidEndScrollingAnimation(_ scroll: ScrollController) { meddle(scroll) }
  func scrollShouldScrollToTop(_ scroll: ScrollController) -> Bool {
    meddle(scroll)
    return !stage.fate.happens(answers)
  }
  func scrollDidScrollToTop(_ scroll: ScrollController) { meddle(scroll) }
  func scrollDidChangeAdjustedContentInset(_ scroll: ScrollController) { meddle(scroll) }
  func scrollDidLayout(_ scroll: ScrollController) { meddle(scroll) }
  func scrollDidRebase(_ scroll: ScrollController, by shift: Vector) { meddle(scroll) }
  func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) { meddle(scroll) }
  func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) { meddle(scroll) }
}
