/// The width of arranged content: its length across the axis along which it is arranged.
public enum Breadth: Hashable, Sendable {
  /// As long as the viewport less its insets: the content never scrolls across.
  case viewport
  /// A fixed length in points. The content scrolls across if it is longer than the viewport less its insets.
  /// A length that is not finite, or below 0, counts as 0.
  case fixed(Double)

  /// Returns the length across for a visible length.
  func length(visible: Double) -> Double {
    switch self {
    case .viewport: visible
    case .fixed(let length): length > 0 && length.isFinite ? length : 0
    }
  }
}
