import ScrollBehaviors
import ScrollEngine
import ScrollHosting
import ScrollSpace

/// Scrollers in the areas of a host, all in the same place. The last one is under the finger.
private final class HostedCrowd: Crowd {
  private let host = ScrollHost()

  init(_ count: Int, moving: Int) {
    super.init(count, moving: moving)
    for scroll in scrollers { host.add(scroll, frame: Rect(x: 0, y: 0, width: 390, height: 844)) }
  }

  override func advance() -> FrameDemand { host.frame(at: now) }
  override func touchBegan(at point: Point) { host.touchBegan(at: point, time: now) }
  override func touchMoved(to point: Point) { host.touchMoved(to: point, time: now) }
}

/// Returns the rows for frames of a host, compared with the frames of its scrollers. One round is one frame, and
/// allocates nothing.
func hostRows() -> [Row] {
  func row(
    _ piece: String, _ count: Int, moving: Int, limit: Double, _ run: @escaping (Crowd) -> (Int) -> Void
  ) -> Row {
    Row(piece: "host: \(piece)", peer: "each by itself", limit: limit, allocations: 0) {
      Contest(ours: run(HostedCrowd(count, moving: moving)), peer: run(Crowd(count, moving: moving)))
    }
  }
  return [
    row("a frame, a list", 1, moving: 1, limit: 6) { $0.frames },
    row("a frame, 64 lists", 64, moving: 64, limit: 2.3) { $0.frames },
    row("a frame, 1 of 64 lists moves", 64, moving: 1, limit: 2) { $0.frames },
    // The moves of the scroller itself need a quarter of their former time. `.ci/frame-instructions` counts these.
    row("a move of a finger and a frame", 1, moving: 0, limit: 3.2) { $0.moves },
  ]
}
