import AllocationCounter
import Testing

/// The allocations one piece of work asked for on this thread.
func allocations(during work: () -> Void) -> UInt64 {
  let before = allocation_count()
  work()
  return allocation_count() - before
}

/// What the tests made last. An object that is stored here cannot be optimised away.
private nonisolated(unsafe) var kept: AnyObject?

@Suite(.serialized) struct AllocationCounterTests {
  @Test(.enabled(if: allocation_counting_is_on())) func countsAGrowingArray() {
    var total = 0
    let count = allocations {
      var numbers: [Int] = []
      for number in 0..<100 { numbers.append(number) }
      total = numbers.reduce(0, +)
    }
    #expect(count > 0)
    #expect(total == 4_950)
  }

  @Test(.enabled(if: allocation_counting_is_on())) func countsEveryObjectOnce() {
    final class Thing {}
    kept = Thing()
    let count = allocations {
      for _ in 0..<10 { kept = Thing() }
    }
    #expect(count == 10)
  }

  @Test func countsNothingForArithmetic() {
    var sum = 0.0
    let count = allocations {
      for step in 0..<1_000 { sum += Double(step) }
    }
    #expect(count == 0)
    #expect(sum == 499_500)
  }
}
