import RandomStory
import ScrollTrace

/// Random events over every behaviour, over nests and under zoom, and the hash of every state after them.
///
/// Reads the number of events and the seed of the first story, such as "1000000 1". The same
/// numbers must give the same line in every build, Embedded Swift included. A state that breaks a rule ends the probe.
enum StoryProgram {
  /// The events of one story.
  static let length = 500

  static func run() {
    var input = Input()
    let (events, seed) = (UInt64(input.next() ?? 0), UInt64(input.next() ?? 0))
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
    write(hexadecimal: hash.value)
    write("\n")
  }
}
