import Hands
import Testing

/// A page controller as it is often written beside UIScrollView: the arithmetic of pages does the same.
struct PagingSeedRuleTests {
  /// Pages at offsets, plainly.
  struct PageController {
    let pageOffsets: [Double]

    /// Where to go from an offset, with a velocity in points per millisecond.
    func pageOffset(for offset: Double, velocity: Double) -> Double? {
      guard let nearest = pageOffsets.indices.min(by: { distance($0, offset) < distance($1, offset) })
      else { return nil }
      if velocity.magnitude < 0.2 { return pageOffsets[nearest] }
      let next = nearest + (velocity > 0 ? 1 : -1)
      return pageOffsets[max(0, min(next, pageOffsets.count - 1))]
    }

    /// The page as a number with a fraction.
    func pageFraction(for offset: Double) -> Double? {
      guard let first = pageOffsets.first, let last = pageOffsets.last else { return nil }
      if offset <= first { return 0 }
      if offset >= last { return Double(pageOffsets.count - 1) }
      var page = 0
      while pageOffsets[page + 1] <= offset { page += 1 }
      let (from, to) = (pageOffsets[page], pageOffsets[page + 1])
      return Double(page) + (offset - from) / (to - from)
    }

    func isTie(at offset: Double) -> Bool {
      let distances = pageOffsets.indices.map { distance($0, offset) }.sorted()
      return distances.count > 1 && distances[0] == distances[1]
    }

    private func distance(_ page: Int, _ offset: Double) -> Double { (pageOffsets[page] - offset).magnitude }
  }

  static let trials = perBuild(debug: 20_000, release: 1_000_000)

  @Test func pagesAgreeWithAPageController() {
    var random = SeededGenerator(seed: 5)
    let rule = PageRule(.fromNearest, threshold: 200)
    var judged = 0
    var wrong = 0
    for trial in 0..<Self.trials {
      // Half of them on a grid, so that offsets often hit a page, or the middle between two, exactly.
      let isOnGrid = trial % 2 == 0
      func number(_ range: ClosedRange<Double>) -> Double {
        let number = Double.random(in: range, using: &random)
        return isOnGrid ? (number / 8).rounded() * 8 : number
      }
      var end = number(-500...500)
      let offsets = (0..<Int.random(in: 0...9, using: &random)).map { _ in
        end += max(number(1...400), 1)
        return end
      }
      let seed = PageController(pageOffsets: offsets)
      let offset = number(-1_000...end + 1_000)
      let velocity = [0, 0.2, -0.2, Double.random(in: -1...1, using: &random)].randomElement(using: &random)!
      if seed.isTie(at: offset) { continue }
      judged += 1
      let pages = Pages(offsets: offsets)
      let page = pages.target(from: offset, velocity: velocity * 1_000, rule: rule)
      let isSame =
        page.flatMap(pages.offset(of:)) == seed.pageOffset(for: offset, velocity: velocity)
        && pages.fraction(at: offset) == seed.pageFraction(for: offset)
      if !isSame { wrong += 1 }
    }
    #expect(wrong == 0 && judged > Self.trials * 9 / 10)
  }
}
