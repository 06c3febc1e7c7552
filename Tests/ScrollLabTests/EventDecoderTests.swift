import LabTerminal
import Seeds
import Testing

@Suite struct EventDecoderTests {
  private func decode(_ text: String) -> [TerminalEvent] {
    var decoder = EventDecoder()
    return decoder.decode(text.utf8)
  }

  @Test(arguments: 0..<perBuild(debug: 60, release: 600))
  func eventsAreReadInOrderForAnySplitOfTheBytes(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let typed = (0..<40).map { _ in TypedEvents.random(&generator) }
    let bytes = typed.flatMap { $0.bytes }
    var decoder = EventDecoder()
    var events: [TerminalEvent] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Int.random(in: 1...min(rest.count, 7), using: &generator)
      events += decoder.decode(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    #expect(events == typed.map { $0.event })
    #expect(!decoder.isPending && decoder.flush() == [])
  }

  /// After any bytes, the next event is read once the line has been quiet and a truncated sequence has ended.
  @Test(arguments: 0..<perBuild(debug: 300, release: 5_000))
  func garbageDoesNotStopTheDecoder(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let alphabet =
      Array("\u{1B}\u{1B}\u{1B}[[[<;0123456789OMmPX]_^~AZ?>u".utf8) + [0, 7, 24, 0x80, 0xC3, 0xF4, 0xFF]
    let garbage = (0..<200).map { _ in
      seed % 2 == 0
        ? alphabet.randomElement(using: &generator)! : UInt8.random(in: 0...255, using: &generator)
    }
    var decoder = EventDecoder()
    let events = decoder.decode(garbage)
    #expect(events.count <= garbage.count)
    _ = decoder.flush()
    _ = decoder.decode([0x18, 0x18, 0x18])
    #expect(
      decoder.decode("\u{1B}[<65;2;3M".utf8) == [.mouse(MouseEvent(.wheel(x: 0, y: 1), column: 1, row: 2))])
  }

  @Test(arguments: [
    ("\u{1B}", [TerminalEvent.key(.escape)]), ("\u{1B}[", [.key(.character("["), .alt)]),
    ("\u{1B}O", [.key(.character("O"), .alt)]), ("\u{1B}P", [.key(.character("P"), .alt)]),
    ("\u{1B}]0;title", []),
  ])
  func quietEndsWhatMayHaveBeenMore(text: String, events: [TerminalEvent]) {
    var decoder = EventDecoder()
    #expect(decoder.decode(text.utf8) == [])
    #expect(decoder.isPending)
    #expect(decoder.flush() == events)
    #expect(!decoder.isPending && decoder.decode("q".utf8) == [.key(.character("q"))])
  }

  @Test func aSequenceThatPausesIsStillRead() {
    var decoder = EventDecoder()
    #expect(decoder.decode("\u{1B}[<0;1".utf8) == [])
    #expect(!decoder.isPending && decoder.flush() == [])
    #expect(decoder.decode("2;5M".utf8) == [.mouse(MouseEvent(.press(.left), column: 11, row: 4))])
  }

  @Test(arguments: [
    "\u{1B}[<0;0;5M", "\u{1B}[<0;5M", "\u{1B}[<0;5;5;5M", "\u{1B}[<300;5;5M", "\u{1B}[<96;5;5M",
    "\u{1B}[<;;M",
    "\u{1B}[<64;5;5m", "\u{1B}[?1;2c", "\u{1B}[99~", "\u{1B}[1$A", "\u{1B}[1;2;3;4;5A", "\u{1B}[12\u{18}",
    "\u{1B}]0;a title\u{7}", "\u{1B}P1$r0m\u{1B}\\", "\u{C0}\u{80}",
  ])
  func bytesWithoutAnEventAreDropped(text: String) {
    let bytes = text == "\u{C0}\u{80}" ? [0xC0, 0x80] : Array(text.utf8)
    var decoder = EventDecoder()
    #expect(decoder.decode(bytes + Array("q".utf8)) == [.key(.character("q"))])
  }

  @Test func anEscapeByteStartsANewSequence() {
    #expect(decode("\u{1B}\u{1B}[A") == [.key(.escape), .key(.up)])
    #expect(decode("\u{1B}[12\u{1B}[B") == [.key(.down)])
    #expect(decode("\u{1B}]title\u{1B}[C") == [.key(.right)])
  }

  @Test func theOldFormOfAMouseEventIsRead() {
    #expect(decode("\u{1B}[M !!") == [.mouse(MouseEvent(.press(.left), column: 0, row: 0))])
    #expect(decode("\u{1B}[M#\"$") == [.mouse(MouseEvent(.release(.left), column: 1, row: 3))])
    #expect(decode("\u{1B}[Ma!\"") == [.mouse(MouseEvent(.wheel(x: 0, y: 1), column: 0, row: 1))])
  }

  @Test func numbersHaveALimit() {
    let nines = String(repeating: "9", count: 400)
    #expect(decode("\u{1B}[<0;\(nines);7M") == [.mouse(MouseEvent(.press(.left), column: 65_534, row: 6))])
  }
}
