public import ScrollSpace

/// Finds the target that the reader is at, by the rule of CSS's scroll markers.
///
/// ```swift
/// let spy = ScrollSpy(sections.map { ScrollMarker($0.frame) })
/// let line = spy.current(at: scroll.contentPosition, in: MarkerPort(scroll))
/// ```
/// Each target has the position that aligns it. Targets that the view cannot reach are spread over the first and
/// the last eighth of a view, so that the first and the last target are current at the ends. Of the last target at
/// or before the position and the first one behind it, the nearer is current; the one behind must be less than half
/// a view away. The vertical position decides, the horizontal one among equals, and then the order: the last.
///
/// The eighth and the half are Chromium's. On a ring nothing is spread, and each target is in every lap.
///
/// A search looks at each marker some times, and allocates nothing. For the items of a row, which may be millions,
/// use ``RowSpy``. A marker with a number that is not finite, or with a negative length, is never current.
public struct ScrollSpy: Hashable, Sendable {
  /// The markers, in their order.
  public var markers: [ScrollMarker]

  /// Creates a spy for markers.
  public init(_ markers: [ScrollMarker] = []) { self.markers = markers }

  /// Returns the index of the marker that is current at a position of the viewport; nil without markers.
  public func current(at position: Point, in port: MarkerPort) -> Int? {
    guard position.x.isFinite, position.y.isFinite else { return nil }
    let down = Line(.vertical, of: self, at: position, in: port, among: nil)
    let across = Line(.horizontal, of: self, at: position, in: port, among: down)
    return markers.indices.last {
      markers[$0].isSound && down.isBest(markers[$0]) && across.isBest(markers[$0])
    }
  }

  /// Returns the position of the viewport that aligns the target of a marker, as far as the walls allow; nil if
  /// there is no such marker, or if it is never current.
  public func position(of index: Int, in port: MarkerPort) -> Point? {
    guard markers.indices.contains(index), markers[index].isSound else { return nil }
    func position(_ axis: Axis) -> Double {
      port.extent[axis].clamp(port.position(of: markers[index], on: axis))
    }
    return Point(x: position(.horizontal), y: position(.vertical))
  }

  /// Returns the marker after another one in the list; nil after the last.
  public func next(after index: Int) -> Int? { step(from: index, by: 1) }

  /// Returns the marker before another one in the list; nil before the first.
  public func previous(before index: Int) -> Int? { step(from: index, by: -1) }

  private func step(from index: Int, by step: Int) -> Int? {
    var next = index
    repeat {
      let (sum, overflow) = next.addingReportingOverflow(step)
      guard !overflow, markers.indices.contains(sum) else { return nil }
      next = sum
    } while !markers[next].isSound
    return next
  }

  /// The targets along an axis, and the best of them.
  private struct Line {
    private let axis: Axis
    private let port: MarkerPort
    private let position: Double
    private let spread: MarkerSpread
    private var choice: MarkerChoice
    private let best: Double?

    /// Creates the line of all targets, or of those that are best along another line.
    init(_ axis: Axis, of spy: ScrollSpy, at point: Point, in port: MarkerPort, among other: Line?) {
      var (first, last) = (Double.infinity, -Double.infinity)
      for marker in spy.markers where marker.isSound {
        let target = port.position(of: marker, on: axis)
        (first, last) = (min(first, target), max(last, target))
      }
      let spread = MarkerSpread(port, on: axis, first: first, last: last)
      var choice = MarkerChoice(at: point[axis], length: port.length[axis])
      for marker in spy.markers where marker.isSound && other?.isBest(marker) ?? true {
        let target = Self.target(of: marker, axis, port, spread, near: point[axis])
        choice.add(target)
        if let period = port.extent[axis].period { choice.add(target + period) }
      }
      (self.axis, self.port, position, self.spread) = (axis, port, point[axis], spread)
      (self.choice, best) = (choice, choice.best)
    }

    func isBest(_ marker: ScrollMarker) -> Bool {
      guard let best else { return false }
      let target = Self.target(of: marker, axis, port, spread, near: position)
      return choice.isBest(target, best) || choice.isBest(target + (port.extent[axis].period ?? 0), best)
    }

    /// Returns the position of a target after the spread; on a ring, that of the last copy at or before a position.
    private static func target(
      of marker: ScrollMarker, _ axis: Axis, _ port: MarkerPort, _ spread: MarkerSpread, near position: Double
    ) -> Double {
      let target = spread.position(port.position(of: marker, on: axis))
      guard let ring = port.extent[axis].ring else { return target }
      return target + ring.laps(before: position - target) * ring.period
    }
  }
}
