import ScrollSpace

/// Whom the movements of a gesture, or of a fling, are offered to: scrollers that were under it when it began, by the policy
/// of that moment.
struct NestedRoute {
  /// From the inside out.
  var path: [NestedScroller]
  /// Whether each movement is shared.
  let isShared: Bool
  private let policy: any NestingPolicy
  private let device: NestedGesture.Device

  init(_ path: [NestedScroller], _ policy: any NestingPolicy, _ device: NestedGesture.Device) {
    (self.path, self.policy, self.device) = (path, policy, device)
    isShared = policy.decidesEachMovement
  }

  /// The scrollers that take a movement, in their order. One of them may come twice if movements are shared.
  func takers(of movement: Vector, caught: NestedScroller? = nil) -> [NestedScroller] {
    policy.takers(of: NestedGesture(path: path, movement: movement, device: device, caught: caught))
  }

  /// The scrollers that take a movement along an axis.
  func takers(_ axis: Axis, _ movement: Double) -> [NestedScroller] { takers(of: .along(axis, movement)) }
}

extension Vector {
  /// A vector along an axis.
  static func along(_ axis: Axis, _ length: Double) -> Vector {
    var vector = Vector.zero
    vector[axis] = length
    return vector
  }
}
