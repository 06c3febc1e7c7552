import Hands
import ScrollTrace

/// Chains that traces are recorded with, each made anew.
enum TraceChain: CaseIterable {
  case none, bouncing, paging, endless, pages, tiles

  func make() -> [any ScrollBehavior] {
    switch self {
    case .none: return []
    case .bouncing: return [Clamping(), Bouncing()]
    case .paging: return [Paging(axis: .horizontal), Paging(axis: .vertical), Bouncing()]
    case .endless: return [Infinite(axis: .vertical), AxisLock(.sticky)]
    case .pages: return [Paging(.items(count: 30, length: 210), axis: .vertical), Bouncing()]
    case .tiles:
      let tiles = Tiling<TraceTile>(
        .uniform(length: 70, items: 0..<100), axis: .vertical, make: { TraceTile() }, show: { _, _, _ in })
      return [tiles, KeepAnchor(tiles), Bouncing()]
    }
  }

  func scroller() -> ScrollController {
    ScrollController(
      viewport: Size(width: 320, height: 480), content: Size(width: 900, height: 4_000), behaviors: make())
  }

  /// What a recorder has of a story.
  func trace(seed: UInt64, events: Int = 120) -> Trace {
    let story = TraceStory(scroller(), seed: seed)
    let recorder = ScrollRecorder(story.scroll, label: "story \(seed)")
    story.play(events)
    return recorder.trace
  }
}

final class TraceTile {}
