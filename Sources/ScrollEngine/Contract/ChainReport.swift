public import ScrollSpace

/// Mistakes of order and place in a chain, as sentences: what does nothing where it stands, or something else than was
/// meant.
///
/// ```
/// Circular, link 1, extent: Tiling, link 2, gives the length along the vertical axis only afterwards. The extent is
/// 0.0...200.0, and would be open...open, period 1000.0. Write Circular after Tiling.
/// ```
/// Read `scroll.chainReport` at any time; nothing is found out before. Debug builds trap on certain mistakes, see
/// `checksChain`.
public struct ChainReport: Sendable {
  /// One mistake.
  public struct Mistake: Sendable {
    /// How sure it is that this was not meant.
    public enum Certainty: UInt8, Hashable, Sendable {
      /// What the program wrote has no effect, or breaks what the contract asks for.
      case certain
      /// It works as written, but is seldom meant so.
      case likely
    }

    /// How sure it is.
    public let certainty: Certainty
    /// The link, with its place in the chain counted from 1: `Circular, link 1`. Nil: the scroller itself.
    public let link: String?
    /// The name of the question, if it is about the answer to one.
    public let question: String?
    /// What is wrong, with the values.
    public let problem: String
    /// What to write instead.
    public let fix: String
  }

  /// All mistakes: those the scroller sees first, then those of each link in order.
  public internal(set) var mistakes: [Mistake] = []
  /// Whether there are none.
  public var isEmpty: Bool { mistakes.isEmpty }
  /// Who is asked.
  var link: String?
  /// The offset that an explanation is about; nil where mistakes are sought.
  private var explained: (axis: Axis, offset: Double)?
  /// What the link that is asked says of that offset.
  package private(set) var remark: String?

  /// Makes a report of no mistakes.
  public init() {}

  /// Adds a mistake of the link that is being asked. Write whole sentences: the problem with its values, then the
  /// fix.
  public mutating func add(
    _ certainty: Mistake.Certainty, in question: String? = nil, _ problem: String, fix: String
  ) {
    mistakes.append(
      Mistake(certainty: certainty, link: link, question: question, problem: problem, fix: fix))
  }

  /// A report that asks for a word on an offset.
  package init(explaining offset: Double, on axis: Axis) { explained = (axis, offset) }

  /// Says something of an offset, as in `page 2 of 7`. `words` is called if an explanation of that axis is being put
  /// together, with the offset that the link chose then; nil: nothing.
  public mutating func remark(on axis: Axis, _ words: (_ offset: Double) -> String?) {
    if let explained, explained.axis == axis { remark = words(explained.offset) }
  }
}

extension ChainReport.Mistake: CustomStringConvertible {
  /// The link, the question, the problem and the fix.
  public var description: String {
    var text = link ?? "The scroller"
    if let question { text += ", \(question)" }
    return text + ": \(problem) \(fix)"
  }
}

extension ChainReport: CustomStringConvertible {
  /// One line for each mistake; empty if there are none.
  public var description: String {
    mistakes.map { $0.description }.joined(separator: "\n")
  }
}
