/// The links of a chain in their order, with the callbacks that each link leaves to the default. Other links are
/// another object.
///
/// The links are stored in memory of this object, so that a call of all links counts one reference, and not one for
/// each link.
final class Links {
  private struct Entry: ~Copyable {
    let link: any ScrollBehavior
    var ignored: UInt32 = 0

    /// Calls the closure with the link in place.
    @inline(__always)
    borrowing func withLink<Answer>(_ call: (any ScrollBehavior) -> Answer) -> Answer { call(link) }
  }

  let all: [any ScrollBehavior]
  private let entries: UnsafeMutablePointer<Entry>
  /// The callbacks that can be left to defaults.
  static let callbacks = ~Callback.everybody.bit
  /// The callbacks that all links leave to their defaults. A set of callbacks is the set of their bits.
  private(set) var ignored: UInt32

  /// Creates the links of a chain. Links that were in the former chain keep what is known about them.
  init(_ links: [any ScrollBehavior] = [], after former: Links? = nil) {
    all = links
    ignored = Self.callbacks
    entries = .allocate(capacity: links.count)
    for (number, link) in links.enumerated() {
      var known: UInt32 = 0
      if let former, let place = former.all.firstIndex(where: { $0 === link }) {
        known = former.entries[place].ignored
      }
      (entries + number).initialize(to: Entry(link: link, ignored: known))
      ignored &= known
    }
  }

  deinit {
    entries.deinitialize(count: all.count)
    entries.deallocate()
  }

  /// Notes that a link leaves a callback to its default. Does nothing if the link is not in the chain.
  func ignore(_ callback: Callback, _ link: any ScrollDelegate) {
    ignored = Self.callbacks
    for number in all.indices {
      if entries[number].link === link { entries[number].ignored |= callback.bit }
      ignored &= entries[number].ignored
    }
  }

  /// Returns true if a link leaves all of some callbacks to their defaults.
  func ignores(_ callbacks: UInt32, _ link: any ScrollBehavior) -> Bool {
    all.indices.contains { entries[$0].link === link && entries[$0].ignored & callbacks == callbacks }
  }

  /// Returns true if a link implements a callback, as far as is known.
  @inline(__always) func implement(_ callback: Callback) -> Bool { ignored & callback.bit == 0 }

  /// Calls each link that implements a callback, in order, with its number, until a call returns false. Returns true
  /// if no call returned false.
  @inline(__always)
  func forEach(implementing callback: Callback, _ call: (any ScrollBehavior, _ number: Int) -> Bool) -> Bool {
    if ignored & callback.bit != 0 { return true }
    return all.indices.allSatisfy { number in
      entries[number].ignored & callback.bit != 0 || entries[number].withLink { call($0, number) }
    }
  }
}
