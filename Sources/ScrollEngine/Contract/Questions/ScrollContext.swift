public import ScrollSpace

/// The state of a scroller at the moment of a question. The context is a value: a behaviour may keep it.
public struct ScrollContext: Sendable {
  /// The time of the input or frame that is being processed.
  public let time: Timestamp
  /// The present activity of the scroller.
  public let phase: Phase
  /// The sizes, and the offsets that follow from them.
  public let geometry: Geometry
  /// The length of a device pixel, in points.
  public let pixel: Double
  /// The content offset, in points.
  public let offset: Point
  /// The velocity of the offset, in points per second.
  public let velocity: Vector
  /// The offset at which the content comes to rest. At rest, the content offset.
  public let destination: Point
  /// The offset at which the drag began, in present coordinates, also after a rebase. Nil without a drag.
  public let dragStart: Point?
  /// The number of the drag, or run of wheel deltas, that moves the content, or moved it last. Each drag or run has
  /// the next number, and 1 follows the largest `Int`. 0 before the first.
  ///
  /// A run may begin during the end of another run; the phase then stays `.wheeling`. A behaviour that keeps
  /// something for the length of a drag also keeps the number, and starts anew if the number has changed. The number
  /// is part of a snapshot.
  public let dragNumber: Int
  /// The origin of the content's coordinates at this moment.
  public let origin: ContentOrigin

  /// Creates a context, for tests of a behaviour.
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

  /// `offset` in content coordinates: 0 at the beginning of the content, growing towards its end. On a ring,
  /// positions have no bounds. If the origin moves, positions count from the place that the first layout put at 0.
  public var position: Point { origin.position(of: offset) }

  /// `destination` in content coordinates.
  public var destinationPosition: Point { origin.position(of: destination) }

  /// Returns the same context with another destination.
  func heading(to destination: Point) -> ScrollContext {
    moved(to: offset, destination, in: geometry, from: origin)
  }

  /// Returns the same context at another offset and with another destination, in another geometry.
  func moved(
    to offset: Point, _ destination: Point, in geometry: Geometry, from origin: ContentOrigin
  ) -> ScrollContext {
    ScrollContext(
      time: time, phase: phase, geometry: geometry, pixel: pixel, offset: offset, velocity: velocity,
      destination: destination, dragStart: dragStart, origin: origin, dragNumber: dragNumber)
  }

  /// Returns the same context with the start of the drag that has just ended.
  func after(dragFrom start: Point) -> ScrollContext {
    ScrollContext(
      time: time, phase: phase, geometry: geometry, pixel: pixel, offset: offset, velocity: velocity,
      destination: destination, dragStart: start, origin: origin, dragNumber: dragNumber)
  }

  /// Returns the proposal with which links are asked for the length of content of a size.
  func extentProposal(content: Size) -> ExtentProposal {
    ExtentProposal(viewport: geometry.viewport, inset: geometry.inset, content: content, origin: origin)
  }
}
