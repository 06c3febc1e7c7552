/// How wide arranged content is: its length across the axis along which it is arranged.
public enum Breadth: Hashable, Sendable {
  /// As long as the viewport less its insets: it never scrolls across.
  case viewport
  /// So many points, whatever the viewport: it scrolls across once that is more than the viewport has. Not
  /// finite or below 0 counts as 0.
  case fixed(Double)

  /// The length across in a viewport that insets leave so much of.
  func length(visible: Double) -> Double {
    switch self {
    case .viewport: visible
    case .fixed(let length): length > 0 && length.isFinite ? length : 0
    }
  }
}
