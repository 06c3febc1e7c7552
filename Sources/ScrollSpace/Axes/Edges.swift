/// A set of the four edges of a rectangle.
///
/// ```
///            top = lower side, vertical axis
///           ┌──────────────┐
///      left │              │ right
///           └──────────────┘
///                bottom
/// ```
public struct Edges: OptionSet, Hashable, Sendable {
  /// One bit an edge: top 1, left 2, bottom 4, right 8.
  @_documentation(visibility: internal)
  public let rawValue: UInt8

  /// Creates a set from its bits.
  @_documentation(visibility: internal)
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The upper end of the screen: the lower side of the vertical axis.
  public static let top = Edges(rawValue: 1)
  /// The lower side of the horizontal axis.
  public static let left = Edges(rawValue: 2)
  /// The upper side of the vertical axis.
  public static let bottom = Edges(rawValue: 4)
  /// The upper side of the horizontal axis.
  public static let right = Edges(rawValue: 8)
  /// Left and right: both ends of the horizontal axis.
  public static let horizontal: Edges = [.left, .right]
  /// Top and bottom: both ends of the vertical axis.
  public static let vertical: Edges = [.top, .bottom]
  /// All four edges.
  public static let all: Edges = [.horizontal, .vertical]

  /// Creates the edge at one end of an axis.
  @inlinable public init(_ axis: Axis, _ side: Side) {
    switch (axis, side) {
    case (.vertical, .lower): self = .top
    case (.horizontal, .lower): self = .left
    case (.vertical, .upper): self = .bottom
    case (.horizontal, .upper): self = .right
    }
  }
}

extension Edges: CustomStringConvertible {
  /// The names of the edges, for example `[top, left]`.
  @_documentation(visibility: internal)
  public var description: String {
    let names: [(Edges, String)] = [(.top, "top"), (.left, "left"), (.bottom, "bottom"), (.right, "right")]
    return "[" + names.filter { contains($0.0) }.map { $0.1 }.joined(separator: ", ") + "]"
  }
}
