/// A cell of a screen: a character in its colours, or two pixels, one above the other.
public struct Cell: Hashable, Sendable {
  /// The style of a character.
  public struct Style: OptionSet, Hashable, Sendable {
    /// A bit for each part of the style.
    public let rawValue: UInt8
    /// Creates a style from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Bold letters.
    public static let bold = Style(rawValue: 1)
    /// Faint letters.
    public static let faint = Style(rawValue: 2)
    /// Foreground and background exchanged. Visible without colours, too.
    public static let reverse = Style(rawValue: 4)
  }

  /// The character, which must be one cell wide.
  public var glyph: Unicode.Scalar
  /// The colour of the character, or of the upper pixel.
  public var foreground: Color
  /// The colour behind the character, or of the lower pixel.
  public var background: Color
  /// The style of the character.
  public var style: Style

  /// Creates a cell with a character.
  public init(
    _ glyph: Unicode.Scalar = " ", _ foreground: Color = .usual, on background: Color = .usual,
    _ style: Style = []
  ) {
    (self.glyph, self.foreground, self.background, self.style) = (glyph, foreground, background, style)
  }

  /// The upper half of a cell. A cell of pixels shows this character, with the upper pixel in the foreground colour.
  static let half: Unicode.Scalar = "▀"

  /// Creates a cell of two pixels.
  public init(top: Color, bottom: Color) { self.init(Self.half, top, on: bottom) }

  /// True if the cell shows two pixels.
  public var isPixels: Bool { glyph == Self.half }

  /// The colours of both halves. The halves of a character have the colour behind the character.
  public var halves: (top: Color, bottom: Color) {
    isPixels ? (foreground, background) : (background, background)
  }
}
