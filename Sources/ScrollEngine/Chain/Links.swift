/// The links of a chain in their order, with the callbacks and questions that each link leaves to the default. Other
/// links are another object.
///
/// The links are stored in memory of this object, so that a call of all links counts one reference, and not one for
/// each link.
final class Links {
  private struct Entry: ~Copyable {
    let link: any ScrollBehavior
    var ignored: UInt32
    /// True if the link has received `didAttach`.
    var isAttached = false
    let address: UnsafeRawPointer

    init(_ link: any ScrollBehavior, ignored: UInt32) {
      (self.link, self.ignored) = (link, ignored)
      address = Question.address(of: link as AnyObject)
    }

    /// Calls the closure with the link in place.
    @inline(__always)
    borrowing func withLink<Answer>(_ call: (any ScrollBehavior) -> Answer) -> Answer { call(link) }
  }

  let all: [any ScrollBehavior]
  private let entries: UnsafeMutablePointer<Entry>
  /// The callbacks and questions that can be left to defaults.
  static let callbacks = ~Callback.everybody.bit
  /// The callbacks and questions that all links leave to their defaults. A set of them is the set of their bits.
  private(set) var ignored: UInt32

  /// Creates the links of a chain. Links that were in the former chain keep what is known about them.
  init(_ links: [any ScrollBehavior] = [], after former: Links? = nil) {
    all = links
    ignored = Self.callbacks
    entries = .allocate(capacity: links.count)
    var hint = 0
    for (number, link) in links.enumerated() {
      let place = former?.number(of: link, near: hint)
      let known = place.flatMap { former?.entries[$0].ignored } ?? 0
      (entries + number).initialize(to: Entry(link, ignored: known))
      ignored &= known
      guard let former, let place else { continue }
      entries[number].isAttached = former.entries[place].isAttached
      hint = place + 1
    }
  }

  /// Returns the number of a link; nil if it is not in the chain. A place near which it may be is looked at first.
  func number(of link: any ScrollDelegate, near hint: Int) -> Int? {
    if hint >= 0, hint < all.count, entries[hint].link === link { return hint }
    return all.firstIndex { $0 === link }
  }

  // MARK: Joining

  /// The first link that has not received `didAttach`.
  var joining: Int? { all.indices.first { !entries[$0].isAttached } }

  /// Notes that a link has received `didAttach`.
  func attach(_ number: Int) { entries[number].isAttached = true }

  /// Returns the links that have received `didAttach`, less those that other links have too.
  func attached(without others: Links) -> [any ScrollBehavior] {
    var (left, hint) = ([any ScrollBehavior](), 0)
    for number in all.indices where entries[number].isAttached {
      if let place = others.number(of: all[number], near: hint) {
        hint = place + 1
      } else {
        left.append(all[number])
      }
    }
    return left
  }

  // MARK: Defaults

  deinit {
    entries.deinitialize(count: all.count)
    entries.deallocate()
  }

  /// Notes that a link leaves a callback or a question to its default. Does nothing if the link is not in the chain.
  /// `number` is the link that is being called, which is the first to look at.
  func ignore(_ bit: UInt32, _ link: any ScrollDelegate, at number: Int) {
    if let number = self.number(of: link, near: number) { ignore(bit, at: number) }
  }

  private func ignore(_ bit: UInt32, at number: Int) {
    entries[number].ignored |= bit
    if all.indices.allSatisfy({ entries[$0].ignored & bit != 0 }) { ignored |= bit }
  }

  /// Returns true if a link leaves all of some callbacks to their defaults.
  func ignores(_ callbacks: UInt32, _ link: any ScrollBehavior) -> Bool {
    all.indices.contains { entries[$0].link === link && entries[$0].ignored & callbacks == callbacks }
  }

  /// Returns true if the link with a number is this one; false for a number that no link has.
  @inline(__always) func isLink(_ number: Int, _ link: any ScrollBehavior) -> Bool {
    all.indices.contains(number) && entries[number].withLink { $0 === link }
  }

  /// Returns true if a link implements a callback, as far as is known.
  @inline(__always) func implement(_ callback: Callback) -> Bool { ignored & callback.bit == 0 }

  /// Asks each link that does not leave a question to its default, in order, with its number, and notes links that do.
  @inline(__always)
  func forEach(answering question: Question, _ ask: (any ScrollBehavior, _ number: Int) -> Void) {
    Question.begin()
    for number in all.indices where entries[number].ignored & question.bit == 0 {
      entries[number].withLink { ask($0, number) }
      if question.isLeft(by: entries[number].address) { ignore(question.bit, at: number) }
    }
  }

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

extension Question {
  /// The bit of the question in a set of callbacks and questions. There is room for one more question.
  var bit: UInt32 { 1 << (Callback.everybody.rawValue + 1 + rawValue) }
}
