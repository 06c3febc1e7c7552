import Hands
import ScrollTimelines
import Testing

/// What links report of a motion does not depend on the frames that were drawn.
struct FrameRateTests {
  private func play(_ story: Playback, _ frames: Playback.Frames, _ links: [any ScrollBehavior]) {
    let scroll = ScrollController(
      viewport: Size(width: 400, height: 600), content: Size(width: 1_300, height: 6_000),
      behaviors: links + [Bouncing()])
    story.play(scroll, frames)
  }

  /// Expects equal lists, and names the first difference.
  private func expectEqual<Entry: Equatable>(_ log: [Entry], _ other: [Entry], _ what: String) {
    guard log != other else { return }
    let index = zip(log, other).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let place = index ?? min(log.count, other.count)
    Issue.record(
      """
      \(what): \(log.count) and \(other.count) entries, from \(place) on \(log.dropFirst(place).prefix(2)) and \
      \(other.dropFirst(place).prefix(2))
      """)
  }

  @Test func ticksAreTheSameAtEveryFrameRate() {
    var (ticks, limits) = (0, 0)
    for seed in 1...40 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      let story = Playback(&random, across: seed.isMultiple(of: 2))
      let logs = frameRates.map { frames in
        var log: [ScrollTicks.Tick] = []
        let lines = PerAxis<TickLines?>(x: .every(37.5), y: .at((0..<150).map { Double($0) * 41.25 - 60 }))
        play(story, frames, [ScrollTicks(lines, limits: .all) { log.append($0) }])
        return log
      }
      for (frames, log) in zip(frameRates, logs).dropFirst() {
        expectEqual(log, logs[0], "seed \(seed), \(frames)")
      }
      for (one, next) in zip(logs[0], logs[0].dropFirst()) {
        #expect(one.time <= next.time, "seed \(seed)")
      }
      ticks += logs[0].count
      for tick in logs[0] { if case .limit = tick.mark { limits += 1 } }
    }
    #expect(ticks > 800 && limits > 10, "\(ticks) ticks, \(limits) limits")
  }

  @Test func sightingsAreTheSameAtEveryFrameRate() {
    var changes = 0
    for seed in 1...12 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      let story = Playback(&random, across: seed.isMultiple(of: 2))
      let rects = (0..<16).map { index in
        Rect(
          x: Double.random(in: 0...900, using: &random), y: Double(index) * 100,
          width: Double.random(in: 0...500, using: &random),
          height: Double.random(in: 0...900, using: &random))
      }
      let rule = SightRule(
        thresholds: [0, 0.25, 0.5, 1], margin: Insets(all: Double.random(in: -90...60, using: &random)))
      let logs = frameRates.map { frames in
        var log: [Sightings.Sighting] = []
        play(story, frames, [Sightings(of: rects, by: rule) { log.append($0) }])
        return log
      }
      for (frames, log) in zip(frameRates, logs).dropFirst() {
        expectEqual(log, logs[0], "seed \(seed), \(frames)")
      }
      changes += logs[0].count
    }
    #expect(changes > 200, "\(changes)")
  }

  @Test func impressionsAreTheSameAtEveryFrameRate() {
    var impressions = 0
    for seed in 1...12 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      let story = Playback(&random, across: false)
      let dwell = Double.random(in: 0...0.6, using: &random)
      let logs = frameRates.map { frames in
        let row = ItemRow(count: 80, length: 75, axis: .vertical)
        var log: [Impressions.Impression] = []
        let isOnce = seed.isMultiple(of: 3)
        play(story, frames, [Impressions(of: row, dwell: dwell, isOnce: isOnce) { log.append($0) }])
        return log
      }
      for (frames, log) in zip(frameRates, logs).dropFirst() {
        expectEqual(log, logs[0], "seed \(seed), \(frames)")
      }
      impressions += logs[0].count
    }
    #expect(impressions > 80, "\(impressions)")
  }

  @Test func endsAreTheSameAtEveryFrameRate() {
    var ends = 0
    for seed in 1...12 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      let story = Playback(&random, across: seed.isMultiple(of: 2))
      let logs = frameRates.map { frames in
        let areas = (0..<50).map { index in
          SnapArea(id: Int64(index), frame: Rect(x: 0, y: Double(index) * 120, width: 1_300, height: 110))
        }
        let snapping = Snapping(areas, .proximity, axes: PerAxis(x: false, y: true))
        var log: [String] = []
        let events = ScrollEvents(of: snapping) { event, time in
          if case .scrolled = event { return }
          log.append("\(event) at \(time.seconds)")
        }
        play(story, frames, [snapping, events])
        return log
      }
      for (frames, log) in zip(frameRates, logs).dropFirst() {
        expectEqual(log, logs[0], "seed \(seed), \(frames)")
      }
      ends += logs[0].count
    }
    #expect(ends > 30, "\(ends)")
  }
}
