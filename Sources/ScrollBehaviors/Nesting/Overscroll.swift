/// What becomes of a movement that a scroller cannot take: the three values of the overscroll-behavior of CSS.
public enum Overscroll: UInt8, Hashable, Sendable {
  /// The scroller around it may take the movement.
  case auto
  /// No scroller around it takes the movement, not even if this one has no way to go at all.
  case contain
  /// As `contain`, and the walls of this scroller are rigid, whatever its chain says.
  case none
}
