internal import CScrollCore

/// Why an axis rests where it does, or will rest where it will: where that began, what each link made of it, and
/// what the edges did.
///
/// ```
/// natural 812.4 ▸ Paging 640.0 (page 2 of 7) ▸ delegate 640.0 ▸ edges 640.0
/// ```
/// Ask for it at any time, `scroll.explanation[.vertical]`; nothing is put together before. Offsets are today's,
/// and the last one is the destination, or the offset at rest. A layout that leaves the rest where it was leaves the
/// explanation too, and so does a finger that comes and goes without moving anything.
public struct Explanation: Sendable {
  /// What the rest began with.
  public enum Beginning: UInt8, Hashable, Sendable {
    /// A finger is down, and the content follows it.
    case finger
    /// A finger was lifted: where the glide would have stopped by itself, edges aside.
    case natural
    /// Wheel deltas: where they led.
    case wheel
    /// A step by lines or pages: where it leads by itself.
    case step
    /// An animated set: the offset that the program asked for.
    case program
    /// A changed layout: where it rested, or was going to rest, before.
    case layout
    /// A set that was not animated: the offset of it. Neither links nor edges have a say.
    case set
    /// `stop()`: where that found it.
    case stopped
    /// A snapshot was restored: where it said. Why, it does not say.
    case restored
  }

  /// Somebody's say.
  public struct Step: Sendable {
    /// Who had it.
    public enum Author: UInt8, Hashable, Sendable {
      /// Nobody yet: where it began.
      case beginning
      /// A link that changed the offset. Links that did not are not listed.
      case link
      /// The delegate, listed whenever it was asked, at the end of a drag.
      case delegate
      /// The walls: what they left of a wish. Listed last, and before willEndDragging where they changed something.
      case edges
    }

    /// Who had it.
    public let author: Author
    /// The name of the beginning, of the link, `delegate` or `edges`.
    public let name: String
    /// The offset it left, in points.
    public let offset: Double
    /// By how much it changed the offset of the step before, in points; 0 if it left it, and at the beginning.
    public let change: Double
    /// What the link says of the offset today, as in `page 2 of 7`; nil for nothing.
    public let remark: String?
  }

  /// What the rest began with.
  public let beginning: Beginning
  /// All that had a say, in order; never empty. The last one is where it rests.
  public let steps: [Step]
}

extension Explanation: CustomStringConvertible {
  /// All steps in a line, offsets rounded to a tenth of a point.
  public var description: String {
    let words = steps.map { step in
      "\(step.name) \(Self.rounded(step.offset))" + (step.remark.map { " (\($0))" } ?? "")
    }
    return words.joined(separator: " ▸ ")
  }

  /// Beyond 1e15 doubles have no tenths.
  private static func rounded(_ offset: Double) -> Double {
    offset.magnitude < 1e15 ? csc_round(offset * 10) / 10 + 0 : offset
  }
}

extension Explanation.Beginning {
  /// The name of the case.
  public var name: StaticString {
    switch self {
    case .finger: "finger"
    case .natural: "natural"
    case .wheel: "wheel"
    case .step: "step"
    case .program: "program"
    case .layout: "layout"
    case .set: "set"
    case .stopped: "stopped"
    case .restored: "restored"
    }
  }

  /// The first ones are those of the causes, in their order, which archives keep.
  init(_ cause: Cause) { self = Self(rawValue: cause.rawValue) ?? .layout }
}
