public import ScrollSpace

/// The frames of a host with many scrollers, which pass by the scrollers that are at rest.
///
/// A frame changes nothing of such a scroller but its time. So the host gives the time to this object, once for all of
/// them, and a scroller takes it from here when it is read or called:
///
/// ```swift
/// while let number = frames.takeReturned() { isDue[number] = true }     // those that were called since
/// frames.begin(at: now)
/// for (number, scroll) in scrollers.enumerated() where isDue[number] {
///   frames.reach(number)
///   demand = demand.merged(with: scroll.advance(to: now))
///   isDue[number] = !scroll.rest(in: frames, as: number)
///   while let number = frames.takeReturned() { isDue[number] = true }   // those that its callbacks have called
/// }
/// frames.end()
/// ```
/// The numbers are in the order in which scrollers get a frame. Call `ScrollController.endRest()` for a scroller that
/// leaves the host, and for all before a frame whose time is before that of the last one.
public final class HostFrames {
  // Changed in steps that call no other code.

  /// The time of the latest frame; nil before the first.
  @exclusivity(unchecked) public private(set) var latest: Timestamp?
  @exclusivity(unchecked) private var former: Timestamp?
  /// The number of the scroller that has the latest frame now: those before it have had it.
  @exclusivity(unchecked) private var reached = Int.max
  /// The numbers of the scrollers that rest no more.
  @exclusivity(unchecked) private var returned: [Int] = []

  /// Creates the frames of a host, before the first.
  public init() {}

  /// Begins a frame, which no scroller has had yet.
  public func begin(at time: Timestamp) { (former, latest, reached) = (latest, time, Int.min) }

  /// Gives the frame to the scroller with a number. Those at rest with lower numbers have had it then.
  public func reach(_ number: Int) { reached = number }

  /// Ends a frame: all scrollers at rest have had it.
  public func end() { reached = Int.max }

  /// Removes and returns the number of a scroller that needs its next frame again; nil if there is none.
  public func takeReturned() -> Int? { returned.popLast() }

  /// Returns the time of the latest frame that has passed by the scroller with a number.
  func time(of number: Int) -> Timestamp? { number < reached ? latest : former }

  func add(returned number: Int) { returned.append(number) }
}
