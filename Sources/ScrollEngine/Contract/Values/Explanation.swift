internal import CScrollCore

/// The reasons for the rest position of an axis: the beginning, the change of each link, and the effect of the edges.
///
/// ```
/// natural 812.4 ▸ Paging 640.0 (page 2 of 7) ▸ delegate 640.0 ▸ edges 640.0
/// ```
/// Read `scroll.explanation[.vertical]` at any time; the explanation is made only then. Offsets are present offsets.
/// The last offset is the destination, or the content offset at rest. A layout that does not move the rest position
/// keeps the explanation, and so does a finger that comes and goes without moving anything.
public struct Explanation: Sendable {
  /// The beginning of an explanation.
  public enum Beginning: UInt8, Hashable, Sendable {
    /// A finger is down, and the content follows it.
    case finger
    /// A finger was lifted. The offset is the natural stop of the glide, without edges.
    case natural
    /// Wheel deltas. The offset is the offset to which they led.
    case wheel
    /// A step by lines or pages. The offset is the target of the step itself.
    case step
    /// An animated set. The offset is the offset that the program asked for.
    case program
    /// A changed layout. The offset is the former rest position.
    case layout
    /// A set without animation, with its offset. Neither links nor edges change that offset.
    case set
    /// A call of `stop()`. The offset is the offset at that moment.
    case stopped
    /// A restored snapshot, with its offset. A snapshot does not contain the reasons.
    case restored
  }

  /// One contribution to the rest position.
  public struct Step: Sendable {
    /// The authors of contributions.
    public enum Author: UInt8, Hashable, Sendable {
      /// No author: the beginning.
      case beginning
      /// A link that changed the offset. Links that did not change the offset are not listed.
      case link
      /// The delegate, listed whenever it was asked, at the end of a drag.
      case delegate
      /// The walls, and the offset that they left. Listed last, and also before willEndDragging if they changed the
      /// offset.
      case edges
    }

    /// The author of the step.
    public let author: Author
    /// The name of the beginning or of the link, or `delegate`, or `edges`.
    public let name: String
    /// The offset after the step, in points.
    public let offset: Double
    /// The change from the offset of the step before, in points; 0 for no change, and at the beginning.
    public let change: Double
    /// The link's present description of the offset, for example `page 2 of 7`; nil if the link does not describe it.
    public let note: String?
  }

  /// The beginning of the explanation.
  public let beginning: Beginning
  /// All steps in order; never empty. The offset of the last step is the rest position.
  public let steps: [Step]
}

extension Explanation: CustomStringConvertible {
  /// All steps in a line, with offsets rounded to a tenth of a point.
  public var description: String {
    let words = steps.map { step in
      "\(step.name) \(Self.rounded(step.offset))" + (step.note.map { " (\($0))" } ?? "")
    }
    return words.joined(separator: " ▸ ")
  }

  /// Rounds to a tenth. Beyond 1e15 doubles have no tenths.
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

  /// Converts a cause. The first cases are those of the causes, in their order, which archives rely on.
  init(_ cause: Cause) { self = Self(rawValue: cause.rawValue) ?? .layout }
}
