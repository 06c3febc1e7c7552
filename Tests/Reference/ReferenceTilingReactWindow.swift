import ScrollTiling
import Testing

/// Rows as react-window aligns and measures them. Left out, by rule:
///
/// - `estimated_total` of varying sizes: that project estimates unmeasured items by the average of the measured ones.
///   Here the creator of the row gives the estimate;
/// - the `measured` items of its cache after a question;
/// - `auto` and `smart` for an item longer than the container. There the answer depends on the former side, and is
///   not stable. Here the shortest distance fills the viewport;
/// - `center` (also by `smart`) for an item with its start in the container's first half at offset 0, and its middle
///   outside: it rests at 0 there. Also for content shorter than its container, where the result can be below 0.
@Suite(.vectors)
struct ReferenceTilingReactWindow {

  private static func cases() throws -> [Vectors.Case] {
    try Vectors.cases(in: "tiling_react_window").filter { vector in
      switch vector["op"].string {
      case "estimated_total": try Sizes(vector["sizes"]).areEqual
      case "scroll_to_index": try !isPolicy(vector)
      default: true
      }
    }
  }

  private static func isPolicy(_ vector: Vectors.Case) throws -> Bool {
    let row = try row(vector["config"])
    let container = try vector["config"]["container"].value()
    let item = try row.place(of: try vector["index"].count())
    switch vector["align"].string {
    case "auto": return item.length > container
    case "center", "smart":
      let middle = item.start + item.length / 2
      let rests = item.start <= container / 2 && middle > container / 2
      return rests || row.total < container || (vector["align"].string == "smart" && item.length > container)
    default: return false
    }
  }

  private static func row(_ config: JSON) throws -> ItemLengths {
    try Sizes(config["item_size"]).row(count: try config["item_count"].count())
  }

  @Test(arguments: try cases())
  func rowsMatchReactWindow(_ vector: Vectors.Case) throws {
    try vector.judged(judge)
  }

  private func judge(_ vector: Vectors.Case) throws {
    let expected = vector["expected"]
    switch vector.operation {
    case "scroll_to_index":
      let offset = try Self.row(vector["config"]).offset(
        showing: try vector["index"].count(), named: vector["align"].string,
        viewport: try vector["config"]["container"].value(), from: try vector["current_offset"].value())
      #expect(offset == (try expected.value()))
    case "visible_range":
      let row = try Self.row(vector.json)
      let offset = try vector["offset"].value()
      let range = try row.visibleAtLeastOne(from: offset, to: offset + vector["container"].value())
      #expect(range == (try expected["visible"].inclusiveRange()))
      let overscan = Overscan(.items(try vector["overscan"].count()))
      #expect(
        overscan.widened(range, within: 0..<row.count) == (try expected["with_overscan"].inclusiveRange()))
    case "cumulative":
      let row = try Sizes(vector["sizes"]).row(count: try vector["item_count"].count())
      for step in try #require(vector["steps"].array) {
        let place = try row.place(of: try step["get"].count())
        #expect(place.start == (try step["scrollOffset"].value()))
        #expect(place.length == (try step["size"].value()))
      }
    case "estimated_total":
      let row = try Sizes(vector["sizes"]).row(count: try vector["item_count"].count())
      #expect(row.total == (try expected.value()))
    default: throw vector.unknownOperation
    }
  }

  /// Sizes as a formula of the index: `"25"`, `"10+i"`, `"10+10*i"`, or just a number.
  private struct Sizes {
    private var base: Double
    private var slope = 0.0

    init(_ json: JSON) throws {
      if let number = json.number {
        base = number
        return
      }
      let parts = (json.string ?? "").split(separator: "+")
      guard let first = parts.first.flatMap({ Double($0) }), parts.count <= 2 else {
        throw UnknownKind(what: "sizes \(json)")
      }
      base = first
      guard parts.count == 2 else { return }
      let factors = parts[1].split(separator: "*")
      guard factors.last == "i", factors.count <= 2,
        let factor = factors.count == 1 ? 1 : Double(factors[0])
      else { throw UnknownKind(what: "sizes \(json)") }
      slope = factor
    }

    var areEqual: Bool { slope == 0 }

    func row(count: Int64) throws -> ItemLengths {
      if areEqual { return try ItemLengths(count: count, length: base) }
      return try ItemLengths((0..<count).map { base + slope * Double($0) })
    }
  }
}
