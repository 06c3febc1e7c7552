public import ScrollBehaviors
public import ScrollEngine
public import ScrollSpace
import ScrollTiling

// Timelines of a scroller count in content coordinates, because neither a shift of the origin nor a zoom moves an item
// in them. So a timeline and a position of different moments go together until the next layout or zoom.

extension ScrollController {
  /// `destination` in content coordinates: the place at which `contentPosition` comes to rest.
  ///
  /// It is known from the lift on. So the progress there is known, too, and an effect can be planned before the content
  /// has moved.
  public var destinationPosition: Point { converted(toContent: destination) }

  /// Returns the timeline of the scroller itself on an axis: 0 where scrolling starts, 1 where it ends.
  ///
  /// Inactive if there is no room to scroll, or a side is open.
  public func timeline(on axis: Axis) -> ScrollTimeline {
    timeline(of: nil, axis, .auto, .auto)
  }

  /// Returns the timeline of a subject in content coordinates, such as a sticky one.
  ///
  /// An inset in points counts on the screen, and `auto` is the scroller's inset and padding.
  /// Lengths of edges are distances of `contentPosition`.
  public func timeline(
    of subject: TimelineSubject, on axis: Axis, startInset: TimelinePort.Inset = .auto,
    endInset: TimelinePort.Inset = .auto
  ) -> ScrollTimeline {
    timeline(of: subject, axis, startInset, endInset)
  }

  /// Returns the timeline of a rectangle in content coordinates; nil if the rectangle is not usable on that axis, or its
  /// length is below 0.
  ///
  /// A rectangle of an inner scroller, which lies at `corner` of this content, is
  /// `inner.space.mapToParent.convert(rect).offset(by: corner - .zero)`, as long as the inner scroller rests.
  public func timeline(
    of rect: Rect, on axis: Axis, startInset: TimelinePort.Inset = .auto,
    endInset: TimelinePort.Inset = .auto
  ) -> ScrollTimeline? {
    TimelineSubject(rect, on: axis).map { timeline(of: $0, axis, startInset, endInset) }
  }

  /// Returns the timeline of an item along the axis of its row, at the place that the last edit gave it; nil if there is
  /// no such item.
  ///
  /// On a ring the item counts in the lap that is nearest to the middle of the port, at whatever offset the timeline is
  /// read.
  public func timeline(
    of index: Int64, in items: some EditableItems, startInset: TimelinePort.Inset = .auto,
    endInset: TimelinePort.Inset = .auto
  ) -> ScrollTimeline? {
    guard let place = items.place(of: index, origin: ContentOrigin()),
      let subject = TimelineSubject(start: place.start, length: place.length)
    else { return nil }
    return timeline(of: subject, items.axis, startInset, endInset)
  }

  private func timeline(
    of subject: TimelineSubject?, _ axis: Axis, _ startInset: TimelinePort.Inset,
    _ endInset: TimelinePort.Inset
  ) -> ScrollTimeline {
    let (geometry, origin) = (geometry, contentOrigin)
    let (inset, padding) = (geometry.inset, geometry.padding)
    let port = TimelinePort(
      viewport: geometry.viewport[axis], start: startInset, end: endInset,
      padding: (
        inset.lower(axis) + max(0, padding.lower(axis)), inset.upper(axis) + max(0, padding.upper(axis))
      ))
    let extent = geometry.extent[axis]
    let walls = Extent(
      lower: extent.lower.map { origin.position(of: $0, on: axis) },
      upper: extent.upper.map { origin.position(of: $0, on: axis) },
      period: extent.period.map { geometry.inContent($0, on: axis) })
    return ScrollTimeline(
      of: subject, through: port.inContent(at: geometry.scale[axis]), walls: walls, axis: axis,
      pixel: geometry.inContent(settings.pixel, on: axis))
  }
}
