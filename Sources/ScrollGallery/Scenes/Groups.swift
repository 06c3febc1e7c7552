import ScrollAccessories
import ScrollBehaviors
import ScrollNesting
import ScrollProfiles
import ScrollWeb

extension Gallery {
  /// Several scrollers that share a gesture or a position.
  func addGroups() {
    addNest()
    addLinked()
    addProfiles()
  }

  private func addNest() {
    let list = ScrollController(viewport: .zero, behaviors: [])
    let root = NestedScroller(list)
    let scene = Scene(
      "nest", "ScrollNest", list,
      note:
        """
        Pages in a list. A horizontal flick turns a page, a vertical flick scrolls the list. \
        One gesture moves one of them.
        """
    )
    let pages = (0..<12).map { number in
      let row = ItemRow(count: 6, part: 0.8, spacing: 10)
      let rows = tiles(row)
      let turns = Paging(row, align: .center, ends: .pad)
      let pager = ScrollController(
        viewport: Size(width: 300, height: 110), behaviors: [rows, turns, Bouncing(.horizontal)])
      return (root.add(pager, at: Point(x: 0, y: 40 + Double(number) * 160)), rows, turns)
    }
    scene.link { Bouncing(.vertical) }
    scene.usualParameters()
    scene.start = {
      list.contentPosition = .zero
      for page in pages { page.2.scroll(toPage: 0, animated: false) }
    }
    let nest = ScrollNest(root, policy: LatchingPolicy.uiKit)
    add(scene, nest) { view in
      for (number, page) in pages.enumerated() {
        let width = list.viewport.width
        let title = Rect(x: 0, y: Double(number) * 160, width: width, height: 40)
        view.put(Double(number), kind: Part.panel, inContent: title)
        view.within(page.0) {
          page.1.forEachTile { _, index, frame in view.put(Double(number * 100) + Double(index), in: frame) }
        }
      }
    }
    WebPage.shared.views.last??.willResize = { size in
      list.contentSize = Size(width: size.width, height: 12 * 160)
      for page in pages { page.0.scroll.viewport.width = size.width }
    }
  }

  private func addLinked() {
    let group = LinkedScrollers(.vertical, by: .progress)
    for number in 0..<2 {
      let row = ItemRow(count: number == 0 ? 60 : 240, length: 44, axis: .vertical)
      let (rows, indicators) = (tiles(row), Indicators())
      let scroll = ScrollController(viewport: .zero, behaviors: [])
      let scene = Scene(
        number == 0 ? "linked" : "linked-2", "LinkedScrollers", scroll,
        note: "Two lists of 60 and of 240 rows. Move one: the other has the same progress in the same frame.")
      scene.link { rows }
      scene.link { Bouncing(.vertical) }
      let member = group.member()
      scene.link { member }
      scene.link { indicators }
      scene.usualParameters()
      add(scene) { view in
        rows.put(in: view)
        view.put(indicators, kind: Part.thumb)
      }
    }
  }

  private func addProfiles() {
    let profiles = [
      ("ios", ScrollProfile.ios), ("android", .android), ("gtk", .gtk), ("chromium", .chromium),
    ]
    for (name, profile) in profiles {
      let row = ItemRow(count: 2_000, length: 44, axis: .vertical)
      let (rows, indicators) = (tiles(row), Indicators())
      let scroll = ScrollController(viewport: .zero, behaviors: [])
      let scene = Scene(
        "profile-\(name)", "ScrollProfile", scroll,
        note: "One drag or wheel moves four lists, each with the profile of another system.")
      scene.link { rows }
      scene.link { ScrollPhysics(profile) }
      scene.link { indicators }
      scroll.apply(profile)
      scene.usualParameters()
      add(scene) { view in
        rows.put(in: view)
        view.put(indicators, kind: Part.thumb)
      }
    }
  }
}
