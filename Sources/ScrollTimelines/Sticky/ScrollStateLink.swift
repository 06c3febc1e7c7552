public import ScrollBehaviors
public import ScrollEngine
public import ScrollSpace

/// Keeps the ``ScrollState`` of a scroller, and calls the program when the state changes.
///
/// ```swift
/// let state = ScrollStateLink()
/// state.didChange = { link, old in
///   shadow.isHidden = !link.state.scrollable.contains(.top)     // content is scrolled out at the top
///   if link.state.scrolled != old.scrolled { bar.isHidden = link.state.scrolled.contains(.bottom) }
/// }
/// let list = ScrollController(viewport: screen, content: page, behaviors: [Bouncing(), state])
/// ```
/// Fingers, wheels, keys, and what follows from them are relative movements. A command of the program is absolute,
/// because it goes to a place and has no direction of its own, except for ``scroll(by:animated:)``. Layouts do not
/// count, nor do movements past the walls: a bounce is no scroll back.
public final class ScrollStateLink: ScrollBehavior {
  /// The present state.
  public private(set) var state = ScrollState()
  /// Called after a change of the state, with the state before it. If nil, nothing is called.
  public var didChange: ((_ link: ScrollStateLink, _ old: ScrollState) -> Void)?
  /// The link whose areas the state names; nil if the scroller does not snap.
  public let snapping: Snapping?

  private var sides = ScrolledSides()
  /// The position between the walls at the last movement.
  private var last = Point.zero
  /// True during an animation of ``scroll(by:animated:)``.
  private var isRelative = false
  private unowned(unsafe) var scroll: ScrollController?

  /// Creates a link. With a `snapping`, write that link before this one in the chain, because it finds its area
  /// first.
  public init(snapping: Snapping? = nil) { self.snapping = snapping }

  /// Scrolls on by a distance, in points, as a browser's `scrollBy` does. With a ``snapping`` the content comes to
  /// rest on an area. Without a scroller, or if the distance is not finite, nothing happens.
  public func scroll(by distance: Vector, animated: Bool) {
    guard let scroll, distance.x.isUsable, distance.y.isUsable else { return }
    isRelative = true
    if let snapping {
      snapping.scroll(by: distance, animated: animated)
    } else {
      var offset = scroll.contentOffset + distance
      for axis in Axis.both { offset[axis] = scroll.geometry.extent[axis].clamp(offset[axis]) }
      scroll.setContentOffset(offset, animated: animated)
    }
    if animated { return }
    // Within a callback the movement is delivered later: it is noted now.
    follow(scroll, isScroll: true)
    isRelative = false
  }

  /// Notes where the content is now.
  private func follow(_ scroll: ScrollController, isScroll: Bool) {
    let position = between(scroll)
    if isScroll { sides.move(from: last, to: position) }
    last = position
    update(scroll)
  }

  private func update(_ scroll: ScrollController) {
    let old = state
    state = ScrollState(of: scroll, snapping: snapping, scrolled: sides)
    if state != old { didChange?(self, old) }
  }

  /// Returns the position of the content between its walls.
  private func between(_ scroll: ScrollController) -> Point {
    var offset = scroll.contentOffset
    for axis in Axis.both { offset[axis] = scroll.geometry.extent[axis].clamp(offset[axis]) }
    return scroll.contentOrigin.position(of: offset)
  }
}

@_documentation(visibility: internal)
extension ScrollStateLink {
  /// "ScrollState".
  public var name: StaticString { "ScrollState" }

  /// Notes a movement.
  public func scrollDidScroll(_ scroll: ScrollController) {
    switch scroll.moveCause {
    case .finger, .momentum, .wheel, .step: follow(scroll, isScroll: true)
    case .program: follow(scroll, isScroll: isRelative)
    case .layout, .rebase: follow(scroll, isScroll: false)
    }
  }

  /// Notes the walls.
  public func scrollDidLayout(_ scroll: ScrollController) { follow(scroll, isScroll: false) }

  /// Notes the end of a relative animation.
  public func scrollDidEndScrollingAnimation(_ scroll: ScrollController) { isRelative = false }

  /// Notes the areas on which the content has come to rest.
  public func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) { update(scroll) }

  /// Archives the sides of the last movement.
  public func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
    let edges = try memory.value(sides.edges.rawValue, where: { ScrolledSides(Edges(rawValue: $0)) != nil })
    let isRelative = try memory.value(isRelative)
    memory.change {
      self.sides = ScrolledSides(Edges(rawValue: edges)) ?? ScrolledSides()
      self.isRelative = isRelative
    }
  }

  /// Reports a link that finds its areas after this one.
  public func review(_ report: inout ChainReport, of scroll: ScrollController) {
    guard let snapping else { return }
    let before = scroll.behaviors.prefix { $0 !== self }
    if !before.contains(where: { $0 === snapping }) {
      report.add(
        .certain, in: "scrollDidSettle", "The Snapping of this link is not before it in the chain.",
        fix: "Write that Snapping before this link.")
    }
  }

  /// Joins a scroller.
  public func didAttach(to scroll: ScrollController) {
    self.scroll = scroll
    last = between(scroll)
  }

  /// Leaves the scroller.
  public func didDetach() { (scroll, isRelative) = (nil, false) }
}
