public import ScrollEngine
public import ScrollSpace

/// Aligns content that is smaller than the viewport: at its start, in the middle, or at its end.
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
/// Write this link behind the links that set the content's length, and before inner walls. It moves both
/// walls of an axis to where the content is aligned. Content that fills the viewport keeps its walls, and so
/// do rings and axes without an end. As the content grows, it moves towards its start, and scrolls once it is
/// larger than the viewport.
public final class Aligning: ScrollBehavior {
  /// The alignment of the content on each axis.
  public let alignment: PerAxis<Alignment>

  /// Aligns the content along both axes.
  public init(_ both: Alignment) { alignment = PerAxis(both) }

  /// Aligns the content along an axis, and leaves the other at its start.
  public init(_ alignment: Alignment, axis: Axis) {
    self.alignment = PerAxis(alignment, on: axis, else: .start)
  }

  /// "Aligning".
  @_documentation(visibility: internal)
  public var name: StaticString { "Aligning" }

  /// Moves the walls of axes on which the content is smaller than the viewport.
  @_documentation(visibility: internal)
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
