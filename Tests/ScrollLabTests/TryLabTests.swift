import LabTerminal
import LabTry
import ScrollEngine
import ScrollSpace
import Seeds
import Testing

@Suite struct TryLabTests {
  /// The text on the screen, without the half blocks.
  private func text(_ lab: TryLab) -> String {
    let screen = lab.screen
    return (0..<screen.rows).map { screen.text(row: $0) }.joined(separator: "\n")
  }

  @Test(arguments: SceneKind.allCases) func noFrameIsNeededAtRest(kind: SceneKind) {
    let hand = TryHand(kind)
    #expect(hand.rest() && hand.lab.wait(at: hand.time) == nil)
    hand.drag(-6, -6, in: 0.1)
    #expect(hand.lab.wait(at: hand.time) == 0)
    #expect(hand.rest() && hand.lab.wait(at: hand.time + 3_600) == nil)
  }

  @Test(arguments: [SceneKind.list, .strip, .map]) func aMoveOfTheMouseShowsInTheNextFrame(kind: SceneKind) {
    let hand = TryHand(kind)
    hand.rest()
    let (column, row) = hand.middle
    hand.mouse(.press(.left), column, row)
    hand.wait(0.1)
    let (before, offset) = (hand.lab.screen, hand.lab.scene.scroll.contentOffset)
    hand.mouse(.drag(.left), column - 1, row - 1)
    #expect(hand.lab.wait(at: hand.time) == 0)
    hand.wait(1.01 / 60)
    let way = hand.lab.scene.scroll.contentOffset - offset
    let axis = hand.lab.scene.axis
    #expect(way[axis] == (axis == .vertical ? SceneCanvas.row : SceneCanvas.pixel))
    #expect(hand.lab.screen != before)
  }

  @Test func keysAndTabsSwitchScenes() {
    let hand = TryHand(.list)
    for (index, kind) in SceneKind.allCases.enumerated() {
      hand.type("\(index + 1)")
      #expect(hand.lab.kind == kind && text(hand.lab).contains("\(index + 1) \(kind.rawValue)"))
    }
    hand.press(.tab)
    #expect(hand.lab.kind == .list)
    hand.press(.tab, .shift)
    #expect(hand.lab.kind == .zoom)
    hand.mouse(.press(.left), Panes.tabs[3].column + 1, 0)
    #expect(hand.lab.kind == .map)
    hand.type("9")
    #expect(hand.lab.kind == .map && !hand.lab.isOver)
    hand.type("pw2")
    #expect(
      hand.lab.setup == Setup(.android, .bouncing, .paging), "profile and walls stay, landing is the scene's")
    hand.type("q")
    #expect(hand.lab.isOver)
  }

  @Test func helpCoversEverythingUntilItIsClosed() {
    let hand = TryHand(.list)
    hand.type("?")
    for line in HelpPane.lines where !line.isEmpty { #expect(text(hand.lab).contains(line)) }
    hand.press(.escape)
    #expect(!hand.lab.showsHelp && !text(hand.lab).contains("Shift-Tab"))
    hand.type("?q")
    #expect(!hand.lab.showsHelp && !hand.lab.isOver)
  }

  @Test func reasonsCallbacksAndTheCurveAreShown() {
    let hand = TryHand(.carousel)
    hand.drag(-10, 0, in: 0.1)
    hand.rest()
    let shown = text(hand.lab)
    for word in ["natural", "Paging", "page 2 of 10", "willEndDragging", "didSettle", "velocity 0 pt/s"] {
      #expect(shown.contains(word), "\(word)")
    }
    #expect(hand.lab.history.samples.contains { $0.velocity > 100 })
  }

  @Test func theLastRowHasHelpAndQuitInEveryWindow() {
    for columns in [24, 40, 60, 80, 120, 200] {
      let hand = TryHand(.list, columns: columns, rows: 24)
      let last = hand.lab.screen.text(row: 23)
      #expect(last.contains("? help") && last.contains("q quit"), "\(columns): \(last)")
      #expect(last.contains("arrows") == (columns > 92))
      let area = hand.lab.panes.scene
      hand.mouse(.move, area.columns.lowerBound + 2, area.rows.lowerBound)
      let row = hand.lab.screen.text(row: 23)
      #expect(row.contains(" at the mouse: row 1") == (columns > 24) && row.contains("q quit"))
    }
  }

  @Test func aMessageGoesAfterSomeSecondsOrWithTheNextAction() {
    let hand = TryHand(.list)
    hand.rest()
    hand.type("t")
    #expect(text(hand.lab).contains("nothing is recorded yet"))
    hand.wait(TryLab.messageSeconds - 1)
    #expect(text(hand.lab).contains("nothing is recorded yet"))
    hand.wait(2)
    #expect(!text(hand.lab).contains("nothing is recorded yet") && hand.lab.wait(at: hand.time) == nil)
    #expect(hand.lab.screen.text(row: 39).contains("? help"))
    hand.type("t")
    hand.press(.down)
    #expect(hand.lab.message == nil)
  }

  @Test func aLongMessageIsShownToItsEnd() {
    let hand = TryHand(.list, columns: 60, rows: 24)
    let path = "/" + (0..<30).map { "folder\($0)" }.joined(separator: "/") + "/plot.svg"
    hand.lab.say("saved \(path)")
    hand.wait(0.1)
    let shown = (0..<24).map { hand.lab.screen.text(row: $0).filter { $0 != " " } }.joined()
    #expect(shown.contains(path) && hand.lab.screen.text(row: 0).contains("1 list"))
  }

  @Test func aLostFocusReleasesTheMouse() {
    let hand = TryHand(.list)
    let (column, row) = hand.middle
    hand.mouse(.press(.left), column, row)
    hand.mouse(.drag(.left), column, row - 3)
    hand.lab.handle(.focus(false), at: hand.time)
    #expect(!hand.lab.scene.scroll.isTracking)
    hand.mouse(.drag(.left), column, row - 9)
    #expect(hand.rest() && hand.lab.scene.scroll.diagnostics.total == 0)
  }

  @Test func aPauseOfTheProcessPausesTheScene() {
    let hand = TryHand(.list)
    hand.drag(0, -10, in: 0.1)
    hand.wait(0.1)
    let offset = hand.lab.scene.scroll.contentOffset
    hand.lab.resume(after: 60, at: hand.time + 60)
    hand.lab.frame(at: hand.time + 60 + 1 / 60)
    let way = (hand.lab.scene.scroll.contentOffset - offset).longest
    #expect(way > 0 && way < 100 && hand.lab.wait(at: hand.time + 60 + 1 / 60) == 0)
    // Reported twice, but counted once.
    for _ in 0..<2 { hand.lab.resume(after: 60, at: hand.time + 120) }
    hand.lab.frame(at: hand.time + 120 + 1 / 60)
    #expect(hand.lab.scene.scroll.diagnostics.total == 0)
    #expect((hand.lab.scene.scroll.contentOffset - offset).longest > way)
  }

  /// At any size of the window, nothing is outside or over another pane, and everything is drawn.
  @Test(arguments: SceneKind.allCases) func panesFitEveryWindow(kind: SceneKind) {
    var generator = SeededGenerator(seed: 7)
    let hand = TryHand(kind)
    for _ in 0..<60 {
      let (columns, rows) = (
        Int.random(in: 1...240, using: &generator), Int.random(in: 1...80, using: &generator)
      )
      hand.lab.resize(columns: columns, rows: rows, at: hand.time)
      hand.wait(1 / 60)
      let panes = hand.lab.panes
      let areas = [panes.scene, panes.plot, panes.reasons, panes.log].compactMap { $0 }.filter { !$0.isEmpty }
      for (index, area) in areas.enumerated() {
        #expect(
          area.clamped(to: CellArea(column: 0, row: 2, width: columns, height: max(0, rows - 3))) == area)
        for other in areas[..<index] { #expect(area.clamped(to: other).isEmpty) }
      }
      #expect(hand.lab.screen.columns == columns && hand.lab.screen.rows == rows)
    }
  }

  /// The lab continues after any keys and any movement of the mouse.
  @Test(arguments: 0..<perBuild(debug: 12, release: 120)) func theLabContinuesAfterAnyInput(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let hand = TryHand(SceneKind.allCases[seed % 7], columns: 100, rows: 30)
    for step in 0..<300 {
      var event = TypedEvents.random(&generator).event
      if case .mouse(var mouse) = event {
        (mouse.column, mouse.row) = (mouse.column % 110 - 5, mouse.row % 36 - 3)
        event = .mouse(mouse)
      } else if step % 3 == 0 {
        event = .key(.character("1234567pPwlrtTs?+- b".unicodeScalars.randomElement(using: &generator)!))
      }
      hand.lab.handle(event, at: hand.time)
      hand.wait(Double.random(in: 0...0.05, using: &generator))
      if step % 50 == 0 { _ = hand.lab.screen }
    }
    for state in hand.lab.scene.states {
      #expect(state.offset.isFinite && state.scale.isFinite)
    }
  }
}
