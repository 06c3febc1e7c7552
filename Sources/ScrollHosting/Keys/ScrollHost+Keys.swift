import ScrollBehaviors
import ScrollEngine
import ScrollMotion
import ScrollNesting
public import ScrollSpace

/// The scroller of a nest that gets keys first.
struct NestedFocus {
  let scroller: NestedScroller
}

extension ScrollHost {
  /// The area that has the focus. Its scroller gets keys first, then those scrollers around it that can scroll farther.
  /// If nil, keys have no effect.
  ///
  /// The host decides which area is next for the tab key: set the focus. If ``focusesOnTouch`` is true, a touch sets
  /// the focus, too. An area that is not in this host is refused and counted. If the area leaves the host, the area
  /// around it gets the focus. Keys that are held are released.
  public var focus: ScrollArea? {
    get { focused }
    set {
      if let newValue, newValue.host !== self {
        refuse(.unknownScroller, "focus")
        return
      }
      guard newValue !== focused else { return }
      focused = newValue
      losesKeys = held.area != nil
      if isFed || acceptsInput { calling(dropKeys) }
      setNeedsFrame()
    }
  }

  /// Presses a key. The innermost scroller, from the focus outwards, that can scroll in the direction of the key does
  /// so. Returns true if there is such a scroller.
  ///
  /// Page keys, the space bar, home and end scroll the vertical axis, or the horizontal axis of content that scrolls
  /// only horizontally. An arrow key that repeats moves the content at ``heldKeySpeed`` until ``keyReleased(_:time:)``.
  @discardableResult
  public func keyPressed(_ key: ScrollKey, isRepeat: Bool = false, time: Timestamp) -> Bool {
    feed(at: time, orElse: false) {
      catchUp(to: time)
      clickless = nil
      if let arrow = key.arrow {
        held.keys.insert(arrow)
        if held.area != nil || isRepeat, heldKeySpeed != nil { return holdKeys(time) }
      }
      for area in targetAreas(of: focused) {
        guard let step = step(of: key, for: area) else { continue }
        if let nest = area.nest {
          nest.step(by: step, from: nestedFocus(in: area) ?? nest.root, time: time)
        } else {
          area.scroll?.step(by: step, time: time)
        }
        return true
      }
      return false
    }
  }

  /// Releases a key.
  public func keyReleased(_ key: ScrollKey, time: Timestamp) {
    feed(at: time, orElse: ()) {
      catchUp(to: time)
      guard let arrow = key.arrow else { return }
      held.keys.remove(arrow)
      if held.area != nil { moveHeld(time) }
    }
  }

  /// Moves the scroller of the arrow keys that are held: the scroller that they moved so far, or the first that can
  /// scroll in their direction.
  private func holdKeys(_ time: Timestamp) -> Bool {
    if held.area == nil {
      let way = held.keys.direction
      guard way != .zero, let area = targetAreas(of: focused).first(where: { canMove($0, by: way) }) else {
        return false
      }
      held.area = area
      held.nested = nestedFocus(in: area).map { NestedFocus(scroller: $0) }
    }
    if held.rests, let area = held.area, !canMove(area, by: held.keys.direction) { return true }
    moveHeld(time)
    return true
  }

  private func moveHeld(_ time: Timestamp) {
    guard let area = held.area else { return }
    (held.isAtEnd, held.rests) = (false, false)
    move(area, at: held.keys.direction * (heldKeySpeed ?? 0), time)
    if held.keys.isEmpty { held = HeldKeys() }
  }

  private func move(_ area: ScrollArea, at velocity: Vector, _ time: Timestamp) {
    if let nest = area.nest {
      let start = held.nested.flatMap { $0.scroller.isDescendant(of: nest.root) ? $0.scroller : nil }
      nest.move(at: velocity, from: start ?? nest.root, time: time)
    } else {
      area.scroll?.move(at: velocity, time: time)
    }
  }

  /// Keys that are held move nothing in the second frame that finds the content at its end, so that the host may sleep.
  /// They move again with their next repeat, if the content can scroll by then.
  func restKeys(_ time: Timestamp) {
    guard let area = held.area, !held.rests else { return }
    let isAtEnd = !canMove(area, by: held.keys.direction)
    if isAtEnd, held.isAtEnd {
      held.rests = true
      move(area, at: .zero, time)
    }
    held.isAtEnd = isAtEnd
  }

  /// Releases all keys.
  func releaseKeys(_ time: Timestamp) {
    held.keys = []
    moveHeld(time)
    losesKeys = false
  }

  /// Keys are let go that move a scroller which has lost the focus or is reached no more, as soon as it takes input.
  func dropKeys() {
    if let area = held.area, !reachesHeld(area) { losesKeys = true }
    guard losesKeys, held.area?.target?.acceptsInput ?? true else { return }
    releaseKeys(held.area?.target?.scroll.context.time ?? lastTime)
  }

  private func reachesHeld(_ area: ScrollArea) -> Bool {
    guard area.isReachable else { return false }
    guard let member = held.nested?.scroller, let root = area.nest?.root else { return true }
    return member.isDescendant(of: root)
  }

  /// The step of a key in a scroller or a nest; nil if it has no way to go.
  private func step(of key: ScrollKey, for area: ScrollArea) -> ScrollStep? {
    if let arrow = key.arrow {
      return canMove(area, by: arrow.direction) ? key.step(along: .vertical) : nil
    }
    for axis in [Axis.vertical, .horizontal] {
      let step = key.step(along: axis)
      for scroll in members(of: area) {
        var way = step.amount
        if case .ends = step { way = way.reversed(on: scroll.isReversed) }
        if scroll.hasRoom(for: way) { return step }
      }
    }
    return nil
  }

  private func canMove(_ area: ScrollArea, by way: Vector) -> Bool {
    members(of: area).contains { $0.hasRoom(for: way) }
  }

  /// Returns the scrollers that a key reaches in a scroller or a nest, from the inside out.
  private func members(of area: ScrollArea) -> [ScrollController] {
    guard let nest = area.nest else { return area.scroll.map { [$0] } ?? [] }
    return (nestedFocus(in: area) ?? nest.root).path.map { $0.scroll }
  }

  /// Returns the scroller of a nest that gets keys first: the scroller that has the focus, or the nearest scroller
  /// around the focus.
  private func nestedFocus(in area: ScrollArea) -> NestedScroller? {
    focused?.path.first { $0.target != nil && $0.target === area.target && $0.isReachable }?.nested
  }
}
