/// The treatment of a movement that a scroller cannot take: the three values of CSS overscroll-behavior.
public enum Overscroll: UInt8, Hashable, Sendable {
  /// The scroller around it may take the movement.
  case auto
  /// No scroller around it takes the movement, even if this one cannot move at all.
  case contain
  /// As `contain`, and the edges of this scroller are rigid, whatever its chain decides.
  case none
}
