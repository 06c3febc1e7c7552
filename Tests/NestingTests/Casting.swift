import Hands
import ScrollTesting

/// What random stories of several scrollers have in common.
enum Casting {
  /// A chain of one kind or another.
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

  /// What is wrong with a scroller, or with what its checker has heard.
  static func flaw(_ scroll: ScrollController, _ checker: CallbackChecker) -> String? {
    checker.endCall(scroll)
    return checker.violations.first ?? scroll.flaw(ahead: true)
  }
}
