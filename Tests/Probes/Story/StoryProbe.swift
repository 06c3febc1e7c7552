import CScrollBare
import RandomStory
import ScrollTrace
import TextIO

/// Random events over every behaviour, over nests and under zoom, and the hash of every state after them.
///
/// Reads the number of events and the seed of the first story from standard input, such as "1000000 1". The same
/// numbers must give the same line in every build, Embedded Swift included. A state that breaks a rule ends the probe.
@main struct StoryProbe {
  /// The events of one story.
  static let length = 500

  static func main() {
    let (events, seed) = (readNumber(), readNumber())
    var hash = StateHash()
    var (story, done) = (seed, UInt64(0))
    while done < events {
      let teller = Teller(seed: story, hash: hash)
      for _ in 0..<length { teller.next() }
      teller.end()
      hash = teller.hash
      done += UInt64(length)
      story += 1
    }
    for place in 0..<16 {
      let digit = UInt8(truncatingIfNeeded: hash.value >> UInt64(60 - 4 * place)) & 15
      text_write(Int32(digit < 10 ? 48 + digit : 87 + digit))
    }
    text_write(10)
  }

  private static func readNumber() -> UInt64 {
    var (number, isInside) = (UInt64(0), false)
    while true {
      let byte = text_read()
      guard byte >= 48, byte <= 57 else {
        if isInside || byte < 0 { return number }
        continue
      }
      (number, isInside) = (number * 10 + UInt64(byte - 48), true)
    }
  }
}
