import ScrollTiling
import Testing

@Suite struct OverscanTests {
  private let lengths: ItemLengths

  init() throws { lengths = try ItemLengths(count: 100, length: 10) }

  @Test(
    arguments: [
      (Overscan.none, 20..<25), (Overscan(.items(3)), 17..<28), (Overscan(after: .items(2)), 20..<27),
      (Overscan(.points(10)), 19..<26), (Overscan(.points(10.5)), 18..<27),
      (Overscan(before: .viewports(1), after: .items(1)), 15..<26),
      (Overscan(.items(.max)), 0..<100), (Overscan(.points(.infinity)), 0..<100),
      (Overscan(before: .items(-4), after: .points(-30)), 20..<25),
      (Overscan(before: .viewports(-1), after: .points(.nan)), 20..<25),
    ] as [(Overscan, Range<Int64>)])
  func overscanWidensWhatIsVisible(overscan: Overscan, expected: Range<Int64>) throws {
    #expect(try lengths.visible(from: 200, to: 250, overscan: overscan) == expected)
  }

  @Test func overscanNeverReachesPastTheItems() throws {
    let wide = Overscan(.items(7))
    #expect(try lengths.visible(from: 0, to: 50, overscan: wide) == 0..<12)
    #expect(try lengths.visible(from: 960, to: 1_010, overscan: wide) == 89..<100)
    #expect(try lengths.visible(from: 2_000, to: 2_050, overscan: wide) == 93..<100)
    #expect(try lengths.visible(from: .infinity, to: .infinity, overscan: wide) == 93..<100)
  }

  @Test func moreThanCanBeCountedIsAllThereIs() {
    #expect(Overscan(.items(.max)).widened(-10..<5, within: -100..<100) == -100..<100)
  }
}
