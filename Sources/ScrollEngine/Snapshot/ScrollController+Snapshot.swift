internal import CScrollCore
import ScrollMotion
public import ScrollSpace

extension ScrollController {
  /// All that this scroller is right now, in any phase.
  ///
  /// Nil, and counted as refused, from within a callback, a completion, a question or an update: what has happened by
  /// then is not told to all links yet, and bytes cannot tell the rest of it. Take one when the call has returned that
  /// you gave the scroller: after `advance(to:)`, not in `scrollDidSettle`. Nil and counted, too, where a link remembers what
  /// could not be read again.
  ///
  /// Completions and the delegate stay with this scroller: an animation goes on in a restored one, and ends there with
  /// `scrollDidEndScrollingAnimation` and without a completion. A motion by a law of somebody's own is kept if the law gives its
  /// numbers; otherwise a `TimingCurve` takes its place, with the same speed and destination and the seconds that are left.
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
        refuse(.snapshot, #function, "\(error)")
        return nil
      }
      return ScrollSnapshot(archive)
    }
  }

  /// Restores a snapshot of this scroller, or of another with the same chain.
  ///
  /// Motion is stopped first, and its completion called with `.interrupted(by: .stop)`. The same holds for a motion that
  /// the completion starts. Then the links' didLayout is called, and callbacks go on as from the snapshot: a fling that was
  /// under way ends with didEndDecelerating, and a finger that was down must move or be lifted.
  /// Stop all of several scrollers whose links command each other before you restore the first: what links command as one is
  /// stopped would reach one that is restored already.
  /// `diagnostics` are those of the snapshot from then on, and what was refused while the links read it: what this scroller
  /// had counted before is gone.
  /// Throws where the snapshot is of another chain or cannot be read, and `notNow` where the chain or its items are changed on
  /// being told of the stop; then nothing is restored.
  public func restore(_ snapshot: ScrollSnapshot) throws(ArchiveError) {
    guard mayFeed(refusing: .snapshot) else { throw .notNow }
    let links = state.chain.links
    _ = try read(snapshot)
    standStill()
    guard links.elementsEqual(state.chain.links, by: { $0 === $1 }) else { throw .notNow }
    let told = state.diagnostics
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
      // It could be read, until links were told of the stop.
      state.diagnostics = told.adding(state.diagnostics)
      throw .notNow
    }
    watchWalls(from: state.activity.journey.map(elapsed))
    for axis in Axis.both { setReason(.restored, at: destination, on: axis) }
    state.events.append(.didRestore)
    deliver()
  }

  /// Whether the layout that is told now is that of a snapshot which was restored; true within `scrollDidLayout` only.
  ///
  /// What a link remembers is then as it was when the snapshot was taken. A link that finds something out whenever there is
  /// a layout has found it out before, and leaves it as it is.
  public var isRestoring: Bool { state.isRestoring }

  /// Stops, and also what is begun on being told of it. The commands given meanwhile count as those of one call, so there is
  /// an end to them.
  private func standStill() {
    let caller = csc_call_enter(Unmanaged.passUnretained(self).toOpaque())
    defer { csc_call_leave(caller) }
    repeat {
      halt()
      deliver()
    } while phase != .idle && phase != .tracking
  }

  /// Reads a snapshot to its end. Nothing changes by that.
  private func read(_ snapshot: ScrollSnapshot) throws(ArchiveError) -> (State, [LinkMemory]) {
    var archive = snapshot.state
    let memories = try walkLinks(&archive)
    let laws = MotionLaws(memories.flatMap { $0.laws })
    let pulls = PullLaws(memories.flatMap { $0.pulls })
    var read = State(givenContent: .zero, geometry: geometry)
    read.chain = state.chain
    try asking("remember") { () throws(ArchiveError) in
      try read.walk(&archive, laws, pulls) { journey, axis in
        axis.map { journey.motion.axes[$0] } ?? .rest(at: 0)
      }
    }
    guard archive.isAtEnd else { throw archive.unusable }
    return (read, memories)
  }

  /// Walks over what the links remember, in their order, each under its name and in bytes of its own.
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
          if !archive.isReading { refuse(.answer, nil, "\(error)") }
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

  /// An axis' motion, or for none that of the scale, as it can be kept: as it is, if somebody in the chain makes its curves
  /// again.
  private func archivable(_ journey: Journey, _ axis: Axis?, _ laws: MotionLaws) -> AxisMotion {
    let motion = axis.map { journey.motion.axes[$0] } ?? journey.zoom?.path ?? .rest(at: 0)
    if motion.isArchivable(by: laws) { return motion }
    let elapsed = elapsed(of: journey)
    let stage = substitute(for: motion, at: elapsed)
    guard let axis else { return AxisMotion(free: stage, begins: elapsed) }
    let planner = planner(journey.cause[axis], axis)
    let edge = planner.crossing(of: stage, from: planner.extent.side(past: stage.start))
    let kept = AxisMotion(free: stage, edge: edge, begins: elapsed)
    return kept.isArchivable(by: laws) ? kept : AxisMotion(free: stage, begins: elapsed)
  }

  /// What takes the place of a motion from a time on that cannot be written: as long, as fast, and to the same place.
  private func substitute(for motion: AxisMotion, at elapsed: Double) -> Stage {
    let offset = motion.offset(at: elapsed)
    let velocity = normalized(motion.velocity(at: elapsed))
    let (way, left) = (motion.destination - offset, max(motion.settlingTime - elapsed, 0))
    // Along 3 u² − 2 u³ it comes to rest as a cubic does; one that took more time than this would pass its destination.
    let duration = way / velocity > 0 ? min(left, 3 * way / velocity) : left
    let law = TimingCurve(duration: duration, curve: CubicBezier(1.0 / 3, 0, 2.0 / 3, 1))
    let request = LawRequest(law, distance: way, velocity: velocity)
    return Stage.curve(request.curve, from: offset, to: motion.destination, request: request)
      ?? .rest(at: motion.destination)
  }
}
