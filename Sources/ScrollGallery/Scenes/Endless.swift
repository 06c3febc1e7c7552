import ScrollAccessories
import ScrollBehaviors
import ScrollWeb

extension Gallery {
  /// Content without ends: a ring, and a strip.
  func addEndless() {
    addCarousel()
    addStrip()
    addMessages()
  }

  private func addCarousel() {
    let row = ItemRow(count: 9, length: 150, spacing: 16)
    let cards = tiles(row)
    let scene = Scene(
      "circular", "Circular", ScrollController(viewport: .zero, behaviors: []),
      note: "Nine cards in a ring. The first card follows the last one, in both directions.")
    var (response, threshold) = (0.4, 200.0)
    var pages = Paging(row, align: .center)
    scene.link { cards }
    scene.link {
      pages = Paging(row, align: .center, rule: PageRule(threshold: threshold), response: response)
      return pages
    }
    scene.link { Circular(axis: .horizontal, anchor: 0.5) }
    scene.link(isOn: false) { AutoPlay(pages, every: 2) }
    scene.parameter("response", 0.1...1.5, step: 0.05, response, unit: "s", renews: 1, 3) { response = $0 }
    scene.parameter("threshold", 0...2_000, step: 50, threshold, unit: "pt/s", renews: 1, 3) {
      threshold = $0
    }
    scene.usualParameters()
    scene.start = { pages.scroll(toPage: 0, animated: false) }
    add(scene) { view in cards.put(in: view, of: 9) }
  }

  private func addStrip() {
    let strip = tiles(.uniform(length: 112, spacing: 8))
    let scene = Scene(
      "infinite", "Infinite", ScrollController(viewport: .zero, behaviors: []),
      note: "A strip without ends. The origin moves along with the content, so no number grows large.")
    var reach = 2_500.0
    scene.link { Infinite(axis: .horizontal, reach: reach) }
    scene.link { strip }
    scene.parameter("reach", 500...5_000, step: 100, reach, unit: "pt", renews: 0) { reach = $0 }
    scene.usualParameters()
    add(scene) { view in strip.put(in: view) }
  }

  /// Rows that are measured only when they come near the view.
  private func addMessages() {
    let stack = Stack(
      count: 1_000_000, margins: Insets(top: 8, left: 8, bottom: 8, right: 8), spacing: 8, estimate: 64
    ) {
      index, _ in
      40 + Double(index &* 2_654_435_761 & 7) * 14
    }
    let content = Arranging(stack)
    let (rows, indicators) = (tiles(stack.row), Indicators())
    let scene = Scene(
      "tiling", "Tiling, Arranging", ScrollController(viewport: .zero, behaviors: []),
      note: "A million rows of several lengths. A row is measured when it comes near the view.")
    scene.link { content }
    scene.link { rows }
    scene.link { Bouncing(.vertical) }
    scene.link { indicators }
    scene.usualParameters()
    add(scene) { view in
      rows.put(in: view)
      view.put(indicators, kind: Part.thumb)
    }
  }
}
