import ScrollBehaviors
import ScrollTiling
import Testing

/// The anchor of a browser when items are inserted, removed and resized around the view.
///
/// The file shows this rule. The first visible item keeps its start. If that item is removed, the next visible item
/// is kept. Items may be excluded. At offset 0, and in a step that resizes the anchor itself, nothing is adjusted.
/// The anchor stays the same until the user scrolls.
@Suite(.vectors)
struct ReferenceAnchoring {
  /// The stack of blocks. Each block is an item and the gap behind it. The gap is an item too, but never an anchor.
  private final class Stack {
    var ids: [Int] = []
    var excluded: [Int] = []
    /// The ids in the tiling. The other lists are ahead of it while edits are collected.
    var shown: [Int] = []

    func index(of id: Int?) throws -> Int64 {
      guard let id else { return Int64(ids.count * 2) }
      return Int64(try #require(ids.firstIndex(of: id)) * 2)
    }

    func insert(_ item: JSON, before id: Int?) throws -> TileEdit {
      let place = try index(of: id)
      let (new, height) = (try #require(item["id"].integer), try #require(item["height"].number))
      let gap = item["gap_after"].number ?? 0
      ids.insert(new, at: Int(place / 2))
      if item["anchor"].string == "none" { excluded.append(new) }
      return .insert([height, gap], at: place)
    }

    private func number(_ json: JSON) throws -> Int { try #require(json.integer) }

    func allows(_ index: Int64) -> Bool { index % 2 == 0 && !excluded.contains(shown[Int(index / 2)]) }

    func edit(_ step: JSON) throws -> TileEdit {
      switch try #require(step["op"].string) {
      case "insert": return try insert(step["item"], before: step["before"].integer)
      case "remove":
        let place = try index(of: number(step["id"]))
        ids.remove(at: Int(place / 2))
        return .remove(place..<place + 2)
      case "resize":
        let place = try index(of: number(step["id"]))
        return .resize(from: place, to: [try #require(step["height"].number)])
      case let other: throw UnknownKind(what: "operation \(other)")
      }
    }
  }

  @Test(arguments: try Vectors.cases(in: "chromium_scroll_anchoring"))
  func theSameAnchorIsKeptAsInABrowser(_ vector: Vectors.Case) throws {
    try vector.judged(judge)
  }

  private func judge(_ vector: Vectors.Case) throws {
    let height = try #require(vector["container"][1].number)
    let stack = Stack()
    let row = try ItemLengths()
    for item in try #require(vector["items"].array) {
      if case .insert(let lengths, let place) = try stack.insert(item, before: nil) {
        try row.insert(contentsOf: lengths, at: place)
      }
    }
    stack.shown = stack.ids
    let tiles = Tiling<Int>(.lengths(row), axis: .vertical, make: { 0 }, show: { _, _, _ in })
    var chain: [any ScrollBehavior] = [tiles, Clamping()]
    if vector["overflow_anchor"].string == "auto" {
      chain.insert(KeepAnchor(tiles, holdsResized: false, allows: { stack.allows($0) }), at: 1)
    }
    let scroll = ScrollController(viewport: Size(width: 300, height: height), behaviors: chain)
    scroll.contentOffset.y = try #require(vector["start_scroll_to"].number)
    try check(vector["measured"]["before"], scroll, stack, row)
    let steps = try #require(vector["steps"].array)
    for (index, step) in steps.enumerated() {
      // Each edit names items by their ids. Their indices follow from the edits before it.
      let edits = try #require(step.array).map { try stack.edit($0) }
      try tiles.change(edits)
      stack.shown = stack.ids
      try check(vector["measured"]["steps"][index]["after"], scroll, stack, row)
    }
    #expect(tiles.entered - tiles.left == tiles.alive)
  }

  private func check(_ after: JSON, _ scroll: ScrollController, _ stack: Stack, _ row: ItemLengths) throws {
    #expect(scroll.contentOffset.y == after["offset"].number)
    #expect(scroll.geometry.extent.y.upper == after["max_offset"].number)
    let items = try #require(after["items"].array)
    #expect(items.count == stack.ids.count)
    for (index, item) in items.enumerated() {
      let place = try row.place(of: Int64(index) * 2)
      #expect(String(stack.ids[index]) == item[0].string)
      #expect(place.start == item[1].number && place.length == item[2].number)
    }
  }
}
