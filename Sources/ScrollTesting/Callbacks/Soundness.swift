package import ScrollEngine
import ScrollMotion
import ScrollSpace

extension ScrollController {
  /// Returns the first mistake in the public properties; nil if there is none. If `ahead` is true, a running motion is
  /// also followed to its end and beyond.
  package func flaw(ahead: Bool) -> String? {
    if let number = unsoundNumber { return number }
    let offset = contentOffset
    let phase = phase
    if isDragging != (phase == .dragging) || isDecelerating != (phase == .decelerating) {
      return "isDragging or isDecelerating disagrees with the phase \(phase)"
    }
    let isHeld =
      switch phase {
      case .tracking, .dragging: true
      case .idle, .wheeling: false
      case .decelerating, .animating: isTracking
      }
    if isTracking != isHeld || isTracking != (finger != nil) {
      return "isTracking is \(isTracking) and the finger \(finger == nil ? "up" : "down") while \(phase)"
    }
    let runs = phase == .decelerating || phase == .animating
    if runs != (motion != nil) { return "motion is \(motion == nil ? "nil" : "there") while \(phase)" }
    if !runs, destination != offset { return "\(phase) at \(offset), but its destination is \(destination)" }
    return ahead ? motion.flatMap(flaw(of:)) : nil
  }

  private var unsoundNumber: String? {
    let (offset, velocity, destination, geometry) = (contentOffset, velocity, destination, geometry)
    let inset = geometry.inset
    let numbers = Numbers(
      offset.x, offset.y, velocity.x, velocity.y, destination.x, destination.y, geometry.viewport.width,
      geometry.viewport.height, geometry.content.width, geometry.content.height, inset.top, inset.left,
      inset.bottom, inset.right, geometry.extent.x.lower ?? 0, geometry.extent.x.upper ?? 0,
      geometry.extent.x.period ?? 0, geometry.extent.y.lower ?? 0, geometry.extent.y.upper ?? 0,
      geometry.extent.y.period ?? 0)
    guard numbers.areFinite, !offset.hasNegativeZero, !destination.hasNegativeZero else {
      return """
        a number is not finite, or is a zero below zero: offset \(offset), velocity \(velocity), \
        destination \(destination), geometry \(geometry)
        """
    }
    return nil
  }

  private func flaw(of motion: Motion) -> String? {
    let length = motion.settlingTime
    guard length.isFinite, length >= 0 else { return "the motion takes \(length) s" }
    for part in [-1, 0, 0.01, 0.1, 0.5, 0.9, 1, 2] {
      let time = motion.start + length * part
      let offset = motion.offset(at: time)
      let velocity = motion.velocity(at: time)
      if !offset.isFinite || !velocity.isFinite {
        return "the motion is at \(offset), at a speed of \(velocity), after \(part) of its \(length) s"
      }
    }
    return nil
  }
}

extension Point {
  fileprivate var hasNegativeZero: Bool { x == 0 && x.sign == .minus || y == 0 && y.sign == .minus }
}

/// Twenty numbers in one sum: each is multiplied by zero, and only finite numbers then give zero.
private struct Numbers {
  var areFinite: Bool

  init(
    _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, _ f: Double, _ g: Double, _ h: Double,
    _ i: Double, _ j: Double, _ k: Double, _ l: Double, _ m: Double, _ n: Double, _ o: Double, _ p: Double,
    _ q: Double, _ r: Double, _ s: Double, _ t: Double
  ) {
    let first = a * 0 + b * 0 + c * 0 + d * 0 + e * 0 + f * 0 + g * 0
    let second = h * 0 + i * 0 + j * 0 + k * 0 + l * 0 + m * 0 + n * 0
    let third = o * 0 + p * 0 + q * 0 + r * 0 + s * 0 + t * 0
    areFinite = first + second + third == 0
  }
}
