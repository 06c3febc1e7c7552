import LabDrawing
import ScrollSpace
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

  @Test func aBoxThatSticksOutIsCutAndItsLabelStaysInView() {
    var picture = picture(rows: 3)
    picture.box(Rect(x: -1_000, y: 0, width: 1_100, height: 50), "left")
    picture.box(Rect(x: 150, y: 0, width: 1e300, height: 50), "right")
    #expect(
      picture.lines() == [
        "─────────┐     ┌────",
        "   left  │     │righ",
        "─────────┘     └────",
      ])
  }

  @Test func labelsStandInTheFocusAndOnLaterBoxes() {
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
  func whatCannotBeSeenIsNotDrawn(rect: Rect) {
    var picture = picture()
    picture.box(rect, "label")
    #expect(picture.lines().allSatisfy { $0.allSatisfy { $0 == " " } })
  }

  @Test func dotsShowThePage() {
    var picture = picture()
    picture.dots(page: 1, of: 3)
    picture.dots(page: 7, of: 1_000_000)
    picture.dots(page: 0, of: 0)
    #expect(picture.lines().suffix(3) == ["       ○ ● ○", " page 7 of 1000000", "          "])
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
}
