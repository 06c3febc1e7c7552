public import ScrollSpace

/// Recognises a pinch of two fingers: the point between them, and their spread. Rotation has no effect.
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
/// // A finger lifts.
/// if pinch.lift(id) { scroll.pinchEnded(time: time) }
/// ```
/// The first two fingers that are down pinch; others are ignored. If one of the two lifts, the pinch is over. The
/// next pinch begins with the remaining finger and the next finger that comes down.
public struct PinchRecognizer: Hashable, Sendable {
  /// A pinch of two fingers.
  public struct Pinch: Hashable, Sendable {
    /// The point between the fingers.
    public let focus: Point
    /// The spread of the fingers, as a factor of their spread when the pinch began. Above 0.
    public let scale: Double
  }

  private struct Finger: Hashable, Sendable {
    var id: Int
    var place: Point
  }

  private var (first, second): (Finger?, Finger?)
  private var start = 0.0
  /// The smallest distance between two fingers, in points, so that the spread stays a number: 8, which is our choice.
  /// Nearer fingers count as this far apart. No two finger tips are nearer.
  public static let nearest = 8.0

  /// Creates a recogniser without fingers.
  public init() {}

  /// Sets the place of a finger. A place that is not a number is ignored.
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

  /// Removes a finger that lifts, or whose touch is cancelled. Returns true if a pinch ends.
  @discardableResult
  public mutating func lift(_ id: Int) -> Bool {
    let wasPinch = pinch != nil
    if first?.id == id { (first, second) = (second, nil) }
    if second?.id == id { second = nil }
    return wasPinch && pinch == nil
  }

  /// The present pinch; nil with fewer than two fingers.
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
