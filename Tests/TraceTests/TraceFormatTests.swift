import Hands
import ScrollTrace
import Testing

struct TraceFormatTests {
  @Test(arguments: TraceChain.allCases)
  func theArticleDescribesTheBytes(_ chain: TraceChain) throws {
    for seed in UInt64(0)..<10 {
      let trace = chain.trace(seed: seed)
      var grammar = try TraceGrammar(reading: trace.bytes)
      try grammar.read("Trace")
      #expect(grammar.position == trace.bytes.count)
      #expect(grammar.kinds.count == trace.eventCount)
    }
  }

  @Test(arguments: TraceChain.allCases)
  func bytesAreReadAsTheyWereWritten(_ chain: TraceChain) throws {
    for seed in UInt64(0)..<10 {
      let trace = chain.trace(seed: seed)
      let read = try Trace(bytes: trace.bytes)
      #expect(read == trace && read.eventCount == trace.eventCount)
      #expect(Array(read.events.map { "\($0.action)" }) == Array(trace.events.map { "\($0.action)" }))
      #expect(read.configuration.links == chain.make().map { "\($0.name)" })
      #expect(read.configuration.snapshot != nil && read.configuration.label == "story \(seed)")
    }
  }

  @Test(arguments: [Double.nan, .signalingNaN, .infinity, -0.0, .leastNonzeroMagnitude, 1e300, 0.1])
  func anyNumberOfAnInputIsKeptToTheBit(_ number: Double) throws {
    let scroll = scroller([Bouncing()])
    let recorder = ScrollRecorder(scroll)
    for _ in 0..<3 {
      scroll.touchBegan(at: Point(x: number, y: 1), time: .seconds(number), id: .min)
      scroll.touchMoved(to: Point(x: 1, y: number), time: .seconds(2), id: .max)
    }
    var bits: [UInt64] = []
    for event in try Trace(bytes: recorder.trace.bytes).events {
      guard case .call(let call) = event.action else { continue }
      switch call {
      case .touchBegan(let point, let time, let id, _):
        #expect(id == .min)
        bits += [point.x.bitPattern, time.seconds.bitPattern]
      case .touchMoved(let point, _, let id):
        #expect(id == .max)
        bits.append(point.y.bitPattern)
      default: break
      }
    }
    #expect(bits == Array(repeating: number.bitPattern, count: 9))
  }

  @Test func frameThatMovesTakesFewBytes() throws {
    let scroll = scroller([Bouncing()], content: 1e6)
    let recorder = ScrollRecorder(scroll)
    let hand = Hand(scroll)
    hand.down()
    hand.swipe(at: 4_000)
    hand.lift()
    hand.frames(1)
    let start = recorder.trace
    hand.frames(60)
    let trace = recorder.trace
    #expect(trace.eventCount - start.eventCount == 60)
    let size = Double(trace.bytes.count - start.bytes.count) / 60
    #expect(size < 17, "\(size) bytes a frame")
    let rest = Hand(scroll, now: 99)
    rest.frames(2)
    let idle = recorder.trace.bytes.count
    rest.frames(60)
    #expect(Double(recorder.trace.bytes.count - idle) / 60 < 4)
  }

  @Test func errorNamesThePlaceTheFieldAndTheFix() throws {
    let bytes = TraceChain.bouncing.trace(seed: 1).bytes
    func message(_ change: (inout [UInt8]) -> Void) -> String {
      var changed = bytes
      change(&changed)
      do throws(TraceError) {
        _ = try Trace(bytes: changed)
        return "none"
      } catch {
        #expect(error.position <= changed.count)
        return error.description
      }
    }
    #expect(
      message { $0[0] = 7 }
        == """
        The trace cannot be read at byte 0, signature: it does not begin with "scrt"; \
        pass what `bytes` of a trace gave.
        """)
    #expect(
      message { $0[4] = 9 }.contains(
        "byte 4, version: it has version 9, and only 5 is known; read it with the version that wrote it"))
    #expect(
      message { $0[5] = 127 }.hasSuffix(
        "byte 5, label: the text is not UTF-8; \(again), or record again, as no event before this place can be read."
      ))
    let salvage = "\(again), or read the events with `Trace(salvaging:)`, where some may be wrong."
    #expect(message { $0.removeLast(3) }.hasSuffix("sum: it ends here, where more must come; \(salvage)"))
    #expect(
      message { $0[$0.count - 1] ^= 1 }.hasSuffix("sum: the sum differs from that of the bytes; \(salvage)"))
    #expect(
      message { $0.append(0) }.hasSuffix("end: bytes follow after the end; pass the bytes of one trace."))
    #expect(message { $0 = [] }.contains("byte 0, signature: it ends here, where more must come; \(again)"))
    let events = Array(try Trace(bytes: bytes).events)
    #expect(
      message { $0[events[0].position] = 63 }.hasSuffix(
        """
        byte \(events[0].position), event 0, kind: 63 cannot be here; \(again), or record again, as no event before \
        this place can be read.
        """
      ))
  }

  @Test func errorNamesTheNumberOfEventsThatCanBeSalvaged() throws {
    let trace = TraceChain.paging.trace(seed: 4)
    for event in trace.events where event.number > 0 {
      var bytes = trace.bytes
      bytes[event.position] = 63
      #expect {
        try Trace(bytes: bytes)
      } throws: { error in
        "\(error)".hasSuffix(
          "kind: 63 cannot be here; \(again), or read the \(event.number) events before with `Trace(salvaging:)`."
        )
      }
      #expect(try Trace(salvaging: bytes).eventCount == event.number)
    }
  }

  @Test func traceThatWasCutIsReadUpToThere() throws {
    let trace = TraceChain.paging.trace(seed: 3)
    let whole = Array(trace.events)
    for length in stride(from: 0, to: trace.bytes.count, by: 41) {
      let cut = Array(trace.bytes.prefix(length))
      #expect(throws: TraceError.self) { try Trace(bytes: cut) }
      guard let read = try? Trace(salvaging: cut) else { continue }
      let begun = whole.filter { $0.position < length }.count
      #expect(read.eventCount == begun || read.eventCount == begun - 1)
      #expect(try Trace(bytes: read.bytes) == read)
      let replay = ScrollReplay(of: read, into: TraceChain.paging.make())
      replay.run()
    }
    #expect(try Trace(salvaging: trace.bytes) == trace)
  }
}

/// What every error about damaged bytes advises first.
private let again = "the bytes have changed since they were written, so copy them again, not as text"
