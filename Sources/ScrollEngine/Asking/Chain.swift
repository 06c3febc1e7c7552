/// The links of a chain, in their order, and which callbacks each of them leaves to its default. Another chain is another
/// object.
///
/// Links lie in memory of its own, so that whoever tells them all counts one reference, and not one for each.
final class Chain {
  fileprivate struct Seat: ~Copyable {
    let link: any ScrollBehavior
    var ignored: UInt32 = 0

    /// Calls it with the link where that lies.
    @inline(__always)
    borrowing func lend<Answer>(_ call: (any ScrollBehavior) -> Answer) -> Answer { call(link) }
  }

  let links: [any ScrollBehavior]
  fileprivate let seats: UnsafeMutablePointer<Seat>
  /// What can be left to defaults.
  static let all = ~Callback.everybody.bit
  /// What all of them leave to their defaults. Sets of callbacks are their bits.
  private(set) var ignored: UInt32

  init(_ links: [any ScrollBehavior] = []) {
    self.links = links
    ignored = links.isEmpty ? Self.all : 0
    seats = .allocate(capacity: links.count)
    for (number, link) in links.enumerated() { (seats + number).initialize(to: Seat(link: link)) }
  }

  deinit {
    seats.deinitialize(count: links.count)
    seats.deallocate()
  }

  /// A link leaves a callback to its default. Nothing if it does not stand here.
  func ignore(_ callback: Callback, _ link: any ScrollDelegate) {
    ignored = Self.all
    for number in links.indices {
      if seats[number].link === link { seats[number].ignored |= callback.bit }
      ignored &= seats[number].ignored
    }
  }
}

extension ScrollController {
  /// The default of a callback was called: whoever that belongs to is not told of it again, as all objects of one type
  /// have the same default.
  func ignore(_ callback: Callback, _ listener: any ScrollDelegate) {
    state.chain.ignore(callback, listener)
    if listener === delegate { state.ignoredByDelegate |= callback.bit }
  }

  /// Calls the links of the chain that have more than the default of a callback, in their order, until one answers no. Those
  /// that leave the chain meanwhile are passed over, and nobody knows the numbers any more. Returns whether none answered no.
  @inline(__always)
  func allLinks(hearing callback: Callback, _ call: (any ScrollBehavior, _ number: Int) -> Bool) -> Bool {
    let chain = state.chain
    if chain.ignored & callback.bit != 0 { return true }
    // A link that takes itself out of the chain lives until its call returns.
    return withExtendedLifetime(chain) {
      chain.links.indices.allSatisfy { number in
        chain.seats[number].ignored & callback.bit != 0
          || chain.seats[number].lend { link in
            let isSame = chain === state.chain
            guard isSame || state.chain.links.contains(where: { $0 === link }) else { return true }
            return call(link, isSame ? number : Turn.nobody)
          }
      }
    }
  }
}
