import ScrollEngine
import ScrollSpace

extension PullToRefresh {
  /// Starts loading by the program; `refresh` is not called. While loading, nothing happens.
  ///
  /// If the content is at its wall or past it, and no finger or wheel moves it, the content scrolls by an
  /// animation to show the gap. If `reveals` is false, it does not scroll. The other axis goes on as before.
  /// Content that is scrolled elsewhere stays. In no chain, the next scroller begins with the gap. Not to be
  /// called within a question.
  public func beginRefreshing(reveals: Bool = true) {
    guard state != .loading else { return }
    let isNear = (overshoot ?? -.infinity) >= -Tolerance.offset(pixel: scroll?.settings.pixel ?? 0)
    state = .loading
    guard let scroll else { return }
    scroll.invalidateLayout()
    guard reveals, isNear else { return }
    scroll.afterUpdate { [self] in reveal() }
  }

  /// Scrolls to show the gap, if nothing holds the content.
  private func reveal() {
    guard let scroll, !scroll.isTracking, scroll.phase != .wheeling,
      let wall = scroll.geometry.extent[axis][side]
    else { return }
    scroll.setContentOffset(Point(x: wall, y: wall), on: axis, animated: true)
  }

  /// Ends loading: the wall moves back in, and content past the wall returns by the motion of its edge.
  ///
  /// Under a finger, the content stays until the finger is lifted. If nothing loads, nothing happens. Not to
  /// be called within a question.
  public func endRefreshing() {
    guard state == .loading else { return }
    guard let scroll else { return state = .idle }
    state = .ending
    scroll.invalidateLayout()
  }
}
