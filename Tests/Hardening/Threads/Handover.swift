import RandomStory
import ScrollBehaviors
import ScrollTrace

/// A story whose scrollers are snapshotted in the middle, and go on there.
struct Handover: Sendable {
  static let events = 200

  let seed: UInt64
  /// The hash of all states.
  let hash: UInt64
  /// The bytes of the first scroller's snapshot.
  let snapshot: [UInt8]
  /// The time of the snapshot, in seconds.
  let time: Double
  /// The hash of the states that followed the snapshot.
  let rest: UInt64

  /// Plays the story with this seed.
  init(seed: UInt64) {
    let teller = Teller(seed: seed)
    for _ in 0..<Self.events { teller.next() }
    let scroll = teller.cast.scrollers[0]
    self.seed = seed
    snapshot = scroll.snapshot()?.bytes ?? []
    time = teller.now
    rest = Self.rest(of: scroll, from: time)
    var hash = teller.hash
    hash.mix(rest)
    self.hash = hash.value
  }

  /// Continues the first scroller in another one, from the bytes. Returns false if it goes on in another way.
  func continues() -> Bool {
    let scroll = Teller(seed: seed).cast.scrollers[0]
    do { try scroll.restore(try ScrollSnapshot(bytes: snapshot)) } catch { return false }
    return Self.rest(of: scroll, from: time) == rest
  }

  private static func rest(of scroll: ScrollController, from time: Double) -> UInt64 {
    var hash = StateHash()
    for frame in 1...40 {
      scroll.advance(to: .seconds(time + Double(frame) / 32))
      hash.mix(scroll)
    }
    return hash.value
  }
}
