import ScrollTiling
import Testing

/// The children that Flutter attaches in a list, and their places. The suite has every kind in the file.
@Suite(.vectors)
struct ReferenceTilingFlutter {

  /// In Flutter, an offset nearer to an item's start than this is at the start. Here it is not.
  private static let noise = 1e-10

  @Test(arguments: try Vectors.cases(in: "tiling_flutter_slivers"))
  func childrenMatchFlutter(_ vector: Vectors.Case) throws {
    try vector.judged(judge)
  }

  private func judge(_ vector: Vectors.Case) throws {
    switch vector.operation {
    case "last_index_before_offset":
      #expect(try lastIndex(vector) == vector["expected"].count())
    case "visible_children":
      try expectAttached(vector)
    case "cache_extent":
      let viewport = try vector["viewport"].value()
      #expect(try cache(vector).distance(viewport: viewport) == vector["expected_expand"].value())
    default: throw vector.unknownOperation
    }
  }

  /// Returns the last item that starts before an offset, or else the first item. Also the first item if items have no
  /// length: such a row cannot be made here.
  private func lastIndex(_ vector: Vectors.Case) throws -> Int64 {
    let extent = try vector["extent"].value()
    var offset = try vector["offset"].value()
    if extent == 0 {
      #expect(throws: TilingError.length(0)) { try UniformWindow(length: extent, viewport: offset) }
      return 0
    }
    let nearest = (offset / extent).rounded() * extent
    if (offset - nearest).magnitude < Self.noise { offset = nearest }
    let window = try UniformWindow(length: extent, items: 0..<(1 << 62), viewport: max(0, offset))
    return max(0, window.visible.upperBound - 1)
  }

  /// Children in view, or within the cache on either side, and the place of each in the viewport. In a list that
  /// grows upwards the first child is at the bottom.
  private func expectAttached(_ vector: Vectors.Case) throws {
    let row = try ItemLengths(try #require(vector["item_extents"].numbers))
    let viewport = try vector["viewport"].value()
    let offset = try vector["offset"].value()
    let reach = Overscan(.points(try vector["cache"].value(or: 0)))
    var positions: [String: JSON] = [:]
    for index in try row.visible(from: offset, to: offset + viewport, overscan: reach) {
      let place = try row.place(of: index)
      let start = place.start - offset
      switch vector["direction"].string {
      case nil, "down", "right": positions["\(index)"] = .number(start)
      case "up", "left": positions["\(index)"] = .number(viewport - start - place.length)
      case let direction?: throw UnknownKind(what: "direction \(direction)")
      }
    }
    #expect(JSON.object(positions) == vector["expected_positions"])
  }

  /// The cache beyond the viewport: 250 px by default.
  private func cache(_ vector: Vectors.Case) throws -> Overscan.Amount {
    if vector.json.has("cache_viewports") { return .viewports(try vector["cache_viewports"].value()) }
    return .points(try vector["cache_px"].value(or: 250))
  }
}
