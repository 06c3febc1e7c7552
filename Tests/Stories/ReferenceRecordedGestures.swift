import CallbackGrammar
import Hands
import Testing
import TouchRecordings

/// Every collected recording through the four chains, with much room and with little, along both axes.
@Suite(.recordings) struct ReferenceRecordedGestures {
  /// The last of the fingers, and long enough after it for the slowest glide to be over.
  private static func end(of recording: Recording) -> Double { recording.end.seconds + 12 }

  private static func times(every step: Double, to end: Double) -> [Double] {
    Array(stride(from: step, to: end, by: step))
  }

  @Test(arguments: try CollectedRecordings.all(), Chain.allCases)
  func offsetsDependOnTimeAlone(_ collected: CollectedRecording, _ chain: Chain) throws {
    let recording = collected.recording
    let end = Self.end(of: recording)
    let probes = Self.times(every: 0.0517, to: end)
    var generator = SeededGenerator(seed: UInt64(recording.events.count))
    let random = (0..<600).map { _ in Double.random(in: 0...end, using: &generator) }.sorted()
    let rates =
      [60.0, 90, 120, 240].map { Self.times(every: 1 / $0, to: recording.end.seconds + 3) } + [random]
    for world in World.all {
      let sparse = Performance(recording, chain: chain.made(), in: world, frames: [], probes: probes)
      try check(sparse, world)
      #expect(sparse.seen.count == probes.count)
      for frames in rates {
        let dense = Performance(recording, chain: chain.made(), in: world, frames: frames, probes: probes)
        try check(dense, world)
        let first = zip(sparse.seen, dense.seen).enumerated().first { $1.0 != $1.1 }
        #expect(
          first == nil, "\(world.testDescription), \(frames.count) frames: differs at probe \(first!.offset)")
        #expect(dense.offset.bits == sparse.offset.bits)
      }
    }
  }

  private func check(_ performance: Performance, _ world: World) throws {
    let violations = performance.violations.joined(separator: "\n")
    try #require(performance.violations.isEmpty, "\(world.testDescription): \(violations)")
    #expect(performance.phase == .idle)
    #expect(performance.offset.isFinite)
  }

  /// Not every recording flings. But every chain must be flung by many, and land as told.
  @Test(arguments: Chain.allCases) func flingsLandAsTold(_ chain: Chain) throws {
    let flings = try CollectedRecordings.all().count { collected in
      let frames = Self.times(every: 1 / 60, to: Self.end(of: collected.recording))
      let performance = Performance(
        collected.recording, chain: chain.made(), in: World.all[0], frames: frames, probes: [])
      return performance.keptPromises > 0
    }
    #expect(flings >= 10)
  }
}
