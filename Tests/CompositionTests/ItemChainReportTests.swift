import Hands
import Testing

func tiles(_ items: ItemRow) -> Tiling<Int> { Tiling(items, axis: .vertical) }
func tenRows() -> Tiling<Int> { tiles(.uniform(length: 100, items: 0..<10)) }

/// What the behaviours of the house say of chains in which they can do nothing.
struct ItemChainReportTests {
  func scroller(_ links: [any ScrollBehavior], content: Size = .zero) -> ScrollController {
    ScrollController(viewport: Size(width: 390, height: 800), content: content, behaviors: links)
  }

  @Test func chainsInOrderHaveNoMistakes() {
    let rows = tenRows()
    let stack = Stack(count: 30) { _, _ in 60 }
    let content = Arranging(stack)
    let chains: [[any ScrollBehavior]] = [
      [rows, KeepAnchor(rows), Circular(axis: .vertical), Bouncing()],
      [tenRows(), Bouncing(), Clamping(axis: .vertical, to: 0...50)],
      [content, tiles(.arranged(content)), KeepAnchor(content), Aligning(.end), Bouncing(.vertical)],
      [content, KeepAnchor(stack.row), Bouncing(.vertical)],
      [tiles(.uniform(length: 500)), Infinite(axis: .vertical)],
      [Infinite(axis: .vertical), tiles(.uniform(length: 500))],
      [Paging(.items(count: 10, length: 280, spacing: 16)), Circular(axis: .horizontal)],
      [Paging(.items(count: 10, length: 280), ends: .pad), Bouncing()],
      [RepeatedEnds(axis: .horizontal, count: 5)],
      [ThreePages(axis: .horizontal, count: 5, show: { _, _ in })],
    ]
    for links in chains { #expect(scroller(links).chainReport.description == "") }
  }

  /// A chain in which a link comes before the link that it needs: the link, and the report.
  private typealias Disorder = (link: String, told: String, chain: @Sendable () -> [any ScrollBehavior])

  private static let disorders: [Disorder] = [
    (
      "Circular, link 1",
      "is 0.0...200.0, and would be open...open, period 1000.0. Write Circular after Tiling.",
      { [Circular(axis: .vertical), tenRows()] }
    ),
    (
      "Clamping, link 2", "is 0.0...200.0, and would be 0.0...50.0. Write Clamping after Tiling.",
      { [Bouncing(), Clamping(axis: .vertical, to: 0...50), tenRows()] }
    ),
    (
      "Clamping, link 1", "Write Clamping after Tiling.",
      { [Clamping(axis: .vertical, to: 0...50), tiles(.uniform(length: 50))] }
    ),
    (
      "Clamping, link 1", "is open...open, and would be 2100.0...2150.0. Write Clamping after Infinite.",
      { [Clamping(axis: .vertical, to: 0...50), Infinite(axis: .vertical)] }
    ),
    (
      "Infinite, link 1", "and would be open...open. Write Infinite after Tiling.",
      { [Infinite(axis: .vertical), tiles(.uniform(length: 50, items: 0..<100))] }
    ),
    (
      "Paging, link 1", "is 0.0...4200.0, and would be -150.0...4350.0. Write Paging after Tiling.",
      {
        let kind = PageKind.items(count: 10, length: 500, spacing: 0)
        return [
          Paging(kind, axis: .vertical, align: .center, ends: .pad),
          tiles(.uniform(length: 500, items: 0..<10)),
        ]
      }
    ),
    (
      "PullToRefresh, link 1", "Write PullToRefresh after Tiling.",
      { [PullToRefresh { _ in }, tenRows(), Bouncing()] }
    ),
    (
      "PullToRefresh, link 1", "Write PullToRefresh after Tiling.",
      {
        [
          PullToRefresh { _ in }, tiles(.uniform(length: 100, items: 0..<UniformWindow.endless.upperBound)),
          Bouncing(),
        ]
      }
    ),
  ]

  @Test(arguments: disorders.indices) func linkBeforeTheLinkItNeedsIsReported(_ index: Int) {
    let (link, told, chain) = Self.disorders[index]
    let report = scroller(chain()).chainReport
    #expect(report.mistakes.map(\.link) == [link] && report.mistakes.map(\.certainty) == [.certain])
    #expect(report.description.hasSuffix(told))
    #expect(scroller(chain().reversed()).chainReport.description == "")
  }

  @Test func ringOfTheProgramsContentBeforeItsItemsIsReported() {
    let report = scroller([Circular(axis: .vertical), tenRows()], content: Size(width: 390, height: 1_500))
      .chainReport
    #expect(
      report.description.contains("is open...open, period 1500.0, and would be open...open, period 1000.0."))
  }

  @Test func twoLengthsForOneAxisAreReported() {
    let pages = Paging(.items(count: 9, length: 100), axis: .vertical)
    for (links, lengths) in [
      (
        [tiles(.uniform(length: 50, items: 0..<50)), tiles(.uniform(length: 20, items: 0..<50))],
        (2_500, 1_000)
      ),
      ([pages, tiles(.uniform(length: 100, items: 0..<20)), Bouncing()], (900, 2_000)),
    ] as [([any ScrollBehavior], (Int, Int))] {
      let report = scroller(links).chainReport
      #expect(report.mistakes.map(\.certainty) == [.likely])
      #expect(
        report.description.contains(
          """
          extent: It makes the content \(lengths.0).0 pt long along the vertical axis, and Tiling, link 2, makes it \
          \(lengths.1).0 pt long
          """
        ))
    }
    // Alike, to half a device pixel, or on one axis each.
    let across = Tiling<Int>(.uniform(length: 20, items: 0..<7), axis: .horizontal)
    for links in [
      [pages, tiles(.uniform(length: 900.0 / 7, items: 0..<7))], [tenRows(), across],
    ] as [[any ScrollBehavior]] {
      #expect(scroller(links).chainReport.description == "")
    }
  }

  @Test func contentSizeBesideATilingIsReported() {
    let scroll = scroller([tenRows(), Bouncing()])
    scroll.contentSize = Size(width: 390, height: 333)
    #expect(
      scroll.chainReport.description.contains(
        "makes the content 1000.0 pt long along the vertical axis, so the 333.0 pt"))
  }

  @Test func anchorWithoutItsItemsIsReported() {
    let rows = tenRows()
    let scroll = scroller([KeepAnchor(rows), Bouncing()], content: Size(width: 390, height: 1_000))
    #expect(
      scroll.chainReport.description == """
        KeepAnchor, link 1, layout: The items that it watches are in no chain. Write the link that shows them \
        before it in this chain.
        """)
    let other = scroller([rows])
    #expect(scroll.chainReport.description.contains("are in another chain."))
    other.behaviors = []
    scroll.behaviors.insert(rows, at: 0)
    #expect(scroll.chainReport.isEmpty)
  }

  @Test func anAnchorMayWatchTheItemsOfAPlane() throws {
    let grid = TilingPlane<ItemGrid.Cell, Int>(
      .grid(columns: .uniform(length: 50, items: 0..<40), rows: .uniform(length: 50, items: 0..<40)))
    let lanes = TilingPlane<Int64, Int>(.lanes(try Masonry(lanes: 3)))
    #expect(
      scroller([grid, KeepAnchor(grid.line(on: .horizontal)), KeepAnchor(grid.line(on: .vertical))])
        .chainReport.isEmpty)
    #expect(scroller([lanes, KeepAnchor(lanes.line)]).chainReport.isEmpty)
    #expect(scroller([KeepAnchor(lanes.line)]).chainReport.description.contains("are in no chain"))
  }

  @Test func linkWithoutTheContentOfItsItemsIsReported() {
    let stack = Stack(count: 30) { _, _ in 60 }
    let content = Arranging(stack)
    let others = Stack(count: 30) { _, _ in 60 }
    let links: [any ScrollBehavior] = [
      tiles(.arranged(content)), Paging(stack.row), Snapping(stack.row),
      tiles(others.row), Paging(others.row), Snapping(others.row),
    ]
    for (number, link) in links.enumerated() {
      let scroll = scroller([content, link])
      #expect(scroll.chainReport.isEmpty == (number < 3))
      scroll.behaviors = [link]
      scroll.behaviors = [link]
      #expect(
        scroll.chainReport.description == """
          \(link.name), link 1, extent: The Arranging of these items is not before this link in the chain. Write \
          that Arranging before this link.
          """)
      scroll.behaviors = [link, content]
      #expect(scroll.chainReport.description.contains("is not before this link"))
      scroll.behaviors = []
    }
  }

  @Test func anchorThatIsNoItemIsReported() {
    func report(_ index: Int64, count: Int64 = 10, _ others: any ScrollBehavior...) -> String {
      let rows = tiles(.uniform(length: 100, items: 0..<count))
      return scroller([rows] + others + [KeepAnchor(rows, .item(index))]).chainReport.description
    }
    #expect(
      report(10) == """
        KeepAnchor, link 2, layout: Its anchor is item 10, which does not exist, so it keeps the first item in view. \
        Set anchor to the index of an item, or to .leading.
        """)
    for index in [-1, 10, .min, .max] as [Int64] {
      #expect(report(index).contains("which does not exist"))
      #expect(report(index, Circular(axis: .vertical)).contains("which does not exist"))
    }
    #expect(report(0, count: 0).contains("which does not exist"))
    #expect(report(9) == "" && report(9, Circular(axis: .vertical)) == "")
  }
}
