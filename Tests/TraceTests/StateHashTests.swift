import Hands
import ScrollTrace
import Testing

struct StateHashTests {
  private func hash(_ numbers: [Double]) -> UInt64 {
    var hash = StateHash()
    for number in numbers { hash.mix(number) }
    return hash.value >> 32
  }

  /// Two sign bits must not cancel each other: 0 and −0, and an offset and its opposite, are different states.
  @Test(arguments: 0..<UInt64(200)) func signsOfAnyTwoNumbersCount(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let numbers = (0..<5).map { _ in seed == 0 ? 0 : Double(Int64(truncatingIfNeeded: random.next() >> 40)) }
    for first in numbers.indices {
      for second in numbers.indices where second != first {
        var others = numbers
        for index in [first, second] { others[index].negate() }
        #expect(hash(others) != hash(numbers))
      }
    }
  }

  @Test func scaleIsAPartOfAState() {
    let scroll = scroller([Bouncing()])
    (scroll.settings.minimumZoomScale, scroll.settings.maximumZoomScale) = (0.5, 4)
    func hash() -> UInt64 {
      var hash = StateHash()
      hash.mix(scroll)
      return hash.value
    }
    let before = hash()
    scroll.setZoomScale(2, about: .zero, animated: false)
    #expect(scroll.contentOffset == .zero && hash() != before)
  }
}
