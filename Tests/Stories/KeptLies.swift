import ScrollBehaviors
import Testing

/// Snapshots of chains with state that are cut short, or in which bits are others: an error, or a scroller all of
/// whose numbers are finite, and that goes on; never a trap.
///
/// `SCROLL_KEPT_LIES` says how many are tried with each kind of chain.
@Suite struct KeptLies {
  #if DEBUG
    private static let (usual, usualFlips): (UInt64, Int?) = (100, 40)
  #else
    // Every bit of them.
    private static let (usual, usualFlips): (UInt64, Int?) = (8_000, nil)
  #endif
  private static let wanted = KeptStories.variable("SCROLL_KEPT_LIES")
  private static let lies = wanted ?? usual
  private static let flips = wanted.map { Int($0) } ?? usualFlips
  private static let deeds = 6

  /// A scroller in the midst of things.
  private final class Busy {
    let chain: KeptChain
    let author: KeptAuthor
    let scroller: KeptScroller

    init(_ fate: Fate, _ axis: Axis, _ content: KeptChain.Content? = nil) throws {
      chain = KeptChain(fate, axis, content: content)
      author = KeptAuthor(fate)
      scroller = try KeptScroller(chain, "liar", size: Size(width: 400, height: 400))
      for _ in 0..<12 { try act() }
    }

    @discardableResult
    func act() throws -> KeptDeed {
      let deed = author.next(chain, scroller.cast, edits: false)
      _ = try scroller.perform(deed) { _ in }
      return deed
    }
  }

  /// Several bytes among those of the links are others.
  @Test(arguments: Axis.both) func liesInWhatLinksKeepDoNotTrap(_ axis: Axis) throws {
    var (taken, refused) = (0, 0)
    for seed in 0..<Self.lies {
      let fate = Fate(seed: seed, strangeness: 0)
      let busy = try Busy(fate, axis)
      let before = try #require(busy.scroller.scroll.snapshot())
      var bytes = try KeptBytes(before)
      let places = bytes.parts.indices.flatMap { link in bytes.parts[link].indices.map { (link, $0) } }
      for _ in 0...fate.index(below: 3) {
        let (link, place) = fate.pick(places)
        bytes.parts[link][place] = fate.pick([0, 1, 2, 63, 127, 128, 195, 255])
      }
      if try take(bytes, busy, before, "seed \(seed)") { taken += 1 } else { refused += 1 }
    }
    #expect(taken > Self.lies / 10 && refused > Self.lies / 20)
  }

  @Test(arguments: Axis.both, KeptChain.Content.allCases)
  func anyBitOfWhatLinksKeepMayBeAnother(_ axis: Axis, _ content: KeptChain.Content) throws {
    try flip(axis, content) { bytes, link, place, bit in bytes.parts[link][place] ^= 1 << UInt8(bit) }
  }

  @Test(arguments: Axis.both, KeptChain.Content.allCases)
  func anyBitOfTheScrollerMayBeAnother(_ axis: Axis, _ content: KeptChain.Content) throws {
    try flip(axis, content, ofLinks: false) { bytes, _, place, bit in bytes.state[place] ^= 1 << UInt8(bit) }
  }

  private func flip(
    _ axis: Axis, _ content: KeptChain.Content, ofLinks: Bool = true,
    _ flip: (inout KeptBytes, _ link: Int, _ place: Int, _ bit: Int) -> Void
  ) throws {
    let fate = Fate(seed: 3, strangeness: 0)
    var busy = try Busy(fate, axis, content)
    var before = try #require(busy.scroller.scroll.snapshot())
    let bytes = try KeptBytes(before)
    let parts = ofLinks ? bytes.parts : [bytes.state]
    var flips = parts.indices.flatMap { link in
      parts[link].indices.flatMap { place in (0..<8).map { (link: link, place: place, bit: $0) } }
    }
    if let some = Self.flips { flips = (0..<some).map { _ in fate.pick(flips) } }
    for (link, place, bit) in flips {
      var lie = bytes
      flip(&lie, link, place, bit)
      let name = ofLinks ? "\(busy.scroller.scroll.behaviors[link].name)" : "scroller"
      if try take(lie, busy, before, "bit \(bit) of byte \(place) of \(name)", isGrammatical: ofLinks) {
        busy = try Busy(Fate(seed: 3, strangeness: 0), axis, content)
        before = try #require(busy.scroller.scroll.snapshot())
        #expect(before.bytes.count > 16)
      }
    }
  }

  /// Restores it: then everything must go on; or it is refused, and nothing has changed. What a scroller kept may be such
  /// that nobody could have told it in order.
  private func take(
    _ lie: KeptBytes, _ busy: Busy, _ before: ScrollSnapshot, _ what: String, isGrammatical: Bool = true
  ) throws -> Bool {
    let scroller = busy.scroller
    let lie = try lie.snapshot
    do throws(ArchiveError) {
      try scroller.scroll.restore(lie)
    } catch {
      #expect(scroller.scroll.snapshot() == before, "a lie that is refused changes nothing: \(what)")
      return false
    }
    scroller.joinLate()
    for _ in 0..<Self.deeds {
      let deed = try busy.act()
      let problem = isGrammatical ? scroller.problem : scroller.unsoundNumber
      #expect(problem == nil, "\(what), after \(deed)")
    }
    return true
  }

  @Test(arguments: KeptChain.Content.allCases)
  func whatIsCutShortIsRefusedThoughItsSumIsRight(_ content: KeptChain.Content) throws {
    let busy = try Busy(Fate(seed: 5, strangeness: 0), .vertical, content)
    let scroll = busy.scroller.scroll
    let before = try #require(scroll.snapshot())
    let bytes = try KeptBytes(before)
    #if DEBUG
      let step = 7
    #else
      let step = 1
    #endif
    for link in bytes.parts.indices {
      for length in stride(from: 0, to: bytes.parts[link].count, by: step) {
        var lie = bytes
        lie.parts[link] = Array(bytes.parts[link][..<length])
        #expect(throws: ArchiveError.self) { try scroll.restore(try lie.snapshot) }
      }
    }
    for length in stride(from: 0, to: bytes.state.count, by: step) {
      var lie = bytes
      lie.state = Array(bytes.state[..<length])
      #expect(throws: ArchiveError.self) { try scroll.restore(try lie.snapshot) }
    }
    #expect(scroll.snapshot() == before)
  }

  @Test(arguments: KeptChain.Content.allCases)
  func everyCutAndEveryFlippedBitIsRecognised(_ content: KeptChain.Content) throws {
    let busy = try Busy(Fate(seed: 11, strangeness: 0), .horizontal, content)
    let bytes = try #require(busy.scroller.scroll.snapshot()).bytes
    #if DEBUG
      let bits = 1
    #else
      let bits = 8
    #endif
    for place in bytes.indices {
      #expect(throws: ArchiveError.self) { try ScrollSnapshot(bytes: Array(bytes[..<place])) }
      for bit in 0..<bits {
        var flipped = bytes
        flipped[place] ^= 1 << UInt8((place + bit) % 8)
        #expect(throws: ArchiveError.self) { try ScrollSnapshot(bytes: flipped) }
      }
    }
  }
}
