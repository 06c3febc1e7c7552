public import ScrollEngine
public import ScrollSpace
internal import CScrollCore

/// Lands on pages that are each as long as the viewport less its insets.
///
/// ```
///  page     0          1          2
///      ├──────────┼──────────┼──────────┤      offset = page · length − inset
/// ```
/// A fling above `threshold` goes on to the next page boundary in its direction, a slower one to the nearest
/// page; neither gets further than one page from where the drag began. A step by lines or pages goes one page on. A
/// page that the walls cut short counts as lying at the wall. Layout keeps the page it is on; content that the
/// program put between two pages goes to the nearer one then. To rotate, change viewport and content as one, by
/// `resize(viewport:content:inset:)`. Pages count from the start of the content, so an axis that is open at its
/// lower side has none before that.
public final class Paging: ScrollBehavior {
  /// The axis that has pages; nil: both.
  public let axis: Axis?
  /// The speed from which a release turns the page, in points per second: 200, which is 0.2 pt/ms.
  public let threshold: Double
  /// The response of the spring that brings a page, in seconds. 0.4 is our choice: the fastest fling that
  /// settings allow is at rest on a page of 1,000 pt in less than a second.
  public let response: Double

  /// The page it shows most of, on each axis; 0 where there is none.
  public private(set) var page = PerAxis(0)
  /// How many pages there are on each axis.
  public private(set) var pageCount = PerAxis(0)
  /// The page as a number with a fraction, from 0 to the last page: 2.5 is half-way between pages 2 and 3.
  public private(set) var fraction = PerAxis(0.0)

  /// Makes pages along an axis, or along both. A threshold must not be negative and a response must be above
  /// 0; anything else is a mistake in the program, and traps.
  public init(axis: Axis? = nil, threshold: Double = 200, response: Double = 0.4) {
    precondition(
      threshold >= 0 && threshold.isFinite && response > 0 && response.isFinite,
      """
      Paging needs a threshold of 0 or more and a response above 0; these are \(threshold) and \(response); \
      leave them out for pages that feel like UIScrollView's.
      """)
    self.axis = axis
    self.threshold = threshold
    self.response = response
  }

  /// "Paging".
  public var name: StaticString { "Paging" }

  /// Sends it to a page. Leaves the program's own targets alone.
  public func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
    guard proposal.cause != .program else { return }
    for axis in Axis.both where self.axis ?? axis == axis {
      guard let pages = Pages(context.geometry, axis) else { continue }
      let page: Double
      switch proposal.cause {
      case .step:
        // An axis that the step does not touch is to go where it goes already.
        if proposal.natural[axis] == context.destination[axis] { continue }
        let base = context.phase == .animating ? context.destination : proposal.start
        let delta = proposal.natural[axis] - base[axis]
        page = pages.next(from: pages.nearest(to: context.destination[axis]), towards: delta)
      case .release:
        page = landing(of: proposal, from: context.dragStart?[axis], on: pages, axis)
      case .drag, .wheel, .layout, .program:
        page = pages.nearest(to: proposal.natural[axis])
      }
      proposal.offset[axis] = pages.offset(of: page)
      if proposal.cause == .layout { continue }
      let distance = proposal.offset[axis] - proposal.start[axis]
      proposal.arrival[axis] = .spring(response: response(over: distance, at: proposal.velocity[axis]))
    }
  }

  private func landing(
    of proposal: TargetProposal, from dragStart: Double?, on pages: Pages, _ axis: Axis
  ) -> Double {
    let start = proposal.start[axis]
    let velocity = proposal.velocity[axis]
    var page = pages.nearest(to: start)
    if velocity.magnitude >= threshold, velocity != 0 {
      page = pages.boundary(after: start, towards: velocity)
    }
    guard let dragStart else { return page }
    let first = pages.nearest(to: dragStart)
    return pages.clamp(min(max(page, first - 1), first + 1))
  }

  /// The response for a way and a speed: short enough that a critically damped spring does not overshoot the
  /// page, which it does where λ < v / distance; but no shorter than a fifth of `response`, so that the last
  /// points before a page do not stop a fling dead.
  private func response(over distance: Double, at velocity: Double) -> Double {
    let ahead = velocity > 0 ? distance : 0 - distance
    guard velocity != 0, ahead > 0 else { return response }
    return max(response / 5, min(response, 2 * Double.pi * ahead / velocity.magnitude))
  }

  /// Keeps the page it is on when lengths change; the place between two pages under a finger, and where the
  /// program is sending it there.
  public func layout(_ change: inout LayoutChange, in context: ScrollContext) {
    for axis in Axis.both where self.axis ?? axis == axis {
      guard let old = Pages(change.old, axis), let new = Pages(change.new, axis), old != new else { continue }
      if context.dragStart != nil || context.phase == .tracking {
        change.offset[axis] = new.place(of: change.offset[axis], among: old)
        continue
      }
      let destination = change.destination[axis]
      let page = old.nearest(to: destination)
      let isBetween = old.offset(of: page) != destination
      let place =
        context.phase == .animating && isBetween
        ? new.place(of: destination, among: old) : new.offset(of: page)
      if destination == change.offset[axis] { change.offset[axis] = place }
      change.destination[axis] = place
    }
  }

  /// Keeps `page` and `fraction` up to date.
  public func scrollDidScroll(_ scroll: ScrollController) { update(scroll) }

  /// Keeps `pageCount`, `page` and `fraction` up to date.
  public func scrollDidLayout(_ scroll: ScrollController) { update(scroll) }

  private func update(_ scroll: ScrollController) {
    let geometry = scroll.geometry
    let offset = scroll.contentOffset
    for axis in Axis.both where self.axis ?? axis == axis {
      let pages = Pages(geometry, axis)
      pageCount[axis] = pages.map { Pages.number($0.count) } ?? 0
      fraction[axis] = pages?.fraction(at: offset[axis]) ?? 0
      page[axis] = pages.map { Pages.number($0.nearest(to: offset[axis])) } ?? 0
    }
  }
}

/// The pages of one axis. Counted in doubles, which hold every page that an offset can tell apart.
private struct Pages: Equatable {
  let length: Double
  let start: Double
  let count: Double
  let extent: Extent

  /// Nil where there are no pages: no content, or no viewport left by the insets.
  init?(_ geometry: Geometry, _ axis: Axis) {
    length = geometry.visibleLength(axis)
    start = 0 - geometry.inset.lower(axis)
    extent = geometry.extent[axis]
    guard length > 0, geometry.content[axis] > 0 else { return nil }
    // Lengths that are sums, such as thirds of a point, may end a hair past a whole number of pages.
    count = max(1, 0 - csc_floor(1e-6 - geometry.content[axis] / length))
    guard count.isFinite else { return nil }
  }

  /// A whole page as an integer. (`Int(exactly:)` would need a libm.)
  static func number(_ page: Double) -> Int { page < Double(Int.max) ? Int(page) : .max }

  func clamp(_ page: Double) -> Double { max(0, min(page, count - 1)) }

  func offset(of page: Double) -> Double { extent.clamp(start + clamp(page) * length) }

  /// The page as a number with a fraction. The last page may begin where the wall is, short of its place.
  func fraction(at offset: Double) -> Double {
    let plain = clamp((offset - start) / length)
    let last = count - 1
    let lastOffset = self.offset(of: last)
    let lastButOne = start + (last - 1) * length
    guard plain > last - 1, lastOffset > lastButOne else { return plain }
    return clamp(last - 1 + (offset - lastButOne) / (lastOffset - lastButOne))
  }

  /// The offset that shows the same of the same pages, and as much beyond the ends, as one among other pages.
  /// More or fewer pages of the same length move nothing.
  func place(of offset: Double, among others: Pages) -> Double {
    if length == others.length, start == others.start { return offset }
    let fraction = others.fraction(at: offset)
    let page = csc_floor(fraction)
    let (from, to) = (self.offset(of: page), self.offset(of: page + 1))
    let beyond = offset - max(others.offset(of: 0), min(offset, others.offset(of: others.count - 1)))
    return from + (to - from) * (fraction - page) + beyond
  }

  func nearest(to offset: Double) -> Double { clamp(csc_round(fraction(at: offset))) }

  func next(from page: Double, towards direction: Double) -> Double {
    clamp(direction > 0 ? page + 1 : page - 1)
  }

  /// The first page boundary strictly past an offset, which may lie outside. An offset within 1e-9 of a page is
  /// on it.
  func boundary(after offset: Double, towards direction: Double) -> Double {
    if offset < self.offset(of: 0) { return 0 }
    if offset > self.offset(of: count - 1) { return count - 1 }
    let fraction = fraction(at: offset)
    return clamp(
      direction > 0 ? csc_floor(fraction + 1e-9) + 1 : 0 - csc_floor(1e-9 - fraction) - 1)
  }
}
