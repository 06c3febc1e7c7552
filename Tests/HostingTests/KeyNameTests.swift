import ScrollHosting
import Testing

/// Names of keys.
struct KeyNameTests {
  @Test(arguments: [
    ("ArrowDown", ScrollKey.down), ("Down", .down), ("up", .up), ("pageUp", .pageUp), ("PageDown", .pageDown),
    ("End", .end), ("home", .home), ("Space", .space), (" ", .space), ("Left", .left), ("ArrowRight", .right),
  ])
  func aKeyIsKnownByItsName(_ name: String, _ key: ScrollKey) {
    #expect(ScrollKey(named: name) == key)
    #expect(ScrollKey(named: name, isShifted: true) == (key == .space ? .shiftSpace : key))
  }

  @Test(arguments: ["", "a", "Tab", "Downs", "Page", "Ärrow", "\u{0}", "Enter"])
  func anyOtherKeyScrollsNothing(_ name: String) { #expect(ScrollKey(named: name) == nil) }
}
