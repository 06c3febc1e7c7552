import ScrollBehaviors
import ScrollTiling
import Testing

/// Rows, gaps and lanes with the layout of TanStack Virtual. Its scroll margin is space before the items that the
/// total does not count.
///
/// Left out: `anchor_end`, by which that project keeps a chat at its newest message. Here a behaviour, not the row,
/// decides where to scroll after a change. Also an anchor while scrolling backwards, which that project releases.
@Suite(.vectors)
struct ReferenceTilingTanStack {

  private static func cases() throws -> [Vectors.Case] {
    try Vectors.cases(in: "tiling_tanstack").filter { $0["op"].string != "anchor_end" }
  }

  @Test(arguments: try cases())
  func layoutsMatchTanStack(_ vector: Vectors.Case) throws {
    try vector.judged(judge)
  }

  private func judge(_ vector: Vectors.Case) throws {
    let expected = vector["expected"]
    switch vector.operation {
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
      guard vector.json.has("expected_total") || vector.json.has("expected_start_size") else {
        throw UnknownKind(what: "a resize that expects neither a total nor places")
      }
      #expect(row.total == (try vector["expected_total"].value(or: row.total)))
      guard let places = vector["expected_start_size"].array else { return }
      #expect(places.count == Int(row.count))
      for (index, place) in places.enumerated() {
        let (start, length) = (try place[0].value(), try place[1].value())
        #expect(
          try row.place(of: Int64(index)) == ItemPlace(index: Int64(index), start: start, length: length))
      }
    case "lanes": try expectLanes(vector)
    case "anchor": try expectAnchor(vector)
    case "index_for_offset":
      let item = try #require(
        try Layout(vector.json).row().item(atOrBefore: try vector["offset"].value()))
      #expect(item.index == (try expected["index"].count()))
      #expect(item.start == (try expected["start"].value(or: item.start)))
      #expect(item.end == (try expected["end"].value(or: item.end)))
    case "range":
      let seen = try vector["start"].count()..<vector["end"].count() + 1
      let overscan = Overscan(.items(try vector["overscan"].count()))
      let items = 0..<(try vector["count"].count())
      #expect(overscan.widened(seen, within: items) == (try expected.inclusiveRange()))
    default: throw vector.unknownOperation
    }
  }

  /// Items are assigned to lanes by their measured lengths, and keep their lanes when they are measured again.
  private func expectLanes(_ vector: Vectors.Case) throws {
    let layout = try Layout(vector.json)
    var lengths = [Double](repeating: layout.estimate, count: Int(layout.count))
    for resize in vector["resizes"].array ?? [] {
      lengths[Int(try resize[0].count())] = try resize[1].value()
    }
    let masonry = try layout.masonry(of: lengths)
    let expected = try #require(vector["expected"].object)
    let later = expected["stable_after_resizing"]?.array ?? []
    let members = expected.filter { $0.key != "stable_after_resizing" }
    if !members.isEmpty { try expect(.object(members), of: layout, masonry) }
    let lanes = try (0..<layout.count).map { try masonry.place(of: $0).lane }
    for resize in later { try masonry.setLength(of: try resize[0].count(), to: try resize[1].value()) }
    #expect(try (0..<layout.count).map { try masonry.place(of: $0).lane } == lanes)
    #expect(!members.isEmpty || !later.isEmpty, "nothing expected")
  }

  /// An item above the view gets another length: the visible items stay.
  private func expectAnchor(_ vector: Vectors.Case) throws {
    // "item 0 50 -> 100 while scrolling forward"
    let words = (vector["action"].string ?? "").split(separator: " ")
    guard words.count == 8, words[0] == "item", let item = Int64(words[1]), let length = Double(words[4]),
      words[7] == "forward", vector["expected"].string == "scroll is adjusted"
    else { throw UnknownKind(what: "anchor \(vector["action"]) with \(vector["expected"])") }
    let row = try Layout(vector.json).row()
    let tiles = Tiling<Int>(.lengths(row), axis: .vertical, make: { 0 }, show: { _, _, _ in })
    let scroll = ScrollController(
      viewport: Size(width: 100, height: try vector["viewport"].value()),
      behaviors: [tiles, KeepAnchor(tiles), Clamping()])
    for offset in try #require(vector["offset_steps"].numbers) { scroll.contentOffset.y = offset }
    let before = (offset: scroll.contentOffset.y, length: try row.place(of: item).length)
    try tiles.change(.resize(from: item, to: [length]))
    #expect(scroll.contentOffset.y - before.offset == length - before.length)
  }

  /// Compares every expected member: `total`, `item3`, `item3_start`, `item3_size`, `item3_end`, `item3_lane`.
  private func expect(_ members: JSON, of layout: Layout, _ dealt: Masonry? = nil) throws {
    let row = try layout.row()
    let masonry = try dealt ?? (layout.lanes == 1 ? nil : layout.masonry())
    var judged = 0
    for (name, value) in try #require(members.object) where !Layout.members.contains(name) {
      if name == "total" {
        #expect((masonry?.total ?? row.total) - layout.margin == (try value.value()))
      } else {
        let parts = name.replacing("item_minus_", with: "item-").split(separator: "_")
        guard name.hasPrefix("item"), parts.count <= 2, let index = Int64(parts[0].dropFirst(4)) else {
          throw UnknownKind(what: "member \(name)")
        }
        if value.string == "undefined" {
          #expect(throws: TilingError.self) { try row.place(of: index) }
          judged += 1
          continue
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

  /// The layout of a row. A value that is missing in a step comes from its case.
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

    func masonry(of lengths: [Double]? = nil) throws -> Masonry {
      let masonry = try Masonry(lanes: lanes, spacing: gap, leading: leading, trailing: trailing)
      try masonry.append(contentsOf: lengths ?? [Double](repeating: estimate, count: Int(count)))
      return masonry
    }
  }
}
