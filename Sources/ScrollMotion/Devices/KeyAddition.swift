/// Whether a key adds to the key before it, if that one still moves the content. Wheels always add up.
public enum KeyAddition: UInt8, CaseIterable, Sendable {
  /// Two quick arrows scroll twice as far as one, and turn two pages.
  case always
  /// Over free content keys add up. While a key turns a page, links choose from what is shown, so that two quick arrows
  /// turn one page, as in browsers. The same counts for areas.
  case overFreeContent
  /// A key counts from what is shown, as in GTK.
  case never
}
