import LabStories
import LabTerminal
import LabTry
import ScrollEngine
import ScrollSpace
import Testing

@Suite struct TrySceneTests {
  private static let kinds = SceneKind.allCases
  private static let feels = Setup.Feel.allCases

  /// Creates a user at a scene with a profile. `landing` and `walls` are the numbers of presses of their keys.
  private func hand(_ kind: SceneKind, _ feel: Setup.Feel, walls: Int = 0, landing: Int = 0) -> TryHand {
    let hand = TryHand(kind)
    while hand.lab.setup.feel != feel { hand.type("p") }
    hand.type(String(repeating: "w", count: walls) + String(repeating: "l", count: landing))
    hand.rest()
    return hand
  }

  @Test(arguments: kinds, feels) func aFlickOfTheMouseReachesItsDestination(kind: SceneKind, feel: Setup.Feel)
  {
    for (walls, landing) in [(0, 0), (1, 1), (2, 2)] {
      let hand = hand(kind, feel, walls: walls, landing: landing)
      let start = hand.lab.scene.states
      hand.drag(-12, -8, in: 0.12)
      #expect(hand.lab.scene.states != start)
      let told = hand.told
      #expect(hand.rest() && hand.isKept(told))
      #expect(hand.lab.scene.scrollers.allSatisfy { $0.scroll.diagnostics.total == 0 })
    }
  }

  @Test(arguments: kinds, feels) func notchesAndKeysReachTheirDestinations(kind: SceneKind, feel: Setup.Feel)
  {
    let hand = hand(kind, feel)
    let (column, row) = hand.middle
    for step in 0..<6 {
      switch step {
      case 0: for _ in 0..<3 { hand.mouse(.wheel(x: 0, y: 1), column, row) }
      case 1: hand.mouse(.wheel(x: 0, y: 1), column, row, .shift)
      case 2: hand.press(.down)
      case 3: hand.press(.right)
      case 4: hand.press(.pageDown)
      default: hand.press(.end)
      }
      let told = hand.told
      #expect(hand.rest() && hand.isKept(told))
    }
  }

  /// The effect of each key is visible, also in the scene with pages and in the scene without ends.
  @Test(arguments: kinds) func keysMoveTheScene(kind: SceneKind) {
    let hand = hand(kind, .ios)
    for key in [TerminalKey.right, .down, .up, .left] {
      let start = hand.lab.scene.states
      hand.press(key)
      hand.rest()
      let isAlong = (key == .right || key == .left) == (hand.lab.scene.axis == .horizontal)
      if isAlong || [.map, .pages, .zoom].contains(kind) { #expect(hand.lab.scene.states != start) }
    }
  }

  @Test(arguments: [SceneKind.map, .zoom]) func theWheelZoomsWithAModifierKey(kind: SceneKind) throws {
    for modifier in [KeyModifiers.control, .alt] {
      let hand = hand(kind, .ios)
      let scroll = hand.lab.scene.scroll
      let (column, row) = hand.middle
      let place = SceneCanvas.place(column: column, row: row - hand.lab.panes.scene.rows.lowerBound)
      let toContent = try #require(scroll.space.mapToParent.inverted)
      let before = toContent.convert(place)
      for _ in 0..<8 { hand.mouse(.wheel(x: 0, y: -1), column, row, modifier) }
      hand.rest()
      #expect((1.9...2.1).contains(scroll.zoomScale))
      let after = try #require(scroll.space.mapToParent.inverted).convert(place)
      #expect((after - before).longest < 1e-6, "what is under the mouse stays there")
      for _ in 0..<60 { hand.type("-") }
      hand.rest()
      #expect(scroll.zoomScale == scroll.settings.minimumZoomScale)
    }
  }

  @Test(arguments: kinds) func aProfileKeepsTheLimitsOfTheScale(kind: SceneKind) {
    let hand = hand(kind, .ios)
    let settings = hand.lab.scene.scroll.settings
    hand.type("p")
    hand.rest()
    #expect(hand.lab.scene.scroll.settings.maximumZoomScale == settings.maximumZoomScale)
    #expect(hand.lab.scene.scroll.settings.minimumZoomScale == settings.minimumZoomScale)
  }

  /// Every chain can be replaced by every next chain during a fling, without a jump and without a mistake.
  @Test(arguments: kinds, ["p", "w", "l", "pwl"]) func chainsAreReplacedDuringAMotion(
    kind: SceneKind, keys: String
  ) {
    for turn in 0..<6 {
      let hand = hand(kind, Setup.Feel.allCases[turn % 5], walls: turn % 3, landing: turn)
      hand.drag(-12, -8, in: 0.12)
      hand.wait(0.05)
      let before = hand.lab.scene.states
      hand.type(keys)
      for (old, new) in zip(before, hand.lab.scene.states) {
        #expect((new.offset - old.offset).longest < 64 || hand.lab.setup.walls != .profile)
      }
      #expect(hand.lab.scene.scrollers.allSatisfy { $0.scroll.chainReport.mistakes.isEmpty })
      #expect(hand.rest())
    }
  }

  @Test func aClickIsATap() throws {
    let list = hand(.list, .ios)
    list.drag(0, 0, in: 0.05)
    let row = try #require((list.lab.scene as? ListScene)?.selected)
    #expect(
      list.lab.scene.words(at: SceneCanvas.place(column: 9, row: list.middle.row - 2)) == "row \(row + 1)")

    let form = hand(.form, .ios)
    form.drag(0, 0, in: 0.05)
    form.rest()
    let scene = try #require(form.lab.scene as? FormScene)
    let focus = try #require(scene.focus)
    let top = Double(focus) * FormScene.length - scene.scroll.contentOffset.y
    #expect(scene.scroll.obscured.bottom > 0)
    #expect(
      top >= FormScene.bar
        && top + FormScene.length <= scene.scroll.viewport.height - scene.scroll.obscured.bottom)

    let zoom = hand(.zoom, .ios)
    zoom.drag(0, 0, in: 0.05)
    zoom.rest()
    #expect(zoom.lab.scene.scroll.zoomScale == 2)
  }

  @Test func aMovementOnPagesGoesToTheListOrToThePager() throws {
    let hand = hand(.pages, .ios)
    let scene = try #require(hand.lab.scene as? PagesScene)
    hand.drag(0, -8, in: 0.12)
    hand.rest()
    #expect(scene.lists[0].contentOffset.y > 100 && scene.scroll.contentOffset.x == 0)
    #expect(hand.lab.log.entries.contains { $0.name == "list 1: didScroll" })
    #expect(hand.lab.watchedScroll === scene.lists[0], "the plot follows what moves")
    hand.drag(-20, 0, in: 0.12)
    hand.rest()
    #expect(scene.page == 1 && scene.scroll.contentOffset.x == scene.scroll.viewport.width)
    hand.press(.pageDown)
    hand.rest()
    #expect(scene.lists[1].contentOffset.y > 100)
  }
}
