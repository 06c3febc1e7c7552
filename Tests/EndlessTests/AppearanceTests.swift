import Hands
import Testing

struct AppearanceTests {
  @Test(arguments: [0..<3, 2..<5, -7 ..< -4] as [Range<Int64>])
  func appearancesAndPositionsAreOneToOne(_ items: Range<Int64>) {
    for position in Int64(-30)..<30 {
      let appearance = Appearance(at: position, of: items)
      #expect(items.contains(appearance.index) && appearance.position(of: items) == position)
    }
    #expect(Appearance(at: items.lowerBound, of: items) == Appearance(index: items.lowerBound))
    #expect(Appearance(at: 17, of: 0..<0) == Appearance(index: 17))
  }

  @Test(arguments: [UniformWindow.endless, .min ..< .max, .min..<5, -5 ..< .max])
  func itemsThatMakeNoRingDoNotRepeat(_ items: Range<Int64>) {
    for position in [Int64.min, -7, 0, 17, .max] {
      #expect(Appearance(at: position, of: items) == Appearance(index: position))
    }
    #expect(Appearance(index: 17, lap: 3).position(of: items) == 17)
  }
}
