import ScrollBehaviors
import ScrollTiling
import ScrollWeb

extension Gallery {
  /// Pages, and a board whose cells snap along both axes.
  func addPages() {
    addPager()
    addBoard()
  }

  private func addPager() {
    let row = ItemRow(count: 8, part: 1)
    let rows = tiles(row)
    let scene = Scene(
      "paging", "Paging", ScrollController(viewport: .zero, behaviors: []),
      note: "A flick turns one page, however fast it is. A slow drag turns a page if it goes far enough.")
    var (reach, threshold, response) = (0.5, 200.0, 0.4)
    scene.link { rows }
    scene.link {
      Paging(row, rule: PageRule(threshold: threshold, reach: .part(reach)), response: response)
    }
    scene.link { Bouncing(.horizontal) }
    scene.parameter("reach", 0.05...1, step: 0.05, reach, unit: "of a page", renews: 1) { reach = $0 }
    scene.parameter("threshold", 0...2_000, step: 50, threshold, unit: "pt/s", renews: 1) { threshold = $0 }
    scene.parameter("response", 0.1...1.5, step: 0.05, response, unit: "s", renews: 1) { response = $0 }
    scene.usualParameters()
    add(scene) { view in rows.put(in: view) }
  }

  private func addBoard() {
    let columns = ItemRow(count: 1_000, length: 92, spacing: 8)
    let rows = ItemRow(count: 1_000, length: 92, spacing: 8, axis: .vertical)
    let cells = TilingPlane<ItemGrid.Cell, Tile>(
      .grid(columns: columns, rows: rows), make: { Tile() },
      show: { _, _, _ in })
    let scene = Scene(
      "snapping", "Snapping", ScrollController(viewport: .zero, behaviors: []),
      note: "A board of a million cells. It comes to rest on a cell along each axis.")
    var response = 0.0
    func snapping(_ row: ItemRow) -> Snapping {
      Snapping(row, arrival: response > 0 ? .spring(response: response) : .automatic)
    }
    scene.link { cells }
    scene.link { snapping(columns) }
    scene.link { snapping(rows) }
    scene.link { Bouncing() }
    scene.parameter("spring, 0 automatic", 0...1.5, step: 0.05, response, unit: "s", renews: 1, 2) {
      response = $0
    }
    scene.usualParameters()
    add(scene) { view in
      cells.forEachTile { _, index, frame in view.put(Double(index.y * 1_000 + index.x), in: frame) }
    }
  }
}
