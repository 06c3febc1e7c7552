import Hands
import ScrollHosting
import ScrollWeb
import Seeds
import Testing

/// Rows around the focus, ends, and the direction of an element.
extension WebPageTests {
  /// A list of rows whose view puts the tiles and the rows around the focus.
  private func rowsView(_ count: Int64, to shown: Kept) -> (ScrollController, WebView) {
    let tiles = Tiling<Kept>(
      ItemRow(count: count, length: 40, axis: .vertical), make: { Kept() }, show: { _, _, _ in })
    let rows = ScrollController(viewport: Size(width: 300, height: 400), behaviors: [tiles, Clamping()])
    let view = WebPage.shared.add(rows, named: "rows")
    view.draw = { view in
      shown.indices.removeAll()
      view.forEachRow(of: tiles) { index, frame in
        shown.indices.append(index)
        shown.areInPlace = shown.areInPlace && frame.origin.y == Double(index) * 40 - rows.contentOffset.y
        view.put(Double(index), in: frame)
      }
    }
    return (rows, view)
  }

  /// What a view has put.
  private final class Kept {
    var indices: [Int64] = []
    var areInPlace = true
  }

  /// Rows around the focus are parts wherever the list is, in order, each once, and at their places.
  @Test func rowsAroundTheFocusArePartsWhereverTheListIs() throws {
    for seed in 0..<UInt64(perBuild(debug: 60, release: 600)) {
      var random = SeededGenerator(seed: seed)
      let shown = Kept()
      let count = Int64.random(in: 0...40, using: &random)
      let (rows, view) = rowsView(count, to: shown)
      defer { WebPage.shared.remove(view) }
      let number = Int32(view.number)
      for round in 0..<20 {
        rows.contentOffset.y = .random(in: 0...1_600, using: &random)
        let focus = Int64.random(in: -2...45, using: &random)
        focusPart(number, Bool.random(using: &random) ? 0 : -1, Double(focus))
        _ = draw(number)
        let offset = rows.contentOffset.y
        var wanted = Set(
          (0..<count).filter { Double($0) * 40 < offset + 400 && Double($0 + 1) * 40 > offset })
        if let part = view.focusedPart, (0..<Double(count)).contains(part.key) {
          wanted.formUnion((0..<count).filter { abs(Double($0) - part.key) <= 3 })
        }
        try #require(shown.indices == wanted.sorted() && shown.areInPlace, "seed \(seed), round \(round)")
      }
    }
  }

  /// At an end a gesture of a wheel goes to the page if the element hands it on, and stays where it began.
  @Test(arguments: [true, false]) func aWheelAtAnEndIsThePagesIfTheElementHandsItOn(_ holds: Bool) {
    style(number, holds ? 3 : 0, 0)
    list.contentOffset.y = 39_600
    let send = { (dy: Double, time: Double) in wheel(number, 0, dy, 0, 0, -dy, 4, 100, 100, start + time) }
    #expect(
      wheel(number, 0, 120, 0, 0, -120, 0, 100, 100, start - 900),
      "a page that has no room there takes nothing")
    #expect(send(120, 0) == holds)
    #expect(send(-120, 300) == holds, "the gesture goes on")
    #expect(send(-120, 1_000), "another gesture moves the list")
    rest(from: start + 1_000)
    #expect(list.contentOffset.y < 39_600)
    #expect(send(120, 5_000) && send(120, 5_300) && send(120, 5_600), "a gesture that comes to the end stays")
    rest(from: start + 5_600)
    #expect(list.contentOffset.y == 39_600)
    WebPage.shared.remove(view)
  }

  @Test func contentOfAnElementFromRightToLeftIsReversed() {
    #expect(!view.isRightToLeft && !list.isReversed.x)
    style(number, 0, 1)
    #expect(list.isReversed == PerAxis(x: true, y: false))
    style(number, 0, 0)
    #expect(!list.isReversed.x)
    WebPage.shared.remove(view)
  }

  /// The bits tell the script along which axes, and past which ends, fingers belong to the page.
  @Test func theAxesSayWhereTheContentCanGo() {
    #expect(axes(number) == 2 + 8 + 16 + 32)
    list.contentOffset.y = 100
    #expect(axes(number) == 2 + 8 + 16)
    list.contentOffset.y = 39_600
    #expect(axes(number) == 2 + 8 + 16 + 64)
    list.settings.maximumZoomScale = 2
    #expect(axes(number) & 7 == 7)
    WebPage.shared.remove(view)
  }
}
