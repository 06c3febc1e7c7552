import Hands
import LabDrawing
import Testing

@Suite struct PictureTests {
  private func picture(columns: Int = 20, rows: Int = 5) -> Picture {
    Picture(of: Rect(x: 0, y: 0, width: 200, height: 50), columns: columns, rows: rows)
  }

  @Test func boxesHaveEdgesAndLabels() {
    var picture = picture()
    picture.box(Rect(x: 0, y: 0, width: 100, height: 30), "one")
    picture.box(Rect(x: 100, y: 0, width: 60, height: 50), "two", edge: .heavy)
    #expect(
      picture.lines() == [
        "┌────────┐┏━━━━┓    ",
        "│  one   │┃    ┃    ",
        "└────────┘┃two ┃    ",
        "          ┃    ┃    ",
        "          ┗━━━━┛    ",
      ])
  }

  @Test func aBoxThatSticksOutIsCutAndKeepsItsLabelInView() {
    var picture = picture(rows: 3)
    picture.box(Rect(x: -1_000, y: 0, width: 1_100, height: 50), "left")
    picture.box(Rect(x: 150, y: 0, width: 1e300, height: 50), "right")
    #expect(
      picture.lines() == [
        "─────────┐     ┌────",
        "   left  │     │rig…",
        "─────────┘     └────",
      ])
  }

  @Test func labelsAreInTheFocusAndOnLaterBoxes() {
    var picture = picture(rows: 3)
    picture.focus = Rect(x: 100, y: 0, width: 100, height: 50)
    picture.box(Rect(x: 0, y: 0, width: 200, height: 50), "seen")
    picture.box(Rect(x: 100, y: 0, width: 100, height: 50), edge: .heavy)
    #expect(picture.lines()[1] == "│         ┃  seen  ┃")
  }

  @Test func aFilledBoxHidesLabelsBelowIt() {
    var picture = picture(rows: 3)
    picture.box(Rect(x: 0, y: 0, width: 200, height: 50), "hidden")
    picture.box(Rect(x: 0, y: 0, width: 200, height: 50), edge: .dashed, fill: "▒")
    #expect(picture.lines()[1] == "╎▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒╎")
  }

  @Test(arguments: [
    Rect(x: .nan, y: 0, width: 10, height: 10), Rect(x: 0, y: 0, width: .infinity, height: 10),
    Rect(x: 0, y: 0, width: 0, height: 10), Rect(x: 0, y: 0, width: 10, height: -1),
    Rect(x: 500, y: 0, width: 10, height: 10), Rect(x: 0, y: -500, width: 10, height: 10),
  ])
  func invisibleBoxesAreNotDrawn(rect: Rect) {
    var picture = picture()
    picture.box(rect, "label")
    #expect(picture.lines().allSatisfy { $0.allSatisfy { $0 == " " } })
  }

  @Test func theDotsShowThePage() {
    var picture = picture()
    picture.dots(index: 1, of: 3)
    picture.dots(index: 7, of: 1_000_000)
    picture.dots(index: 0, of: 0)
    #expect(picture.lines().suffix(3) == ["       ○ ● ○", " page 8 of 1000000", "          "])
  }

  @Test func allRowsAreEquallyWideAndPlainPaperHasNoCodes() {
    var picture = picture()
    for place in 0..<50 {
      picture.box(
        Rect(x: Double(place * 37 % 250) - 30, y: Double(place * 11 % 60) - 5, width: 44, height: 21),
        "\(place)", ink: .motion)
    }
    #expect(Set(picture.lines().map { $0.count }) == [20])
    #expect(!picture.lines().joined().contains("\u{1B}"))
    let coloured = picture.lines(on: .coloured).map { $0.replacing(/\u{1B}\[[0-9;]*m/, with: "") }
    #expect(coloured == picture.lines())
  }

  @Test func aLowBoxHasNoLowerLineAndALowerBoxHasNoLine() {
    var picture = picture()
    picture.box(Rect(x: 0, y: 0, width: 100, height: 10), "one row")
    picture.box(Rect(x: 0, y: 10, width: 100, height: 20), "two rows")
    picture.box(Rect(x: 0, y: 30, width: 100, height: 20))
    #expect(
      picture.lines().map { $0.prefix(10) } == [
        "│one row │", "┌────────┐", "│two rows│", "┌────────┐", "└────────┘",
      ])
  }

  @Test func theFrameSurroundsTheViewportWithinThePicture() {
    var picture = picture()
    picture.box(Rect(x: 50, y: 10, width: 100, height: 40), "seen")
    picture.viewport(Rect(x: 50, y: 10, width: 100, height: 50))
    #expect(
      picture.lines() == [
        "    ┏━━━━━━━━━━┓    ", "    ┃┌────────┐┃    ", "    ┃│  seen  │┃    ", "    ┃│        │┃    ",
        "    ┗━━━━━━━━━━┛    ",
      ])
  }

  @Test(arguments: [(1.0, "█"), (0.6, "▓"), (0.3, "▒"), (0.01, "░"), (0, " ")])
  func theThumbIsInsideTheFrameAndFades(opacity: Double, mark: String) {
    var picture = picture(rows: 6)
    picture.viewport(Rect(x: 50, y: 10, width: 100, height: 30))
    // Beyond the track on either side, as rounding may place the thumb.
    picture.thumb(Rect(x: 160, y: 25, width: 3, height: 90), opacity: opacity)
    #expect(picture.lines()[2] == "    ┃          ┃    ")
    #expect(picture.lines()[3] == "    ┃         \(mark)┃    ")
    #expect(picture.lines()[5] == "    ┗━━━━━━━━━━┛    ")
  }

  @Test func aLongLabelIsCutAndALabelWithoutRoomIsLeftOut() {
    var picture = picture()
    picture.box(Rect(x: 0, y: 0, width: 80, height: 30), "a long label")
    picture.box(Rect(x: 100, y: 0, width: 30, height: 30), "no")
    #expect(picture.lines()[1].prefix(13) == "│a lon…│  │ │")
  }

  @Test func aLabelMovesAwayFromFilledBoxes() {
    var picture = picture()
    picture.box(Rect(x: 0, y: 0, width: 100, height: 50), "seen")
    picture.box(Rect(x: 0, y: 20, width: 100, height: 30), edge: .dashed, fill: "▒")
    #expect(picture.lines().map { $0.prefix(10) }[1...2] == ["│  seen  │", "┌╌╌╌╌╌╌╌╌┐"])
  }

  /// Boxes anywhere, over each other, filled or not, with a frame and a thumb.
  private func boxes(_ random: inout SeededGenerator, _ label: (Int) -> String) -> Picture {
    var picture = Picture(of: Rect(x: 0, y: 0, width: 400, height: 240), columns: 60, rows: 20)
    for index in 0..<12 {
      let (x, y) = (
        Double.random(in: -100...400, using: &random), Double.random(in: -50...240, using: &random)
      )
      let size = Size(
        width: .random(in: 1...300, using: &random), height: .random(in: 1...120, using: &random))
      picture.box(
        Rect(origin: Point(x: x, y: y), size: size), label(index),
        edge: [.light, .heavy, .dashed][index % 3], fill: index % 5 == 4 ? "▒" : nil)
      if index == 6 { picture.viewport(Rect(x: 40, y: 30, width: 300, height: 170)) }
    }
    return picture
  }

  @Test(arguments: 0..<200) func labelsOverwriteNoLineAtAnySize(seed: Int) throws {
    let lines = Set("─│┌┐└┘━┃┏┓┗┛╌╎")
    var random = SeededGenerator(seed: UInt64(seed))
    let width = Int.random(in: 1...240, using: &random)
    let height = Int.random(in: 1...80, using: &random)
    var again = random
    let named = boxes(&random) { "box \($0)" }.lines(width: width, height: height)
    let bare = boxes(&again) { _ in " " }.lines(width: width, height: height)
    #expect(named.count == bare.count && named.count <= height && !named.isEmpty)
    for (row, plain) in zip(named, bare) {
      #expect(row.count == plain.count && row.count <= width)
      for (one, other) in zip(row, plain) where lines.contains(other) || lines.contains(one) {
        #expect(one == other, "\(row)\n\(plain)")
      }
    }
  }

  @Test func aPictureShrinksToItsRoomAndGrowsInProportion() {
    func size(_ width: Int?, _ height: Int?) -> [Int] {
      var picture = picture()
      picture.note("one   two")
      let lines = picture.lines(width: width, height: height)
      return [lines.first?.count ?? 0, lines.count - 1]
    }
    #expect(size(nil, nil) == [20, 5] && size(80, nil) == [20, 5])
    #expect(size(10, nil) == [10, 5] && size(80, 4) == [20, 3])
    #expect(size(80, 11) == [40, 10] && size(40, 80) == [40, 10] && size(9, 3) == [9, 2])
  }
}
