import ScrollAccessories
import ScrollBehaviors
import ScrollHosting
import ScrollMotion
import ScrollWeb

extension Gallery {
  /// Lists that differ at their edges, and in what covers their rows.
  func addLists() {
    addList(
      "bouncing", "Bouncing", "Past its ends the list follows the finger less, and springs back.",
      isElastic: true)
    addList(
      "clamping", "Clamping", "The list stops at its ends, as on a desktop.", isElastic: false)
    addRefresh()
    addHeaders()
  }

  private func addList(_ name: String, _ title: String, _ note: String, isElastic: Bool) {
    let row = ItemRow(count: 100_000, length: 44, axis: .vertical)
    let (rows, indicators) = (tiles(row), Indicators())
    let scene = Scene(name, title, ScrollController(viewport: .zero, behaviors: []), note: note)
    scene.link { rows }
    var (resistance, response) = (RubberBand.edgeResistance, CriticalSpring.edgeResponse)
    if isElastic {
      scene.link { Bouncing(.vertical, resistance: resistance, response: response) }
    } else {
      scene.link { Clamping() }
    }
    scene.link { indicators }
    if isElastic {
      scene.parameter("resistance", 0.05...1, step: 0.05, resistance, renews: 1) { resistance = $0 }
      scene.parameter("response", 0.1...1.5, step: 0.05, response, unit: "s", renews: 1) { response = $0 }
    }
    scene.usualParameters()
    add(scene) { view in
      rows.put(in: view)
      view.put(indicators, kind: Part.thumb)
    }
  }

  private func addRefresh() {
    let row = ItemRow(count: 40, length: 56, axis: .vertical)
    let (rows, indicators) = (tiles(row), Indicators())
    let scene = Scene(
      "refresh", "PullToRefresh", ScrollController(viewport: .zero, behaviors: []),
      note:
        "Pull the list down by more than the threshold, and let go. A gap stays open for a second and a half."
    )
    var (threshold, hold) = (100.0, 60.0)
    func makePull() -> PullToRefresh {
      PullToRefresh(threshold: threshold, hold: hold) { pull in
        let host = WebPage.shared.host
        host.schedule(at: WebPage.shared.now + 1.5) { _ in pull.endRefreshing() }
      }
    }
    var pull = makePull()
    scene.link { rows }
    scene.link {
      pull = makePull()
      return pull
    }
    scene.link { Bouncing(.vertical) }
    scene.link { indicators }
    scene.parameter("threshold", 60...200, step: 5, threshold, unit: "pt", renews: 1) { threshold = $0 }
    scene.parameter("hold", 0...60, step: 5, hold, unit: "pt", renews: 1) { hold = $0 }
    scene.usualParameters()
    add(scene) { view in
      rows.put(in: view)
      let gap = 0 - scene.scroll.contentPosition.y
      if gap > 0 {
        let value = pull.state == .loading ? 2 : min(pull.fraction, 1)
        let frame = Rect(x: 0, y: 0, width: scene.scroll.viewport.width, height: gap)
        view.put(0, kind: Part.spinner, value: value, in: frame)
      }
      view.put(indicators, kind: Part.thumb)
    }
  }

  private func addHeaders() {
    let row = ItemRow(count: 10_000, length: 40, axis: .vertical)
    let (rows, indicators) = (tiles(row), Indicators())
    let headers = StickyHeaders(every: 8)
    let scene = Scene(
      "headers", "StickyHeaders", ScrollController(viewport: .zero, behaviors: []),
      note: "The header of a section stays at the top, until the next header pushes it out.")
    scene.link { rows }
    scene.link { Bouncing(.vertical) }
    scene.link { indicators }
    scene.usualParameters()
    add(scene) { view in
      rows.put(in: view)
      headers.forEachPlace(of: row, on: scene.scroll) { place in
        let frame = Rect(x: 0, y: place.start, width: scene.scroll.viewport.width, height: place.length)
        view.put(Double(place.index), kind: Part.header, inContent: frame)
      }
      view.put(indicators, kind: Part.thumb)
    }
  }
}
