public import ScrollSpace

/// Mistakes in the order and use of a chain, as sentences: links that have no effect at their place, or another
/// effect than intended.
///
/// ```
/// Circular, link 1, extent: Tiling, link 2, gives the length along the vertical axis only afterwards. The extent is
/// 0.0...200.0, and would be open...open, period 1000.0. Write Circular after Tiling.
/// ```
/// Read `scroll.chainReport` at any time, because the chain is checked when you read it. Debug builds check it also
/// before the first input after a change of the chain, and trap on certain mistakes: see `checksChain`.
public struct ChainReport: Sendable {
  /// A mistake.
  public struct Mistake: Sendable {
    /// The certainty that a mistake is not intended.
    public enum Certainty: UInt8, Hashable, Sendable {
      /// The code has no effect, or breaks a rule of the contract.
      case certain
      /// The code works as written, but is seldom intended.
      case likely
    }

    /// The certainty that the mistake is not intended.
    public let certainty: Certainty
    /// The link, with its place in the chain counted from 1: `Circular, link 1`. Nil for the scroller itself.
    public let link: String?
    /// The name of the question whose answer is wrong; nil if the mistake is not in an answer.
    public let question: String?
    /// The problem, with the values.
    public let problem: String
    /// The code to write instead.
    public let fix: String
  }

  /// All mistakes: first those that the scroller finds, then those of each link in order.
  public internal(set) var mistakes: [Mistake] = []
  /// True if there are no mistakes.
  public var isEmpty: Bool { mistakes.isEmpty }
  /// The link that is being asked.
  var link: String?
  /// The offset of an explanation; nil if the report collects mistakes.
  private var explained: (axis: Axis, offset: Double)?
  /// The description of that offset by the link that is being asked.
  package private(set) var note: String?

  /// Creates a report without mistakes.
  public init() {}

  /// Adds a mistake of the link that is being asked. Write whole sentences: the problem with its values, then the
  /// fix.
  public mutating func add(
    _ certainty: Mistake.Certainty, in question: String? = nil, _ problem: String, fix: String
  ) {
    mistakes.append(
      Mistake(certainty: certainty, link: link, question: question, problem: problem, fix: fix))
  }

  /// Creates a report that asks for the description of an offset.
  package init(explaining offset: Double, on axis: Axis) { explained = (axis, offset) }

  /// Describes an offset that the link has chosen, as in `page 2 of 7`. `words` is called if an explanation of that
  /// axis is being made, with the chosen offset. Return nil to describe nothing.
  public mutating func note(on axis: Axis, _ words: (_ offset: Double) -> String?) {
    if let explained, explained.axis == axis { note = words(explained.offset) }
  }
}

extension ChainReport.Mistake: CustomStringConvertible {
  /// The link, the question, the problem and the fix.
  @_documentation(visibility: internal)
  public var description: String {
    var text = link ?? "The scroller"
    if let question { text += ", \(question)" }
    return text + ": \(problem) \(fix)"
  }
}

extension ChainReport: CustomStringConvertible {
  /// One line for each mistake; empty if there are none.
  @_documentation(visibility: internal)
  public var description: String {
    mistakes.map { $0.description }.joined(separator: "\n")
  }
}
