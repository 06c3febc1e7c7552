public import ScrollSpace

/// Two fingers as a pinch: the point between them, and how far they have spread. Rotation has no effect.
///
/// ```swift
/// // A finger comes down. With the second one, a pinch begins.
/// let wasPinch = pinch.pinch != nil
/// pinch.touch(id, at: place)
/// if !wasPinch, let now = pinch.pinch { scroll.pinchBegan(at: now.focus, time: time) }
///
/// // A finger moves.
/// pinch.touch(id, at: place)
/// if let now = pinch.pinch { scroll.pinchMoved(to: now.focus, scale: now.scale, time: time) }
///
/// // A finger goes.
/// if pinch.lift(id) { scroll.pinchEnded(time: time) }
/// ```
/// The first two fingers that are down pinch; others are passed over. If one of the two goes, the pinch is over. The next pinch
/// begins with the finger that is left and the next one that comes.
public struct PinchRecognizer: Hashable, Sendable {
  /// What two fingers say.
  public struct Pinch: Hashable, Sendable {
    /// The point between the fingers.
    public let focus: Point
    /// How far they have spread, as a factor of what that was when the pinch began. Above 0.
    public let scale: Double
  }

  private struct Finger: Hashable, Sendable {
    var id: Int
    var place: Point
  }

  private var (first, second): (Finger?, Finger?)
  private var start = 0.0
  /// Fingers nearer to each other than this count as so far apart, in points, so that the spread stays a number: 8, which is our
  /// choice. No two finger tips are nearer.
  public static let nearest = 8.0

  /// Makes one that no finger touches.
  public init() {}

  /// A finger is at a place. A place that is not a number is passed over.
  public mutating func touch(_ id: Int, at place: Point) {
    guard place.isFinite else { return }
    if first?.id == id {
      first?.place = place
    } else if second?.id == id {
      second?.place = place
    } else if first == nil {
      first = Finger(id: id, place: place)
      start = spread
    } else if second == nil {
      second = Finger(id: id, place: place)
      start = spread
    }
  }

  /// A finger goes, or its touch is cancelled. Returns whether that ends a pinch.
  @discardableResult
  public mutating func lift(_ id: Int) -> Bool {
    let wasPinch = pinch != nil
    if first?.id == id { (first, second) = (second, nil) }
    if second?.id == id { second = nil }
    return wasPinch && pinch == nil
  }

  /// What the two fingers say; nil with fewer.
  public var pinch: Pinch? {
    guard let first, let second else { return nil }
    let focus = first.place + (second.place - first.place) * 0.5
    return Pinch(focus: focus, scale: spread / start)
  }

  private var spread: Double {
    guard let first, let second else { return Self.nearest }
    let way = second.place - first.place
    return max(Self.nearest, squareRoot(way.x * way.x + way.y * way.y))
  }
}
