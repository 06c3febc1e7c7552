import ScrollBehaviors
import ScrollHosting
import ScrollTiling
import ScrollWeb

extension Gallery {
  /// Planes that scroll along both axes, and zoom.
  func addPlanes() {
    addMap()
    addPicture()
  }

  private func addMap() {
    let columns = ItemRow(count: 1_000_000, length: 120)
    let rows = ItemRow(count: 1_000_000, length: 120, axis: .vertical)
    let cells = TilingPlane<ItemGrid.Cell, Tile>(
      .grid(columns: columns, rows: rows), make: { Tile() },
      show: { _, _, _ in })
    let scene = Scene(
      "map", "TilingPlane, zoom", ScrollController(viewport: .zero, behaviors: []),
      note: "A map of 10¹² cells. Pinch it, or turn a wheel with the control key. Only cells in view exist.")
    scene.link { cells }
    scene.link(isOn: false) { AxisLock(.sticky) }
    scene.link { Bouncing() }
    scene.parameter("largest scale", 1...8, step: 0.5, 4) { scene.scroll.settings.maximumZoomScale = $0 }
    scene.parameter("smallest scale", 0.25...1, step: 0.05, 0.5) {
      scene.scroll.settings.minimumZoomScale = $0
    }
    scene.usualParameters()
    let scroll = scene.scroll
    scene.start = {
      scroll.setZoomScale(1, animated: false)
      scroll.setContentOffset(Point(x: 60_000_000, y: 60_000_000), animated: false)
    }
    add(scene) { view in
      cells.forEachTile { _, index, frame in view.put(Double(index.y * 1_000_000 + index.x), in: frame) }
    }
  }

  private func addPicture() {
    let size = Size(width: 480, height: 320)
    let scene = Scene(
      "zoom", "Zoom, Aligning", ScrollController(viewport: .zero, content: size, behaviors: []),
      note: "A picture. Two fingers zoom it, and so does a double tap. Past its limits it springs back.")
    scene.link { Aligning(.center) }
    scene.link { Bouncing() }
    let scroll = scene.scroll
    scene.parameter("largest scale", 1...8, step: 0.5, 4) { scroll.settings.maximumZoomScale = $0 }
    scene.parameter("smallest scale", 0.25...1, step: 0.05, 0.5) { scroll.settings.minimumZoomScale = $0 }
    scene.usualParameters()
    scene.start = {
      scroll.setZoomScale(1, animated: false)
      scroll.setContentOffset(.zero, animated: false)
    }
    add(scene) { view in
      view.put(0, kind: Part.picture, value: scroll.zoomScale, inContent: Rect(origin: .zero, size: size))
    }
    WebPage.shared.views.last??.area.gestures.doubleTap = { tap in
      scroll.zoomToNextStep(of: [1, 2, 4], about: tap.position)
    }
  }
}
