/// The links of a chain in their order, with the callbacks that each link leaves to the default. Another chain is
/// another object.
///
/// The links are stored in memory of the chain, so that a call of all links counts one reference, and not one for
/// each link.
final class Chain {
  fileprivate struct Entry: ~Copyable {
    let link: any ScrollBehavior
    var ignored: UInt32 = 0

    /// Calls the closure with the link in place.
    @inline(__always)
    borrowing func withLink<Answer>(_ call: (any ScrollBehavior) -> Answer) -> Answer { call(link) }
  }

  let links: [any ScrollBehavior]
  fileprivate let entries: UnsafeMutablePointer<Entry>
  /// The callbacks that can be left to defaults.
  static let all = ~Callback.everybody.bit
  /// The callbacks that all links leave to their defaults. A set of callbacks is the set of their bits.
  private(set) var ignored: UInt32

  /// Creates a chain. Links that were in the former chain keep what is known about them.
  init(_ links: [any ScrollBehavior] = [], after former: Chain? = nil) {
    self.links = links
    ignored = Self.all
    entries = .allocate(capacity: links.count)
    for (number, link) in links.enumerated() {
      var known: UInt32 = 0
      if let former, let place = former.links.firstIndex(where: { $0 === link }) {
        known = former.entries[place].ignored
      }
      (entries + number).initialize(to: Entry(link: link, ignored: known))
      ignored &= known
    }
  }

  deinit {
    entries.deinitialize(count: links.count)
    entries.deallocate()
  }

  /// Notes that a link leaves a callback to its default. Does nothing if the link is not in the chain.
  func ignore(_ callback: Callback, _ link: any ScrollDelegate) {
    ignored = Self.all
    for number in links.indices {
      if entries[number].link === link { entries[number].ignored |= callback.bit }
      ignored &= entries[number].ignored
    }
  }
}

extension ScrollController {
  /// Notes that the default of a callback was called. The object no longer receives that callback, as all objects of
  /// one type have the same default.
  func ignore(_ callback: Callback, _ listener: any ScrollDelegate) {
    state.chain.ignore(callback, listener)
    if listener === lastLink { state.ignoredByDelegate |= callback.bit }
  }

  /// Calls each link that implements a callback, in order, until a call returns false. Links that leave the chain in
  /// the meantime are skipped, and later links have no number then. Returns true if no call returned false.
  @inline(__always)
  func allLinks(implementing callback: Callback, _ call: (any ScrollBehavior, _ number: Int) -> Bool) -> Bool
  {
    let chain = state.chain
    if chain.ignored & callback.bit != 0 { return true }
    // A link that removes itself from the chain lives until its call returns.
    return withExtendedLifetime(chain) {
      chain.links.indices.allSatisfy { number in
        chain.entries[number].ignored & callback.bit != 0
          || chain.entries[number].withLink { link in
            let isSame = chain === state.chain
            guard isSame || state.chain.links.contains(where: { $0 === link }) else { return true }
            return call(link, isSame ? number : CurrentCall.nobody)
          }
      }
    }
  }
}
