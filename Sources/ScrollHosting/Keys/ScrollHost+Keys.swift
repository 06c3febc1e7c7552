import ScrollBehaviors
import ScrollEngine
import ScrollMotion
public import ScrollSpace

/// Which scroller of a nest keys begin with.
struct NestedFocus {
  let scroller: NestedScroller
}

extension ScrollHost {
  /// The area that has the focus: its scroller gets keys, and then those around it that can scroll further. Nil: keys reach
  /// no one.
  ///
  /// Which area is next for the tab key is the host's matter: set the focus. A touch sets the focus, too, if
  /// ``focusesOnTouch``. An area that is not in this host is refused, and counted. If the area leaves the host, the area
  /// around it has the focus. Keys that are held are let go.
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
      if isFed || acceptsInput { dropKeys() }
      setNeedsFrame()
    }
  }

  /// A key was pressed. The innermost scroller from the focus outwards that has a way to go takes it. Returns whether one has.
  ///
  /// Page keys, the space bar, home and end go along the vertical axis, or along the horizontal one of content that scrolls
  /// horizontally only. An arrow key that repeats moves the content at ``heldKeySpeed`` until ``keyReleased(_:time:)``.
  @discardableResult
  public func keyPressed(_ key: ScrollKey, isRepeat: Bool = false, time: Timestamp) -> Bool {
    feed(time, orElse: false) {
      flushMoves()
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

  /// A key was released.
  public func keyReleased(_ key: ScrollKey, time: Timestamp) {
    feed(time, orElse: ()) {
      flushMoves()
      guard let arrow = key.arrow else { return }
      held.keys.remove(arrow)
      if held.area != nil { moveHeld(time) }
    }
  }

  /// The arrow keys that are held move whoever they moved so far, or the first one that has a way to go.
  private func holdKeys(_ time: Timestamp) -> Bool {
    if held.area == nil {
      let way = held.keys.direction
      guard way != .zero, let area = targetAreas(of: focused).first(where: { canMove($0, by: way) }) else {
        return false
      }
      held.area = area
      held.nested = nestedFocus(in: area).map { NestedFocus(scroller: $0) }
    }
    moveHeld(time)
    return true
  }

  private func moveHeld(_ time: Timestamp) {
    guard let area = held.area else { return }
    let velocity = held.keys.direction * (heldKeySpeed ?? 0)
    if let nest = area.nest {
      nest.move(at: velocity, from: held.nested?.scroller ?? nest.root, time: time)
    } else {
      area.scroll?.move(at: velocity, time: time)
    }
    if held.keys.isEmpty { held = HeldKeys() }
  }

  /// All keys are let go.
  func releaseKeys(_ time: Timestamp) {
    held.keys = []
    moveHeld(time)
    losesKeys = false
  }

  /// Keys are let go that move a scroller which has lost the focus, as soon as it takes input.
  func dropKeys() {
    guard losesKeys, held.area?.target?.acceptsInput ?? true else { return }
    releaseKeys(held.area?.target?.scroll.context.time ?? lastTime)
  }

  /// The step of a key in a scroller or a nest; nil if it has no way to go.
  private func step(of key: ScrollKey, for area: ScrollArea) -> ScrollStep? {
    if let arrow = key.arrow {
      return canMove(area, by: arrow.direction) ? key.step(along: .vertical) : nil
    }
    for axis in [Axis.vertical, .horizontal] {
      let step = key.step(along: axis)
      for scroll in members(of: area) {
        var way = step.direction
        if case .ends = step { way = way.reversed(on: scroll.isReversed) }
        if scroll.hasRoom(for: way) { return step }
      }
    }
    return nil
  }

  private func canMove(_ area: ScrollArea, by way: Vector) -> Bool {
    members(of: area).contains { $0.hasRoom(for: way) }
  }

  /// The scrollers that a key reaches in a scroller or a nest, from the inside out.
  private func members(of area: ScrollArea) -> [ScrollController] {
    guard let nest = area.nest else { return area.scroll.map { [$0] } ?? [] }
    return (nestedFocus(in: area) ?? nest.root).path.map { $0.scroll }
  }

  /// The scroller of a nest with which keys begin: the one that has the focus, or around that.
  private func nestedFocus(in area: ScrollArea) -> NestedScroller? {
    focused?.path.first { $0.target != nil && $0.target === area.target }?.nested
  }
}
