internal import CScrollCore
import ScrollAccessories
import ScrollBehaviors
import ScrollEngine
import ScrollMotion
import ScrollSpace

extension ScrollHost {
  /// Moves a touch. Scrollers and a drag of an area decide at the same moment, when the touch leaves the slop.
  func move(_ touch: HostTouch, to point: Point, _ time: Timestamp) {
    // Whatever frames there were: until now the touch has stayed where it was.
    if let due = touch.pressDue, due <= time { press(touch, due) }
    (touch.position, touch.time) = (point, time)
    touch.tracker?.add(point, at: time)
    switch touch.role {
    case .over: return
    case .thumb(let indicators, let area):
      indicators.pressMoved(to: pressPlace(touch, of: indicators, in: area), time: time)
    case .pinch: movePinch(touch, time)
    case .drag(let area): notify(touch, .changed, of: area)
    case .open:
      let way = point - touch.start
      if !touch.hasLeft, csc_sqrt(way.x * way.x + way.y * way.y) > touch.slop {
        touch.hasLeft = true
        let tapArea = touch.tapArea
        (touch.pressDelay, touch.tapArea) = (nil, nil)
        if let pending = pendingTap, pending.area === tapArea {
          // This is not its second one. What the tap does may end the touch.
          endPendingTap(pending)
          guard touch.isOpen else { return }
        }
        decide(touch, way)
        guard touch.isOpen else { return }
      }
      for area in touch.areas where area.host === self {
        area.target?.perform(.touchMoved(to: place(of: point, for: area), time: time, id: touch.id))
      }
    }
  }

  /// Decides who keeps a touch that has left its slop: a scroller under it, or the drag of an area.
  private func decide(_ touch: HostTouch, _ way: Vector) {
    let isHorizontal = way.x.magnitude > way.y.magnitude
    var along = Vector.zero
    along[isHorizontal ? .horizontal : .vertical] = isHorizontal ? -way.x : -way.y
    func canFollow(_ area: ScrollArea) -> Bool {
      area.target?.canScroll(by: along, isWheel: false, at: place(of: touch.start, for: area)) ?? false
    }
    let mover = touch.areas.first { [.caught, .drag].contains(outcome(of: touch, in: $0)) }
    let taker = mover ?? touch.areas.first(where: canFollow)
    if mover == nil, let drag = touch.dragArea, drag.gestures.dragBegins(isHorizontal: isHorizontal),
      taker.map({ $0 === drag || !$0.isDescendant(of: drag) }) ?? true
    {
      return beginDrag(touch, drag)
    }
    if let taker = taker ?? touch.areas.first { keep(touch, for: taker) }
  }

  private func outcome(of touch: HostTouch, in area: ScrollArea, at time: Timestamp? = nil) -> TouchOutcome {
    area.target?.touchOutcome(of: touch.id, at: time ?? touch.time) ?? .none
  }

  /// Leaves a touch to one of the scrollers under it. It is cancelled in the others.
  func keep(_ touch: HostTouch, for taker: ScrollArea) {
    let others = touch.areas.filter { $0 !== taker }
    touch.areas.removeAll { $0 !== taker }
    // What the touch did may have taken the area out.
    if touch.areas.isEmpty { touch.end(as: .none) }
    for area in others where area.host === self {
      area.target?.perform(.touchCancelled(time: touch.time, id: touch.id))
    }
  }

  func beginDrag(_ touch: HostTouch, _ area: ScrollArea) {
    cancelInScrollers(touch)
    // A callback of the scroller may have removed the area.
    guard touch.isOpen, area.host === self else { return touch.end(as: .none) }
    touch.role = .drag(area)
    (touch.tapArea, touch.pressArea, touch.pressDelay) = (nil, nil, nil)
    notify(touch, .began, of: area)
  }

  /// Begins a touch in its scrollers. The outer ones come first: a place in an inner one counts from where they stop.
  func beginInScrollers(_ touch: HostTouch, except taker: ScrollArea? = nil, slop: Double) {
    for area in touch.areas.reversed() where area !== taker && area.host === self {
      let place = place(of: touch.position, for: area)
      area.target?.perform(
        .touchBegan(at: place, time: touch.time, id: touch.id, slop: slop / meanScale(around: area)))
    }
  }

  /// Cancels a touch in its scrollers, if no thumb, pinch or drag of an area has it.
  func cancelInScrollers(_ touch: HostTouch) {
    guard touch.isOpen else { return }
    for area in touch.areas where area.host === self {
      area.target?.perform(.touchCancelled(time: touch.time, id: touch.id))
    }
  }

  /// A touch has stayed where it is until a time, which is long enough.
  func press(_ touch: HostTouch, _ time: Timestamp) {
    touch.pressDelay = nil
    guard case .open = touch.role, let area = touch.pressArea else { return }
    for one in touch.areas {
      switch outcome(of: touch, in: one, at: time) {
      case .tap, .longPress, .none: break
      case .caught, .drag, .moved: return
      }
    }
    let gesture = tap(touch.position, max(touch.time, time), touch.id, 1, in: area)
    if area.gestures.startsByPress {
      area.gestures.longPress?(gesture)
      guard touch.isOpen else { return }
      // The press may have taken the area out, or its drag: then the touch was a press, and nothing else.
      if area.host === self, area.gestures.drag != nil { return beginDrag(touch, area) }
      cancelInScrollers(touch)
      touch.end(as: .longPress)
    } else {
      cancelInScrollers(touch)
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
    case .thumb(let indicators, _):
      indicators.pressEnded(time: time)
      return .drag
    case .pinch:
      endPinch(touch, time, isCancelled: false)
      return .drag
    case .drag(let area):
      notify(touch, .ended, of: area, velocity: velocity)
      return .drag
    case .open: break
    }
    var outcome = TouchOutcome.none
    for area in touch.areas where area.host === self {
      let speed = velocity.map { $0 / scale(around: area) }
      let place = place(of: touch.position, for: area)
      let next = area.target?.perform(.touchEnded(at: place, time: time, id: touch.id, velocity: speed))
      outcome = outcome.joined(with: next?.outcome ?? .none)
    }
    if outcome == .none { outcome = .tap }
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
    case .thumb(let indicators, _): indicators.pressEnded(time: time)
    case .pinch: endPinch(touch, time, isCancelled: true)
    case .drag(let area): notify(touch, .cancelled, of: area)
    case .open: cancelInScrollers(touch)
    }
    touch.end(as: .none)
  }

  /// Removes an area, which leaves the host, from a touch. The scrollers in the area are informed later.
  func leave(_ area: ScrollArea, _ touch: HostTouch) {
    if let one = touch.tapArea, one.isDescendant(of: area) { touch.tapArea = nil }
    if let one = touch.pressArea, one.isDescendant(of: area) {
      (touch.pressArea, touch.pressDelay) = (nil, nil)
    }
    if let one = touch.dragArea, one.isDescendant(of: area) {
      if case .drag = touch.role {
        touch.role = .over
        notify(touch, .cancelled, of: one)
      }
      touch.dragArea = nil
    }
    if case .thumb(let indicators, let one) = touch.role, one.isDescendant(of: area) {
      indicators.pressEnded(time: touch.time)
      touch.end(as: .none)
    }
    guard let inner = touch.areas.first, inner.isDescendant(of: area) else { return }
    touch.areas.removeAll { $0.isDescendant(of: area) }
    if case .drag = touch.role { return }
    if touch.areas.isEmpty { touch.end(as: .none) }
  }

  func notify(_ touch: HostTouch, _ phase: DragGesture.Phase, of area: ScrollArea, velocity: Vector? = nil) {
    let measured = touch.tracker.map {
      phase == .ended ? $0.velocity(atLift: touch.time) : $0.velocity(at: touch.time)
    }
    area.gestures.drag?(
      DragGesture(
        phase: phase, position: convert(touch.position, toCornerOf: area),
        contentPosition: convert(touch.position, to: area), windowPosition: touch.position,
        translation: touch.position - touch.start,
        velocity: phase == .cancelled ? .zero : velocity ?? measured ?? .zero, time: touch.time, id: touch.id)
    )
  }

  func tap(_ point: Point, _ time: Timestamp, _ id: Int, _ count: Int, in area: ScrollArea) -> TapGesture {
    TapGesture(
      position: convert(point, toCornerOf: area), contentPosition: convert(point, to: area),
      windowPosition: point,
      time: time, id: id, count: count)
  }
}

extension AreaGestures {
  /// True if a drag begins with a long press.
  var startsByPress: Bool { drag != nil && dragStart == .afterLongPress }

  /// Returns true if a drag begins with a movement that is longer horizontally, or one that is not.
  fileprivate func dragBegins(isHorizontal: Bool) -> Bool {
    switch dragStart {
    case .anywhere: true
    case .horizontally: isHorizontal
    case .vertically: !isHorizontal
    case .afterLongPress: false
    }
  }
}

extension TouchOutcome {
  /// Returns the outcome of a touch from those of two scrollers, the inner one first. It is a tap or a long press only
  /// if neither was in motion.
  fileprivate func joined(with outer: TouchOutcome) -> TouchOutcome {
    switch self {
    case .none: outer
    case .tap, .longPress: outer == .tap || outer == .longPress || outer == .none ? self : outer
    case .caught, .drag, .moved: self
    }
  }
}
