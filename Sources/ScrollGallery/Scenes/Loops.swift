import ScrollBehaviors
import ScrollWeb

extension Gallery {
  /// Loops of pages in a few fixed views, for programs that cannot make or move any.
  func addLoops() {
    addRepeatedEnds()
    addThreePages()
  }

  private func addRepeatedEnds() {
    let pages = RepeatedEnds(count: 5)
    let scene = Scene(
      "repeated", "RepeatedEnds", ScrollController(viewport: .zero, behaviors: []),
      note: "Five pages, with a copy of the last one before the first, and of the first one behind the last.")
    scene.link { pages }
    addPager(scene, pages) { pages.page(in: $0) }
    let scroll = scene.scroll
    scene.start = { scroll.contentPosition = pages.frame(of: 1).origin }
  }

  private func addThreePages() {
    var shown = [0, 0, 0]
    let pages = ThreePages(count: 12) { slot, page in shown[slot] = page }
    let scene = Scene(
      "three", "ThreePages", ScrollController(viewport: .zero, behaviors: []),
      note: "Twelve pages in three views. When a page has come to rest, its view is the middle one again.")
    scene.link { pages }
    addPager(scene, pages) { shown[$0] }
    scene.start = { pages.jump(to: 0) }
  }

  /// Adds a scene with views of the size of the viewport. The first link sets the length of the content.
  private func addPager(_ scene: Scene, _ row: SlotRow, page: @escaping (_ slot: Int) -> Int) {
    var response = 0.4
    scene.link { Paging(response: response) }
    scene.link { Bouncing(.horizontal) }
    scene.parameter("response", 0.1...1.5, step: 0.05, response, unit: "s", renews: 1) { response = $0 }
    scene.usualParameters()
    add(scene) { view in
      for slot in 0..<row.slots { view.put(Double(page(slot)), inContent: row.frame(of: slot)) }
    }
  }
}
