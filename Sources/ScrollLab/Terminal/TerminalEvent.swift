/// What somebody did at a terminal.
public enum TerminalEvent: Hashable, Sendable {
  /// A key was pressed. Its release is not told.
  case key(TerminalKey, KeyModifiers = [])
  /// The mouse was moved, pressed, released, or its wheel turned.
  case mouse(MouseEvent)
  /// The window has the focus now, or has lost it.
  case focus(Bool)
}
