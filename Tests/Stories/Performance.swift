import ScrollBehaviors
import ScrollTesting
import TouchRecordings

/// One recording played to one scroller, with frames in between.
struct Performance {
  /// The offset at each of the probe times, bit for bit.
  private(set) var seen: [PerAxis<UInt64>] = []
  /// The same as content coordinates, which rebases do not change.
  private(set) var places: [Point] = []
  private(set) var violations: [String] = []
  private(set) var keptPromises = 0
  private(set) var offset = Point.zero
  private(set) var phase = Phase.idle

  /// Plays a recording. `frames` and `probes` are times in order. At each probe the offset is recorded.
  init(
    _ recording: Recording, chain: [any ScrollBehavior], in world: World, frames: [Double], probes: [Double]
  ) {
    let commands = CommandCount()
    let first = CallbackChecker("first link")
    let last = CallbackChecker("last link", commands: commands)
    let delegate = CallbackChecker("delegate", commands: commands)
    let checkers = [first, last, delegate]
    let silentMoves = chain.compactMap { $0 as? SilentMove }
    for move in silentMoves { (move.before, move.commands) = (first, commands) }
    let scroll = ScrollController(
      viewport: World.viewport, content: world.content, behaviors: [first] + chain + [last])
    scroll.delegate = delegate
    scroll.contentOffset = world.start
    var nextFrame = 0
    var nextProbe = 0
    var demand = FrameDemand.needsFrame

    func draw(until end: Double) {
      while true {
        // At rest the host draws nothing, and only the probes continue.
        if demand == .idle, end == .greatestFiniteMagnitude { nextFrame = frames.count }
        let frame = nextFrame < frames.count ? frames[nextFrame] : .infinity
        let probe = nextProbe < probes.count ? probes[nextProbe] : .infinity
        guard min(frame, probe) <= end else { return }
        commands.beginCall(isCommand: false)
        demand = scroll.advance(to: .seconds(min(frame, probe)))
        if frame <= probe { nextFrame += 1 }
        if probe <= frame {
          nextProbe += 1
          for checker in checkers { checker.endCall(scroll) }
          seen.append(scroll.contentOffset.bits)
          places.append(scroll.contentPosition)
        }
      }
    }
    for call in recording.calls {
      draw(until: (call.time ?? .zero).seconds)
      demand = .needsFrame
      commands.beginCall(isCommand: false)
      scroll.perform(world.isTurned ? call.mapped(point: { Point(x: $0.y, y: $0.x) }) : call)
      for checker in checkers { checker.endCall(scroll) }
    }
    draw(until: .greatestFiniteMagnitude)
    violations = checkers.flatMap(\.violations) + silentMoves.flatMap(\.flaws)
    if let flaw = scroll.flaw(ahead: true) { violations.append(flaw) }
    keptPromises = first.keptPromises
    offset = scroll.contentOffset
    phase = scroll.phase
  }
}
