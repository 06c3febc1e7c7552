import ScrollEngine
import ScrollSpace

extension PullToRefresh {
  /// Starts it by program; `refresh` is not called, since the program knows. Does nothing while it loads.
  ///
  /// If the content stands at its wall or past it, and no finger or wheel has it, it goes by an animation to where
  /// the gap is seen, unless `reveals` is false; the other axis goes on as it was. Content that has been scrolled elsewhere stays where it is. Before
  /// it is in a chain, the scroller begins with the gap. Not to be called from within a question.
  public func beginRefreshing(reveals: Bool = true) {
    guard state != .loading else { return }
    let isNear = (overshoot ?? -.infinity) >= -Tolerance.offset(pixel: scroll?.settings.pixel ?? 0)
    state = .loading
    guard let scroll else { return }
    scroll.invalidateLayout()
    guard reveals, isNear else { return }
    scroll.afterUpdate { [self] in reveal() }
  }

  /// Goes to where the gap is seen, if nothing holds the content.
  private func reveal() {
    guard let scroll, !scroll.isTracking, scroll.phase != .wheeling,
      let wall = scroll.geometry.extent[axis][side]
    else { return }
    scroll.setContentOffset(Point(x: wall, y: wall), on: axis, animated: true)
  }

  /// It has loaded: the wall comes back in, and content that stands past it goes back by its edge's motion; under a
  /// finger it stays there until that is lifted. Does nothing if nothing loads. Not to be called from within a
  /// question.
  public func endRefreshing() {
    guard state == .loading else { return }
    guard let scroll else { return state = .idle }
    state = .ending
    scroll.invalidateLayout()
  }
}
