import Hands
import Testing

/// How much of a thing is seen, and how far it is on its way.
struct ItemProgressTests {
  let scroll = scroller([])

  private func rect(_ axis: Axis, _ start: Double, _ length: Double) -> Rect {
    Rect(origin: axis.point(start), size: axis.size(length, across: 400))
  }

  @Test(arguments: Axis.both, [(0.0, 1.0), (350, 0.5), (-75, 0.25), (400, 0), (-100, 0), (399, 0.01)])
  func aPhotoIsPartlySeen(_ axis: Axis, _ place: (start: Double, fraction: Double)) {
    scroll.contentOffset = axis.point(1_000)
    let photo = rect(axis, 1_000 + place.start, 100)
    #expect(scroll.visibleFraction(of: photo, on: axis) == place.fraction)
    #expect(scroll.visibleFraction(of: photo) == place.fraction)
  }

  @Test(arguments: Axis.both) func partsUnderInsetsAreNotVisible(_ axis: Axis) {
    scroll.contentInset = axis.inset(.lower, 50)
    scroll.contentOffset = axis.point(100)
    #expect(scroll.visibleFraction(of: rect(axis, 100, 100)) == 0.5)
    #expect(scroll.progress(of: rect(axis, 500, 100), on: axis) == -1)
    #expect(scroll.progress(of: rect(axis, 50, 100), on: axis) == 1)
    #expect(scroll.progress(of: rect(axis, 275, 100), on: axis) == 0)
  }

  @Test(arguments: Axis.both) func progressIsMinusOneAtEntryAndOneAtExit(_ axis: Axis) {
    let geometry = scroller([]).geometry
    let photo = rect(axis, 1_000, 100)
    for offset in stride(from: 0.0, through: 1_600, by: 12.5) {
      let progress = geometry.progress(of: photo, on: axis, at: axis.point(offset))
      #expect((progress - max(-1, min((offset - 850) / 250, 1))).magnitude < 1e-12)
    }
    let long = rect(axis, 1_000, 1_000)
    #expect(geometry.progress(of: long, on: axis, at: axis.point(1_300)) == 0)
    #expect(geometry.visibleFraction(of: long, at: axis.point(1_300)) == 0.4)
  }

  @Test(arguments: Axis.both) func aLineWithoutLengthIsSeenOrNot(_ axis: Axis) {
    for (place, fraction) in [(-0.5, 0.0), (0, 1), (399.5, 1), (400, 0)] {
      #expect(scroll.visibleFraction(of: rect(axis, place, 0)) == fraction)
    }
    let closed = scroller([], viewport: 0)
    #expect(closed.progress(of: rect(axis, 5, 0), on: axis) == -1)
    #expect(closed.progress(of: rect(axis, 0, 0), on: axis) == 0)
    #expect(closed.progress(of: rect(axis, -5, 0), on: axis) == 1)
    #expect(closed.visibleFraction(of: rect(axis, 0, 0)) == 0)
    let covered = scroller([])
    covered.contentInset = Insets(all: 900)
    #expect(covered.visibleFraction(of: rect(axis, 900, 10)) == 0)
  }

  @Test func nonsenseIsDefined() {
    var generator = SeededGenerator(seed: 7)
    let numbers = [0, -0.0, 1, -1, 400, 1e150, -1e150, 1.7e308, -1.7e308, .infinity, -.infinity, .nan]
    for _ in 0..<20_000 {
      func number() -> Double { numbers.randomElement(using: &generator) ?? 0 }
      let geometry = Geometry(
        viewport: Size(width: number(), height: number()), content: .zero,
        inset: Insets(top: number(), left: number(), bottom: number(), right: number()),
        extent: PerAxis(Extent()))
      let rect = Rect(x: number(), y: number(), width: number(), height: number())
      let offset = Point(x: number(), y: number())
      let seen = geometry.visibleFraction(of: rect, at: offset)
      #expect(seen >= 0 && seen <= 1)
      for axis in Axis.both {
        let progress = geometry.progress(of: rect, on: axis, at: offset)
        #expect(progress >= -1 && progress <= 1)
        if !rect.isFinite, !rect.size[axis].isFinite || !rect.origin[axis].isFinite { #expect(progress == 0) }
      }
    }
  }

  @Test(arguments: Axis.both) func aTileHasItsOwnProgress(_ axis: Axis) {
    let tiles = Tiling<Int>(.uniform(length: 100, items: 0..<20), axis: axis)
    let scroll = scroller([tiles, Circular(axis: axis)])
    scroll.contentOffset = axis.point(50)
    #expect(tiles.visibleFraction(of: 0) == 0.5 && tiles.visibleFraction(of: 1) == 1)
    #expect(tiles.progress(of: 2) == 0 && tiles.progress(of: 4) == -0.8)
    #expect(tiles.visibleFraction(of: 9) == nil && tiles.progress(of: 9) == nil, "it has no tile")
    // Far round the ring, and across rebases.
    scroll.contentOffset = axis.point(50 + 40_000)
    #expect(scroll.contentOrigin[axis] != 0)
    #expect(tiles.progress(of: 402) == 0 && tiles.visibleFraction(of: 400) == 0.5)
  }

  @Test(arguments: Axis.both) func anArrangedItemHasItsOwnProgressInEveryLap(_ axis: Axis) throws {
    let content = Arranging(Stack(count: 20) { _, _ in 100 }, axis: axis)
    #expect(content.visibleFraction(of: 0) == nil && content.progress(of: 0) == nil, "it has no scroller")
    let scroll = scroller([content, Circular(axis: axis)])
    scroll.contentOffset[axis] += 50 + 40_000
    #expect(scroll.contentOrigin[axis] != 0)
    #expect(content.visibleFraction(of: 400) == 0.5 && content.visibleFraction(of: 401) == 1)
    #expect(content.progress(of: 402) == 0 && content.progress(of: 404) == -0.8)
    #expect(content.visibleFraction(of: 0) == 0 && content.progress(of: 0) == 1)
    #expect(content.progress(of: 900) == -1)
    let plain = Arranging(Stack(count: 2) { _, _ in 100 }, axis: axis)
    let list = Hands.scroller([plain])
    #expect(plain.progress(of: 2) == nil && plain.visibleFraction(of: -1) == nil)
    #expect(plain.visibleFraction(of: 1) == 1 && list.contentOffset == .zero)
  }

  @Test(arguments: Axis.both) func oldContentPositionsAreConverted(_ axis: Axis) throws {
    let content = Arranging(Stack(count: 20) { _, _ in 100 }, axis: axis)
    let scroll = scroller([content, Circular(axis: axis)])
    scroll.contentOffset[axis] += 50 + 40_000
    let origin = scroll.contentOrigin[axis]
    #expect(origin != 0)
    var frame = try #require(content.frame(of: 2))
    frame.origin[axis] += 40_000
    let rect = scroll.converted(fromContent: frame)
    #expect(rect.lower(axis) == frame.lower(axis) + origin && rect.size == frame.size)
    #expect(rect.lower(axis.cross) == frame.lower(axis.cross))
    #expect(scroll.converted(toContent: rect) == frame)
    #expect(scroll.converted(fromContent: frame.origin) == rect.origin)
    #expect(scroll.converted(toContent: scroll.contentOffset) == scroll.frameLayoutGuide.origin)
    #expect(scroll.progress(of: rect, on: axis) == content.progress(of: 402))
    #expect(scroll.visibleFraction(of: rect, on: axis) == 1)
    frame.origin[axis] += 300
    let next = scroll.converted(fromContent: frame)
    #expect(scroll.visibleFraction(of: next, on: axis) == 0)
    scroll.scrollRectToVisible(frame, animated: false)
    #expect(scroll.visibleFraction(of: scroll.converted(fromContent: frame), on: axis) == 1)
    #expect(scroll.frameLayoutGuide.upper(axis) == frame.upper(axis), "as far as it must")
  }

  @Test(arguments: Axis.both) func aCellOfAPlaneHasItsOwnProgress(_ axis: Axis) {
    let plane = TilingPlane<ItemGrid.Cell, Int>(
      .grid(columns: .uniform(length: 100, items: 0..<20), rows: .uniform(length: 100, items: 0..<20)))
    let scroll = scroller([plane])
    scroll.contentOffset = axis.point(50)
    let first = ItemGrid.Cell(x: 0, y: 0)
    #expect(plane.visibleFraction(of: first) == 0.5)
    #expect(plane.progress(of: first, on: axis) == 0.8)
    #expect(plane.visibleFraction(of: ItemGrid.Cell(x: 19, y: 19)) == nil)
  }
}
