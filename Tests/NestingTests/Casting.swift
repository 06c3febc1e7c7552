import Hands
import ScrollTesting

/// The shared parts of random stories about several scrollers.
enum Casting {
  /// Returns a random kind of chain.
  static func chain(_ random: inout SeededGenerator) -> [any ScrollBehavior] {
    let axis = Bool.random(using: &random) ? Axis.horizontal : .vertical
    return switch Int.random(in: 0..<6, using: &random) {
    case 0: [Clamping()]
    case 1: [Paging(axis: axis), Bouncing()]
    case 2: [Infinite(axis: axis, length: 900), Bouncing()]
    case 3: [Circular(axis: axis), Bouncing()]
    default: [Bouncing()]
    }
  }

  /// Returns the first fault of a scroller or of its callbacks; nil if there is none.
  static func flaw(_ scroll: ScrollController, _ checker: CallbackChecker) -> String? {
    checker.endCall(scroll)
    return checker.violations.first ?? scroll.flaw(ahead: true)
  }
}
