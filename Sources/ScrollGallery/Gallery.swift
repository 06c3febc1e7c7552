import ScrollBehaviors
import ScrollNesting
import ScrollWeb

/// All scenes of the page.
final class Gallery {
  private(set) var scenes: [Scene] = []

  init() {
    addLists()
    addPages()
    addEndless()
    addPlanes()
    addGroups()
    addLoops()
    addFeeds()
  }

  /// Adds a scene whose view draws by a closure.
  func add(_ scene: Scene, draw: @escaping (WebView) -> Void) {
    scenes.append(scene)
    let view = WebPage.shared.add(scene.scroll, named: scene.name)
    view.draw = draw
  }

  func add(_ scene: Scene, _ nest: ScrollNest, draw: @escaping (WebView) -> Void) {
    scenes.append(scene)
    WebPage.shared.add(nest, named: scene.name).draw = draw
  }
}

/// The kinds of parts, as `gallery.js` paints them.
enum Part {
  static let tile = 0, header = 1, thumb = 2, spinner = 3, picture = 4, panel = 5
}

/// A tile of the gallery. The script draws it, so it has nothing of its own.
final class Tile {}

/// A tiling along a row, whose tiles the script draws.
func tiles(_ row: ItemRow) -> Tiling<Tile> {
  Tiling<Tile>(row, make: { Tile() }, show: { _, _, _ in })
}

extension Tiling where Content == Tile {
  /// Puts all tiles into a view.
  func put(in view: WebView, of count: Int64? = nil) {
    view.forEachRow(of: self) { index, frame in
      view.put(Double(count.map { wrapped(index, $0) } ?? index), in: frame)
    }
  }

  private func wrapped(_ index: Int64, _ count: Int64) -> Int64 {
    let rest = index % count
    return rest < 0 ? rest + count : rest
  }
}
