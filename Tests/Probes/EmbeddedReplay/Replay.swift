import ScrollBehaviors

/// Plays a recording through a chain as a host would, frame by frame, and takes the fingerprint of every offset.
struct Replay {
  private static let viewport = Size(width: 390, height: 844)
  private static let content = Size(width: 1_950, height: 20_000)
  /// In the corner, where edges answer at once, and far inside.
  private static let starts = [Point.zero, Point(x: 780, y: 8_440)]
  /// In frames a second.
  private static let rates = [60.0, 90, 120, 240]
  /// In seconds after the last sample. Every motion has ended long before.
  private static let patience = 30.0

  /// The fingerprint of a recording through every chain, from every start, at every frame rate.
  static func fingerprint(of recording: Recording) -> UInt64 {
    var fingerprint = Fingerprint()
    for chain in 0..<5 {
      for start in starts {
        for rate in rates {
          var replay = Replay(chain: chain, start: start, rate: rate, fingerprint: fingerprint)
          replay.play(recording.samples)
          fingerprint = replay.fingerprint
        }
      }
    }
    return fingerprint.value
  }

  private static func behaviors(of chain: Int) -> [any ScrollBehavior] {
    switch chain {
    case 0: [Clamping()]
    case 1: [Bouncing()]
    case 2: [Paging()]
    case 3: [Paging(), Bouncing()]
    default: Strip.behaviors()
    }
  }

  private let scroll: ScrollController
  private let rate: Double
  private var fingerprint: Fingerprint
  private var frame = 0.0

  private init(chain: Int, start: Point, rate: Double, fingerprint: Fingerprint) {
    scroll = ScrollController(
      viewport: Replay.viewport, content: Replay.content, behaviors: Replay.behaviors(of: chain))
    scroll.contentOffset = start
    self.rate = rate
    self.fingerprint = fingerprint
  }

  private mutating func play(_ samples: [Recording.Sample]) {
    guard let first = samples.first, let last = samples.last else { return }
    for sample in samples {
      while time(of: frame, after: first.time) < sample.time { drawFrame(after: first.time) }
      feed(sample)
      fingerprint.add(scroll.contentOffset, at: sample.time)
    }
    let end = last.time + Replay.patience
    while drawFrame(after: first.time) == .needsFrame {
      precondition(time(of: frame, after: first.time) < end, "A motion does not end.")
    }
  }

  private func time(of frame: Double, after start: Timestamp) -> Timestamp { start + frame / rate }

  @discardableResult private mutating func drawFrame(after start: Timestamp) -> FrameDemand {
    let now = time(of: frame, after: start)
    frame += 1
    let answer = scroll.advance(to: now)
    fingerprint.add(scroll.contentOffset, at: now)
    return answer
  }

  private func feed(_ sample: Recording.Sample) {
    switch sample.touch {
    case .down: scroll.touchBegan(at: sample.position, time: sample.time, id: sample.id)
    case .move: scroll.touchMoved(to: sample.position, time: sample.time, id: sample.id)
    case .up: scroll.touchEnded(at: sample.position, time: sample.time, id: sample.id)
    case .cancel: scroll.touchCancelled(time: sample.time, id: sample.id)
    }
  }
}
