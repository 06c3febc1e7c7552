import Foundation
import ScrollBehaviors
import Testing

/// Random stories of scrolling and editing with tiles: after every call there is a tile for every item in view and for
/// no other, each where a plain list says, and what is kept in place stays there.
///
/// `SCROLL_SEQUENCES` says how many are played; `SCROLL_SEED` plays just the one with that seed, and with both so many
/// are played from that seed on.
@Suite struct TiledStories {
  private static func variable(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }

  #if DEBUG
    private static let usualCount: UInt64 = 40
  #else
    private static let usualCount: UInt64 = 4_000
  #endif

  private static var seeds: Range<UInt64> {
    let first = variable("SCROLL_SEED")
    let count = variable("SCROLL_SEQUENCES") ?? (first == nil ? usualCount : 1)
    return (first ?? 0)..<(first ?? 0) + count
  }

  @Test(arguments: Axis.both) func tilesAreWhatAPlainListSays(_ axis: Axis) throws {
    var (kept, rebased, failures) = (0, 0, 0)
    TrapReport.begin()
    for seed in Self.seeds {
      TrapReport.seed = seed
      let story = try TiledStory(seed: seed, axis: axis)
      for step in 0..<60 where story.problems.isEmpty {
        story.step()
        if let problem = story.problems.first {
          Issue.record("SCROLL_SEED=\(seed) replays this, step \(step), \(story.setting.rows): \(problem)")
        }
      }
      kept += story.keptInPlace
      if story.scroll.contentOrigin != ContentOrigin() { rebased += 1 }
      story.scroll.behaviors = []
      if !story.live.isEmpty || story.tiles.entered != story.tiles.left { story.problems.append("some stay") }
      if !story.problems.isEmpty { failures += 1 }
      if failures == 3 { break }
    }
    TrapReport.end()
    #expect(failures == 0)
    let count = Self.seeds.count
    #expect(count < 20 || kept > count && rebased > count / 4, "\(kept) kept, \(rebased) rebased")
  }

  /// With small windows, so that the origin moves all the time, and with one so large that it never does: the same
  /// path and the same tiles, to the last bit where all numbers are multiples of 1/64, as those of a rubber band are
  /// not.
  @Test(arguments: Axis.both, [false, true])
  func aMovingOriginIsNotSeen(_ axis: Axis, _ isExact: Bool) throws {
    var (rebased, failures, exact) = (0, 0, 0)
    for seed in Self.seeds where failures < 3 {
      let pair = [try TiledStory(seed: seed, axis: axis), try TiledStory(seed: seed, axis: axis, reach: 1e9)]
      if pair[0].setting.infinite == nil { continue }
      let tolerance = isExact && !pair[0].setting.bounces ? 0 : 1e-9
      if tolerance == 0 { exact += 1 }
      for step in 0..<50 {
        for story in pair { story.step(isExact: isExact) }
        let (offsets, phases) = (pair.map(\.offset), pair.map(\.scroll.phase))
        let isNear = (offsets[0] - offsets[1]).magnitude <= tolerance
        let isSame = phases[0] == phases[1] && pair[0].tiles.tiled == pair[1].tiles.tiled
        if isNear, isSame, pair[0].log == pair[1].log { continue }
        Issue.record("SCROLL_SEED=\(seed) replays this, step \(step): \(offsets), \(phases)")
        failures += 1
        break
      }
      if pair[0].scroll.contentOrigin != pair[1].scroll.contentOrigin { rebased += 1 }
    }
    let count = Self.seeds.count
    #expect(count < 20 || rebased > count / 4 && (exact > count / 8) == isExact)
  }
}
