public import ScrollBehaviors
public import ScrollEngine
public import ScrollSpace
import ScrollTiling

/// Keeps the focus of a list or a row, and scrolls to each item that gets it by a ``FocusPlacement``.
///
/// ```swift
/// let focus = FocusFollowing(row, by: .pivot(Alignment(item: 0, viewport: 0.1)))
/// let scroll = ScrollController(viewport: screen, content: .zero, behaviors: [Tiling(row), focus, Clamping()])
/// remote.pressed = { focus.move(by: $0 == .right ? 1 : -1, animated: true) }
/// ```
/// The focused item is the rest target of the axis. So it stays in its place through resizes and edits, and a key that
/// comes during a motion continues from there with the speed of the content. A finger, a wheel or another command ends
/// that, and leaves the focus where it is: the next move counts from that item, and brings it back into view.
///
/// The focus follows the item's edits. If the item is removed, nothing has the focus.
public final class FocusFollowing: ScrollBehavior {
  /// The items.
  public let items: any EditableItems
  /// The place of the focused item in the view. A change counts from the next focus, and from the next layout on.
  public var placement: FocusPlacement
  /// Called when another item has the focus. If nil, nothing is called.
  public var didChange: ((FocusFollowing) -> Void)?

  /// The index of the item that has the focus; nil if none has it.
  public private(set) var focused: Int64?

  private unowned(unsafe) var scroll: ScrollController?
  private var relay: PatternRelay?

  /// Creates a link for items, none of which has the focus.
  public init(_ items: any EditableItems, by placement: FocusPlacement = .leastMove) {
    (self.items, self.placement) = (items, placement)
    let relay = PatternRelay(self)
    items.add(relay)
    self.relay = relay
  }

  deinit { if let relay { items.remove(relay) } }

  /// Gives the focus to an item, or to none, and scrolls the item to its place. Returns false if there is no such item.
  @discardableResult
  public func focus(_ index: Int64?, animated: Bool) -> Bool {
    guard let index else {
      set(nil)
      return true
    }
    guard items.place(of: index, origin: ContentOrigin()) != nil else { return false }
    if let scroll, placement != .none {
      let targets = PerAxis<RestTarget?>(RestTarget(id: index), on: items.axis, else: nil)
      scroll.scroll(to: targets, of: self, animated: animated)
    }
    set(index)
    return true
  }

  /// Moves the focus by a number of items. Without a focus, the first item in view gets it. Returns false if there is
  /// no such item: at an end, pass the key on.
  @discardableResult
  public func move(by count: Int64, animated: Bool) -> Bool {
    if let focused {
      let (next, overflow) = focused.addingReportingOverflow(count)
      return !overflow && focus(next, animated: animated)
    }
    guard let scroll else { return false }
    let geometry = scroll.geometry
    let inset = geometry.inContent(geometry.inset.lower(items.axis), on: items.axis)
    let start = scroll.contentPosition[items.axis] + inset
    return focus(items.items(from: start, length: 1, origin: ContentOrigin()).lowerBound, animated: animated)
  }

  private func set(_ index: Int64?) {
    guard index != focused else { return }
    focused = index
    didChange?(self)
  }
}

@_documentation(visibility: internal)
extension FocusFollowing {
  /// "FocusFollowing".
  public var name: StaticString { "FocusFollowing" }

  /// Returns the offset of the focused item.
  public func offset(of targets: inout PerAxis<RestTarget?>, in context: ScrollContext) -> PerAxis<Double?> {
    let axis = items.axis
    guard let target = targets[axis], let place = items.place(of: target.id, origin: ContentOrigin()) else {
      return PerAxis(nil)
    }
    let offset = FocusPort(context.geometry, context.origin, axis).offset(
      showing: place.start, place.end, by: placement, from: context.destination[axis])
    return PerAxis(offset, on: axis, else: nil)
  }

  /// Describes the offset of the focused item.
  public func review(_ report: inout ChainReport, of scroll: ScrollController) {
    guard let target = scroll.restTarget(of: self, on: items.axis) else { return }
    report.note(on: items.axis) { _ in "focus on item \(target.id)" }
  }

  /// Archives the focus.
  public func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
    try memory.field(focused) { self.focused = $0 }
  }

  /// Joins a scroller.
  public func didAttach(to scroll: ScrollController) { self.scroll = scroll }

  /// Leaves the scroller.
  public func didDetach() { scroll = nil }
}

extension FocusFollowing: PatternFollower {
  func willChange() {}

  func follow(_ edit: TileEdit) {
    if let scroll, var target = scroll.restTarget(of: self, on: items.axis) {
      let index = edit.index(of: target.id)
      target.id = index ?? target.id
      scroll.setRestTarget(index == nil ? nil : target, of: self, on: items.axis)
    }
    if let focused { set(edit.index(of: focused)) }
  }

  func didLayout() {}
}
