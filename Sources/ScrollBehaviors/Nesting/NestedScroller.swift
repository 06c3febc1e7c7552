public import ScrollEngine
public import ScrollSpace

/// A scroller among others: where its viewport stands, and which scrollers stand in its content.
///
/// ```
///   outer content ┌──────────────────────────┐
///                 │ ┌ outer viewport ──────┐ │
///                 │ │   ┌ inner ────────┐  │ │    origin: the inner viewport's corner,
///                 │ │   │               │  │ │    in the content coordinates of the outer one
///                 │ │   └───────────────┘  │ │
///                 │ └──────────────────────┘ │
///                 └──────────────────────────┘
/// ```
/// The scroller itself knows nothing of it, and can be commanded as any other one.
public final class NestedScroller {
  /// The scroller.
  public let scroll: ScrollController
  /// Where its viewport begins, in the content coordinates of the scroller around it: that corner of the viewport where the
  /// content of the scroller around begins. Of the outermost one in the coordinates of the host.
  @exclusivity(unchecked) public var origin: Point
  /// What becomes of movements that it cannot take, on each axis.
  @exclusivity(unchecked) public var overscroll: PerAxis<Overscroll> { didSet { holdWalls() } }
  /// The sides towards which it takes movements before the scrollers in it, where a policy shares them: `.bottom` for a page
  /// whose header collapses before its list scrolls. None at first.
  @exclusivity(unchecked) public var takesFirst: Edges = []
  /// Room that what is brought into view keeps from the sides of the viewport: CSS's scroll-padding. Zero at first.
  public var scrollPadding = Insets.zero
  /// The scrollers in its content. A later one lies on top of those before it.
  public private(set) var children: [NestedScroller] = []
  /// The scroller around it; nil for the outermost one.
  @exclusivity(unchecked) public private(set) unowned(unsafe) var parent: NestedScroller?

  /// The link by which its walls answer for that.
  public let edges: NestedEdges

  /// Makes the outermost scroller, or one that joins another later. If the chain holds no ``NestedEdges`` yet, one joins its
  /// end: keep it there if you set the chain anew.
  public init(
    _ scroll: ScrollController, at origin: Point = .zero,
    overscroll: PerAxis<Overscroll> = PerAxis(.auto)
  ) {
    (self.scroll, self.origin, self.overscroll) = (scroll, origin, overscroll)
    let known = scroll.behaviors.lazy.compactMap { $0 as? NestedEdges }.first
    edges = known ?? NestedEdges()
    if known == nil { scroll.behaviors.append(edges) }
    holdWalls()
  }

  private func holdWalls() {
    for axis in Axis.both { edges.isRigid[axis] = overscroll[axis] == .none }
  }

  deinit {
    for child in children { child.parent = nil }
  }

  /// Puts a scroller into the content of this one, on top of the others there. One that stands in another scroller leaves that.
  /// One that holds this scroller is a mistake in the program, and traps.
  @discardableResult
  public func add(_ child: NestedScroller) -> NestedScroller {
    var ancestor: NestedScroller? = self
    while let one = ancestor {
      precondition(
        one !== child,
        "A scroller cannot stand in its own content; take the outer one out of the inner one first.")
      ancestor = one.parent
    }
    child.remove()
    children.append(child)
    child.parent = self
    noteChange()
    return child
  }

  /// Puts a scroller into the content of this one, with its viewport at a place.
  @discardableResult
  public func add(
    _ scroll: ScrollController, at origin: Point, overscroll: PerAxis<Overscroll> = PerAxis(.auto)
  ) -> NestedScroller {
    add(NestedScroller(scroll, at: origin, overscroll: overscroll))
  }

  /// Takes it out of the scroller around it, with all that stands in its content.
  public func remove() {
    parent?.noteChange()
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// How often scrollers have come into its content, or left it, at any depth.
  @exclusivity(unchecked) private(set) var changes = 0

  private func noteChange() {
    var next: NestedScroller? = self
    while let one = next {
      one.changes &+= 1
      next = one.parent
    }
  }

  /// This scroller and those around it, from the inside out.
  public var path: [NestedScroller] {
    var (path, next) = ([self], parent)
    while let one = next {
      path.append(one)
      next = one.parent
    }
    return path
  }

  /// Its viewport in the coordinates of the host: those of the outermost scroller's `origin`.
  public var frame: Rect {
    guard let parent else { return Rect(origin: origin, size: scroll.viewport) }
    return parent.mapToHost.convert(Rect(origin: origin, size: scroll.viewport))
  }

  /// The innermost scroller whose viewport holds a point of the host's coordinates, and is not clipped there by another one;
  /// nil if the point lies outside of this one.
  public func scroller(at point: Point) -> NestedScroller? {
    guard frame.contains(point) else { return nil }
    for child in children.reversed() {
      if let found = child.scroller(at: point) { return found }
    }
    return self
  }

  /// Calls `body` with all scrollers in its content, and then with this one: the inner ones before those around them.
  func forEach(_ body: (NestedScroller) -> Void) {
    for child in children { child.forEach(body) }
    body(self)
  }
}
