/// A part of a timeline: from one edge to another, each given by a named range, a fraction of that range and a length.
///
/// ```
///            entry               contain             exit
///   ├─────────────────────┼───────────────────┼────────────────┤
///   0 %                cover, in offsets                   100 %
/// ```
/// A range names offsets. ``ScrollTimeline/span(of:)`` returns them for a subject and a viewport.
/// Fractions below 0 and above 1 are valid, and so are offsets at which the content cannot rest: nothing is cut. A
/// range that would end before it starts is empty, and lies at its start.
public struct TimelineRange: Hashable, Sendable {
  /// A range of offsets that has a name: the ranges of CSS' `view()`.
  ///
  /// The port is the viewport less the insets of the timeline. A timeline without a subject has one range, and all names
  /// mean it: all offsets between the two ends of scrolling.
  public enum Name: UInt8, Hashable, Sendable {
    /// From the subject's start at the port's end to the subject's end at the port's start: a part may be in view.
    case cover
    /// All offsets at which the port contains the subject, or the subject fills the port.
    case contain
    /// The subject comes in: from the start of `cover` to the start of `contain`.
    case entry
    /// The subject leaves: from the end of `contain` to the end of `cover`.
    case exit
    /// The subject crosses the port's end, from its start to its end. Longer than `entry` if the subject is longer than
    /// the port.
    case entryCrossing
    /// The subject crosses the port's start, from its start to its end.
    case exitCrossing
    /// All offsets between the two ends of scrolling. Undefined if a side is open.
    case scroll
  }

  /// The edge at which the range starts.
  public var start: TimelineEdge
  /// The edge at which the range ends.
  public var end: TimelineEdge

  /// Creates a range from two edges, for example `TimelineRange(from: .entry(0.25), to: .contain(0.5))`.
  public init(from start: TimelineEdge = .part(0), to end: TimelineEdge = .part(1)) {
    (self.start, self.end) = (start, end)
  }

  /// Creates a whole named range.
  public init(_ name: Name) {
    self.init(from: TimelineEdge(name, 0), to: TimelineEdge(name, 1))
  }

  /// The whole timeline: `cover` of a subject, and `scroll` without a subject.
  public static let whole = TimelineRange()
  /// While any part of the subject may be in view.
  public static let cover = TimelineRange(.cover)
  /// While the whole subject is in view, or the subject fills the port.
  public static let contain = TimelineRange(.contain)
  /// While the subject comes in.
  public static let entry = TimelineRange(.entry)
  /// While the subject leaves.
  public static let exit = TimelineRange(.exit)
  /// While the subject crosses the port's end.
  public static let entryCrossing = TimelineRange(.entryCrossing)
  /// While the subject crosses the port's start.
  public static let exitCrossing = TimelineRange(.exitCrossing)
  /// All offsets between the two ends of scrolling.
  public static let scroll = TimelineRange(.scroll)

  /// True if neither edge depends on the subject.
  var isOfScrolling: Bool { start.name == .scroll && end.name == .scroll }
}
