import CallbackGrammar
import ScrollBehaviors
import Testing
import TouchRecordings

/// Every collected recording through composed chains: the callbacks keep to the grammar, what is told is where it
/// comes to rest, and the way does not depend on the frames. Loops in fixed views come to rest as told, too; what they
/// do then, in the moment of rest, is one placement by whole pages, exactly.
@Suite(.recordings) struct ReferenceRecordedCompositions {
  private static func times(every step: Double, to end: Double) -> [Double] {
    Array(stride(from: step, to: end, by: step))
  }

  /// Every world in release builds. Debug builds take one for each recording and chain, another one each time.
  private static func worlds(for recording: Recording, _ chain: ComposedChain) -> ArraySlice<World> {
    #if DEBUG
      let place = ComposedChain.allCases.firstIndex(of: chain) ?? 0
      let index = (recording.events.count + place * 3) % World.all.count
      return World.all[index...index]
    #else
      return World.all[...]
    #endif
  }

  @Test(arguments: try CollectedRecordings.all(), ComposedChain.allCases)
  func keepsItsWord(_ collected: CollectedRecording, _ chain: ComposedChain) {
    let recording = collected.recording
    let end = recording.end.seconds + 12
    let probes = Self.times(every: 0.0917, to: end)
    for world in Self.worlds(for: recording, chain) {
      let sparse = Performance(recording, chain: chain.made(), in: world, frames: [], probes: probes)
      let dense = Performance(
        recording, chain: chain.made(), in: world, frames: Self.times(every: 1 / 60, to: end), probes: probes)
      for performance in [sparse, dense] {
        let violations = performance.violations.joined(separator: "\n")
        #expect(performance.violations.isEmpty, "\(world.testDescription): \(violations)")
        #expect(performance.phase == .idle && performance.offset.isFinite)
      }
      if chain == .endlessBetweenInnerWalls {
        // Which frame finds the offset outside of its window, and so how far the origin moves, is the host's; places
        // in the content are not.
        let isSame = sparse.places.count == dense.places.count
        let distances = zip(sparse.places, dense.places).map {
          max(($0.x - $1.x).magnitude, ($0.y - $1.y).magnitude)
        }
        #expect(isSame && distances.allSatisfy { $0 < 1e-9 }, "\(world.testDescription)")
      } else {
        #expect(
          sparse.seen == dense.seen && sparse.offset.bits == dense.offset.bits, "\(world.testDescription)")
      }
    }
  }

  /// Not every recording flings. But every chain must be flung by many, and land as told.
  @Test(arguments: ComposedChain.allCases) func flingsLandAsTold(_ chain: ComposedChain) throws {
    var flings = 0
    for collected in try CollectedRecordings.all() where flings < 10 {
      let end = collected.recording.end.seconds + 12
      let performance = Performance(
        collected.recording, chain: chain.made(), in: World.all[0],
        frames: Self.times(every: 1 / 60, to: end), probes: [])
      if performance.keptPromises > 0 { flings += 1 }
    }
    #expect(flings == 10)
  }
}
