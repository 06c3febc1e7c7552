import Hands
import ScrollTimelines
import Testing

/// Boxes that stick to the sides of a view of 400 × 400 points.
struct StickyBoxesTests {
  private static let content = Rect(x: 0, y: 0, width: 2_000, height: 2_000)

  private func port(_ axis: Axis, at offset: Double, length: Double = 400) throws -> StickyPort {
    let view = Rect(origin: axis.point(offset, across: 0), size: axis.size(length, across: 400))
    return try #require(StickyPort(view: view, content: Self.content))
  }

  private func rect(_ axis: Axis, _ start: Double, _ length: Double) -> Rect {
    Rect(origin: axis.point(start, across: 0), size: axis.size(length, across: 400))
  }

  private func insets(_ axis: Axis, start: Double? = nil, end: Double? = nil) -> StickyInsets {
    var insets = StickyInsets()
    (insets[axis, .lower], insets[axis, .upper]) = (start, end)
    return insets
  }

  @Test(arguments: Axis.both) func aHeaderSticksAndItsSectionPushesItOut(_ axis: Axis) throws {
    var boxes = StickyBoxes()
    let section = boxes.append(StickyBox(rect(axis, 100, 300)))
    let header = boxes.append(StickyBox(rect(axis, 100, 40), sticks: insets(axis, start: 10), in: section))
    for (offset, start, stuck) in [
      (0.0, 100.0, false), (90, 100, false), (91, 101, true), (300, 310, true), (350, 360, true),
      (360, 360, true),
      (500, 360, true),
    ] {
      let place = try #require(boxes.place(of: header, in: try port(axis, at: offset)))
      #expect(place.frame.lower(axis) == start, "at \(offset)")
      #expect(place.stuck == (stuck ? Edges(axis, .lower) : []), "at \(offset)")
      #expect(place.frame.lower(axis.cross) == 0)
    }
  }

  @Test(arguments: Axis.both) func aFooterSticksToTheEndUntilTheStartOfItsSection(_ axis: Axis) throws {
    var boxes = StickyBoxes()
    let section = boxes.append(StickyBox(rect(axis, 300, 500)))
    let footer = boxes.append(StickyBox(rect(axis, 760, 40), sticks: insets(axis, end: 0), in: section))
    for (offset, start) in [(0.0, 360.0), (-100, 300), (200, 560), (400, 760), (401, 760)] {
      let place = try #require(boxes.place(of: footer, in: try port(axis, at: offset)))
      #expect(place.frame.lower(axis) == start, "at \(offset)")
      #expect(place.stuck == (start < 760 ? Edges(axis, .upper) : []), "at \(offset)")
    }
  }

  @Test(arguments: Axis.both) func betweenBothSidesTheStartWins(_ axis: Axis) throws {
    let boxes = StickyBoxes([StickyBox(rect(axis, 900, 80), sticks: insets(axis, start: 20, end: 30))])
    func start(at offset: Double, length: Double) throws -> Double {
      try #require(boxes.place(of: 0, in: try port(axis, at: offset, length: length))).frame.lower(axis)
    }
    #expect(try start(at: 0, length: 400) == 290, "at the end of the view")
    #expect(try start(at: 1_500, length: 400) == 1_520, "at its start")
    #expect(try start(at: 0, length: 100) == 20, "80 points do not fit between the insets")
  }

  @Test(arguments: Axis.both) func aBoxMovesTheBoxesInIt(_ axis: Axis) throws {
    var boxes = StickyBoxes()
    let outer = boxes.append(StickyBox(rect(axis, 100, 200), sticks: insets(axis, start: 0)))
    let part = boxes.append(StickyBox(rect(axis, 120, 180), in: outer))
    let inner = boxes.append(StickyBox(rect(axis, 120, 20), sticks: insets(axis, start: 50), in: part))
    let port = try port(axis, at: 500)
    #expect(boxes.place(of: part, in: port)?.frame.lower(axis) == 520)
    #expect(boxes.place(of: part, in: port)?.stuck == [], "only its parent is held off its place")
    #expect(boxes.place(of: inner, in: port)?.frame.lower(axis) == 550)
    #expect(boxes.place(of: inner, in: port)?.shift == axis.vector(30))
  }

  @Test func headersOfTwoLevelsStickBelowEachOther() throws {
    var boxes = StickyBoxes()
    let chapter = boxes.append(StickyBox(Rect(x: 0, y: 0, width: 400, height: 1_000)))
    let title = boxes.append(
      StickyBox(Rect(x: 0, y: 0, width: 400, height: 50), sticks: StickyInsets(top: 0), in: chapter))
    let section = boxes.append(StickyBox(Rect(x: 0, y: 50, width: 400, height: 300), in: chapter))
    let heading = boxes.append(
      StickyBox(Rect(x: 0, y: 50, width: 400, height: 30), sticks: StickyInsets(top: 50), in: section))
    let port = try port(.vertical, at: 200)
    #expect(boxes.place(of: title, in: port)?.frame.minY == 200)
    #expect(boxes.place(of: heading, in: port)?.frame.minY == 250)
    #expect(
      boxes.place(of: heading, in: try self.port(.vertical, at: 300))?.frame.minY == 320, "its section ends")
  }

  @Test func theScrollerGivesTheView() throws {
    let scroll = scroller([Clamping()])
    scroll.contentInset = Insets(top: 30, left: 20)
    let corner = StickyBoxes([
      StickyBox(Rect(x: 100, y: 100, width: 50, height: 50), sticks: StickyInsets(top: 5, left: 6))
    ])
    scroll.setContentOffset(Point(x: 300, y: 400), animated: false)
    #expect(corner.place(of: 0, on: scroll)?.frame.origin == Point(x: 326, y: 435))
    scroll.isReversed.x = true
    let place = try #require(corner.place(of: 0, on: scroll))
    #expect(place.frame.origin == Point(x: 326, y: 435), "left is where the content begins")
    #expect(scroll.space.mapToParent.convert(place.frame).maxX == 400 - 26)
    var seen = 0
    corner.forEachPlace(on: scroll) { index, found in
      #expect(index == 0 && found == place)
      seen += 1
    }
    #expect(seen == 1)
  }

  @Test func aZoomMovesNoBoxInTheContent() throws {
    let scroll = scroller([Clamping()])
    scroll.settings.zoomScales = 1...4
    scroll.setZoomScale(2, animated: false)
    scroll.setContentOffset(Point(x: 0, y: 800), animated: false)
    let boxes = StickyBoxes([
      StickyBox(Rect(x: 0, y: 100, width: 50, height: 50), sticks: StickyInsets(top: 0)),
      StickyBox(Rect(x: 0, y: 900, width: 50, height: 50), sticks: StickyInsets(bottom: 0)),
    ])
    #expect(boxes.place(of: 0, on: scroll)?.frame.minY == 400)
    #expect(boxes.place(of: 1, on: scroll)?.frame.maxY == 600, "200 points of the content are in view")
  }

  @Test func unusableBoxesAreRefusedWithTheBoxesInThem() throws {
    let sound = Rect(x: 0, y: 0, width: 10, height: 10)
    var boxes = StickyBoxes([
      StickyBox(Rect(x: .nan, y: 0, width: 1, height: 1)), StickyBox(sound, in: 0),
      StickyBox(Rect(x: 0, y: 0, width: -1, height: 1)),
      StickyBox(sound, sticks: StickyInsets(top: .infinity)),
      StickyBox(sound, in: 7), StickyBox(sound),
    ])
    let port = try port(.vertical, at: 0)
    #expect(boxes.refused == 5 && boxes.count == 6)
    #expect((0..<5).allSatisfy { boxes.place(of: $0, in: port) == nil })
    #expect(boxes.place(of: 5, in: port)?.frame == sound)
    #expect(boxes.place(of: 6, in: port) == nil && boxes.place(of: -1, in: port) == nil && boxes[6] == nil)
    let (isSet, isBad) = (
      boxes.setRect(sound, of: 0), boxes.setRect(Rect(x: 0, y: 0, width: .nan, height: 0), of: 5)
    )
    #expect(!isSet && !isBad)
    boxes.setRect(Rect(x: 1, y: 2, width: 3, height: 4), of: 5)
    #expect(boxes.place(of: 5, in: port)?.frame == Rect(x: 1, y: 2, width: 3, height: 4))
    for level in 0..<70 {
      boxes.append(StickyBox(sound, sticks: StickyInsets(top: 0), in: level == 0 ? nil : boxes.count - 1))
    }
    #expect(boxes.refused == 5 + 6, "64 boxes hold each other")
    #expect(StickyPort(view: Rect(x: 0, y: .nan, width: 1, height: 1), content: sound) == nil)
    #expect(StickyPort(view: sound, content: Rect(x: 0, y: 0, width: -1, height: 1)) == nil)
  }

  @Test func onARingNothingHoldsABoxWithoutAParent() throws {
    let row = ItemRow(count: 10, length: 100)
    let scroll = ScrollController(
      viewport: Size(width: 400, height: 400), behaviors: [Tiling<Int>(row), Circular(axis: .horizontal)])
    scroll.advance(to: .zero)
    let boxes = StickyBoxes([
      StickyBox(Rect(x: 0, y: 0, width: 1_000, height: 400)),
      StickyBox(Rect(x: 100, y: 0, width: 50, height: 40), sticks: StickyInsets(left: 0), in: 0),
      StickyBox(Rect(x: 100, y: 0, width: 50, height: 40), sticks: StickyInsets(left: 0)),
    ])
    scroll.contentPosition.x = 1_300
    #expect(boxes.place(of: 2, on: scroll)?.frame.minX == 1_300)
    #expect(boxes.place(of: 1, on: scroll)?.frame.minX == 950, "the lap from 0 to 1,000 holds it")
    let next = StickyPort(scroll).moved(byLaps: -1, of: 1_000, on: .horizontal)
    #expect(boxes.place(of: 1, in: next)?.frame.minX == 300, "its copy in the next lap is at 1,300")
  }
}
