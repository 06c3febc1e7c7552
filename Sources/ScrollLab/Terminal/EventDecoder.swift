/// A state machine that decodes the bytes of a terminal into events.
///
/// ```
///            ESC            [                     final byte
///   ground ───────► escape ───► sequence ────────────────────► event, ground
///     ▲  │                 ───► O: one more byte ────────────► event, ground
///     │  └ UTF-8, controls ───► a string, up to its end ─────► nothing, ground
///     └──────────── anything that cannot be: dropped
/// ```
/// A sequence may come in any number of pieces. Bytes that are not a sequence are dropped, and the next sequence is
/// read as if nothing had come before. The memory is bounded for any input.
///
/// A single escape byte may be the key, or the start of a sequence. While ``isPending`` is true, call ``flush()`` if
/// nothing has come for ``patience``.
public struct EventDecoder: Sendable {
  /// The time after which an escape byte is the escape key, in seconds: 0.05.
  public static let patience = 0.05

  private enum State: Hashable, Sendable {
    case ground, escape, single, sequence, string
    /// The remaining bytes of a character, its value so far, and the smallest value that needs as many bytes.
    case text(left: Int, value: UInt32, least: UInt32)
    /// The remaining bytes of the old form of a mouse event.
    case mouse(left: Int)
  }

  private var state = State.ground
  private var sequence = ControlSequence()
  private var hasAlt = false
  private var isEmpty = true
  private var opener: UInt8 = 0

  /// Creates a decoder without input.
  public init() {}

  /// True if the bytes so far may be complete, or may be the start of a longer sequence.
  public var isPending: Bool {
    switch state {
    case .escape, .single, .string: true
    case .sequence: isEmpty
    case .ground, .text, .mouse: false
    }
  }

  /// Reads bytes, and returns the events that are complete.
  public mutating func decode(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    for byte in bytes { process(byte, &events) }
    return events
  }

  /// Ends the input so far: returns the key of the pending bytes, or nothing.
  public mutating func flush() -> [TerminalEvent] {
    guard isPending else { return [] }
    defer { state = .ground }
    if state == .escape { return [.key(.escape)] }
    return isEmpty ? [.key(.character(Unicode.Scalar(opener)), .alt)] : []
  }
}

extension EventDecoder {
  private mutating func process(_ byte: UInt8, _ events: inout [TerminalEvent]) {
    switch state {
    case .ground: start(byte, &events)
    case .escape: escape(byte, &events)
    case .single:
      state = .ground
      guard let key = ControlSequence.single(byte) else { return start(byte, &events) }
      events.append(.key(key))
    case .sequence: process(inSequence: byte, &events)
    case .string:
      isEmpty = false
      switch byte {
      case 0x07, 0x18, 0x1A: state = .ground
      case 0x1B: open()
      default: break
      }
    case .text(let left, let value, let least):
      guard byte & 0xC0 == 0x80 else {
        (state, hasAlt) = (.ground, false)
        return start(byte, &events)
      }
      let value = value << 6 | UInt32(byte & 0x3F)
      guard left == 1 else { return state = .text(left: left - 1, value: value, least: least) }
      state = .ground
      if value >= least, let scalar = Unicode.Scalar(value) { type(.character(scalar), [], &events) }
      hasAlt = false
    case .mouse(let left):
      sequence.add(number: Int(byte) - 32)
      guard left == 1 else { return state = .mouse(left: left - 1) }
      state = .ground
      events += sequence.oldMouseEvent.map { [.mouse($0)] } ?? []
    }
  }

  /// Reads a byte outside of sequences.
  private mutating func start(_ byte: UInt8, _ events: inout [TerminalEvent]) {
    switch byte {
    case 0x1B: open()
    case 0x00..<0x80:
      let (key, modifiers) = TerminalKey.typed(byte)
      type(key, modifiers, &events)
    case 0xC2...0xDF: state = .text(left: 1, value: UInt32(byte & 0x1F), least: 0x80)
    case 0xE0...0xEF: state = .text(left: 2, value: UInt32(byte & 0x0F), least: 0x800)
    case 0xF0...0xF4: state = .text(left: 3, value: UInt32(byte & 0x07), least: 0x10000)
    default: hasAlt = false
    }
  }

  private mutating func type(
    _ key: TerminalKey, _ modifiers: KeyModifiers, _ events: inout [TerminalEvent]
  ) {
    events.append(.key(key, hasAlt ? modifiers.union(.alt) : modifiers))
    hasAlt = false
  }

  private mutating func open() { (state, hasAlt) = (.escape, false) }

  private mutating func escape(_ byte: UInt8, _ events: inout [TerminalEvent]) {
    (isEmpty, opener) = (true, byte)
    switch byte {
    case UInt8(ascii: "["): (state, sequence) = (.sequence, ControlSequence())
    case UInt8(ascii: "O"): state = .single
    case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "]"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      state = .string
    case UInt8(ascii: "\\"): state = .ground  // the end of a string
    case 0x1B: events.append(.key(.escape))
    default:
      (state, hasAlt) = (.ground, true)
      start(byte, &events)
    }
  }

  private mutating func process(inSequence byte: UInt8, _ events: inout [TerminalEvent]) {
    isEmpty = false
    switch byte {
    case 0x20..<0x40: sequence.add(byte)
    case UInt8(ascii: "M") where sequence.isBare: state = .mouse(left: 3)
    case 0x40..<0x7F:
      state = .ground
      events += sequence.event(final: byte).map { [$0] } ?? []
    case 0x1B: open()
    case 0x18, 0x1A: state = .ground
    default:
      state = .ground
      start(byte, &events)
    }
  }
}
