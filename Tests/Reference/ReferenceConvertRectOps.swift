import ScrollSpace
import Testing

/// Rectangle algebra, and rectangles through maps. One operation a case; the suite has every kind in the file.
@Suite(.vectors)
struct ReferenceConvertRectOps {
  @Test(arguments: try Vectors.cases(in: "convert_rect_ops_chromium"))
  func operationsMatchTheCase(_ vector: Vectors.Case) throws {
    try vector.judged(judge)
  }

  private func judge(_ vector: Vectors.Case) throws {
    let input = vector["input"]
    let expected = vector["expected"]
    let operation = vector["op"].string ?? "none"
    switch operation {
    case "contains":
      let rect = try input["rect"].rect()
      if input.has("point") {
        #expect(rect.contains(try input["point"].point()) == expected.bool)
      } else {
        #expect(rect.contains(try input["other"].rect()) == expected.bool)
      }
    case "intersects":
      #expect(try input["a"].rect().intersects(try input["b"].rect()) == expected.bool)
    case "manhattan_distance":
      let distance = try input["rect"].rect().manhattanDistance(to: try input["point"].point())
      #expect(distance == expected.number)
    default:
      let result = try rect(operation, input)
      if expected.isNull {
        #expect(result == nil)
      } else {
        #expect(try #require(result).isClose(to: try expected.rect(), within: 1e-9), "is \(result as Any)")
      }
    }
  }

  /// The operations whose result is a rectangle, or no rectangle.
  private func rect(_ operation: String, _ input: JSON) throws -> Rect? {
    switch operation {
    case "intersect": try input["a"].rect().intersection(try input["b"].rect())
    case "union": try input["a"].rect().union(try input["b"].rect())
    case "bounding_rect": Rect(bounding: try input["a"].point(), try input["b"].point())
    case "adjust_to_fit": try input["rect"].rect().fitted(into: try input["into"].rect())
    case "scale_enclosed": try input["rect"].rect().enclosedPixels(scale: try #require(input["scale"].number))
    case "scale_enclosing":
      try input["rect"].rect().enclosingPixels(scale: try #require(input["scale"].number))
    case "map_rect": try transform(input["transform"]).box(of: try input["rect"].rect())
    case "inverse_map_rect": try transform(input["transform"]).inverted?.box(of: try input["rect"].rect())
    case "map_int_rect_enclosing":
      try transform(input["transform"]).box(of: try input["rect"].rect()).enclosingPixels()
    case "inverse_map_int_rect_enclosing":
      try transform(input["transform"]).inverted?.box(of: try input["rect"].rect()).enclosingPixels()
    default: throw UnknownKind(what: "operation \(operation)")
    }
  }

  /// `translate(…) rotate90 scale(…)`, each if given, in the order of CSS: the last one is applied first.
  private func transform(_ json: JSON) throws -> Affine {
    var result = Affine.identity
    let parts = json.isNull ? [:] : try #require(json.object)
    if let scale = parts["scale"] { result = result.then(Affine(Map(scale: try scale.perAxis()))) }
    if parts["rotate90"]?.bool == true { result = result.then(.quarterTurn) }
    if let shift = parts["translate"] { result = result.then(Affine(Map(offset: try shift.vector()))) }
    let known: Set = ["scale", "rotate90", "translate", "identity"]
    for part in parts.keys where !known.contains(part) { throw UnknownKind(what: "transform \(part)") }
    return result
  }
}
