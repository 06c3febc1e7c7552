import ScrollSpace
import ScrollTiling
import Testing

/// Cells in a row, with the places and alignments of react-virtualized.
///
/// There, a cell is measured when it or a later one is first requested, and estimated until then. Here the tests
/// measure the same cells. Left out, by kind:
///
/// - `measure_log`, `last_measured_index`, `last_measured_cell`: the order in which that project's cache measures
///   lazily;
/// - `offset_percentage` and every `scaled_…`: long content is scaled to a browser's longest element, which is not
///   needed for numeric offsets;
/// - scrolling to a cell in a container of no length, for which that project returns 0: no offset shows anything.
@Suite(.vectors)
struct ReferenceTilingReactVirtualized {

  private static let leftOut: Set = [
    "measure_log", "last_measured_index", "last_measured_cell", "offset_percentage",
    "scaled_offset_adjustment",
    "scaled_scroll_to_index", "scaled_visible_range", "scaled_total_size",
  ]

  private static func cases() throws -> [Vectors.Case] {
    try Vectors.cases(in: "tiling_react_virtualized").filter { vector in
      if let operation = vector["op"].string, leftOut.contains(operation) { return false }
      guard vector["op"].string?.hasPrefix("scroll_to_index") == true else { return true }
      return try Self.container(vector) > 0
    }
  }

  private static func container(_ vector: Vectors.Case) throws -> Double {
    try (vector.json.has("container") ? vector["container"] : vector["config"]["container"]).value()
  }

  @Test(arguments: try cases())
  func cellsMatchReactVirtualized(_ vector: Vectors.Case) throws {
    try vector.judged(judge)
  }

  private func judge(_ vector: Vectors.Case) throws {
    let expected = vector["expected"]
    switch vector.operation {
    case "index_for_offset":
      let offset = try vector["offset"].value()
      let row = try row(vector, measured: .max)
      if expected.string == "error" {
        #expect(throws: TilingError.self) { try row.item(atOrBefore: offset) }
      } else {
        #expect(try row.item(atOrBefore: offset)?.index == expected.count())
      }
    case "size_and_offset":
      let index = try vector["index"].count()
      let row = try row(vector, measured: .max)
      if expected.string == "error" {
        #expect(throws: TilingError.self) { try row.place(of: index) }
      } else {
        #expect(try row.place(of: index).start == expected["offset"].value())
        #expect(try row.place(of: index).length == expected["size"].value())
      }
    case "total_size":
      let last = vector["measured_up_to"]
      #expect(try row(vector, measured: last.isNull ? 0 : last.count() + 1).total == expected.value())
    case "scroll_to_index":
      let index = try vector["index"].count()
      let row = try row(vector, measured: index + 1)
      try expectShown(index, in: row, vector)
    case "scroll_to_index_variable":
      try expectShown(
        try vector["index"].count(), in: ItemLengths(try #require(vector["sizes"].numbers)), vector)
    case "visible_range":
      let offset = try vector["offset"].value()
      let range = try row(vector, measured: .max)
        .visibleAtLeastOne(from: offset, to: offset + Self.container(vector))
      if expected.isNull { #expect(range.isEmpty) } else { #expect(range == (try expected.inclusiveRange())) }
    case "align_cell":
      let item = ItemPlace(
        index: 0, start: try vector["cell_offset"].value(), length: try vector["cell_size"].value())
      let container = try Self.container(vector)
      let current = try vector["current_offset"].value()
      let offset = try item.alignment(
        named: Self.alignment(of: item, in: container, vector), viewport: container, at: current
      ).start(ofView: container, at: current, showing: item.start, item.end)
      #expect(offset == (try expected.value()))
    case "overscan_default": try expectWidened(vector, otherSide: 0)
    case "overscan_accessibility": try expectWidened(vector, otherSide: 1)
    default: throw vector.unknownOperation
    }
  }

  /// The row of the case. Its first cells are measured, and the others are estimated.
  private func row(_ vector: Vectors.Case, measured: Int64) throws -> ItemLengths {
    let config = vector["config"]
    let count = try config["cell_count"].count()
    let size = try config["cell_size"].value()
    let row = try ItemLengths(count: count, length: try config["estimated_cell_size"].value(or: size))
    try row.setLengths(of: 0..<min(measured, count), to: size)
    return row
  }

  private func expectShown(_ index: Int64, in row: ItemLengths, _ vector: Vectors.Case) throws {
    let container = try Self.container(vector)
    let name = Self.alignment(of: try row.place(of: index), in: container, vector)
    let offset = try row.offset(
      showing: index, named: name, viewport: container, from: try vector["current_offset"].value())
    #expect(offset == (try vector["expected"].value()))
  }

  /// `auto` is the shortest distance. But a cell longer than the container is always shown by its end.
  private static func alignment(
    of item: ItemPlace, in container: Double, _ vector: Vectors.Case
  ) -> String? {
    let name = vector["align"].string
    return name == "auto" && item.length > container ? "end" : name
  }

  /// Cells are kept ready on the side of the scroll direction; on the other side, this many.
  private func expectWidened(_ vector: Vectors.Case, otherSide: Int64) throws {
    let ready = Overscan.Amount.items(max(otherSide, try vector["overscan"].count()))
    let other = Overscan.Amount.items(otherSide)
    let overscan: Overscan =
      switch vector["direction"].string {
      case "forward": Overscan(before: other, after: ready)
      case "backward": Overscan(before: ready, after: other)
      default: throw UnknownKind(what: "direction \(vector["direction"])")
      }
    let seen = try vector["start"].count()..<vector["stop"].count() + 1
    let items = 0..<(try vector["cell_count"].count())
    #expect(overscan.widened(seen, within: items) == (try vector["expected"].inclusiveRange()))
  }
}
