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
    guard mayFeed(refusing: .snapshot) else { return nil }
    guard state.events.isEmpty else {
      refuse(.snapshot, #function)
      return nil
    }
    var (archive, written) = (ArchiveWalk(), state)
    guard let memories = try? walkLinks(&archive) else { return nil }
    let laws = MotionLaws(memories.flatMap { $0.laws })
    let pulls = PullLaws(memories.flatMap { $0.pulls })
    return asking("remember") {
      do throws(ArchiveError) {
        try written.walk(&archive, laws, pulls) { self.archivable($0, $1, laws) }
      } catch {
        refuse(.snapshot, #function, DeferredText(error.description))
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
    observe(.restore(snapshot))
    guard mayFeed(refusing: .snapshot) else { throw .notNow }
    let links = state.chain.links
    _ = try read(snapshot)
    standStill()
    guard links.elementsEqual(state.chain.links, by: { $0 === $1 }) else { throw .notNow }
    let original = state.diagnostics
    state.diagnostics = Diagnostics()
    do throws(ArchiveError) {
      let (restored, memories) = try read(snapshot)
      for (number, memory) in memories.enumerated() {
        asking("remember", number) { for change in memory.changes { change() } }
      }
      let refused = state.diagnostics
      restored.put(into: &state)
      state.diagnostics = state.diagnostics.adding(refused)
    } catch {
      // The snapshot could be read until the callbacks of the stop.
      state.diagnostics = original.adding(state.diagnostics)
      throw .notNow
    }
    watchWalls(from: state.activity.plannedMotion.map(elapsed))
    for axis in Axis.both { setReason(.restored, at: destination, on: axis) }
    state.events.append(.didRestore)
    deliver()
  }

  /// True if the layout callback that is being delivered belongs to a restored snapshot. True within
  /// `scrollDidLayout` only.
  ///
  /// The memory of each link is then the memory of the snapshot. A link that computes something at every layout has
  /// computed it before, and leaves it as it is.
  public var isRestoring: Bool { state.isRestoring }

  /// Stops, and also stops motions that the callbacks start. The commands of these callbacks count as commands of one
  /// call, so the loop ends.
  private func standStill() {
    let caller = csc_call_enter(Unmanaged.passUnretained(self).toOpaque())
    defer { csc_call_leave(caller) }
    repeat {
      halt()
      deliver()
    } while phase != .idle && phase != .tracking
  }

  /// Reads a snapshot to its end, without any change.
  private func read(_ snapshot: ScrollSnapshot) throws(ArchiveError) -> (State, [LinkMemory]) {
    var archive = snapshot.state
    let memories = try walkLinks(&archive)
    let laws = MotionLaws(memories.flatMap { $0.laws })
    let pulls = PullLaws(memories.flatMap { $0.pulls })
    var read = State(givenContent: .zero, geometry: geometry)
    read.chain = state.chain
    try asking("remember") { () throws(ArchiveError) in
      try read.walk(&archive, laws, pulls) { plannedMotion, axis in
        axis.map { plannedMotion.motion.axes[$0] } ?? .rest(at: 0)
      }
    }
    guard archive.isAtEnd else { throw archive.unusable }
    return (read, memories)
  }

  /// Archives the memories of the links in their order, each with its name and in bytes of its own.
  private func walkLinks(_ archive: inout ArchiveWalk) throws(ArchiveError) -> [LinkMemory] {
    let links = state.chain.links
    var memories: [LinkMemory] = []
    let count = try archive.count(links.count)
    for number in 0..<count {
      guard number < links.count else { throw .chain(at: number) }
      let name = links[number].name.withUTF8Buffer { Array($0) }
      guard try archive.value(name) == name else { throw .chain(at: number) }
      var memory = LinkMemory(archive.isReading ? ArchiveWalk(reading: try archive.value([])) : ArchiveWalk())
      try asking("remember", number) { () throws(ArchiveError) in
        do throws(ArchiveError) { try links[number].remember(&memory) } catch {
          if !archive.isReading { refuse(.answer, nil, DeferredText(error.description)) }
          throw error
        }
      }
      guard memory.archive.isAtEnd else { throw memory.archive.unusable }
      if !archive.isReading { _ = try archive.value(memory.archive.bytes) }
      memories.append(memory)
    }
    guard count == links.count else { throw .chain(at: count) }
    return memories
  }

  /// Returns an axis' motion, or for no axis that of the scale, in a form that can be archived: unchanged if a link
  /// can make its curves again.
  private func archivable(_ plannedMotion: PlannedMotion, _ axis: Axis?, _ laws: MotionLaws) -> AxisMotion {
    let motion = axis.map { plannedMotion.motion.axes[$0] } ?? plannedMotion.zoom?.path ?? .rest(at: 0)
    if motion.isArchivable(by: laws) { return motion }
    let elapsed = elapsed(of: plannedMotion)
    let stage = substitute(for: motion, at: elapsed)
    guard let axis else { return AxisMotion(free: stage, begins: elapsed) }
    let planner = planner(plannedMotion.cause[axis], axis)
    let edge = planner.crossing(of: stage, from: planner.extent.side(past: stage.start))
    let kept = AxisMotion(free: stage, edge: edge, begins: elapsed)
    return kept.isArchivable(by: laws) ? kept : AxisMotion(free: stage, begins: elapsed)
  }

  /// Returns a replacement for a motion that cannot be written: with the same remaining time, velocity and
  /// destination.
  private func substitute(for motion: AxisMotion, at elapsed: Double) -> Stage {
    let offset = motion.offset(at: elapsed)
    let velocity = normalized(motion.velocity(at: elapsed))
    let (way, left) = (motion.destination - offset, max(motion.settlingTime - elapsed, 0))
    // Along 3 u² − 2 u³ the motion comes to rest as a cubic does. A longer duration would pass the destination.
    let duration = way / velocity > 0 ? min(left, 3 * way / velocity) : left
    let law = TimingCurve(duration: duration, curve: CubicBezier(1.0 / 3, 0, 2.0 / 3, 1))
    let request = LawRequest(law, distance: way, velocity: velocity)
    return Stage.curve(request.curve, from: offset, to: motion.destination, request: request)
      ?? .rest(at: motion.destination)
  }
}
