/// An event of a terminal.
public enum TerminalEvent: Hashable, Sendable {
  /// A key was pressed. Terminals do not report its release.
  case key(TerminalKey, KeyModifiers = [])
  /// The mouse was moved, pressed or released, or its wheel was turned.
  case mouse(MouseEvent)
  /// The window has got the focus, or has lost it.
  case focus(Bool)
}
