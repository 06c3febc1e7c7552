import ScrollSpace

/// The part of a viewport through which a timeline follows its subject: the viewport less an inset at each side, along
/// an axis.
///
/// ```
///   viewport  ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
///             ┃ start │     port      │ end ┃
///             ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
/// ```
/// A negative inset makes the port larger than the viewport, so that the subject counts as in view a little earlier.
public struct TimelinePort: Hashable, Sendable {
  /// The distance of an end of the port from that end of the viewport.
  public enum Inset: Hashable, Sendable {
    /// The scroller's own: its insets and its padding, so that content below a bar is not in view. CSS' `auto`.
    case auto
    /// A length, in points.
    case length(Double)
    /// A part of the viewport's length.
    case fraction(Double)

    /// Returns the length, in points. A number that is not usable counts as 0.
    func length(of viewport: Double, auto: Double) -> Double {
      let length =
        switch self {
        case .auto: auto
        case .length(let length): length
        case .fraction(let fraction): fraction * viewport
        }
      return length.isUsable ? length : 0
    }
  }

  /// The length of the viewport, in points.
  public let viewport: Double
  /// The distance of the port's start from the viewport's start, in points.
  public let start: Double
  /// The distance of the port's end from the viewport's end, in points.
  public let end: Double

  /// Creates a port. `padding` are the scroller's own insets at the start and at the end, for ``Inset/auto``.
  ///
  /// All lengths are in points of the content. A viewport that is not usable, or below 0, counts as 0.
  public init(
    viewport: Double, start: Inset = .auto, end: Inset = .auto, padding: (start: Double, end: Double) = (0, 0)
  ) {
    self.viewport = viewport.isUsable ? max(0, viewport) : 0
    self.start = start.length(of: self.viewport, auto: padding.start)
    self.end = end.length(of: self.viewport, auto: padding.end)
  }

  /// Returns the same port, if one point of the content takes `scale` points of the screen.
  func inContent(at scale: Double) -> TimelinePort {
    scale == 1
      ? self
      : TimelinePort(viewport: viewport / scale, start: .length(start / scale), end: .length(end / scale))
  }
}
