import Hands
import Testing

/// A clock that is set back amid a fling through several scrollers.
struct FlingClockTests {
  /// The clock is set back at some moment of a fling of three stages, by two frames.
  @Test(arguments: 1..<40) func aClockThatIsSetBackBreaksNoFling(_ moment: Int) {
    let ends = [0.0, 50].map { back in
      let flung = FlungPages(3)
      flung.now = 100
      flung.fling()
      for step in 0..<400 {
        if step == moment {
          flung.frame(after: 0 - back)
          flung.frame(after: 0)
        }
        flung.frame(after: 1.0 / 120)
      }
      #expect(flung.nest.diagnostics.count(of: .clockReset) == (back > 0 ? 1 : 0))
      return flung.offsets
    }
    for (one, other) in zip(ends[0], ends[1]) { #expect((one - other).magnitude < 1e-6) }
    #expect(ends[0][2] > 0)
  }
}
