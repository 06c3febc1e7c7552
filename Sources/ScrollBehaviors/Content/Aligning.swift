public import ScrollEngine
public import ScrollSpace

/// Aligns content with the viewport: content that is smaller, the place where content begins, and what stays when a
/// size changes.
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
/// Write this link behind the links that set the content's length, and before inner walls. An ``Occasion`` is when it
/// aligns; the default is ``Occasion/small``. Rings, and axes without an end, are left as they are.
public final class Aligning: ScrollBehavior {
  /// The occasions on which content is aligned.
  public struct Occasion: OptionSet, Sendable {
    /// The bits of the occasions.
    @_documentation(visibility: internal)
    public let rawValue: UInt8
    /// Creates a set of occasions from its bits.
    @_documentation(visibility: internal)
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Content is smaller than the viewport: both walls of the axis move to where it is aligned. As the content grows,
    /// it moves towards its start, and scrolls once it is larger than the viewport.
    public static let small = Occasion(rawValue: 1)
    /// Content begins: it rests where it is aligned, before anything is measured and while more of it comes, until a
    /// person or the program moves it.
    public static let beginning = Occasion(rawValue: 2)
    /// The size of the content or of the viewport changes: the places that are aligned stay in place, whatever is in
    /// view. With `.end`, the distance to the end of the content stays the same.
    public static let resizing = Occasion(rawValue: 4)
    /// All occasions.
    public static let all: Occasion = [.small, .beginning, .resizing]
  }

  /// The alignment of the content on each axis.
  public let alignment: PerAxis<Alignment>
  /// The occasions on which content is aligned.
  public let occasions: Occasion
  /// The axes on which the content is aligned.
  private let axes: PerAxis<Bool>

  /// Aligns the content along both axes.
  public init(_ both: Alignment, on occasions: Occasion = .small) {
    (alignment, self.occasions) = (PerAxis(both), occasions)
    axes = PerAxis(true)
  }

  /// Aligns the content along an axis, and leaves the other at its start.
  public init(_ alignment: Alignment, axis: Axis, on occasions: Occasion = .small) {
    (self.alignment, self.occasions) = (PerAxis(alignment, on: axis, else: .start), occasions)
    axes = PerAxis(true, on: axis, else: false)
  }
}

@_documentation(visibility: internal)
extension Aligning {
  /// "Aligning".
  public var name: StaticString { "Aligning" }

  /// Moves the walls of axes on which the content is smaller than the viewport.
  public func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
    guard occasions.contains(.small) else { return }
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

  /// Lets content that begins rest where it is aligned.
  public func didAttach(to scroll: ScrollController) {
    guard occasions.contains(.beginning) else { return }
    for axis in Axis.both where axes[axis] {
      let (extent, offset) = (scroll.geometry.extent[axis], scroll.contentOffset[axis])
      let isNew = extent.lower == nil && extent.upper == nil && offset == 0
      guard isNew || scroll.contentSize[axis] == 0 && offset == extent.lower else { continue }
      // Another link that has claimed the axis, or answers for it, decides where it begins.
      scroll.setRestTarget(RestTarget(id: 0), of: self, on: axis, isChosen: false)
    }
  }

  /// Returns where content that begins is aligned.
  public func offset(of targets: inout PerAxis<RestTarget?>, in context: ScrollContext) -> PerAxis<Double?> {
    var offsets = PerAxis<Double?>(nil)
    for axis in Axis.both where targets[axis] != nil {
      offsets[axis] = aligned(axis, in: context.geometry) ?? context.geometry.extent[axis].lower
    }
    return offsets
  }

  /// Keeps the aligned places together on an axis whose sizes have changed.
  public func layout(_ change: inout LayoutChange, in context: ScrollContext) {
    guard occasions.contains(.resizing) else { return }
    for axis in Axis.both where axes[axis] && !change.isOffsetDecided[axis] {
      let isResized =
        change.old.viewport[axis] != change.new.viewport[axis]
        || change.old.content[axis] != change.new.content[axis]
        || change.old.visibleLength(axis) != change.new.visibleLength(axis)
        || change.old.extent[axis] != change.new.extent[axis]
      guard isResized, let old = aligned(axis, in: change.old), let new = aligned(axis, in: change.new) else {
        continue
      }
      if new != old { change.offset[axis] += new - old }
      change.isOffsetDecided[axis] = true
    }
  }

  /// Returns the offset at which content is aligned, within its walls; nil for a ring, or without an end.
  private func aligned(_ axis: Axis, in geometry: Geometry) -> Double? {
    let extent = geometry.extent[axis]
    guard extent.period == nil, let start = extent.lower, extent.upper != nil else { return nil }
    let visible = geometry.viewport[axis] - geometry.inset.total(axis)
    return extent.clamp(start + alignment[axis].distance(from: 0, visible, to: 0, geometry.content[axis]))
  }
}
