import ScrollSpace

/// One of the scrollers that a fling goes through, along an axis.
struct FlingStage {
  let scroller: NestedScroller
  /// When it runs into its wall, and with what speed on the screen; nil if it comes to rest before.
  var crossing: Crossing? = nil

  struct Crossing: Equatable {
    let time: Timestamp
    let velocity: Double
  }
}

extension NestedScroller {
  /// Where its motion along an axis runs into a wall at which it stops; nil if it does not.
  func crossing(on axis: Axis) -> FlingStage.Crossing? {
    guard let motion = scroll.motion, let edge = motion.axes[axis].edge, case .rest = edge.stage.law else {
      return nil
    }
    let course = motion.axes[axis]
    let velocity = course.free.velocity(at: edge.time)
    return FlingStage.Crossing(
      time: motion.start + (course.begins + edge.time),
      velocity: scroll.isReversed[axis] ? 0 - velocity : velocity)
  }
}
