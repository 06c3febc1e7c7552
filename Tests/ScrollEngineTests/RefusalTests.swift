import Hands
import Testing

/// What diagnostics say of each refusal.
struct RefusalTests {
  let scroll = scroller([])

  func told(_ scroll: ScrollController) -> String { scroll.diagnostics.description }

  @Test func nothingRefusedReadsSo() {
    #expect(told(scroller([])) == "nothing refused" && scroller([]).diagnostics.refusals.isEmpty)
  }

  @Test func anAnswerNamesItsLinkAndItsQuestion() {
    let snap = Probe("Snap", \.onTarget) { proposal, _ in proposal.offset.y = .nan }
    let scroll = scroller([Probe(), snap])
    // The layout at the start asked for a target already.
    let first = scroll.diagnostics.count(of: .answer)
    scroll.setContentOffset(Point(x: 0, y: 50), animated: true)
    #expect(scroll.diagnostics.count(of: .answer) == first + 1 && scroll.diagnostics.refusals.count == 1)
    #expect(scroll.diagnostics.refusals[0].link == "Snap, link 2")
    #expect(scroll.diagnostics.refusals[0].question == "target")
    #expect(scroll.diagnostics.refusals[0].kind == .answer)
    #expect(told(scroll).hasPrefix("Snap, link 2, target: "))
    #expect(told(scroll).contains("at first offset (0.0, nan), arrival jump and jump. Answer with numbers"))
  }

  @Test func aTargetAtTheEndOfADragNamesWhoEditedIt() {
    let editor = Log()
    editor.answeredTarget = Point(x: 0, y: .infinity)
    let hand = Hand(scroller([Probe()], delegate: editor)).flung(at: 500)
    #expect(hand.destination == editor.endTarget.y && hand.scroll.isDecelerating)
    #expect(
      told(hand.scroll) == """
        delegate, scrollWillEndDragging: 1 unusable answer, target (0.0, inf). Answer with numbers that are finite and \
        in range.
        """)
  }

  @Test func aCommandFromAQuestionNamesItsCall() {
    let probe = Probe("Commander")
    let scroll = scroller([probe])
    probe.onLayout = { _, _ in scroll.setContentOffset(.zero, animated: true) }
    scroll.invalidateLayout()
    scroll.invalidateLayout()
    #expect(
      told(scroll) == """
        Commander, link 1, layout, setContentOffset(_:on:animated:): 2 refused commands. Command it and edit items \
        from callbacks, and only if something is to change.
        """)
  }

  @Test func inputFromACallbackNamesTheCallback() {
    let feeder = Probe("Feeder")
    feeder.once("didScroll") { $0.touchCancelled(time: $0.context.time) }
    let scroll = scroller([Probe(), feeder, Probe()])
    scroll.contentOffset.y = 5
    #expect(
      told(scroll).hasPrefix(
        "Feeder, link 2, scrollDidScroll, touchCancelled(time:id:): 1 refused input. Feed"))
  }

  @Test func aCommandAfterTheChainHasChangedNamesItsLinksNewPlace() {
    let mover = Probe("Mover")
    mover.once("didScroll") { scroll in
      scroll.behaviors.insert(Probe(), at: 0)
      scroll.advance(to: .zero)
    }
    let scroll = scroller([mover])
    scroll.contentOffset.y = 5
    #expect(told(scroll).hasPrefix("Mover, link 2, scrollDidScroll, advance(to:): 1 refused input."))
  }

  @Test func endlessCommandsAreReportedWithTheirNumber() {
    let loop = Probe("Loop")
    loop.onEvent = { event, scroll in if event == "didLayout" { scroll.invalidateLayout() } }
    let text = told(scroller([loop]))
    #expect(
      text.hasPrefix(
        "Loop, link 1, scrollDidLayout, invalidateLayout(): 1 refused command, after 1000 in the"))
  }

  @Test func refusedInputIsReportedWithItsValues() {
    scroll.touchMoved(to: .zero, time: .zero, id: 7)
    scroll.touchBegan(at: Point(x: .nan, y: 3), time: .seconds(0.5))
    scroll.advance(to: .seconds(0.5))
    scroll.advance(to: .seconds(0.25))
    scroll.contentSize = Size(width: 390, height: -5)
    scroll.settings.slop = -1
    let lines = told(scroll).split(separator: "\n")
    let begins = [
      "touchMoved(to:time:id:): 1 touch out of turn, touch 7 is not down. Begin each touch once",
      "touchBegan(at:time:id:slop:): 1 call with unusable numbers, (nan, 3.0) at 0.5 s. Give numbers",
      "advance(to:): 1 time before the last one, 0.25 s after 0.5 s. Give times that do not go back.",
      """
      resize(viewport:content:inset:safeArea:obscured:): 1 call with unusable numbers, \
      viewport 400.0 × 400.0, content 390.0
      """,
      "settings: 1 call with unusable numbers, slop -1.0. Give numbers",
    ]
    #expect(lines.count == begins.count)
    for (line, begin) in zip(lines, begins) { #expect(line.hasPrefix(begin)) }
    #expect(scroll.diagnostics.total == 5)
  }

  @Test func eachSettingThatIsNotUsableIsNamed() {
    let numbers: [(String, WritableKeyPath<ScrollSettings, Double>)] = [
      ("slop", \.slop), ("minimumFlingSpeed", \.minimumFlingSpeed),
      ("maximumFlingSpeed", \.maximumFlingSpeed),
      ("arrowLength", \.arrowLength), ("lineLength", \.lineLength), ("notchLength", \.notchLength),
      ("notchPower", \.notchPower),
      ("pagePart", \.pagePart),
      ("wheelPause", \.wheelPause), ("pixel", \.pixel), ("longPress", \.longPress),
      ("releasePause", \.releasePause), ("minimumZoomScale", \.minimumZoomScale),
      ("maximumZoomScale", \.maximumZoomScale),
    ]
    let fields = Mirror(reflecting: ScrollSettings()).children.filter { $0.value is Double }
    let labels = fields.map { $0.label == "pixelLength" ? "pixel" : $0.label }
    #expect(labels.sorted { $0 ?? "" < $1 ?? "" } == numbers.map { $0.0 }.sorted(), "these are all of them")
    for (name, number) in numbers {
      let scroll = scroller([])
      let value = name == "pixel" ? 0.0 : -5
      scroll.settings[keyPath: number] = value
      let begin = "settings: 1 call with unusable numbers, \(name) \(value). Give numbers"
      #expect(told(scroll).hasPrefix(begin))
      #expect(scroll.settings == ScrollSettings())
    }
  }

  @Test func aClockThatIsSetBackIsReportedWithBothTimes() {
    scroll.advance(to: .seconds(99_999))
    scroll.touchBegan(at: .zero, time: .seconds(1))
    #expect(
      told(scroll)
        == "1 clock set back, from 99999.0 s to 1.0 s. The first time was ahead of the later ones: "
        + "take the times of events and frames from one clock.")
  }

  @Test func aSnapshotKeepsRefusals() throws {
    let probe = Probe("Snap", \.onTarget) { proposal, _ in proposal.offset.y = .nan }
    let scroll = scroller([probe])
    scroll.touchMoved(to: .zero, time: .zero, id: 7)
    let other = scroller([Probe("Snap")])
    try other.restore(try #require(scroll.snapshot()))
    #expect(other.diagnostics == scroll.diagnostics && other.diagnostics.refusals.count == 2)
  }

  @Test func placesBeyondTheFirst64AreCountedTogether() {
    for number in 0..<100 {
      let probe = Probe(\.onLayout) { change, _ in change.offset.y = .nan }
      scroll.behaviors = (0..<number).map { _ in Probe() } + [probe]
    }
    #expect(scroll.diagnostics.count(of: .answer) == 100 && scroll.diagnostics.refusals.count == 65)
    #expect(
      told(scroll).hasSuffix(
        "\nElsewhere: 36 unusable answers. Answer with numbers that are finite and in range."))
  }
}
