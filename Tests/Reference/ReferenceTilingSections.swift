import ScrollSpace
import ScrollTiling
import Testing

/// Cells anywhere on a plane, and the sections of cells and rects, as in react-virtualized's Collection. That project
/// returns all cells of every section that a rect meets. So the rect is widened to whole sections here before the
/// exact search.
@Suite(.vectors)
struct ReferenceTilingSections {

  @Test(arguments: try Vectors.cases(in: "tiling_2d_sections"))
  func sectionsMatchReactVirtualized(_ vector: Vectors.Case) throws {
    try vector.judged(judge)
  }

  private func judge(_ vector: Vectors.Case) throws {
    let expected = vector[vector.json.has("expected") ? "expected" : "expected_section_origins"]
    switch vector.operation {
    case "cells_in_rect":
      let items = try items(vector)
      let grid = try sections(vector)
      var whole = Rect.zero
      try grid.visible(in: try vector["rect"].rect()).forEach { section in
        if let frame = try? grid.frame(of: section) { whole = whole.union(frame) }
      }
      #expect(items.items(in: whole).map { Double($0) } == expected.numbers)
    case "sections_in_rect":
      let grid = try sections(vector)
      var origins: [[Double]] = []
      try grid.visible(in: try vector["rect"].rect()).forEach { section in
        if let frame = try? grid.frame(of: section) { origins.append([frame.minX, frame.minY]) }
      }
      let wanted = try #require(expected.array).map { try #require($0.numbers) }
      #expect(Set(origins) == Set(wanted))
      #expect(origins.count == wanted.count)
    case "section_count":
      let items = try items(vector)
      let grid = try sections(vector)
      var occupied: Int64 = 0
      try grid.visible(in: items.bounds).forEach { section in
        if let frame = try? grid.frame(of: section), !items.items(in: frame).isEmpty { occupied += 1 }
      }
      #expect(occupied == (try expected.count()))
    default: throw vector.unknownOperation
    }
  }

  /// The cells of the case, found by sections of its size.
  private func items(_ vector: Vectors.Case) throws -> ScatteredItems {
    let items = try ScatteredItems(section: try vector["section_size"].value())
    for cell in try #require(vector["cells_x_y_w_h"].array) { try items.append(try cell.rect()) }
    return items
  }

  /// The sections, as a grid of equal squares.
  private func sections(_ vector: Vectors.Case) throws -> ItemGrid {
    let side = try ItemLengths(count: 1 << 20, length: try vector["section_size"].value())
    return ItemGrid(columns: side, rows: side)
  }
}
