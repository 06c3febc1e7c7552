package import ScrollTesting

/// The log of callbacks, by the name that the tests of this package use.
package typealias Log = CallbackLog

/// Summaries that many tests expect, whole or as parts.
extension Log {
  /// A drag without a fling.
  package static let dragged = [
    "willBeginDragging", "didScroll…", "willEndDragging", "didEndDragging(false)", "didSettle(dragged)",
  ]
  /// A drag with a fling.
  package static let thrown = [
    "willBeginDragging", "didScroll…", "willEndDragging", "didEndDragging(true)",
  ]
  package static let glided = [
    "willBeginDecelerating", "didScroll…", "didEndDecelerating", "didSettle(decelerated)",
  ]
  package static let animated = ["didScroll…", "didEndScrollingAnimation", "didSettle(animated)"]
}
