import ScrollAccessories
import ScrollBehaviors
import ScrollHosting
import ScrollWeb

extension Gallery {
  /// Lists whose rows come and go, and a list below a bar.
  func addFeeds() {
    addFeed()
    addChat()
    addBar()
  }

  private func addFeed() {
    let feed = Feed(40)
    let transitions = ItemTransitions(feed.rows)
    let more = LoadNearEnd(feed.rows) { more in
      feed.insert(20, before: feed.ids.count)
      more.isFinished = feed.ids.count >= 400
    }
    let scene = Scene(
      "feed", "KeepAnchor, ItemTransitions, LoadNearEnd", ScrollController(viewport: .zero, behaviors: []),
      note: "Tap a row, and one comes before it. The first row in view stays. Near its end the list grows.")
    scene.link { feed.rows }
    scene.link { transitions }
    scene.link { KeepAnchor(feed.rows) }
    scene.link { more }
    scene.link { Bouncing(.vertical) }
    scene.usualParameters()
    scene.start = {
      feed.reset(to: 40)
      more.isFinished = false
      scene.scroll.contentPosition = .zero
    }
    add(scene) { view in
      let now = WebPage.shared.now
      feed.rows.forEachTile { _, index, frame in
        let shown = transitions.shown(frame, of: index, at: now)
        view.put(feed.key(of: index), in: shown)
      }
    }
    tapped { place in feed.row(at: place).map { feed.insert(1, before: $0) } }
  }

  private func addChat() {
    let chat = Feed(30)
    let scene = Scene(
      "chat", "StayAtEnd", ScrollController(viewport: .zero, behaviors: []),
      note: "Scroll to the end, and tap: a message comes, and the end stays in view.")
    scene.link { chat.rows }
    scene.link { StayAtEnd() }
    scene.link { Bouncing(.vertical) }
    scene.usualParameters()
    scene.start = {
      chat.reset(to: 30)
      scene.scroll.contentPosition = .zero
    }
    add(scene) { view in
      chat.rows.forEachTile { _, index, frame in view.put(chat.key(of: index), in: frame) }
    }
    tapped { _ in chat.insert(1, before: chat.ids.count) }
  }

  private func addBar() {
    let bar = CollapsingBar(maximum: 88, minimum: 32)
    let rows = tiles(ItemRow(count: 2_000, length: 44, axis: .vertical))
    let scroll = ScrollController(viewport: .zero, behaviors: [])
    scroll.contentInset = bar.inset
    let scene = Scene(
      "bar", "CollapsingBar", scroll,
      note: "The bar shrinks as the list scrolls on, and grows as it scrolls back.")
    scene.link { rows }
    scene.link { bar.link() }
    scene.link { Bouncing(.vertical) }
    scene.usualParameters()
    scene.start = {
      bar.show(animated: false)
      scroll.contentPosition.y = 0 - bar.maximum
    }
    add(scene) { view in
      rows.put(in: view)
      let frame = Rect(x: 0, y: 0, width: scroll.viewport.width, height: bar.height(at: WebPage.shared.now))
      view.put(0, kind: Part.header, in: frame)
    }
  }

  /// Calls a closure with the place in the content of each tap on the last view.
  private func tapped(_ body: @escaping (Point) -> Void) {
    WebPage.shared.views.last??.area.gestures.tap = { tap in body(tap.contentPosition) }
  }
}
