import ScrollSeeds

/// The times at which a display asks for frames.
public enum FramePattern: Hashable, Sendable, CustomStringConvertible {
  /// A fixed number of frames a second, all of the same length.
  case steady(rate: Double)
  /// Frames between 2 ms and 50 ms long, chosen by a seed: a machine that is busy.
  case irregular(seed: UInt64)

  /// The pattern in words.
  public var description: String {
    switch self {
    case .steady(let rate): "\(shortened(rate)) frames a second"
    case .irregular(let seed): "irregular frames of seed \(seed)"
    }
  }

  /// The pattern as Swift writes it.
  var line: String {
    switch self {
    case .steady(let rate): ".steady(rate: \(shortened(rate)))"
    case .irregular(let seed): ".irregular(seed: \(seed))"
    }
  }
}

/// The clock of the frames.
struct FrameClock {
  private let pattern: FramePattern
  private let start: Double
  private var count = 0
  private var random: SeededGenerator
  /// The time at which the next frame is due, in seconds.
  private(set) var next = 0.0

  init(_ pattern: FramePattern, start: Double) {
    (self.pattern, self.start, next) = (pattern, start, start)
    if case .irregular(let seed) = pattern {
      random = SeededGenerator(seed: seed)
    } else {
      random = SeededGenerator(seed: 0)
    }
    tick()
  }

  private mutating func tick() {
    count += 1
    switch pattern {
    case .steady(let rate): next = start + Double(count) / rate
    case .irregular: next += 0.002 + 0.048 * Double(random.next() >> 11) * 0x1p-53
    }
  }

  /// Skips the frames before a time, in which nothing had to be drawn.
  mutating func skip(before time: Double) {
    if case .steady(let rate) = pattern { count = max(count, Int((time - start) * rate) - 1) }
    while next < time { tick() }
  }

  /// Notes that the frame at a time has been drawn.
  mutating func draw(at time: Double) {
    skip(before: time)
    if next == time { tick() }
  }
}

/// Returns a number in short form: whole, or with up to three decimals.
func shortened(_ number: Double) -> String {
  guard number.isFinite, number.magnitude < 1e15 else { return "\(number)" }
  let rounded = (number * 1_000).rounded() / 1_000
  return rounded == rounded.rounded() ? "\(Int64(rounded))" : "\(rounded)"
}
