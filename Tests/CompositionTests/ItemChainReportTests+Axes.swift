import Hands
import Testing

/// What links report that act across the axis along which the content scrolls, or elsewhere than other links.
extension ItemChainReportTests {
  @Test func pagesAcrossAListAreReported() {
    let list = Size(width: 390, height: 5_000)
    #expect(
      scroller([Paging(), Bouncing()], content: list).chainReport.description == """
        Paging, link 1, target: It pages along the horizontal axis, where the content is 390.0 pt long, in a viewport \
        of 390.0 pt. Along the vertical axis it is 5000.0 pt long, in one of 800.0 pt. Write Paging(axis: .vertical).
        """)
    #expect(scroller([Paging(axis: .vertical)], content: list).chainReport.isEmpty)
    #expect(scroller([Paging(), Paging(axis: .vertical)], content: list).chainReport.isEmpty)
    #expect(scroller([Paging()], content: Size(width: 390, height: 800)).chainReport.isEmpty)
    #expect(scroller([Paging()], content: Size(width: 3_900, height: 5_000)).chainReport.isEmpty)
  }

  @Test func endAcrossAListIsReported() {
    let strip = Size(width: 3_900, height: 800)
    #expect(
      scroller([StayAtEnd(), Bouncing()], content: strip).chainReport.description == """
        StayAtEnd, link 1, layout: It stays at an end along the vertical axis, where the content is 800.0 pt long, in \
        a viewport of 800.0 pt. Along the horizontal axis it is 3900.0 pt long, in one of 390.0 pt. Write \
        StayAtEnd(axis: .horizontal).
        """)
    let both = [StayAtEnd(), StayAtEnd(axis: .horizontal)]
    #expect(scroller(both, content: strip).chainReport.isEmpty)
    #expect(scroller([StayAtEnd(axis: .horizontal)], content: strip).chainReport.isEmpty)
    #expect(scroller([StayAtEnd()], content: Size(width: 390, height: 800)).chainReport.isEmpty)
    #expect(scroller([StayAtEnd()], content: Size(width: 390, height: 5_000)).chainReport.isEmpty)
  }

  /// A ring whose axis was forgotten: the axis has no content, or content that just fills the viewport.
  @Test(arguments: [0.0, 390]) func ringAcrossAListIsReported(_ width: Double) {
    let content = Size(width: width, height: 0)
    #expect(
      scroller([tenRows(), Circular()], content: content).chainReport.description == """
        Circular, link 2, extent: It makes a ring along the horizontal axis, where the content is \(width) pt long, in \
        a viewport of 390.0 pt. Along the vertical axis it is 1000.0 pt long, in one of 800.0 pt. \
        Write Circular(axis: .vertical).
        """)
    let both: [any ScrollBehavior] = [tenRows(), Circular(), Circular(axis: .vertical)]
    #expect(scroller(both, content: content).chainReport.isEmpty)
    #expect(scroller([tenRows(), Circular(axis: .vertical)], content: content).chainReport.isEmpty)
    // A cylinder: a ring across, shorter than the view, and a list along it.
    #expect(scroller([tenRows(), Circular()], content: Size(width: 200, height: 0)).chainReport.isEmpty)
    #expect(scroller([Circular()], content: Size(width: 390, height: 0)).chainReport.isEmpty)
  }

  /// A week calendar: hours that scroll, and days without end that the program draws.
  @Test func endlessAxisAcrossAListIsNoMistake() {
    let days = Infinite(axis: .horizontal)
    #expect(scroller([tenRows(), days, Paging(.viewport, axis: .horizontal)]).chainReport.isEmpty)
    #expect(scroller([days], content: Size(width: 0, height: 9_000)).chainReport.isEmpty)
  }

  @Test func ringThatReadsItsLapElsewhereThanPagesRestIsReported() {
    func report(_ align: Alignment, _ anchor: Double, length: Double = 280) -> ChainReport {
      let pages = Paging(.items(count: 10, length: length), align: align)
      return scroller([pages, Circular(axis: .horizontal, anchor: anchor)]).chainReport
    }
    #expect(
      report(.center, 0).description == """
        Paging, link 1: Its first page rests in lap -1 of the ring: pages are aligned at 0.5 of the viewport, and the \
        ring's anchor is 0.0. Write Circular(axis: .horizontal, anchor: 0.5).
        """)
    #expect(report(.start, 1, length: 100).description.contains("Its last page rests in lap 1 of the ring"))
    #expect(report(.end, 0).description.hasSuffix("Write Circular(axis: .horizontal, anchor: 1.0)."))
    for align in [Alignment.start, .center, .end] { #expect(report(align, align.viewport).isEmpty) }
    #expect(report(.center, 0, length: 390).isEmpty && report(.start, 0.5).isEmpty, "the lap is the same")
  }

  @Test func anchorOfItemsAcrossAListIsReported() {
    let row = ItemRow(count: 3, length: 100, axis: .horizontal)
    let chips = Tiling<Int>(row)
    let list = Size(width: 0, height: 5_000)
    #expect(
      scroller([chips, KeepAnchor(row)], content: list).chainReport.description == """
        KeepAnchor, link 2, layout: It keeps items in place along the horizontal axis, where the content is 300.0 pt \
        long, in a viewport of 390.0 pt. Along the vertical axis it is 5000.0 pt long, in one of 800.0 pt. Give the \
        items axis: .vertical, or leave this link out.
        """)
    #expect(scroller([Tiling<Int>(row), KeepAnchor(row)], content: .zero).chainReport.isEmpty)
    let rows = tenRows()
    let both: [any ScrollBehavior] = [Tiling<Int>(row), rows, KeepAnchor(row), KeepAnchor(rows)]
    #expect(scroller(both, content: .zero).chainReport.description == "")
  }
}
