import ScrollEngine
import ScrollSpace

/// The scrollers of a nest, inner ones before those around them, with marks of those that need the next frame. The
/// others are at rest: a frame passes them by.
struct NestRoster {
  private let frames = HostFrames()
  private(set) var scrollers: [ScrollController] = []
  private var isDue: [Bool] = []
  /// The number of scrollers at rest. Without any, a frame asks and tells nothing here.
  private var resting = 0
  /// The count of changes of the tree for which the scrollers were listed.
  private(set) var changes = -1

  /// Lists the scrollers anew. All of them need the next frame.
  mutating func set(_ scrollers: [ScrollController], after changes: Int) {
    endRests()
    while frames.takeReturned() != nil {}
    (self.scrollers, self.changes, resting) = (scrollers, changes, 0)
    isDue = [Bool](repeating: true, count: scrollers.count)
  }

  /// Ends the rest of all scrollers, at the time of the latest frame that they have had.
  func endRests() { for scroll in scrollers { scroll.endRest() } }

  /// Marks the scrollers that rest no more.
  @inline(__always) mutating func wake() { if resting > 0 { takeReturned() } }

  @inline(never) private mutating func takeReturned() {
    while let number = frames.takeReturned() { (isDue[number], resting) = (true, resting - 1) }
  }

  /// Returns true if a scroller that does not rest satisfies a condition.
  @inline(__always)
  func contains(where isFound: (ScrollController) -> Bool) -> Bool {
    if resting == 0 { return scrollers.contains(where: isFound) }
    return scrollers.indices.contains { isDue[$0] && isFound(scrollers[$0]) }
  }

  // MARK: A frame

  /// Begins a frame. One before the last one changes scrollers at rest, too.
  mutating func begin(at time: Timestamp) {
    guard resting > 0 else { return }
    if let latest = frames.latest, time < latest { endRests() }
    wake()
    frames.begin(at: time)
  }

  /// Returns true if a scroller of the list after these changes needs the frame, which now comes to it.
  func reach(_ number: Int, after changes: Int) -> Bool {
    guard changes == self.changes, resting > 0 else { return true }
    guard isDue[number] else { return false }
    frames.reach(number)
    return true
  }

  /// Passes a scroller by in the next frames if it is at rest after a frame at a time.
  mutating func leave(_ number: Int, after changes: Int, at time: Timestamp) {
    guard changes == self.changes else { return }
    if frames.latest != time {
      frames.begin(at: time)
      frames.reach(number)
    }
    guard scrollers[number].rest(in: frames, as: number) else { return }
    (isDue[number], resting) = (false, resting + 1)
  }

  /// Ends a frame.
  func end() { if resting > 0 { frames.end() } }
}
