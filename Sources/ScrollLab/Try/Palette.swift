package import LabTerminal

/// The colours of the scenes. Every second item is bright, so that items can be distinguished without colours, too.
package enum Palette {
  package static let ground = Color(hex: 0x101216)
  package static let text = Color(hex: 0xFFFFFF)
  package static let faint = Color(hex: 0x8A8F98)
  package static let strong = Color(hex: 0xFFD60A)
  package static let thumb = Color(hex: 0xC7C9CF)
  package static let offset = Color(hex: 0x5EB0FF)
  package static let velocity = Color(hex: 0xFF9F0A)
  package static let good = Color(hex: 0x30D158)
  package static let bad = Color(hex: 0xFF6961)

  private static let dark = [0x1F4E7A, 0x2B5D3A, 0x6B3A5B, 0x5A4A1E].map { Color(hex: $0) }
  private static let bright = [0x6AA9E9, 0x6CC487, 0xD98CC0, 0xD6B45A].map { Color(hex: $0) }

  /// Returns the colour of an item.
  package static func item(_ index: Int64, hue: Int = 0) -> Color {
    (index & 1 == 0 ? bright : dark)[hue & 3]
  }

  /// Returns the colour of a text on an item.
  package static func text(on index: Int64) -> Color { index & 1 == 0 ? Color(hex: 0x0B0D10) : text }
}
