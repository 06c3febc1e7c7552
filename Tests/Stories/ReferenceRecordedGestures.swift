import Hands
import ScrollTesting
import Testing
import TouchRecordings

/// Every collected recording through all chains, with much room and with little, along both axes. The callbacks
/// follow the grammar, the content rests at its destination, and its path does not depend on the frames. Loops in
/// fixed views rest at their destinations too; afterwards they move by whole pages, exactly.
@Suite(.recordings) struct ReferenceRecordedGestures {
  /// The end of the last finger, and enough time after it for the slowest glide.
  private static func end(of recording: Recording) -> Double { recording.end.seconds + 12 }

  private static func times(every step: Double, to end: Double) -> [Double] {
    Array(stride(from: step, to: end, by: step))
  }

  /// Release builds use every world. Debug builds use one world for each recording and chain, a different one each time.
  private static func worlds(for recording: Recording, _ chain: Chain) -> ArraySlice<World> {
    let place = Chain.allCases.firstIndex(of: chain) ?? 0
    let index = (recording.calls.count + place * 3) % World.all.count
    return perBuild(debug: World.all[index...index], release: World.all[...])
  }

  /// The times of frames. Plain chains are played at any frame rate.
  private static func frames(for recording: Recording, _ chain: Chain) -> [[Double]] {
    let end = chain.isPlain ? recording.end.seconds + 3 : Self.end(of: recording)
    let rates = (chain.isPlain ? perBuild(debug: [], release: [60.0, 90, 120, 240]) : [60]).map {
      times(every: 1 / $0, to: end)
    }
    var generator = SeededGenerator(seed: UInt64(recording.calls.count))
    let random = (0..<600).map { _ in Double.random(in: 0...Self.end(of: recording), using: &generator) }
    return chain.isPlain ? rates + [random.sorted()] : rates
  }

  @Test(arguments: try CollectedRecordings.all(), Chain.allCases)
  func offsetsDependOnTimeAlone(_ collected: CollectedRecording, _ chain: Chain) throws {
    let recording = collected.recording
    let probes = Self.times(every: chain.isPlain ? 0.0517 : 0.0917, to: Self.end(of: recording))
    for world in Self.worlds(for: recording, chain) {
      let sparse = Performance(recording, chain: chain.made(), in: world, frames: [], probes: probes)
      try check(sparse, world)
      #expect(sparse.seen.count == probes.count)
      for frames in Self.frames(for: recording, chain) {
        let dense = Performance(recording, chain: chain.made(), in: world, frames: frames, probes: probes)
        try check(dense, world)
        #expect(dense.seen.count == probes.count)
        // The frames decide at which time the offset leaves its window, and so how far the origin moves. Places in
        // the content do not depend on them.
        let first = zip(sparse.seen, dense.seen).enumerated().first { index, seen in
          let way = sparse.places[index] - dense.places[index]
          return chain.movesOrigin ? max(way.x.magnitude, way.y.magnitude) >= 1e-9 : seen.0 != seen.1
        }
        #expect(
          first == nil, "\(world.testDescription), \(frames.count) frames: differs at probe \(first!.offset)")
        #expect(chain.movesOrigin || dense.offset.bits == sparse.offset.bits)
      }
    }
  }

  private func check(_ performance: Performance, _ world: World) throws {
    let violations = performance.violations.joined(separator: "\n")
    try #require(performance.violations.isEmpty, "\(world.testDescription): \(violations)")
    #expect(performance.phase == .idle)
    #expect(performance.offset.isFinite)
  }

  /// Not every recording flings. But many must fling every chain, and land at their destinations.
  @Test(arguments: Chain.allCases) func flingsLandAtTheirDestinations(_ chain: Chain) throws {
    var flings = 0
    for collected in try CollectedRecordings.all() where flings < 10 {
      let frames = Self.times(every: 1 / 60, to: Self.end(of: collected.recording))
      let performance = Performance(
        collected.recording, chain: chain.made(), in: World.all[0], frames: frames, probes: [])
      if performance.keptPromises > 0 { flings += 1 }
    }
    #expect(flings == 10)
  }
}
