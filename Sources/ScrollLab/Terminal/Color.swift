/// A colour of a character or of its background.
public struct Color: Hashable, Sendable {
  /// 0xRRGGBB, or a larger number for the terminal's own colour.
  let code: UInt32

  private init(code: UInt32) { self.code = code }

  /// Creates a colour from red, green and blue, from 0 to 255 each.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    code = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// Creates a colour from a number such as 0x2997FF.
  public init(hex: UInt32) { code = hex & 0xFF_FFFF }

  /// The terminal's own colour: one for text, another for the background.
  public static let usual = Color(code: 0x100_0000)

  /// True if the colour is the terminal's own.
  public var isUsual: Bool { code > 0xFF_FFFF }

  var parts: (red: Int, green: Int, blue: Int) {
    (Int(code >> 16 & 255), Int(code >> 8 & 255), Int(code & 255))
  }

  /// The brightness, from 0 to 255. The terminal's own colour counts as black.
  public var brightness: Int {
    guard !isUsual else { return 0 }
    let (red, green, blue) = parts
    return (red * 54 + green * 183 + blue * 19) >> 8
  }

  /// Returns the colour with a part of another colour over it, from 0 to 1. The terminal's own colour counts as black.
  public func covered(by other: Color, _ part: Double) -> Color {
    if part >= 1 || self == other { return other }
    guard part > 0 else { return self }
    let weight = UInt32(part * 256)
    func mix(_ shift: UInt32) -> UInt32 {
      let (old, new) = ((isUsual ? 0 : code) >> shift & 255, (other.isUsual ? 0 : other.code) >> shift & 255)
      return ((old * (256 - weight) + new * weight) >> 8) << shift
    }
    return Color(code: mix(16) | mix(8) | mix(0))
  }
}
