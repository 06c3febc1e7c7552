/// A question whose answers have laws of motion in them.
enum LawQuestion: Int {
  case motion, target, edge

  /// The name of the method.
  var name: StaticString {
    switch self {
    case .motion: "motion"
    case .target: "target"
    case .edge: "edge"
    }
  }
}
