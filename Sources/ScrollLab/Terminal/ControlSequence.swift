/// The inside of a control sequence: `ESC [`, then numbers, then a final byte that decides the kind.
struct ControlSequence: Hashable, Sendable {
  /// Larger numbers are replaced by `largest`, and further numbers are dropped.
  private static let (largest, most) = (65_535, 4)

  private var prefix: UInt8?
  private var numbers: [Int?] = []
  private var isKnown = true

  /// True if the sequence has no prefix and no numbers.
  var isBare: Bool { prefix == nil && numbers.isEmpty && isKnown }

  /// Adds a byte of the inside.
  mutating func add(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      if numbers.isEmpty { numbers.append(nil) }
      guard numbers.count <= Self.most else { return }
      let number = (numbers[numbers.count - 1] ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
      numbers[numbers.count - 1] = min(number, Self.largest)
    case UInt8(ascii: ";"):
      if numbers.isEmpty { numbers.append(nil) }
      if numbers.count <= Self.most { numbers.append(nil) }
    case UInt8(ascii: "<")...UInt8(ascii: "?") where prefix == nil && numbers.isEmpty: prefix = byte
    default: isKnown = false
    }
  }

  /// Adds a number of the old form of a mouse event.
  mutating func add(number: Int) { numbers.append(number) }

  private func number(_ index: Int) -> Int { index < numbers.count ? numbers[index] ?? 0 : 0 }

  /// Returns the event, if there is an event of this form.
  func event(final: UInt8) -> TerminalEvent? {
    guard isKnown, numbers.count <= Self.most else { return nil }
    if prefix == UInt8(ascii: "<") {
      guard numbers.count == 3, final == UInt8(ascii: "M") || final == UInt8(ascii: "m") else { return nil }
      return MouseEvent(
        code: number(0), column: number(1), row: number(2), isRelease: final == UInt8(ascii: "m")
      ).map { .mouse($0) }
    }
    guard prefix == nil else { return nil }
    switch final {
    case UInt8(ascii: "I"): return .focus(true)
    case UInt8(ascii: "O"): return .focus(false)
    case UInt8(ascii: "Z"): return .key(.tab, .shift)
    case UInt8(ascii: "~"): return Self.numbered(number(0)).map { .key($0, modifiers) }
    default: return Self.single(final).map { .key($0, modifiers) }
    }
  }

  /// The event of the three bytes that follow `ESC [ M`.
  var oldMouseEvent: MouseEvent? {
    MouseEvent(code: number(0), column: number(1), row: number(2), isRelease: false)
  }

  /// The keys that are held: the second number, less 1, has a bit for each key.
  private var modifiers: KeyModifiers {
    let bits = max(0, number(1) - 1)
    var modifiers = KeyModifiers(rawValue: UInt8(bits & 7))
    if bits & 8 != 0 { modifiers.insert(.alt) }
    return modifiers
  }

  /// Returns the key of a final byte, after `ESC [` or `ESC O`.
  static func single(_ byte: UInt8) -> TerminalKey? {
    switch byte {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(byte - UInt8(ascii: "P")) + 1)
    default: nil
    }
  }

  /// Returns the key of a number before `~`.
  private static func numbered(_ number: Int) -> TerminalKey? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23, 24: .function(number - 12)
    default: nil
    }
  }
}
