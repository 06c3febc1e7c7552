public import ScrollEngine
public import ScrollSpace

/// A node in a tree of scrollers: the place of its viewport, and the scrollers in its content.
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
/// The scroller itself does not depend on this object, and can be commanded as any other one.
public final class NestedScroller {
  /// The scroller.
  public let scroll: ScrollController
  /// The start of its viewport, in the content coordinates of the scroller around it: the viewport's corner
  /// at which the content around begins. For the outermost scroller, in the coordinates of the host.
  @exclusivity(unchecked) public var origin: Point {
    didSet { if !isUsable(origin, "origin") { origin = oldValue } }
  }
  /// The treatment of movements that the scroller cannot take, on each axis.
  @exclusivity(unchecked) public var overscroll: PerAxis<Overscroll> { didSet { holdWalls() } }
  /// The sides towards which it takes movements before the scrollers in it, if the policy shares movements.
  /// Use `.bottom` for a page whose header collapses before its list scrolls. The default is none.
  @exclusivity(unchecked) public var scrollsFirst: Edges = []
  /// The distance between the viewport's sides and what is scrolled into view, in points: CSS's scroll-padding. It is
  /// a part of the padding of the scroller's geometry, so page keys and areas see it too. The default is zero.
  public var scrollPadding = Insets.zero {
    didSet {
      if !isUsable(scrollPadding, "scrollPadding") { scrollPadding = oldValue }
      guard edges.padding != scrollPadding else { return }
      edges.padding = scrollPadding
      scroll.invalidateLayout()
    }
  }
  /// A closure that is called if a scroller was added to its content or removed from there, at any depth. Nil, the
  /// initial value: nothing is called.
  ///
  /// A host that sets `onNeedsFrame` of each scroller sets it for new scrollers here, and forgets those that have
  /// left. Such a host sets the closure of the outermost scroller; if you do nothing, commands to a scroller that
  /// was added late do not wake a host that sleeps. The tree has its new form when the closure is called. You may
  /// change the tree in the closure. The closure is kept alive: capture the owner of the tree weakly.
  public var onTreeChange: (() -> Void)?
  /// The scrollers in its content. Later ones lie on top.
  public private(set) var children: [NestedScroller] = []
  /// The scroller around it; nil for the outermost one.
  @exclusivity(unchecked) public private(set) unowned(unsafe) var parent: NestedScroller?

  /// The link that makes its edges rigid if necessary.
  public let edges: NestedEdges

  /// The nest that has begun the latest fling along each axis, or has planned it to come here; nil before.
  var flinger = PerAxis<ObjectIdentifier?>(nil)

  /// Creates the outermost scroller, or one to be added to another later. If the chain has no ``NestedEdges``,
  /// one is added at its end: keep it there if you set the chain again.
  public init(
    _ scroll: ScrollController, at origin: Point = .zero,
    overscroll: PerAxis<Overscroll> = PerAxis(.auto)
  ) {
    (self.scroll, self.origin, self.overscroll) = (scroll, origin, overscroll)
    let known = scroll.behaviors.lazy.compactMap { $0 as? NestedEdges }.first
    edges = known ?? NestedEdges()
    if known == nil { scroll.behaviors.append(edges) }
    if !isUsable(origin, "init(_:at:overscroll:)") { self.origin = Point.zero }
    holdWalls()
  }

  /// Returns true if the numbers of a point are usable. If not, that is counted in the scroller's diagnostics.
  private func isUsable(_ point: Point, _ call: StaticString) -> Bool {
    scroll.admit(point.isUsable, call, "\(point)")
  }

  private func isUsable(_ insets: Insets, _ call: StaticString) -> Bool {
    let sums = Vector(x: insets.left + insets.right, y: insets.top + insets.bottom)
    return scroll.admit(sums.isUsable, call, "\(insets)")
  }

  private func holdWalls() {
    for axis in Axis.both { edges.isRigid[axis] = overscroll[axis] == .none }
  }

  deinit {
    for child in children { child.parent = nil }
  }

  /// Adds a scroller to the content of this one, on top of the others.
  ///
  /// A scroller that is in another one leaves that. Adding a scroller that contains this one is a
  /// programmer's mistake and traps.
  @discardableResult
  public func add(_ child: NestedScroller) -> NestedScroller {
    var ancestor: NestedScroller? = self
    while let one = ancestor {
      precondition(
        one !== child, .scrollerInItself,
        "A scroller cannot be in its own content; remove the outer one from the inner one first.")
      ancestor = one.parent
    }
    let former = child.parent
    former?.children.removeAll { $0 === child }
    children.append(child)
    child.parent = self
    former?.noteChange()
    noteChange()
    return child
  }

  /// Adds a scroller to the content of this one, with its viewport at a point.
  @discardableResult
  public func add(
    _ scroll: ScrollController, at origin: Point, overscroll: PerAxis<Overscroll> = PerAxis(.auto)
  ) -> NestedScroller {
    add(NestedScroller(scroll, at: origin, overscroll: overscroll))
  }

  /// Removes it from the scroller around it, with all scrollers in its content.
  public func remove() {
    guard let former = parent else { return }
    former.children.removeAll { $0 === self }
    parent = nil
    former.noteChange()
  }

  /// The number of times that a scroller was added to its content, or removed from it, at any depth.
  @exclusivity(unchecked) package private(set) var changes = 0

  /// The closures of the nests whose outermost scroller this is. They are called before ``onTreeChange``, so that
  /// scrollers have lost their touches when the host forgets them.
  var nests: [(id: ObjectIdentifier, note: () -> Void)] = []

  private func noteChange() {
    let around = path
    for one in around { one.changes &+= 1 }
    for one in around {
      // A call may end a nest: only those that are here at that moment are called.
      for id in one.nests.map({ $0.id }) { one.nests.first { $0.id == id }?.note() }
    }
    for one in around { one.onTreeChange?() }
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

  /// The frame of its viewport in the coordinates of the host, which are those of the outermost scroller's
  /// `origin`.
  public var frame: Rect { place.frame }

  /// Returns the innermost scroller whose viewport contains a point of the host's coordinates, unless another
  /// one clips it there; nil outside of this scroller.
  public func scroller(at point: Point) -> NestedScroller? { scroller(at: point, from: place) }

  private func scroller(at point: Point, from place: Place) -> NestedScroller? {
    guard place.frame.contains(point) else { return nil }
    for child in children.reversed() {
      if let found = child.scroller(at: point, from: self.place(of: child, from: place)) { return found }
    }
    return self
  }

  /// Calls `body` with all scrollers in its content, and then with this one: inner ones before those around
  /// them.
  package func forEach(_ body: (NestedScroller) -> Void) {
    for child in children { child.forEach(body) }
    body(self)
  }
}
