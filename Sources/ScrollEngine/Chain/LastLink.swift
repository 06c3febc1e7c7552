/// The last link of a chain: the delegate, or the relay of an observer before the delegate. It is not kept alive.
///
/// It is never copied, because a copy of a weak reference takes a hundred instructions, and a frame reads it for each
/// callback.
struct LastLink: ~Copyable {
  #if hasFeature(Embedded)
    private(set) unowned(unsafe) var link: (any ScrollDelegate)?
  #else
    private(set) weak var link: (any ScrollDelegate)?
  #endif
  /// The callbacks that the link leaves to their default implementations.
  private(set) var ignored = Links.callbacks
  /// Receives the callbacks of the delegate first, for an observer.
  private var relay: (any ScrollDelegateRelay)?
  private var hadDelegate = false

  /// The program's delegate.
  var delegate: (any ScrollDelegate)? {
    get { if let relay { relay.delegate } else { link } }
    set {
      connect(newValue)
      hadDelegate = newValue != nil
    }
  }

  /// True if the delegate was deallocated without being set to nil. Embedded Swift cannot detect this.
  var hasLostDelegate: Bool { hadDelegate && delegate == nil }

  /// Sets the relay of another observer, or of none. Returns false if it is the same.
  mutating func set(relay: (any ScrollDelegateRelay)?) -> Bool {
    let former = self.relay
    guard relay !== former else { return false }
    self.relay = relay
    connect(former.map { $0.delegate } ?? link)
    former?.delegate = nil
    return true
  }

  private mutating func connect(_ delegate: (any ScrollDelegate)?) {
    relay?.delegate = delegate
    link = relay ?? delegate
    ignored = link == nil ? Links.callbacks : 0
  }

  /// Notes that an object leaves a callback to its default.
  mutating func ignore(_ callback: Callback, _ listener: any ScrollDelegate) {
    if listener === link { ignored |= callback.bit }
  }
}
