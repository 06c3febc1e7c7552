import ScrollMotion
import ScrollSpace

extension Activity {
  /// Archives the activity. `motion` returns the form in which the motion of an axis is written, and for no axis that
  /// of the scale.
  mutating func walk(
    _ archive: inout ArchiveWalk, _ laws: MotionLaws, _ pulls: PullLaws,
    motion: (PlannedMotion, Axis?) -> AxisMotion
  ) throws(ArchiveError) {
    try archive.kind(
      &self, Int(phase.rawValue),
      of: [
        .idle, .tracking, .dragging(Drag()), .wheeling(Drag()), .decelerating(PlannedMotion()),
        .animating(PlannedMotion()),
      ])
    try drag?.walk(&archive, laws, pulls, motion: motion)
    try plannedMotion?.walk(&archive, laws, motion: motion)
  }
}
