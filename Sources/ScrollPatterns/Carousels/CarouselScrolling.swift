internal import CScrollCore
public import ScrollBehaviors
public import ScrollEngine
public import ScrollSpace

/// Scrolls a ``Carousel``: the walls are its first and its last place, and the content comes to rest on a place.
///
/// ```swift
/// let heroes = CarouselScrolling(count: 12, spacing: 8) { _ in .hero() }
/// let scroll = ScrollController(viewport: screen, content: screen, behaviors: [heroes, Bouncing(.horizontal)])
/// // In every frame:
/// heroes.forEachItem { index, frame in cards[index].draw(in: frame) }
/// ```
/// A slow drag goes to the nearest place, and a fling to the place nearest to its natural stop, at least the next one.
/// With ``advancesOne`` it goes to the one next to where the drag began, as a pager does. A key goes to the next place.
///
/// The item at the focus is the rest target. So it stays at the focus through resizes, and through edits that the
/// program reports by ``change(_:)``.
public final class CarouselScrolling: ScrollBehavior {
  /// The axis.
  public let axis: Axis
  /// The spacing between items, in points.
  public let spacing: Double
  /// True if a fling goes no farther than to the next place: for heroes.
  public var advancesOne = false
  /// The speed from which a release counts as a fling, in points per second.
  public var flingSpeed = 125.0
  /// The motion to a place after a drag or a wheel, and by ``scroll(to:animated:)``.
  public var arrival = Arrival.spring(response: 0.4)
  /// The number of items.
  public private(set) var count: Int64

  private let slots: (_ view: Double) -> CarouselSlots
  private var known: Carousel?
  private unowned(unsafe) var scroll: ScrollController?

  /// Creates a link for a number of items. `slots` returns the slots for the length of a view, in points: the same ones
  /// for the same length. A count below 0 counts as 0.
  public init(
    count: Int64, axis: Axis = .horizontal, spacing: Double = 0,
    slots: @escaping (_ view: Double) -> CarouselSlots
  ) {
    (self.count, self.axis, self.spacing, self.slots) = (max(0, count), axis, spacing, slots)
  }

  /// The carousel at the present size; without items if there is no scroller.
  public var carousel: Carousel { carousel(view: scroll?.geometry.visibleLength(axis) ?? 0) }

  /// The position of the carousel, in points; 0 without a scroller.
  public var position: Double { scroll.map { $0.contentPosition[axis] + $0.geometry.inset.lower(axis) } ?? 0 }

  /// The index of the first item at the focus: at rest the one that rests there, else the nearest one.
  public var focused: Int64 { carousel.place(nearest: position) }

  /// Calls `body` with each item in view, and its frame in the viewport. The breadth of the frames is that of the
  /// viewport less its insets. On a reversed axis the first item is at the right, or at the bottom.
  public func forEachItem(_ body: (_ index: Int64, _ frame: Rect) -> Void) {
    guard let scroll else { return }
    let (carousel, position, geometry) = (carousel, position, scroll.geometry)
    for index in carousel.items(at: position) {
      guard let span = carousel.span(of: index, at: position), span.length > 0 else { continue }
      var rect = Rect.zero
      rect.origin[axis] = geometry.inset.lower(axis) + span.start
      rect.size[axis] = span.length
      rect.origin[axis.cross] = geometry.inset.lower(axis.cross)
      rect.size[axis.cross] = geometry.visibleLength(axis.cross)
      if scroll.isReversed[axis] { rect.origin[axis] = scroll.viewport[axis] - rect.upper(axis) }
      body(index, rect)
    }
  }

  /// Scrolls to the place of an item. Returns false if there is no such item, or no scroller.
  @discardableResult
  public func scroll(to index: Int64, animated: Bool) -> Bool {
    guard let scroll, index >= 0, index < count else { return false }
    let target = RestTarget(id: min(index, carousel.places - 1))
    return scroll.scroll(
      to: PerAxis(target, on: axis, else: nil), of: self, arrival: animated ? arrival : nil)
  }

  /// Follows an edit of the program's items. The item at the focus stays there, and if it is gone, its place. An edit
  /// of lengths changes nothing.
  public func change(_ edit: TileEdit) {
    switch edit {
    case .insert(let lengths, _): count += Int64(lengths.count)
    case .insertRun(let more, _, _): count += max(0, more)
    case .remove(let range): count = max(0, count - (range.upperBound - range.lowerBound))
    case .replace(let new, _, _): count = max(0, new)
    case .move, .resize, .reload: break
    }
    known = nil
    guard let scroll else { return }
    if var target = scroll.restTarget(of: self, on: axis) {
      target.id = edit.index(of: target.id) ?? min(target.id, max(0, count - 1))
      scroll.setRestTarget(target, of: self, on: axis)
    }
    scroll.invalidateLayout()
  }

  private func carousel(view: Double) -> Carousel {
    if let known, known.view == view, known.count == count { return known }
    let new = Carousel(slots(view), count: count, view: view, spacing: spacing)
    known = new
    return new
  }
}

@_documentation(visibility: internal)
extension CarouselScrolling {
  /// "Carousel".
  public var name: StaticString { "Carousel" }

  /// Sets the length of the content, so that the walls are the outermost places.
  public func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
    let view = max(0, proposal.viewport[axis] - proposal.inset.total(axis))
    proposal.fit(carousel(view: view).contentLength, on: axis)
  }

  /// Sets the target to a place.
  public func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
    guard let cause = proposal.cause[axis] else { return }
    let carousel = carousel(view: context.geometry.visibleLength(axis))
    guard carousel.places > 0, carousel.pitch > 0 else { return }
    let inset = context.geometry.inset.lower(axis)
    func position(_ point: Point) -> Double { proposal.origin.position(of: point)[axis] + inset }
    let natural = position(proposal.projected)
    var place = carousel.place(nearest: natural)
    switch cause {
    case .release, .wheel:
      let (start, velocity) = (position(proposal.start), proposal.velocity[axis])
      if velocity.magnitude < flingSpeed || velocity == 0 {
        place = carousel.place(nearest: start)
      } else {
        let ahead = carousel.place(after: start, towards: velocity > 0 ? .upper : .lower)
        place = velocity > 0 ? max(ahead, place) : min(ahead, place)
        if advancesOne, let begin = context.dragStart {
          let former = carousel.place(nearest: position(begin))
          place = max(0, min(former + (velocity > 0 ? 1 : -1), carousel.places - 1))
        }
      }
      proposal.arrival[axis] = arrival
    case .step:
      let from = position(proposal.stepStart)
      if case .ends = proposal.step { break }
      if natural != from {
        let ahead = carousel.place(after: from, towards: natural > from ? .upper : .lower)
        place = natural > from ? max(ahead, place) : min(ahead, place)
      }
    case .program, .layout, .drag:
      if proposal.isChosen[axis], cause == .program { return }
      place = carousel.place(nearest: position(proposal.offset))
    }
    proposal.offset[axis] = proposal.origin.offset(of: carousel.position(of: place) - inset, on: axis)
    proposal.restTarget[axis] = RestTarget(id: place)
  }

  /// Returns the present offset of an item's place.
  public func offset(of targets: inout PerAxis<RestTarget?>, in context: ScrollContext) -> PerAxis<Double?> {
    let carousel = carousel(view: context.geometry.visibleLength(axis))
    guard let target = targets[axis], target.id >= 0, target.id < carousel.count else { return PerAxis(nil) }
    let position = carousel.position(of: target.id) - context.geometry.inset.lower(axis)
    return PerAxis(context.origin.offset(of: position, on: axis), on: axis, else: nil)
  }

  /// Describes the offset of a place.
  public func review(_ report: inout ChainReport, of scroll: ScrollController) {
    guard let target = scroll.restTarget(of: self, on: axis) else { return }
    report.note(on: axis) { _ in "item \(target.id) of \(count)" }
  }

  /// Joins a scroller.
  public func didAttach(to scroll: ScrollController) { self.scroll = scroll }

  /// Leaves the scroller.
  public func didDetach() { scroll = nil }
}

extension Carousel {
  /// Returns the next place in a direction, farther from a position than by rounding; the outermost one if there is
  /// none.
  public func place(after position: Double, towards side: Side) -> Int64 {
    guard pitch > 0, position.isFinite, places > 0 else { return 0 }
    let tolerance = Tolerance.sum(near: position)
    let place =
      switch side {
      case .upper: csc_floor((position + tolerance) / pitch) + 1
      case .lower: 0 - csc_floor(0 - (position - tolerance) / pitch) - 1
      }
    return Int64(min(max(0, place), Double(places - 1)))
  }
}
