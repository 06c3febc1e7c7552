/// A place for a character on a screen: a character in its colours, or two pixels, one above the other.
public struct Cell: Hashable, Sendable {
  /// How a character is written.
  public struct Style: OptionSet, Hashable, Sendable {
    /// A bit for each part of the style.
    public let rawValue: UInt8
    /// Makes a style from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Bold letters.
    public static let bold = Style(rawValue: 1)
    /// Faint letters.
    public static let faint = Style(rawValue: 2)
    /// Foreground and background changed places. Seen without colour, too.
    public static let reverse = Style(rawValue: 4)
  }

  /// The character: one that is one cell wide.
  public var glyph: Unicode.Scalar
  /// The colour of the character, or of the upper pixel.
  public var foreground: Color
  /// The colour behind the character, or of the lower pixel.
  public var background: Color
  /// How the character is written.
  public var style: Style

  /// Makes a cell with a character.
  public init(
    _ glyph: Unicode.Scalar = " ", _ foreground: Color = .usual, on background: Color = .usual,
    _ style: Style = []
  ) {
    (self.glyph, self.foreground, self.background, self.style) = (glyph, foreground, background, style)
  }

  /// The upper half of a cell: a cell of pixels is this, the upper pixel in the foreground colour.
  static let half: Unicode.Scalar = "▀"

  /// Makes a cell of two pixels.
  public init(top: Color, bottom: Color) { self.init(Self.half, top, on: bottom) }

  /// Whether it shows two pixels.
  public var isPixels: Bool { glyph == Self.half }

  /// The colours of its two halves: a character's are those behind it.
  public var halves: (top: Color, bottom: Color) {
    isPixels ? (foreground, background) : (background, background)
  }
}
