import Hands
import LabDrawing
import LabStories
import Testing

@Suite struct PlayTests {
  /// A page that is flicked. It may move elsewhere than to its announced destination, or refuse the finger.
  private final class Page: Scene, ScrollDelegate {
    let axis = Axis.vertical
    let scroll = ScrollController(
      viewport: Size(width: 300, height: 400), content: Size(width: 300, height: 4_000))
    var shift = Vector.zero
    var takesTouches = true
    var onTheWay: (Page) -> Void = { _ in }
    private var isDone = false

    init() { scroll.delegate = self }

    func scrollDidScroll(_ scroll: ScrollController) {
      guard scroll.isDecelerating, !isDone else { return }
      isDone = true
      onTheWay(self)
    }

    func takesTouch(at place: Point) -> Bool { takesTouches }

    var script: Script {
      var script = Script()
      script.swipe(from: Point(x: 150, y: 300), by: Vector(x: 0, y: -100), in: 0.1)
      script.rest()
      script.look("At rest.")
      return script
    }

    var picture: Picture { Picture(of: Rect(x: 0, y: 0, width: 300, height: 400), columns: 10, rows: 4) }
    var facts: [Fact] { [] }
  }

  @Test func aKeptDestinationIsFound() throws {
    let play = Play(of: Page())
    let word = try #require(play.words.first)
    #expect(play.words.count == 1 && word.isKept && play.isSound && play.isAtRest)
    #expect(word.time > 0.09 && word.time < word.restTime && word.rest == play.scene.scroll.contentOffset)
    #expect(play.looks.map { $0.caption } == ["At rest."] && (play.looks[0].time >= word.restTime))
  }

  @Test func aMissedDestinationIsFound() throws {
    let page = Page()
    page.onTheWay = { $0.scroll.setContentOffset(.zero, animated: false) }
    let play = Play(of: page)
    #expect(play.words.count == 1 && !play.words[0].isKept && !play.isSound)
    #expect(play.words[0].announced.y > 300 && play.words[0].rest.y == 0)
  }

  @Test(arguments: [true, false]) func editsMoveTheDestinationByTheDistanceOfTheScene(isSaid: Bool) {
    let page = Page()
    page.onTheWay = { page in
      page.scroll.setContentOffset(page.scroll.destination + Vector(x: 0, y: 40), animated: false)
      if isSaid { page.shift.y = 40 }
    }
    #expect(Play(of: page).isSound == isSaid)
  }

  @Test func aFingerOutsideOfTheScrollerMovesNothing() {
    let page = Page()
    page.takesTouches = false
    let play = Play(of: page)
    #expect(play.words.isEmpty && play.samples.allSatisfy { $0.offset == 0 && $0.mover == .nobody })
    #expect(page.scroll.diagnostics.total == 0)
  }
}
