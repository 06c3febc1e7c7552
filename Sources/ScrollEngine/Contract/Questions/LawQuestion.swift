/// A question whose answers can contain laws of motion, or of a pull.
enum LawQuestion: Int {
  case motion, target, edge, pull, zoom

  /// The name of the method.
  var name: StaticString {
    switch self {
    case .motion: "motion"
    case .target: "target"
    case .edge, .pull: "edge"
    case .zoom: "zoom"
    }
  }
}
