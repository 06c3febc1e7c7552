internal import CScrollCore
import ScrollMotion
public import ScrollSpace

extension ScrollController {
  /// Returns the whole state of this scroller, in any phase.
  ///
  /// Returns nil, and counts a refusal, from within a callback, a completion, a question or an update: callbacks are
  /// still waiting then, and a snapshot cannot contain them. Take a snapshot after the call to the scroller has
  /// returned: after `advance(to:)`, not in `scrollDidSettle`. Returns nil and counts a refusal also if a link
  /// remembers something that could not be read again.
  ///
  /// Completions and the delegate are not part of the snapshot. An animation continues in the restored scroller, and
  /// ends there with `scrollDidEndScrollingAnimation` and without a completion. A motion by a law of your own is kept
  /// if the law gives its numbers. Otherwise a `TimingCurve` replaces it, with the same velocity, destination and
  /// remaining time.
  public func snapshot() -> ScrollSnapshot? {
    guard mayFeed(#function, refusing: .snapshot) else { return nil }
    guard state.outbox.events.isEmpty else {
      chain.refuse(.snapshot, #function)
      return nil
    }
    var archive = ArchiveWalk()
    var answers = SavedAnswers(laws: chain.reasons.laws, diagnostics: chain.diagnostics)
    guard let memories = try? chain.remember(&archive) else { return nil }
    let laws = MotionLaws(memories.flatMap { $0.laws })
    let pulls = PullLaws(memories.flatMap { $0.pulls })
    return chain.asking("remember") {
      do throws(ArchiveError) {
        try state.walk(&archive, chain.all, pulls, &answers)
        var activity = state.course.activity
        try activity.walk(&archive, laws, pulls) { turns.plans.archivable($0, $1, laws) }
      } catch {
        chain.refuse(.snapshot, #function, DeferredText(error.description))
        return nil
      }
      return ScrollSnapshot(archive)
    }
  }

  /// Restores a snapshot of this scroller, or of another scroller with the same chain.
  ///
  /// Motion is stopped first, and its completion called with `.interrupted(by: .stop)`. The same holds for a motion
  /// that the completion starts. Then the links' didLayout is called, and callbacks continue from the snapshot. A
  /// fling of the snapshot ends with didEndDecelerating, and a finger that was down must move or be lifted.
  ///
  /// If the links of several scrollers command each other, stop all scrollers before you restore the first. Otherwise
  /// the commands of a scroller that is being stopped reach a scroller that is restored already.
  ///
  /// After restoring, `diagnostics` are those of the snapshot, plus what was refused while the links read it. The
  /// former counts of this scroller are lost.
  ///
  /// Throws if the snapshot belongs to another chain or cannot be read. Throws `notNow` if a callback of the stop
  /// changes the chain or its items. Nothing is restored in both cases.
  public func restore(_ snapshot: ScrollSnapshot) throws(ArchiveError) {
    if state.calls.observer != nil { notifyObserver(.restore(snapshot)) }
    guard mayFeed(#function, refusing: .snapshot) else { throw .notNow }
    let (links, known) = (chain.all, chain.diagnostics)
    chain.diagnostics = Diagnostics()
    var saved: SavedState?
    let noted: Diagnostics
    do throws(ArchiveError) {
      saved = try read(snapshot)
      noted = chain.diagnostics
      chain.diagnostics = known.adding(noted)
    } catch {
      chain.diagnostics = known.adding(chain.diagnostics)
      throw error
    }
    // Motions that the callbacks start are stopped, too. The commands of these callbacks count as commands of one call,
    // so the loop ends.
    let caller = csc_call_enter(Unmanaged.passUnretained(chain).toOpaque())
    repeat {
      turns.halt()
      // What callbacks change may make the bytes unusable, so they are read again.
      if !state.outbox.events.isEmpty || state.outbox.host.answer != nil { saved = nil }
      turns.deliver()
    } while phase != .idle && phase != .tracking
    csc_call_leave(caller)
    guard links.elementsEqual(chain.all, by: { $0 === $1 }) else { throw .notNow }
    let original = chain.diagnostics
    chain.diagnostics = Diagnostics()
    do throws(ArchiveError) {
      switch consume saved {
      case .some(let saved):
        chain.diagnostics = noted
        put(saved)
      case nil: put(try read(snapshot))
      }
    } catch {
      // The snapshot could be read until the callbacks of the stop.
      chain.diagnostics = original.adding(chain.diagnostics)
      throw .notNow
    }
    turns.watchWalls(isAnew: true)
    for axis in Axis.both { chain.reasons.set(.restored, at: state.course.destination, on: axis) }
    state.outbox.events.append(.didRestore)
    turns.deliver()
  }

  /// True if the layout callback that is being delivered belongs to a restored snapshot. True within
  /// `scrollDidLayout` only.
  ///
  /// The memory of each link is then the memory of the snapshot. A link that computes something at every layout has
  /// computed it before, and leaves it as it is.
  public var isRestoring: Bool { state.outbox.isRestoring }

  /// Reads a snapshot to its end, without any change.
  private func read(_ snapshot: ScrollSnapshot) throws(ArchiveError) -> SavedState {
    var archive = snapshot.state
    let memories = try chain.remember(&archive)
    let laws = MotionLaws(memories.flatMap { $0.laws })
    let pulls = PullLaws(memories.flatMap { $0.pulls })
    var saved = SavedState(
      state: State(frame: Frame(reading: geometry)), answers: SavedAnswers(), memories: memories)
    try chain.asking("remember") { () throws(ArchiveError) in
      try saved.state.walk(&archive, chain.all, pulls, &saved.answers)
      var activity = Activity.idle
      try activity.walk(&archive, laws, pulls) { plannedMotion, axis in
        axis.map { plannedMotion.motion.axes[$0] } ?? .rest(at: 0)
      }
      guard saved.state.take(activity), archive.isAtEnd else { throw archive.unusable }
    }
    return saved
  }

  /// Replaces the state, and lets the links take their memories.
  private func put(_ saved: consuming SavedState) {
    for (number, memory) in saved.memories.enumerated() {
      chain.asking("remember", number) { for change in memory.changes { change() } }
    }
    saved.state.takeOver(from: state)
    let answers = saved.answers
    state = saved.state
    chain.reasons = Reasons()
    chain.reasons.laws = answers.laws
    chain.diagnostics = answers.diagnostics.adding(chain.diagnostics)
    if state.phase == .idle { awaitContent() }
  }

  /// Lets the axes rest on what the snapshot says, also if it is still to come.
  private func awaitContent() {
    let (context, diagnostics) = (state.context, chain.diagnostics)
    // What links answer here is a trial: the next layout counts their mistakes.
    defer { chain.diagnostics = diagnostics }
    var proposal = context.extentProposal(content: state.frame.givenContent)
    proposal.isTrial = true
    let (now, saved) = (chain.extent(proposal, in: context).content, state.frame.geometry.content)
    let isMissing = PerAxis(x: now.width < saved.width, y: now.height < saved.height)
    var isLost = PerAxis(false)
    for axis in Axis.both {
      guard isMissing[axis], case .link(let link, let target, _) = state.course.restBases[axis] else {
        continue
      }
      var targets = PerAxis<RestTarget?>(nil)
      targets[axis] = target
      isLost[axis] = chain.offset(of: &targets, by: link, in: context)[axis] == nil
    }
    state.course.restore(isMissing: isMissing, isLost: isLost, at: context.time)
  }
}
