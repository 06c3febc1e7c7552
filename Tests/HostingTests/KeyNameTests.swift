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

  /// The names of each system, with the words that it has for these keys in turn.
  @Test(arguments: [
    ("Arrow", "", "Left Right Up Down"), ("", "", "Left Right Up Down Page_Up Page_Down Home End"),
    ("KP_", "", "Left Right Up Down Prior Next Home End"),
    ("XK_", "", "Left Right Up Down Prior Next Home KP_End"),
    ("GDK_KEY_", "", "Left Right Up Down Page_Up KP_Page_Down Home End"),
    ("Key_", "", "Left Right Up Down PageUp PageDown Home End"),
    ("SDLK_", "", "LEFT RIGHT UP DOWN PAGEUP PAGEDOWN HOME END"),
    ("SDL_SCANCODE_", "", "LEFT RIGHT UP DOWN PAGEUP PAGEDOWN HOME END"),
    ("GLFW_KEY_", "", "LEFT RIGHT UP DOWN PAGE_UP PAGE_DOWN HOME END"),
    ("KEY_", "", "LEFT RIGHT UP DOWN PPAGE NPAGE HOME END"),
    ("VK_", "", "LEFT RIGHT UP DOWN PRIOR NEXT HOME END"),
    ("NS", "FunctionKey", "LeftArrow RightArrow UpArrow DownArrow PageUp PageDown Home End"),
    ("UIKeyInput", "", "LeftArrow RightArrow UpArrow DownArrow PageUp PageDown Home End"),
    ("KEYCODE_", "", "DPAD_LEFT DPAD_RIGHT DPAD_UP DPAD_DOWN PAGE_UP PAGE_DOWN MOVE_HOME MOVE_END"),
    ("", "", "\u{F702} \u{F703} \u{F700} \u{F701} \u{F72C} \u{F72D} \u{F729} \u{F72B}"),
  ])
  func eachSystemsNamesAreKnown(_ before: String, _ after: String, _ words: String) {
    let keys: [ScrollKey] = [.left, .right, .up, .down, .pageUp, .pageDown, .home, .end]
    let known = words.split(separator: " ").map { ScrollKey(named: before + $0 + after) }
    #expect(known == keys.prefix(known.count).map { $0 })
  }

  @Test(arguments: [
    "", "a", "KP_2", "VolumeUp", "MediaTrackNext", "KEY_", "KP_Begin", "NavigateNext", "\u{F704}", "Tab",
    "Downs", "Page", "Ärrow", "\u{0}", "Enter",
  ])
  func anyOtherKeyScrollsNothing(_ name: String) { #expect(ScrollKey(named: name) == nil) }
}
