internal import CScrollCore
import ScrollBehaviors
import ScrollEngine
import ScrollMotion
import ScrollSpace

extension ScrollHost {
  /// Passes a touch to its scroller.
  func begin(_ touch: HostTouch) {
    guard let area = touch.area, let target = area.target else { return }
    if beginPinch(touch, area) { return }
    target.touchBegan(at: place(of: touch.position, for: area), touch.time, touch.id, slop: touch.slop)
  }

  /// Moves a touch. The scroller and a drag of an area decide at the same moment, when the touch leaves the slop.
  func move(_ touch: HostTouch, to point: Point, _ time: Timestamp) {
    // Whatever frames there were: until now the touch has stayed where it was.
    if let due = touch.pressDue, due <= time { press(touch, due) }
    (touch.position, touch.time) = (point, time)
    touch.tracker?.add(point, at: time)
    switch touch.role {
    case .over: return
    case .thumb(let indicators):
      if let area = touch.area { indicators.pressMoved(to: pressPlace(touch, area), time: time) }
    case .pinch: movePinch(touch, time)
    case .drag(let area): tell(touch, .changed, of: area)
    case .open:
      let way = point - touch.start
      if !touch.hasLeft, csc_sqrt(way.x * way.x + way.y * way.y) > touch.slop {
        touch.hasLeft = true
        let tapArea = touch.tapArea
        (touch.pressDue, touch.tapArea) = (nil, nil)
        if let pending = pendingTap, pending.area === tapArea {
          // This is not its second one. What the tap does may end the touch.
          endPendingTap(pending)
          guard touch.isOpen else { return }
        }
        if let area = touch.dragArea, drags(touch, area, way) { return beginDrag(touch, area) }
      }
      guard let area = touch.area else { return }
      area.target?.touchMoved(to: place(of: point, for: area), time, touch.id)
    }
  }

  /// Returns true if a drag of an area takes a touch that has left its slop.
  private func drags(_ touch: HostTouch, _ area: ScrollArea, _ way: Vector) -> Bool {
    let isHorizontal = way.x.magnitude > way.y.magnitude
    switch area.gestures.dragStart {
    case .anywhere: break
    case .horizontally: if !isHorizontal { return false }
    case .vertically: if isHorizontal { return false }
    case .afterLongPress: return false
    }
    guard touch.isDragOutside, let scroller = touch.area, let target = scroller.target else { return true }
    var along = Vector.zero
    along[isHorizontal ? .horizontal : .vertical] = isHorizontal ? -way.x : -way.y
    return !target.canScroll(by: along, isWheel: false, at: place(of: touch.position, for: scroller))
  }

  func beginDrag(_ touch: HostTouch, _ area: ScrollArea) {
    takeFromScroller(touch)
    // The scroller may have heard of that by a callback, which may have taken the area out.
    guard touch.isOpen, area.host === self else { return touch.end(as: .none) }
    touch.role = .drag(area)
    (touch.tapArea, touch.pressArea, touch.pressDue) = (nil, nil, nil)
    tell(touch, .began, of: area)
  }

  /// Cancels the touch for its scroller.
  private func takeFromScroller(_ touch: HostTouch) {
    guard case .open = touch.role else { return }
    touch.target?.touchCancelled(touch.time, touch.id)
  }

  /// A touch has stayed where it is until a time, which is long enough.
  func press(_ touch: HostTouch, _ time: Timestamp) {
    touch.pressDue = nil
    guard case .open = touch.role, let area = touch.pressArea else { return }
    if let target = touch.target {
      switch target.touchOutcome(of: touch.id, at: time) {
      case .tap, .longPress: break
      case .caught, .drag, .moved, .none: return
      }
    }
    let gesture = tap(touch.position, max(touch.time, time), touch.id, 1, in: area)
    if area.gestures.startsByPress {
      area.gestures.longPress?(gesture)
      guard touch.isOpen else { return }
      // The press may have taken the area out, or its drag: then the touch was a press, and nothing else.
      if area.host === self, area.gestures.drag != nil { return beginDrag(touch, area) }
      takeFromScroller(touch)
      touch.end(as: .longPress)
    } else {
      takeFromScroller(touch)
      touch.end(as: .longPress)
      if area.host === self { area.gestures.longPress?(gesture) }
    }
  }

  /// Ends a touch that is lifted. Returns the outcome of the touch.
  func lift(_ touch: HostTouch, _ time: Timestamp, _ velocity: Vector?) -> TouchOutcome {
    touch.time = time
    let hasPress = touch.pressArea?.gestures.longPress != nil
    switch touch.role {
    case .over: return touch.outcome
    case .thumb(let indicators):
      indicators.pressEnded(time: time)
      return .drag
    case .pinch:
      endPinch(touch, time, isCancelled: false)
      return .drag
    case .drag(let area):
      tell(touch, .ended, of: area, velocity: velocity)
      return .drag
    case .open: break
    }
    var outcome: TouchOutcome
    if let area = touch.area, let target = area.target {
      outcome = target.touchEnded(at: place(of: touch.position, for: area), time, touch.id, velocity)
    } else {
      outcome = touch.hasLeft ? .moved : .tap
    }
    if touch.hasLeft, outcome == .tap || outcome == .longPress { outcome = .moved }
    // If no long press is to be recognised, a touch that stays long is a tap.
    if outcome == .longPress, !hasPress { outcome = .tap }
    if outcome == .tap, let area = touch.tapArea { recognizeTap(touch, area) }
    return outcome
  }

  /// Ends a touch that is cancelled.
  func cancel(_ touch: HostTouch, _ time: Timestamp) {
    touch.time = time
    touches.removeAll { $0 === touch }
    switch touch.role {
    case .over: break
    case .thumb(let indicators): indicators.pressEnded(time: time)
    case .pinch: endPinch(touch, time, isCancelled: true)
    case .drag(let area): tell(touch, .cancelled, of: area)
    case .open: touch.target?.touchCancelled(time, touch.id)
    }
    touch.end(as: .none)
  }

  /// Removes an area, which leaves the host, from a touch. The scrollers in the area are informed later.
  func leave(_ area: ScrollArea, _ touch: HostTouch) {
    if let one = touch.tapArea, one.stands(in: area) { touch.tapArea = nil }
    if let one = touch.pressArea, one.stands(in: area) { (touch.pressArea, touch.pressDue) = (nil, nil) }
    if let one = touch.dragArea, one.stands(in: area) {
      if case .drag = touch.role {
        touch.role = .over
        tell(touch, .cancelled, of: one)
      }
      touch.dragArea = nil
    }
    if let one = touch.area, one.stands(in: area) {
      if case .thumb(let indicators) = touch.role { indicators.pressEnded(time: touch.time) }
      touch.area = nil
      if case .drag = touch.role { return }
      touch.end(as: .none)
    }
  }

  func tell(_ touch: HostTouch, _ phase: DragGesture.Phase, of area: ScrollArea, velocity: Vector? = nil) {
    let measured = touch.tracker.map {
      phase == .ended ? $0.velocity(atLift: touch.time) : $0.velocity(at: touch.time)
    }
    area.gestures.drag?(
      DragGesture(
        phase: phase, position: convert(touch.position, to: area), windowPosition: touch.position,
        translation: touch.position - touch.start,
        velocity: phase == .cancelled ? .zero : velocity ?? measured ?? .zero, time: touch.time, id: touch.id)
    )
  }

  func tap(_ point: Point, _ time: Timestamp, _ id: Int, _ count: Int, in area: ScrollArea) -> TapGesture {
    TapGesture(position: convert(point, to: area), windowPosition: point, time: time, id: id, count: count)
  }
}

extension AreaGestures {
  /// True if a drag begins with a long press.
  var startsByPress: Bool { drag != nil && dragStart == .afterLongPress }
}
