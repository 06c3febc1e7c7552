/// An action of the mouse, with its place.
public struct MouseEvent: Hashable, Sendable {
  /// A button of the mouse.
  public enum Button: Hashable, Sendable {
    case left, middle, right
    /// A further button: 8 is the first.
    case other(Int)
  }

  /// The kinds of actions.
  public enum Action: Hashable, Sendable {
    case press(Button)
    case release(Button)
    /// A movement while a button is down.
    case drag(Button)
    /// A movement without a button.
    case move
    /// A notch of the wheel: x is 1 to the right and -1 to the left, y is 1 down and -1 up.
    case wheel(x: Int, y: Int)
  }

  /// The action.
  public var action: Action
  /// The column of the cell under the mouse, from 0 at the left.
  public var column: Int
  /// The row of the cell under the mouse, from 0 at the top.
  public var row: Int
  /// The keys that were held.
  public var modifiers: KeyModifiers

  /// Creates an event.
  public init(_ action: Action, column: Int, row: Int, modifiers: KeyModifiers = []) {
    (self.action, self.column, self.row, self.modifiers) = (action, column, row, modifiers)
  }

  /// Creates an event from xterm's code of a button: bits 0, 1, 6 and 7 are the button, 2 to 4 the modifiers, 5 is a
  /// movement. Places count from 1. Returns nil if the code is not an event of a mouse.
  init?(code: Int, column: Int, row: Int, isRelease: Bool) {
    guard (0..<256).contains(code), column > 0, row > 0 else { return nil }
    let (low, isMoving) = (code & 3, code & 32 != 0)
    switch code & 192 {
    case 0:
      let button: Button? = [.left, .middle, .right, nil][low]
      if let button {
        action = isMoving ? .drag(button) : isRelease ? .release(button) : .press(button)
      } else {
        // Without a button: a movement, or, in the old form, a release of the button that was down.
        action = isMoving ? .move : .release(.left)
      }
    case 64:
      guard !isMoving, !isRelease else { return nil }
      action = .wheel(x: [0, 0, -1, 1][low], y: [-1, 1, 0, 0][low])
    case 128:
      let button = Button.other(8 + low)
      action = isMoving ? .drag(button) : isRelease ? .release(button) : .press(button)
    default: return nil
    }
    (self.column, self.row) = (column - 1, row - 1)
    modifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
  }
}
