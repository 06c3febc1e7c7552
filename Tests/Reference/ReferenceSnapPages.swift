import ScrollBehaviors
import Testing

/// Pages of the web platform tests: a scroller with snap areas, and calls of `scrollTo`, `scrollBy` and
/// `scrollIntoView`.
///
/// Left out by rule:
/// - calls that bring one of several elements into view: the file does not name the element;
/// - pages with areas inside an area that is larger than the port. The page expects the rule of an earlier draft: the
///   port may be anywhere if the inner areas are a port's length apart. Browsers now move the port away from them.
@Suite(.vectors)
struct ReferenceSnapPages {
  static let file = "snap_wpt"

  static func cases() throws -> [Vectors.Case] {
    try Vectors.cases(in: file).filter { !hasAreasWithin($0) }
  }

  static func hasAreasWithin(_ vector: Vectors.Case) -> Bool {
    guard let areas = try? Self.areas(vector), let port = try? vector["view_w_h"].size()
    else {
      return false
    }
    return areas.contains { outer in
      Axis.both.contains { axis in
        outer.frame.length(axis) > port[axis]
          && areas.contains { inner in
            inner.frame != outer.frame && inner.frame.lower(axis) >= outer.frame.lower(axis)
              && inner.frame.upper(axis) <= outer.frame.upper(axis)
          }
      }
    }
  }

  static func areas(_ vector: Vectors.Case) throws -> [SnapArea] {
    try (try #require(vector["areas"].array)).enumerated().map { index, area in
      SnapArea(
        id: Int64(index), frame: try area["rect_x_y_w_h"].rect(),
        align: PerAxis(
          x: try SnapCases.alignment(area["align"]["x"]), y: try SnapCases.alignment(area["align"]["y"])),
        margin: try SnapCases.insets(area["scroll_margin_t_r_b_l"]),
        mustStop: area["stop_always"].bool == true)
    }
  }

  @Test(arguments: try cases())
  func restPositionsMatchThePage(_ vector: Vectors.Case) throws {
    try vector.judged(judge)
  }

  private func judge(_ vector: Vectors.Case) throws {
    let isSnapping = vector["snap_type"].string != "none"
    let type =
      isSnapping ? try SnapCases.type(vector["snap_type"]) : (axes: PerAxis(false), strictness: .mandatory)
    let areas = try Self.areas(vector)
    let padding = try SnapCases.insets(vector["scroll_padding_t_r_b_l"])
    for query in try #require(vector["queries"].array) {
      let words = (query["op"].string ?? "").split(separator: " ")
      if words.first == "scrollIntoView", areas.count != 1 { continue }
      let snapping = Snapping(areas, type.strictness, axes: type.axes, padding: padding)
      let scroll = ScrollController(
        viewport: try vector["view_w_h"].size(),
        content: try vector["content_w_h"].size(), behaviors: [snapping, Clamping()])
      let start = try query["start"].point()
      scroll.setContentOffset(start, animated: false)
      func numbers() throws -> Point { try query["args"].point() }
      switch words.first {
      case "scrollTo": scroll.setContentOffset(try numbers(), animated: true)
      case "scrollBy": snapping.scroll(by: try numbers() - .zero, animated: true)
      case "scrollIntoView":
        let align = try ReferenceScrollIntoView.alignment(.string(String(words.last ?? "")))
        scroll.scrollRectToVisible(
          areas[0].frame.grown(by: areas[0].margin), align: PerAxis(align), padding: padding, animated: true)
      default: throw UnknownKind(what: "\(query["op"])")
      }
      SnapCases.settle(scroll)
      #expect(scroll.contentOffset == (try query["expected"].point()), "\(query)")
    }
  }
}
