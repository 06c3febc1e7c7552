public import ScrollEngine
public import ScrollSpace

/// Where content rests that is smaller than the viewport: at its start, in the middle, at its end.
///
/// ```
///     start            center            end
///   ┌────────┐       ┌────────┐       ┌────────┐
///   │▓▓▓▓▓▓▓▓│       │        │       │        │
///   │▓▓▓▓▓▓▓▓│       │▓▓▓▓▓▓▓▓│       │        │       the viewport less its insets
///   │        │       │▓▓▓▓▓▓▓▓│       │▓▓▓▓▓▓▓▓│
///   │        │       │        │       │▓▓▓▓▓▓▓▓│
///   └────────┘       └────────┘       └────────┘
/// ```
/// Write it behind the links that say how long the content is, and before inner walls. It moves both walls of an
/// axis to where the content is aligned; content that fills the viewport keeps its walls, and so do rings and axes
/// without an end. Growing content moves to its start as it grows, and scrolls from there on.
public final class Aligning: ScrollBehavior {
  /// Where the content rests, for each axis.
  public let alignment: PerAxis<Alignment>

  /// Aligns the content along both axes.
  public init(_ both: Alignment) { alignment = PerAxis(both) }

  /// Aligns the content along an axis, and leaves the other at its start.
  public init(_ alignment: Alignment, axis: Axis) {
    self.alignment = PerAxis(alignment, on: axis, else: .start)
  }

  /// "Aligning".
  public var name: StaticString { "Aligning" }

  /// Moves the walls of axes with free room.
  public func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
    for axis in Axis.both {
      let visible = proposal.viewport[axis] - proposal.inset.total(axis)
      let content = proposal.content[axis]
      let extent = proposal.extent[axis]
      guard content < visible, extent.period == nil, let lower = extent.lower, extent.upper != nil else {
        continue
      }
      let wall = lower + alignment[axis].distance(from: 0, visible, to: 0, content)
      proposal.extent[axis] = Extent(lower: wall, upper: wall)
    }
  }
}
