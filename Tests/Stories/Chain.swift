import ScrollBehaviors
import Testing

/// The chains that every recording is scrolled through.
enum Chain: String, CaseIterable, CustomTestStringConvertible {
  case clamping, bouncing, paging, pagingAndBouncing

  func made() -> [any ScrollBehavior] {
    switch self {
    case .clamping: [Clamping()]
    case .bouncing: [Bouncing()]
    case .paging: [Paging(axis: .horizontal), Paging(axis: .vertical)]
    case .pagingAndBouncing: [Paging(axis: .horizontal), Paging(axis: .vertical), Bouncing()]
    }
  }

  var testDescription: String { rawValue }
}
