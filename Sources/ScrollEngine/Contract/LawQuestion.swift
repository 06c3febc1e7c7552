/// A question whose answers have laws of motion in them, or of a pull.
enum LawQuestion: Int {
  case motion, target, edge, pull

  /// The name of the method.
  var name: StaticString {
    switch self {
    case .motion: "motion"
    case .target: "target"
    case .edge, .pull: "edge"
    }
  }
}
