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
  /// Where the content's coordinates began, today.
  public let origin: ContentOrigin
  /// The number of the errand that each axis is on.
  ///
  /// An axis is sent on another one, with the next number, by everything that decides anew where it shall rest: each
  /// command and each step once, but for a set of `contentOffset` that an animation goes on from, a wheel, a finger that comes down, and what lets go of it. What follows from a layout belongs to the same
  /// one. An errand is over, and the number another, when the scroller rests and all of that is told. So a
  /// link that sends the scroller somewhere, whose number is then the present one and 1, knows by it whether the
  /// scroller is still on its way for that link, or just arriving, and may say in `target` where that is by now.
  public let errand: PerAxis<Int64>

  /// Makes a context, as a test of a behaviour needs.
  public init(
    time: Timestamp, phase: Phase, geometry: Geometry, pixel: Double, offset: Point, velocity: Vector,
    destination: Point, dragStart: Point?, origin: ContentOrigin = ContentOrigin(),
    errand: PerAxis<Int64> = PerAxis(0)
  ) {
    self.time = time
    self.phase = phase
    self.geometry = geometry
    self.pixel = pixel
    self.offset = offset
    self.velocity = velocity
    self.destination = destination
    self.dragStart = dragStart
    self.origin = origin
    self.errand = errand
  }

  /// `offset` in content coordinates: 0 where the content begins, growing towards its end, without bounds on a ring, and
  /// under a moving origin from where the first layout put 0.
  public var position: Point { origin.position(of: offset) }

  /// `destination` in content coordinates.
  public var destinationPosition: Point { origin.position(of: destination) }
}
