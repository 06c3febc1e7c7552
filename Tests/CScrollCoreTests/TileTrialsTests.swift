import Testing
import TileTrials

/// Short runs of the trials beside plain models; the long ones run outside of the test suite.
struct TileTrialsTests {
  @Test(arguments: [20, 300, 1500, 4000] as [Int64])
  func rowsAgreeWithAnArray(most: Int64) {
    lengths_trial(source_of_seed(UInt64(most)), most, 6000)
  }

  @Test(arguments: [300, 3000] as [Int64])
  func fingersAgreeWithASearch(most: Int64) {
    finger_trial(source_of_seed(UInt64(most)), most, 6000)
  }

  @Test func framesAgreeWithTheSums() { frames_trial(source_of_seed(6), 300, 4000) }

  @Test func windowsAgreeWithTheDefinition() { window_trial(source_of_seed(3), 20000) }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func aHeapGivesBytesToOneOwner(seed: UInt64) { pool_trial(source_of_seed(seed), 2000) }

  @Test(arguments: [false, true])
  func refusedMemoryChangesNothing(keepsFailing: Bool) {
    var failing: Int64 = 1
    while lengths_trial_without_memory(source_of_seed(5), 600, 60, failing, keepsFailing) { failing += 1 }
    #expect(failing > 20)
  }

  @Test func rowInAHeapThatRunsOutIsUnchanged() {
    #expect(lengths_trial_in_pool(source_of_seed(5), 600, 4_000, 8_000) > 20)
  }
}
