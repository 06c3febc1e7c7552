import Hands
import ScrollTrace
import Testing

struct RecorderTests {
  @Test(arguments: TraceChain.allCases)
  func replayIntoTheSameChainIsTheSame(_ chain: TraceChain) throws {
    for seed in 0..<perBuild(debug: 12, release: 400) {
      let trace = chain.trace(seed: UInt64(seed))
      let replay = ScrollReplay(of: trace, into: chain.make())
      var (count, last) = (0, -1)
      replay.run { event, _ in (count, last) = (count + 1, event.number) }
      #expect(replay.isRestored)
      #expect(replay.divergence == nil, "\(chain), seed \(seed): \(replay.divergence!)")
      #expect(count == trace.eventCount && last == count - 1)
      if replay.divergence != nil { return }
    }
  }

  @Test(arguments: TraceChain.allCases)
  func recordingOfAReplayHasTheSameBytes(_ chain: TraceChain) throws {
    for seed in 0..<perBuild(debug: 8, release: 200) {
      let trace = chain.trace(seed: UInt64(seed))
      let replay = ScrollReplay(of: trace, into: chain.make())
      let recorder = ScrollRecorder(replay.scroll, label: trace.configuration.label)
      replay.run()
      let again = recorder.trace
      #expect(again.eventCount == trace.eventCount, "\(chain), seed \(seed)")
      for (one, other) in zip(trace.events, again.events)
      where "\(one)" != "\(other)" || one.state != other.state {
        Issue.record("\(chain), seed \(seed), event \(one.number): \(one), and \(other)")
        return
      }
      #expect(again == trace)
    }
  }

  @Test func storiesHaveCallsOfAllKindsAndSources() throws {
    var names: Set<String> = []
    var sources: Set<ScrollCallSource> = []
    for seed in UInt64(0)..<60 {
      for event in TraceChain.pages.trace(seed: seed).events {
        sources.insert(event.source)
        switch event.action {
        case .call(let call): names.insert("\(call.name)")
        case .endTarget: names.insert("answer of a target")
        case .keepsFromTop: names.insert("answer to a tap")
        case .mark: names.insert("mark")
        case .omitted: names.insert("omitted")
        }
      }
    }
    #expect(sources == [.host, .callback, .update])
    // No story changes the chain or marks anything.
    #expect(names.count == 36, "\(names.sorted())")
  }

  @Test func scrollerIsLeftAsItWasWhenARecorderStops() throws {
    let scroll = scroller([Bouncing()])
    let log = Log()
    scroll.delegate = log
    let recorder = ScrollRecorder(scroll)
    #expect(scroll.delegate === log)
    Hand(scroll).pullToRest(by: 100, for: 0.1)
    recorder.stop()
    #expect(scroll.delegate === log && scroll.callObserver == nil)
    let trace = recorder.trace
    Hand(scroll, now: 9).pullToRest(by: 100, for: 0.1)
    #expect(recorder.trace == trace && trace.eventCount > 4)
  }

  @Test func delegateMayBeSetAfterTheRecorder() throws {
    final class Counter: ScrollDelegate {
      var count = 0
      func scrollDidScroll(_ scroll: ScrollController) { count += 1 }
    }
    let (scroll, plain) = (scroller([Bouncing()]), scroller([Bouncing()]))
    let (recorder, observed) = (ScrollRecorder(scroll), ScrollRecorder(plain))
    #expect(scroll.delegate == nil && !scroll.description.contains("delegate"))
    let delegates = (0..<3).map { _ in Counter() }
    for (number, delegate) in delegates.enumerated() {
      scroll.delegate = delegate
      #expect(scroll.delegate === delegate)
      for one in [scroll, plain] { Hand(one, now: Double(number) * 9).pullToRest(by: 100, for: 0.1) }
    }
    scroll.delegate = nil
    Hand(scroll, now: 90).pullToRest(by: 100, for: 0.1)
    #expect(delegates.allSatisfy { $0.count > 0 } && scroll.delegate == nil)
    let trace = recorder.trace
    let replay = ScrollReplay(of: trace, into: [Bouncing()])
    replay.run()
    #expect(replay.divergence == nil && trace.eventCount > observed.trace.eventCount)
    recorder.stop()
    #expect(scroll.delegate == nil && scroll.callObserver == nil)
    let count = delegates[2].count
    scroll.delegate = delegates[2]
    Hand(scroll, now: 99).pullToRest(by: -100, for: 0.1)
    #expect(delegates[2].count > count)
  }

  @Test func delegateThatIsGoneIsReportedUnderARecorderToo() throws {
    let scroll = scroller([Bouncing()])
    let recorder = ScrollRecorder(scroll)
    scroll.delegate = Log()
    #expect(scroll.delegate == nil)
    #expect(scroll.chainReport.mistakes.contains { "\($0)".contains("delegate that was set is gone") })
    recorder.stop()
    #expect(scroll.chainReport.mistakes.contains { "\($0)".contains("delegate that was set is gone") })
  }

  /// A delegate that does something once, when a drag has ended.
  private final class Editor: ScrollDelegate {
    var edit: (ScrollController) -> Void = { _ in }
    func scrollDidEndDragging(_ scroll: ScrollController, willDecelerate: Bool) { edit(scroll) }
  }

  private func tiles(_ row: ItemRow, _ more: any ScrollBehavior...) -> [any ScrollBehavior] {
    [Tiling(row, make: { Editor() }, show: { _, _, _ in }), Bouncing()] + more
  }

  enum Place: CaseIterable { case callback, endOfUpdate, markOfTheHost, update }

  @Test(arguments: Place.allCases) func aMarkFromAnywhereReplacesItsCallsOnce(_ place: Place) throws {
    func row() -> ItemRow { ItemRow(count: 300, length: 50, axis: .vertical) }
    let (edited, editor) = (row(), Editor())
    let scroll = ScrollController(viewport: Size(width: 390, height: 844), behaviors: tiles(edited))
    scroll.delegate = editor
    let recorder = ScrollRecorder(scroll)
    func insert(_ scroll: ScrollController, into row: ItemRow) {
      scroll.contentInset.top += 3
      try? row.insert(5, at: 0)
      scroll.update { scroll.contentInset.bottom += 3 }
    }
    func mark() { recorder.mark("insert", [5]) { insert(scroll, into: edited) } }
    switch place {
    case .callback:
      editor.edit = { _ in
        mark()
        scroll.contentInset.top += 1
      }
    case .endOfUpdate: editor.edit = { scroll in scroll.update { scroll.afterUpdate { mark() } } }
    case .update: editor.edit = { scroll in scroll.update { mark() } }
    case .markOfTheHost: break
    }
    let hand = Hand(scroll)
    hand.pullToRest(by: 900, for: 0.2)
    if place == .markOfTheHost {
      recorder.mark("insert", [5]) {
        insert(scroll, into: edited)
        recorder.mark("within")
      }
      hand.pullToRest(by: 300, for: 0.2)
    }
    let (again, trace) = (row(), recorder.trace)
    let marks = trace.events.filter { if case .mark = $0.action { true } else { false } }
    #expect(marks.count == 1 && edited.items.count == 305)
    let replay = ScrollReplay(of: trace, into: tiles(again)) { _, scroll in insert(scroll, into: again) }
    replay.run()
    #expect(replay.divergence == nil, "\(replay.divergence!)")
    #expect(again.items.count == 305 && recorder.refusedMarks == 0)
  }

  @Test func markInTheClosureOfALinkIsRefusedAndTheReplaysClosureDoesTheSame() throws {
    final class Closure { var load: () -> Void = {} }
    func chain(_ row: ItemRow, _ closure: Closure) -> [any ScrollBehavior] {
      tiles(row, LoadNearEnd(row) { _ in closure.load() })
    }
    func row() -> ItemRow { ItemRow(count: 40, length: 50, axis: .vertical) }
    let (edited, closure) = (row(), Closure())
    let scroll = ScrollController(
      viewport: Size(width: 390, height: 844), behaviors: chain(edited, closure))
    let recorder = ScrollRecorder(scroll)
    closure.load = {
      recorder.mark("append", [40]) { try? edited.insert(40, at: edited.items.upperBound) }
    }
    Hand(scroll).pullToRest(by: 900, for: 0.2)
    #expect(edited.items.count > 40 && recorder.refusedMarks > 0)
    #expect(try #require(recorder.markRefusal).contains("the mark is append. Do the same in the closure"))
    let (again, other) = (row(), Closure())
    other.load = { try? again.insert(40, at: again.items.upperBound) }
    let replay = ScrollReplay(of: recorder.trace, into: chain(again, other))
    replay.run()
    #expect(replay.divergence == nil, "\(replay.divergence!)")
    #expect(again.items.count == edited.items.count)
  }

  @Test func marksStandForWhatTheProgramDidToItsItems() throws {
    let edited = ItemRow(count: 100, length: 50)
    let scroll = ScrollController(
      viewport: Size(width: 320, height: 480), behaviors: [Paging(edited), Bouncing()])
    let recorder = ScrollRecorder(scroll)
    let hand = Hand(scroll, .horizontal)
    hand.pullToRest(by: 400, for: 0.1)
    try recorder.mark("insert", [3, 0]) { try edited.insert(3, at: 0) }
    hand.pullToRest(by: 200, for: 0.1)
    let trace = recorder.trace
    let row = ItemRow(count: 100, length: 50)
    var marks: [TraceMark] = []
    let replay = ScrollReplay(of: trace, into: [Paging(row), Bouncing()]) { mark, _ in
      marks.append(mark)
      try? row.insert(Int64(mark.values[0]), at: Int64(mark.values[1]))
    }
    replay.run()
    #expect(replay.divergence == nil, "\(replay.divergence!)")
    #expect(marks == [TraceMark(name: "insert", values: [3, 0])])
    let other = ItemRow(count: 100, length: 50)
    let idle = ScrollReplay(of: trace, into: [Paging(other), Bouncing()])
    idle.run()
    #expect(idle.divergence?.event.description == "mark insert")
  }
}
