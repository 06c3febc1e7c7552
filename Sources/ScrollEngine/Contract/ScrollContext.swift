public import ScrollSpace

/// What a behaviour may know when it is asked. A value: it may be kept.
public struct ScrollContext: Sendable {
  /// The time of the input or frame that is being worked on.
  public let time: Timestamp
  /// What the scroller is doing.
  public let phase: Phase
  /// Sizes, and the offsets that follow.
  public let geometry: Geometry
  /// The length of a device pixel, in points.
  public let pixel: Double
  /// The content offset.
  public let offset: Point
  /// How fast the offset moves, in points per second.
  public let velocity: Vector
  /// Where it comes to rest; the offset when nothing runs.
  public let destination: Point
  /// The offset at which the drag began, in today's coordinates, also after a rebase; nil without a drag.
  public let dragStart: Point?
  /// Which drag, or run of wheel deltas, moves the content, or did last: each has the number after that of the one before.
  /// 0 before the first.
  ///
  /// A run may begin in the tail of another one, and the phase stays `.wheeling`. A link that keeps something for as long as a
  /// drag lasts keeps the number beside it, and begins anew if the number is another one. The number is part of a snapshot.
  public let dragNumber: Int
  /// Where the content's coordinates began, today.
  public let origin: ContentOrigin

  /// Makes a context, as a test of a behaviour needs.
  public init(
    time: Timestamp, phase: Phase, geometry: Geometry, pixel: Double, offset: Point, velocity: Vector,
    destination: Point, dragStart: Point?, origin: ContentOrigin = ContentOrigin(), dragNumber: Int = 0
  ) {
    self.time = time
    self.phase = phase
    self.geometry = geometry
    self.pixel = pixel
    self.offset = offset
    self.velocity = velocity
    self.destination = destination
    self.dragStart = dragStart
    self.dragNumber = dragNumber
    self.origin = origin
  }

  /// `offset` in content coordinates: 0 where the content begins, growing towards its end, without bounds on a ring, and
  /// under a moving origin from where the first layout put 0.
  public var position: Point { origin.position(of: offset) }

  /// `destination` in content coordinates.
  public var destinationPosition: Point { origin.position(of: destination) }
}
