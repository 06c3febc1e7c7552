import Hands
import LabDrawing
import LabStories
import Testing

/// Pages of one viewport, dragged, flicked and rotated.
@Suite("The story of the pages") struct PagesStoryTests {
  private let album = Album()

  @Test("A slow drag returns, a flick of any strength turns one page, and a rotation keeps the page")
  func rests() {
    let play = Play(of: album)
    #expect(play.words.map { $0.rest.x } == [0, 320, 640, 960, 4 * 480])
    #expect(play.words.allSatisfy { $0.restTime - $0.time < 1 }, "no page takes a second to arrive")
    #expect(album.paging.page == 4 && album.paging.pageCount == 6 && album.paging.fraction == 4)
  }

  @Test("In every frame the indicator shows the page with the largest visible part, and the fraction")
  func indicator() {
    _ = Play(of: album) { _, _, _ in
      let width = album.scroll.viewport.width
      let fraction = min(5, max(0, album.scroll.contentOffset.x / width))
      #expect((album.paging.fraction - fraction).magnitude < 1e-12)
      #expect(album.paging.page == Int(fraction.rounded()))
      let dots = (0..<6).map { $0 == album.paging.page ? "●" : "○" }.joined(separator: " ")
      #expect(album.picture.lines().contains { $0.hasSuffix("  " + dots) })
    }
  }

  @Test("A rotation during a page turn still leads to that page")
  func rotation() throws {
    var targets: [(width: Double, page: Double)] = []
    _ = Play(of: album) { _, _, _ in
      let width = album.scroll.viewport.width
      if album.scroll.isDecelerating { targets.append((width, album.scroll.destination.x / width)) }
    }
    let turn = try #require(targets.firstIndex { $0.width == 480 })
    #expect(turn > 0 && targets[turn - 1].page == 4)
    #expect(targets[turn...].allSatisfy { $0.page == 4 && $0.width == 480 })
  }
}
