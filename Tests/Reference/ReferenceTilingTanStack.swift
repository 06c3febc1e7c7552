import ScrollTiling
import Testing

/// Rows, gaps and lanes as TanStack Virtual lays them out. Its scroll margin is space before the items that
/// it does not count in the total.
///
/// Left out: `anchor_end`, by which that project keeps a chat at its newest message: where to scroll after a
/// change is for a behaviour to say, not for the row.
@Suite(.vectors)
struct ReferenceTilingTanStack {
  private static let kinds: Set = [
    "total_size", "resize_sequence", "layout", "layout_steps", "index_for_offset", "range",
  ]

  private static func cases() throws -> [Vectors.Case] {
    try Vectors.cases(in: "tiling_tanstack").filter { $0["op"].string != "anchor_end" }
  }

  @Test(arguments: try cases())
  func agrees(_ vector: Vectors.Case) throws {
    let expected = vector["expected"]
    switch try vector.operation(of: Self.kinds) {
    case "total_size", "layout_steps":
      for step in try #require(vector["steps"].array) {
        try expect(step, of: Layout(step, else: vector.json))
      }
    case "layout":
      try expect(expected, of: Layout(vector.json))
    case "resize_sequence":
      let row = try Layout(vector.json).row()
      for resize in try #require(vector["resizes"].array) {
        try row.setLength(of: try resize[0].count(), to: try resize[1].value())
      }
      let places = try #require(vector["expected_start_size"].array)
      #expect(places.count == Int(row.count))
      for (index, place) in places.enumerated() {
        let (start, length) = (try place[0].value(), try place[1].value())
        #expect(
          try row.place(of: Int64(index)) == ItemPlace(index: Int64(index), start: start, length: length))
      }
    case "index_for_offset":
      let item = try #require(
        try Layout(vector.json).row().item(atOrBefore: try vector["offset"].value()))
      #expect(item.index == (try expected["index"].count()))
      #expect(item.start == (try expected["start"].value(or: item.start)))
      #expect(item.end == (try expected["end"].value(or: item.end)))
    default:
      let seen = try vector["start"].count()..<vector["end"].count() + 1
      let overscan = Overscan(.items(try vector["overscan"].count()))
      let items = 0..<(try vector["count"].count())
      #expect(overscan.widened(seen, within: items) == (try expected.inclusiveRange()))
    }
  }

  /// Judges every expected member: `total`, `item3`, `item3_start`, `item3_size`, `item3_end`, `item3_lane`.
  private func expect(_ members: JSON, of layout: Layout) throws {
    let row = try layout.row()
    let masonry = layout.lanes == 1 ? nil : try layout.masonry()
    var judged = 0
    for (name, value) in try #require(members.object) where !Layout.members.contains(name) {
      if name == "total" {
        #expect((masonry?.total ?? row.total) - layout.margin == (try value.value()))
      } else {
        let parts = name.split(separator: "_")
        guard name.hasPrefix("item"), parts.count <= 2, let index = Int64(parts[0].dropFirst(4)) else {
          throw UnknownKind(what: "member \(name)")
        }
        let members = parts.count == 2 ? [String(parts[1]): value] : try #require(value.object)
        let placed = try masonry?.place(of: index) ?? .init(lane: 0, place: row.place(of: index))
        for (member, value) in members {
          switch member {
          case "start": #expect(placed.place.start == (try value.value()))
          case "size": #expect(placed.place.length == (try value.value()))
          case "end": #expect(placed.place.end == (try value.value()))
          case "lane": #expect(placed.lane == value.integer)
          default: throw UnknownKind(what: "member \(member) of \(name)")
          }
        }
      }
      judged += 1
    }
    #expect(judged > 0, "nothing expected")
  }

  /// How a row is laid out: what a step does not say, its case does.
  private struct Layout {
    static let members: Set = [
      "count", "estimate", "lanes", "gap", "padding_start", "padding_end", "scroll_margin",
    ]
    let count: Int64
    let estimate: Double
    let lanes: Int
    let gap: Double
    let leading: Double
    let trailing: Double
    let margin: Double

    init(_ step: JSON, else whole: JSON = .null) throws {
      func member(_ name: String) -> JSON { step.has(name) ? step[name] : whole[name] }
      count = try member("count").count()
      estimate = try member("estimate").value()
      lanes = try Int(member("lanes").value(or: 1))
      gap = try member("gap").value(or: 0)
      margin = try member("scroll_margin").value(or: 0)
      leading = try member("padding_start").value(or: 0) + margin
      trailing = try member("padding_end").value(or: 0)
    }

    func row() throws -> ItemLengths {
      try ItemLengths(count: count, length: estimate, spacing: gap, leading: leading, trailing: trailing)
    }

    func masonry() throws -> Masonry {
      let masonry = try Masonry(lanes: lanes, spacing: gap, leading: leading, trailing: trailing)
      try masonry.append(contentsOf: [Double](repeating: estimate, count: Int(count)))
      return masonry
    }
  }
}
