import ScrollBehaviors
import ScrollEngine
public import ScrollMotion
public import ScrollSpace

/// Two touches on one scroller or nest that zooms.
struct HostPinch {
  let area: ScrollArea
  var recognizer = PinchRecognizer()
}

extension ScrollHost {
  /// Zooms by a factor about a point of the window, for a wheel that is turned with a modifier key. The innermost
  /// scroller at the point that can zoom does so, and one with phases to its end: see
  /// `ScrollController.zoom(by:about:phase:time:)`. Returns true if there is such a scroller; if not, the host may
  /// scroll instead.
  @discardableResult
  public func zoom(by factor: Double, about point: Point, phase: WheelPhase = .unknown, time: Timestamp)
    -> Bool
  {
    feed(.zoom(by: factor, about: point, phase: phase, time: time), orElse: false) {
      catchUp(to: time)
      if wheelZoom?.area.host !== self { wheelZoom = nil }
      let area: ScrollArea?
      switch phase {
      case .unknown, .momentumBegan, .momentumChanged, .momentumEnded: area = zoomableArea(at: point)
      case .mayBegin, .began, .changed:
        if phase == .mayBegin || phase == .began && wheelZoom?.phase != .mayBegin { cancelWheelZoom(time) }
        area = wheelZoom?.area ?? zoomableArea(at: point)
        wheelZoom = area.map { ($0, phase == .mayBegin ? .mayBegin : .began) }
      case .ended, .cancelled:
        area = wheelZoom?.area
        wheelZoom = nil
      }
      guard let area, let target = area.target else { return false }
      target.perform(.zoom(by: factor, about: place(of: point, for: area), phase: phase, time: time))
      return true
    }
  }

  /// Cancels the zoom of a wheel whose end did not come.
  func cancelWheelZoom(_ time: Timestamp) {
    guard let (area, _) = wheelZoom else { return }
    wheelZoom = nil
    if area.host === self { area.target?.perform(.zoom(by: 1, about: .zero, phase: .cancelled, time: time)) }
  }

  /// Returns the innermost area at a point that has a scroller there that zooms.
  private func zoomableArea(at point: Point) -> ScrollArea? {
    targetAreas(at: point).first { area in
      area.target?.scrollers(at: place(of: point, for: area)).contains { $0.scroll.isZoomEnabled } ?? false
    }
  }

  /// Begins a pinch with the second touch on a scroller that zooms. Returns the area of the pinch; nil if there is
  /// none.
  func beginPinch(_ touch: HostTouch) -> ScrollArea? {
    guard pinch == nil else { return nil }
    for area in touch.areas {
      let other = touches.first { one in
        one !== touch && one.isOpen && one.areas.contains { $0 === area }
      }
      let place = place(of: touch.position, for: area)
      guard let other, let target = area.target,
        target.scrollers(at: place).contains(where: { $0.scroll.isZoomEnabled })
      else { continue }
      beginPinch(other, touch, area)
      return area
    }
    return nil
  }

  private func beginPinch(_ first: HostTouch, _ touch: HostTouch, _ area: ScrollArea) {
    keep(first, for: area)
    area.target?.perform(.touchCancelled(time: touch.time, id: first.id))
    // A callback of the scroller may have removed the area: then both touches are over.
    guard touch.isOpen, first.isOpen, area.host === self, let target = area.target else { return }
    for one in [first, touch] {
      one.role = .pinch
      one.forgetGestures()
    }
    var pinch = HostPinch(area: area)
    pinch.recognizer.touch(first.id, at: place(of: first.position, for: area))
    pinch.recognizer.touch(touch.id, at: place(of: touch.position, for: area))
    self.pinch = pinch
    if let now = pinch.recognizer.pinch { target.perform(.pinchBegan(at: now.focus, time: touch.time)) }
  }

  func movePinch(_ touch: HostTouch, _ time: Timestamp) {
    guard let area = pinch?.area else { return }
    pinch?.recognizer.touch(touch.id, at: place(of: touch.position, for: area))
    guard let now = pinch?.recognizer.pinch else { return }
    area.target?.perform(.pinchMoved(to: now.focus, scale: now.scale, time: time))
  }

  /// Ends a pinch when one of its two fingers leaves. The other finger continues to drag.
  func endPinch(_ touch: HostTouch, _ time: Timestamp, isCancelled: Bool) {
    guard let area = pinch?.area else { return }
    pinch = nil
    area.target?.perform(isCancelled ? .pinchCancelled(time: time) : .pinchEnded(time: time))
    for left in touches where left !== touch {
      guard case .pinch = left.role else { continue }
      (left.role, left.hasLeft, left.time) = (.open, true, max(left.time, time))
      area.target?.perform(
        .touchBegan(at: place(of: left.position, for: area), time: left.time, id: left.id, slop: 0))
    }
  }
}

extension HostTouch {
  /// True if the touch may still become any gesture.
  var isOpen: Bool { if case .open = role { true } else { false } }
}
