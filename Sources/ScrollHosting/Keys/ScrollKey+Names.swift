extension ScrollKey {
  /// Creates the key with the name that a system or a library gives it, in capital or small letters. Returns nil for a
  /// key that does not scroll.
  ///
  /// | where | names |
  /// |---|---|
  /// | browsers, `KeyboardEvent.key` | "ArrowDown", "PageDown", " " |
  /// | X11, xkb and GTK | "Down", "Page_Down", "Next", "KP_Down", "GDK_KEY_KP_Next" |
  /// | Qt | "Key_Down", "Key_PageDown", "PgDown" |
  /// | SDL | "Down", "PageDown", "SDLK_PAGEDOWN", "SDL_SCANCODE_DOWN" |
  /// | GLFW | "GLFW_KEY_PAGE_DOWN" |
  /// | ncurses, `keyname` | "KEY_DOWN", "KEY_NPAGE", "KEY_PPAGE" |
  /// | Linux, `input-event-codes.h` | "KEY_PAGEDOWN", "KEY_SPACE" |
  /// | Windows | "VK_DOWN", "VK_NEXT", "VK_PRIOR" |
  /// | AppKit | "NSDownArrowFunctionKey", or the character of the key |
  /// | UIKit | "UIKeyInputDownArrow", "UIKeyInputPageDown" |
  /// | Android | "KEYCODE_DPAD_DOWN", "KEYCODE_PAGE_DOWN", "KEYCODE_MOVE_HOME" |
  ///
  /// Names are compared without their prefix, without signs between words, and without a distinction of the number pad.
  public init?(named name: String, isShifted: Bool = false) {
    guard let key = Self(characterOfKey: name) ?? Self(word: Self.word(of: name)) else { return nil }
    self = key == .space && isShifted ? .shiftSpace : key
  }

  /// The prefixes of names, longer ones before those with which they begin.
  private static var prefixes: [StaticString] {
    [
      "SDLSCANCODE", "GLFWKEY", "GDKKEY", "KEYCODE", "UIKEYINPUT", "SDLK", "DPAD", "MOVE", "ARROW", "KEY",
      "XK", "VK", "NS", "KP",
    ]
  }

  private static var words: [(StaticString, ScrollKey)] {
    [
      ("LEFT", .left), ("RIGHT", .right), ("UP", .up), ("DOWN", .down), ("PAGEUP", .pageUp),
      ("PAGEDOWN", .pageDown),
      ("PGUP", .pageUp), ("PGDOWN", .pageDown), ("PGDN", .pageDown), ("PRIOR", .pageUp), ("NEXT", .pageDown),
      ("PPAGE", .pageUp), ("NPAGE", .pageDown), ("HOME", .home), ("END", .end), ("SPACE", .space),
      ("SPACEBAR", .space),
    ]
  }

  /// Returns the letters and digits of a name in capitals, without prefixes and without what follows the word itself.
  /// Bytes are compared, because a comparison of strings needs tables of Unicode, which Embedded Swift does not link by
  /// default.
  private static func word(of name: String) -> ArraySlice<UInt8> {
    var word: ArraySlice<UInt8> = []
    for byte in name.utf8
    where byte != UInt8(ascii: "_") && byte != UInt8(ascii: "-") && byte != UInt8(ascii: " ") {
      word.append((0x61...0x7A).contains(byte) ? byte & 0xDF : byte)
    }
    for prefix in prefixes where word.count > prefix.utf8CodeUnitCount {
      if prefix.withUTF8Buffer({ word.starts(with: $0) }) { word = word.dropFirst(prefix.utf8CodeUnitCount) }
    }
    for suffix in ["FUNCTIONKEY", "ARROW"] as [StaticString] where word.count > suffix.utf8CodeUnitCount {
      let end = word.suffix(suffix.utf8CodeUnitCount)
      if suffix.withUTF8Buffer({ end.elementsEqual($0) }) { word = word.dropLast(suffix.utf8CodeUnitCount) }
    }
    return word
  }

  private init?(word: ArraySlice<UInt8>) {
    for (known, key) in Self.words where known.withUTF8Buffer({ word.elementsEqual($0) }) {
      self = key
      return
    }
    return nil
  }

  /// Creates a key from the character of a key event: a space, or a function key of AppKit, from U+F700 on.
  private init?(characterOfKey name: String) {
    let scalars = name.unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1 else { return nil }
    switch scalar.value {
    case 0x20: self = .space
    case 0xF700: self = .up
    case 0xF701: self = .down
    case 0xF702: self = .left
    case 0xF703: self = .right
    case 0xF729: self = .home
    case 0xF72B: self = .end
    case 0xF72C: self = .pageUp
    case 0xF72D: self = .pageDown
    default: return nil
    }
  }
}
