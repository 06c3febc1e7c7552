import ScrollBehaviors
import Testing

/// Pages of the web platform tests: a scroller with snap areas, and calls of `scrollTo` and `scrollBy`.
///
/// Left out by rule:
/// - pages that do not snap and calls that bring an element into view: those are the scroller's own;
/// - pages with areas inside a larger one that is larger than the port. The page expects the rule of an earlier draft, by
///   which the port may lie anywhere where the areas inside are a port's length apart; browsers now move it clear of them.
@Suite(.vectors)
struct ReferenceSnapPages {
  static let file = "snap_wpt"

  static func cases() throws -> [Vectors.Case] {
    try Vectors.cases(in: file).filter { vector in
      vector["snap_type"].string != "none" && !(hasAreasWithin(vector))
    }
  }

  static func hasAreasWithin(_ vector: Vectors.Case) -> Bool {
    guard let areas = try? Self.areas(vector), let port = try? SnapCases.size(vector["view_w_h"], "view")
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
        id: Int64(index), frame: try SnapCases.rect(area["rect_x_y_w_h"]),
        align: PerAxis(
          x: try SnapCases.alignment(area["align"]["x"]), y: try SnapCases.alignment(area["align"]["y"])),
        margin: try SnapCases.insets(area["scroll_margin_t_r_b_l"]),
        mustStop: area["stop_always"].bool == true)
    }
  }

  @Test(arguments: try cases())
  func restsWhereThePageExpects(_ vector: Vectors.Case) throws {
    let type = try SnapCases.type(vector["snap_type"])
    for query in try #require(vector["queries"].array) {
      let snapping = Snapping(
        try Self.areas(vector), type.strictness, axes: type.axes,
        padding: try SnapCases.insets(vector["scroll_padding_t_r_b_l"]))
      let scroll = ScrollController(
        viewport: try SnapCases.size(vector["view_w_h"], "view"),
        content: try SnapCases.size(vector["content_w_h"], "content"), behaviors: [snapping, Clamping()])
      let start = try SnapCases.point(query["start"], "start")
      scroll.setContentOffset(start, animated: false)
      let numbers = try SnapCases.point(query["args"], "args")
      switch query["op"].string {
      case "scrollTo": scroll.setContentOffset(numbers, animated: true)
      case "scrollBy": snapping.scroll(by: Vector(x: numbers.x, y: numbers.y), animated: true)
      default: throw SnapCases.Unreadable(what: "op")
      }
      SnapCases.settle(scroll)
      #expect(scroll.contentOffset == (try SnapCases.point(query["expected"], "expected")), "\(query)")
    }
  }
}
