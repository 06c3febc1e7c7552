import Hands
import ScrollHosting

/// A host with a clock of its own, and its user. Events come at their times, and frames when the host needs them.
final class Desk {
  let host = ScrollHost()
  var now = Timestamp.seconds(1)
  /// The times of all frames, and what each one answered.
  private(set) var frames: [(time: Timestamp, demand: FrameDemand)] = []

  init() {}

  /// A host of one vertical list in the window's corner, 400 by 600 onto 6000 points, as a frame has seen it.
  init(_ behaviors: [any ScrollBehavior], offset: Double = 0) {
    list = ScrollController(
      viewport: Size(width: 400, height: 600), content: Size(width: 400, height: 6_000), behaviors: behaviors)
    list.contentOffset.y = offset
    area = host.add(list, frame: Rect(x: 0, y: 0, width: 400, height: 600))
    settle()
    forgetFrames()
  }

  private(set) var list: ScrollController! = nil
  private(set) var area: ScrollArea! = nil

  func forgetFrames() { frames = [] }

  /// How many frames were to be drawn.
  var drawn: Int { frames.count { $0.demand == .needsFrame } }

  @discardableResult
  func frame() -> FrameDemand {
    let demand = host.frame(at: now)
    frames.append((now, demand))
    return demand
  }

  /// Lets time pass. Frames come when the host says so.
  func wait(_ seconds: Double) {
    let end = now + seconds
    while let wake = host.nextWake(from: now), wake <= end {
      now = max(now, wake)
      frame()
    }
    now = end
  }

  /// Lets time pass until the host wants nothing; a minute at most. Returns whether it wants nothing by then.
  @discardableResult
  func settle() -> Bool {
    let end = now + 60
    while let wake = host.nextWake(from: now) {
      guard wake < end else { return false }
      now = max(now, wake)
      frame()
    }
    return true
  }

  /// A touch that goes from one point to another in moves of 8 ms, with frames meanwhile.
  func swipe(
    from start: Point, by way: Vector, moves: Int = 10, id: Int = 0, device: PointerDevice = .finger
  ) -> TouchOutcome {
    host.touchBegan(at: start, time: now, id: id, device: device)
    for step in 1...moves {
      wait(0.008)
      host.touchMoved(to: start + way * (Double(step) / Double(moves)), time: now, id: id)
    }
    return host.touchEnded(at: start + way, time: now, id: id)
  }

  /// A touch that comes and goes at a point.
  @discardableResult
  func tap(at point: Point, for seconds: Double = 0.05, device: PointerDevice = .finger) -> TouchOutcome {
    host.touchBegan(at: point, time: now, device: device)
    wait(seconds)
    return host.touchEnded(at: point, time: now)
  }
}

extension Point {
  init(_ x: Double, _ y: Double) { self.init(x: x, y: y) }
}
