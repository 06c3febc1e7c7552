internal import CScrollCore
import ScrollBehaviors
import ScrollHosting
import ScrollMotion
import ScrollNesting

extension WebPage {
  /// Passes an event of a wheel or a trackpad on to a view. Returns true if the page should not scroll by the same event.
  /// `pageScrolls` is true if something around the view can scroll that way.
  func wheel(
    _ view: WebView, by delta: Vector, in unit: WheelClassifier.Unit, _ wheelDelta: Vector?, zooms: Bool,
    pageScrolls: Bool, at point: Point, time: Timestamp
  ) -> Bool {
    // Browsers send a pinch on a trackpad as a wheel with the control key: a hundred points are a factor of e.
    if zooms {
      let way = min(max(delta.y, -24), 24)
      return host.zoom(by: csc_exp(0 - way / 100), about: point, time: time)
    }
    let axis: Axis = delta.x.magnitude > delta.y.magnitude ? .horizontal : .vertical
    let isTaken = scrolls(along: axis, at: point)
    // The same event may be passed to several views. Each has a gesture of its own.
    let id = view.number
    let amount = view.classifier.amount(of: delta, in: unit, wheelDelta: wheelDelta, at: time)
    // A gesture keeps what it began with, so that a list that comes to its end does not move the page.
    var gesture = view.wheelGesture.flatMap { time - $0.time < Self.wheelPause ? $0 : nil }
    if gesture == nil, delta != .zero {
      gesture = (time, pageScrolls && !view.keepsAtEnds[axis] && !moves(by: delta, at: point))
    }
    gesture?.time = time
    view.wheelGesture = gesture
    if gesture?.isThePages == true { return false }
    switch amount {
    case .points(let delta): host.wheel(by: delta, at: point, time: time, id: id)
    case .notches(let notches):
      setNotch(of: delta, notches, at: point)
      host.step(by: .notches(notches), at: point, time: time, id: id)
    case .lines(let lines): host.step(by: .lines(lines), at: point, time: time, id: id)
    case .pages(let pages): host.step(by: .pages(pages), at: point, time: time, id: id)
    }
    return isTaken
  }

  /// Sets the length of a notch in the scrollers under a point, so that the notch moves as far as the event says. A page
  /// that is zoomed, another browser and another system have other lengths.
  private func setNotch(of delta: Vector, _ notches: Vector, at point: Point) {
    let count = max(notches.x.magnitude, notches.y.magnitude)
    guard usesBrowserDistances, count > 0 else { return }
    let length = max(delta.x.magnitude, delta.y.magnitude) / count
    forEachScroller(at: point) { scroll in
      let settings = scroll.settings
      if settings.notchLength != length || settings.notchPower > 0 {
        (scroll.settings.notchLength, scroll.settings.notchPower) = (length, 0)
      }
    }
  }

  /// The pause without events after which a gesture of a wheel is over, in seconds: that of Chromium.
  static let wheelPause = 0.5

  /// Returns true if a scroller under a point can move by a delta.
  private func moves(by delta: Vector, at point: Point) -> Bool {
    var moves = false
    forEachScroller(at: point) {
      if $0.canScroll(by: delta, isWheel: true) != PerAxis(false) { moves = true }
    }
    return moves
  }

  /// Returns true if a scroller under a point scrolls along an axis.
  private func scrolls(along axis: Axis, at point: Point) -> Bool {
    var isTaken = false
    forEachScroller(at: point) { scroll in
      let takesAny = scroll.settings.wheelMapping == .toScrollable
      for one in Axis.both where (one == axis || takesAny) && scroll.scrolls(along: one) { isTaken = true }
    }
    return isTaken
  }

  private func forEachScroller(at point: Point, _ body: (ScrollController) -> Void) {
    for area in host.area(at: point)?.path ?? [] {
      if let nest = area.nest {
        for nested in nest.scroller(at: point)?.path ?? [] { body(nested.scroll) }
      } else if let scroll = area.scroll {
        body(scroll)
      }
    }
  }
}

extension ScrollController {
  /// True if an axis has content to scroll to: between walls, or beyond an open side.
  func scrolls(along axis: Axis) -> Bool {
    let extent = geometry.extent[axis]
    let isOpen = extent.lower == nil || extent.upper == nil
    return settings.isScrollEnabled[axis] && isOpen || scrollRange(on: axis) != nil
  }
}
