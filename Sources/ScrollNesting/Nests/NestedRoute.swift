import ScrollEngine
import ScrollSpace

/// The scrollers to which the movements of a gesture, or of a fling, are offered: those under it when it
/// began, with the policy at that time.
struct NestedRoute {
  /// The scrollers from the inside out.
  var path: [NestedScroller]
  /// True if each movement is shared.
  let isShared: Bool
  let policy: any NestingPolicy
  let device: NestedGesture.Device

  init(_ path: [NestedScroller], _ policy: any NestingPolicy, _ device: NestedGesture.Device) {
    (self.path, self.policy, self.device) = (path, policy, device)
    isShared = policy.decidesEachMovement
  }

  func holds(_ scroller: NestedScroller) -> Bool { path.contains { $0 === scroller } }
}

/// A scroller that takes part in a gesture.
///
/// An object, so that a movement copies none of them.
final class NestedTaker {
  let scroller: NestedScroller

  // Changed in steps that call no other code.

  /// The finger's place for this scroller, in its viewport.
  @exclusivity(unchecked) var position: Point
  /// The distance that it was moved beyond its room, with the sign of movements.
  @exclusivity(unchecked) var pull = Vector.zero
  /// The scroller's part of the movement that is being shared, and the part of that which leads back from a pull.
  @exclusivity(unchecked) var part = Vector.zero
  @exclusivity(unchecked) var returned = Vector.zero
  /// The number of points of the host for a point of its viewport.
  @exclusivity(unchecked) var scale: PerAxis<Double>

  /// Returns the number of points of the host for a point by which a movement of a device moves the content.
  func scale(by device: NestedGesture.Device) -> PerAxis<Double> { scroller.scale(scale, by: device) }

  convenience init(_ scroller: NestedScroller) {
    self.init(scroller, position: .zero, scale: scroller.scaleInHost)
  }

  private init(_ scroller: NestedScroller, position: Point, scale: PerAxis<Double>) {
    (self.scroller, self.position, self.scale) = (scroller, position, scale)
  }

  /// Returns the scrollers of a path under a finger, from the inside out. Their places are found from the outside in,
  /// so that each level is passed once.
  static func all(on path: [NestedScroller], at finger: Point) -> [NestedTaker] {
    guard let root = path.last else { return [] }
    var (place, takers) = (root.outermostPlace, [NestedTaker]())
    for index in path.indices.reversed() {
      let position = Point.zero + (finger - place.frame.origin) / place.scale
      takers.append(NestedTaker(path[index], position: position, scale: place.scale))
      if index > 0 { place = path[index].place(of: path[index - 1], from: place) }
    }
    return takers.reversed()
  }
}

extension Array {
  /// Returns the index of an element, looked for first beside the one that was found before: a policy names scrollers in
  /// their order, inwards or outwards, so that going through all of them takes no longer than they are.
  func index(beside last: inout Int, where isFound: (Element) -> Bool) -> Int? {
    for near in [last + 1, last - 1] where indices.contains(near) && isFound(self[near]) {
      last = near
      return near
    }
    guard let found = firstIndex(where: isFound) else { return nil }
    last = found
    return found
  }
}

extension ScrollNest {
  /// Calls `body` with the scrollers that take a movement, in order. If movements are shared, a scroller may occur
  /// twice. Scrollers that are not under the gesture are left out and counted.
  func withTakers<Result>(
    _ route: NestedRoute, of movement: Vector, caught: NestedScroller? = nil, isFree: Bool = false,
    isFling: Bool = false, _ body: ([NestedScroller], NestedGesture) -> Result
  ) -> Result {
    // The list keeps its memory from one call to the next. A nested call has a list of its own.
    var takers: [NestedScroller] = []
    swap(&takers, &order)
    defer {
      takers.removeAll(keepingCapacity: true)
      swap(&takers, &order)
    }
    let gesture = NestedGesture(
      path: route.path, movement: movement, device: route.device, caught: caught, isFree: isFree,
      isFling: isFling)
    route.policy.appendTakers(of: gesture, to: &takers)
    var last = -1
    if !takers.allSatisfy({ one in route.path.index(beside: &last, where: { $0 === one }) != nil }) {
      refuse(.answer, "takers(of:)", "a scroller that is not under the gesture")
      takers.removeAll { !route.holds($0) }
    }
    return body(takers, gesture)
  }

  /// Returns the same scrollers as a list.
  func takers(
    _ route: NestedRoute, of movement: Vector, caught: NestedScroller? = nil, isFree: Bool = false
  ) -> [NestedScroller] {
    withTakers(route, of: movement, caught: caught, isFree: isFree) { takers, _ in takers }
  }

  /// Returns the scrollers that take a fling along an axis.
  func flingTakers(_ route: NestedRoute, _ axis: Axis, _ velocity: Double) -> [NestedScroller] {
    withTakers(route, of: .along(axis, velocity), isFling: true) { takers, _ in takers }
  }
}

extension Vector {
  /// Returns a vector along an axis.
  static func along(_ axis: Axis, _ length: Double) -> Vector {
    var vector = Vector.zero
    vector[axis] = length
    return vector
  }
}
