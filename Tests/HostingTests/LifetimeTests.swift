import Hands
import RandomStory
import ScrollHosting
import ScrollTrace
import Testing

/// Scrollers, links, nests, hosts and recorders are deallocated with the last reference to them: none of them retains
/// another one that retains it.
struct LifetimeTests {
  /// A weak reference, with the name of the object.
  private struct Witness {
    let name: String
    weak var object: AnyObject?
  }

  @Test func everythingIsDeallocatedWithTheLastReference() {
    var chains: Set<Int?> = []
    var count = 0
    for seed in UInt64(0)..<perBuild(debug: 300, release: 3_000) {
      let (chain, witnesses) = witnesses(of: seed)
      chains.insert(chain)
      count += witnesses.count
      for witness in witnesses where witness.object != nil {
        Issue.record("\(witness.name) of story \(seed) is still alive")
      }
    }
    #expect(chains.count == Cast.chainCount + 1 && count > 900)
  }

  /// Plays a story in a host, with recorders, and returns weak references to all of its objects.
  private func witnesses(of seed: UInt64) -> (chain: Int?, [Witness]) {
    let teller = Teller(seed: seed)
    let host = ScrollHost()
    host.onNeedsFrame = { [weak host] in _ = host?.focus }
    host.schedule(at: .seconds(1e6)) { _ in }
    let frame = Rect(x: 0, y: 0, width: 320, height: 240)
    let log = Log()
    var objects: [AnyObject] = [host, log, teller]
    if let nest = teller.cast.nest {
      objects.append(host.add(nest))
      objects.append(nest)
    } else {
      objects += teller.cast.scrollers.map { host.add($0, frame: frame) }
    }
    for scroll in teller.cast.scrollers {
      scroll.delegate = log
      objects.append(ScrollRecorder(scroll))
      objects.append(scroll)
      for link in scroll.behaviors { objects.append(link) }
    }
    for number in 0..<60 {
      teller.next()
      if number % 20 == 0 { host.frame(at: .seconds(teller.now)) }
    }
    return (teller.cast.chain, objects.map { Witness(name: "\($0)", object: $0) })
  }
}
