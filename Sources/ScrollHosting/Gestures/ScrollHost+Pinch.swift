import ScrollBehaviors
import ScrollEngine
import ScrollMotion
public import ScrollSpace

/// Two touches on one scroller or nest that zooms.
struct HostPinch {
  let area: ScrollArea
  var recognizer = PinchRecognizer()
}

extension ScrollHost {
  /// Zooms by a factor about a point of the window, for a wheel that is turned with a modifier key. The innermost
  /// scroller at the point that can zoom does so. Returns true if there is such a scroller; if not, the host may scroll
  /// instead.
  @discardableResult
  public func zoom(by factor: Double, about point: Point, time: Timestamp) -> Bool {
    feed(time, point.isUsable && factor.isUsable && factor > 0, "\(factor) about \(point)", orElse: false) {
      catchUp(to: time)
      for area in targetAreas(at: point) {
        guard let target = area.target else { continue }
        let place = place(of: point, for: area)
        for (scroll, point) in target.scrollers(at: place) where scroll.isZoomEnabled {
          scroll.zoom(by: factor, about: point, time: time)
          return true
        }
      }
      return false
    }
  }

  /// Begins a pinch with the second touch on a scroller that zooms. Returns true if a pinch has begun.
  func beginPinch(_ touch: HostTouch, _ area: ScrollArea) -> Bool {
    guard pinch == nil, let target = area.target,
      let first = touches.first(where: { $0 !== touch && $0.area === area && $0.isOpen }),
      target.scrollers(at: place(of: touch.position, for: area)).contains(where: { $0.scroll.isZoomEnabled })
    else { return false }
    target.touchCancelled(touch.time, first.id)
    // The scroller may have heard of that by a callback, which may have taken the area out: then both touches are over.
    guard touch.isOpen, first.isOpen, area.host === self else { return true }
    for one in [first, touch] {
      one.role = .pinch
      (one.tapArea, one.pressArea, one.dragArea, one.pressDue) = (nil, nil, nil, nil)
    }
    var pinch = HostPinch(area: area)
    pinch.recognizer.touch(first.id, at: place(of: first.position, for: area))
    pinch.recognizer.touch(touch.id, at: place(of: touch.position, for: area))
    self.pinch = pinch
    if let now = pinch.recognizer.pinch { target.pinchBegan(at: now.focus, touch.time) }
    return true
  }

  func movePinch(_ touch: HostTouch, _ time: Timestamp) {
    guard let area = pinch?.area else { return }
    pinch?.recognizer.touch(touch.id, at: place(of: touch.position, for: area))
    guard let now = pinch?.recognizer.pinch else { return }
    area.target?.pinchMoved(to: now.focus, scale: now.scale, time)
  }

  /// Ends a pinch when one of its two fingers leaves. The other finger continues to drag.
  func endPinch(_ touch: HostTouch, _ time: Timestamp, isCancelled: Bool) {
    guard let area = pinch?.area else { return }
    pinch = nil
    if isCancelled { area.target?.pinchCancelled(time) } else { area.target?.pinchEnded(time) }
    for left in touches where left !== touch {
      guard case .pinch = left.role else { continue }
      (left.role, left.hasLeft, left.time) = (.open, true, max(left.time, time))
      area.target?.touchBegan(at: place(of: left.position, for: area), left.time, left.id, slop: 0)
    }
  }
}

extension HostTouch {
  /// True if the touch may still become any gesture.
  var isOpen: Bool { if case .open = role { true } else { false } }
}
