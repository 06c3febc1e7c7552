internal import CScrollCore
import ScrollMotion
public import ScrollSpace

extension ScrollController {
  /// All that this scroller is right now, in any phase.
  ///
  /// Nil, and counted as refused, from within a callback, a completion, a question or an update: what has happened by
  /// then is not told to all links yet, and bytes cannot tell the rest of it. Take one when the call has returned that
  /// you gave the scroller: after `advance(to:)`, not in `scrollDidSettle`.
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
    var archive = ArchiveWriter()
    archive.write(Int64(state.links.count))
    for link in state.links {
      archive.write(Self.bytes(of: link.name))
      archive.write(saved(link))
    }
    let (makers, now) = (makers, now)
    state.write(to: &archive, makers) { journey, axis in self.archivable(journey, axis, at: now, makers) }
    return ScrollSnapshot(archive)
  }

  /// Becomes what a snapshot says, of this scroller or of another with the same chain.
  ///
  /// What runs is stopped first, and its completion told so, as is what is begun on being told. The links are told a didLayout,
  /// and then hear on where the snapshot was taken: a fling that was under way ends with didEndDecelerating, and a finger that
  /// was down must move or be lifted.
  /// Stop all of several scrollers whose links command each other before you restore the first: what links command as one is
  /// stopped would reach one that is restored already.
  /// `diagnostics` are those of the snapshot from then on, and what was refused while the links read it: what this scroller
  /// had counted before is gone.
  /// Throws where the snapshot is of another chain or cannot be read, and `notNow` where the chain or its items are changed on
  /// being told of the stop; then nothing is restored.
  public func restore(_ snapshot: ScrollSnapshot) throws(ArchiveError) {
    guard mayFeed(refusing: .snapshot) else { throw .notNow }
    var archive = snapshot.state
    let count = try archive.readCount()
    var parts: [ArchiveReader] = []
    for index in 0..<count {
      guard index < state.links.count else { throw .chain(at: index) }
      let name: [UInt8] = try archive.readArray()
      guard name == Self.bytes(of: state.links[index].name) else { throw .chain(at: index) }
      parts.append(try archive.readPart())
    }
    guard count == state.links.count else { throw .chain(at: count) }
    let restored = try StateArchive(from: &archive, makers)
    guard archive.isAtEnd else { throw archive.unusable }
    let links = state.links
    try restoreLinks(parts, isTrial: true)
    standStill()
    guard links.elementsEqual(state.links, by: { $0 === $1 }) else { throw .notNow }
    let told = state.diagnostics
    state.diagnostics = Diagnostics()
    do throws(ArchiveError) { try restoreLinks(parts, isTrial: false) } catch {
      // They could, until they were told of the stop.
      state.diagnostics = told.adding(state.diagnostics)
      throw .notNow
    }
    let refused = state.diagnostics
    restored.put(into: &state)
    state.diagnostics = state.diagnostics.adding(refused)
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

  /// All links, or none; on trial none in any case.
  private func restoreLinks(_ parts: [ArchiveReader], isTrial: Bool) throws(ArchiveError) {
    let links = state.links
    let before = links.map { ArchiveReader(saved($0).bytes) }
    func takeBack(_ count: Int) {
      for index in 0..<count { _ = restore(links[index], from: before[index]) }
    }
    for index in links.indices {
      if let error = restore(links[index], from: parts[index]) {
        takeBack(index + 1)
        throw error
      }
    }
    if isTrial { takeBack(links.count) }
  }

  private func place(of link: any ScrollBehavior) -> Int {
    state.links.firstIndex { $0 === link } ?? Turn.nobody
  }

  /// What a link writes. It is a question: commands from within are refused.
  private func saved(_ link: any ScrollBehavior) -> ArchiveWriter {
    var part = ArchiveWriter()
    asking(Turn(occasion: .save, place: place(of: link))) { link.save(to: &part) }
    return part
  }

  /// A link reads what was written, to the end; why it cannot, if so.
  private func restore(_ link: any ScrollBehavior, from part: ArchiveReader) -> ArchiveError? {
    var part = part
    return asking(Turn(occasion: .restore, place: place(of: link))) {
      do throws(ArchiveError) { try link.restore(from: &part) } catch { return error }
      return part.isAtEnd ? nil : part.unusable
    }
  }

  /// Those who make laws again: the links of the chain, and the engine its own.
  private var makers: LawMakers {
    LawMakers(
      law: { numbers in
        self.asking(Turn(occasion: .law)) {
          for link in self.state.links { if let law = link.law(of: numbers) { return law } }
          return knownLaw(archived: numbers)
        }
      },
      curve: { numbers in
        self.asking(Turn(occasion: .curve)) {
          for link in self.state.links { if let curve = link.curve(of: numbers) { return curve } }
          return knownCurve(archived: numbers)
        }
      })
  }

  private static func bytes(of name: StaticString) -> [UInt8] {
    name.withUTF8Buffer { Array($0) }
  }

  /// An axis' motion as it can be kept: as it is, if somebody in the chain makes its curves again.
  private func archivable(
    _ journey: Journey, _ axis: Axis, at now: Timestamp, _ makers: LawMakers
  ) -> AxisMotion {
    let motion = journey.motion.axes[axis]
    if motion.isArchivable(by: makers.curve) { return motion }
    let elapsed = journey.awaitsStart ? 0 : now - journey.motion.start
    let offset = motion.offset(at: elapsed)
    let velocity = normalized(motion.velocity(at: elapsed))
    let (way, left) = (motion.destination - offset, max(motion.settlingTime - elapsed, 0))
    // Along 3 u² − 2 u³ it comes to rest as a cubic does; one that took more time than this would pass its destination.
    let duration = way / velocity > 0 ? min(left, 3 * way / velocity) : left
    let law = TimingCurve(duration: duration, curve: CubicBezier(1.0 / 3, 0, 2.0 / 3, 1))
    let curve = law.curve(distance: way, velocity: velocity)
    let stage = Stage.curve(curve, from: offset, to: motion.destination) ?? .rest(at: motion.destination)
    let planner = planner(journey.cause[axis], axis)
    let edge = planner.crossing(of: stage, from: planner.extent.side(past: offset))
    let kept = AxisMotion(free: stage, edge: edge, begins: elapsed)
    return kept.isArchivable(by: makers.curve) ? kept : AxisMotion(free: stage, begins: elapsed)
  }
}
