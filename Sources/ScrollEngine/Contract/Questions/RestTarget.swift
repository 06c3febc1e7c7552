public import ScrollSpace

/// The thing on which an axis rests, as the link that chose it names it: a row, a page, an area, and a part of it.
///
/// The link defines the meaning of the numbers. The scroller compares the numbers, keeps them in snapshots and in
/// recordings, and passes them back to that link and no other: see ``ScrollBehavior/offset(of:in:)``. So a target
/// carries all that its link needs to find the offset again, the place in the view included.
public struct RestTarget: Hashable, Sendable {
  /// The number of the thing.
  public var id: Int64
  /// On a ring, the lap.
  public var lap: Int64
  /// The part of the thing, or the distance from its start.
  public var part: Double
  /// The place of the thing in the view; nil if the link needs none, or if the thing only has to be in view.
  public var place: RestPlace?

  /// Creates a target without a place in the view.
  public init(id: Int64, lap: Int64 = 0, part: Double = 0) {
    self.id = id
    self.lap = lap
    self.part = part
  }

  /// The numbers of the target that cannot be used; nil if all can be.
  var problem: DeferredText? {
    part.isUsable && place?.isUsable ?? true ? nil : "part \(part), place \(place?.padding ?? .zero)"
  }
}

/// The place in the view at which a thing is shown: of the view less its insets and less the padding.
public indirect enum RestPlace: Hashable, Sendable {
  /// The thing is in view. It enters at a side; nil if it was in view, and is to stay there.
  case inView(entering: Side?, padding: Insets)
  /// A place of the thing is at a place of the view.
  case aligned(Alignment, padding: Insets)

  /// The distances from the ends of the view at which the view counts as ended.
  public var padding: Insets {
    switch self {
    case .inView(_, let padding), .aligned(_, let padding): padding
    }
  }

  var isUsable: Bool { ScrollEngine.isUsable(padding) }
}

/// What a link says of a rest target that it names: see ``ScrollController/setRestTarget(_:of:on:isChosen:)``.
@_documentation(visibility: internal)
public enum RestClaim: UInt8, Hashable, Sendable {
  /// A name for the present rest position, which something else has chosen.
  case named
  /// The axis rests on the target.
  case chosen
  /// The axis is to rest on the target once there is such a thing.
  case awaited
}
