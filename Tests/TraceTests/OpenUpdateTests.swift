import Hands
import ScrollTrace
import Testing

/// Traces and runs that end within an update.
struct OpenUpdateTests {
  /// Updates from outside and from a callback; returns a trace that was taken within the latter two.
  private func play(_ scroll: ScrollController) throws -> (whole: Trace, open: [Trace]) {
    final class Program: ScrollDelegate {
      var act: () -> Void = {}
      func scrollDidEndDragging(_ scroll: ScrollController, willDecelerate: Bool) { act() }
    }
    let program = Program()
    scroll.delegate = program
    let recorder = ScrollRecorder(scroll)
    var open: [Trace] = []
    func change() {
      scroll.update {
        scroll.viewport = Size(width: 300, height: scroll.viewport.height - 40)
        scroll.contentOffset.y += 900
        open.append(recorder.trace)
        scroll.contentInset.top += 50
        scroll.contentOffset.y += 80
        open.append(recorder.trace)
        scroll.afterUpdate { scroll.contentOffset.y -= 3 }
      }
    }
    program.act = change
    scroll.advance(to: .zero)
    change()
    Hand(scroll).pullToRest(by: 300, for: 0.2)
    change()
    return (recorder.trace, open)
  }

  @Test func traceThatIsTakenWithinAnUpdateIsReplayedTheSameToItsLastEvent() throws {
    let (whole, open) = try play(scroller([Bouncing()]))
    #expect(open.count == 6)
    for trace in open {
      #expect(try trace.eventCount < whole.eventCount && Trace(bytes: trace.bytes) == trace)
      let replay = ScrollReplay(of: trace, into: [Bouncing()])
      replay.run()
      #expect(replay.divergence == nil, "\(replay.divergence!)")
    }
  }

  @Test func traceThatIsCutBeforeACallOfTheHostIsReplayedTheSame() throws {
    let (whole, _) = try play(scroller([Bouncing()]))
    for event in whole.events where event.source == .host {
      let cut = try Trace(salvaging: Array(whole.bytes.prefix(event.position)))
      #expect(cut.eventCount == event.number)
      let replay = ScrollReplay(of: cut, into: [Bouncing()])
      replay.run()
      #expect(replay.divergence == nil, "cut before \(event.number): \(replay.divergence!)")
    }
  }

  @Test func runStopsWithinAnUpdateAndGoesOn() throws {
    let (whole, _) = try play(scroller([Bouncing()]))
    let events = Array(whole.events)
    let began = try #require(events.first { if case .call(.updateBegan) = $0.action { true } else { false } })
    // What an event led to in callbacks, and at the end of an update, is played with it.
    for end in began.number..<began.number + 9 where events[end].source == .host {
      let replay = ScrollReplay(of: whole, into: [Bouncing()])
      var played: [Int] = []
      replay.run(until: end) { event, _ in played.append(event.number) }
      #expect(played == Array(0..<end) && replay.divergence == nil, "\(end)")
      replay.run { event, _ in played.append(event.number) }
      #expect(played == Array(0..<whole.eventCount), "\(end)")
    }
    let replay = ScrollReplay(of: whole, into: [Bouncing()])
    replay.run(until: began.number + 1)
    #expect(replay.scroll.viewport == whole.configuration.viewport && !replay.scroll.isUpdating)
    replay.run(until: began.number + 2)
    #expect(replay.scroll.viewport.width == 300)
  }
}
