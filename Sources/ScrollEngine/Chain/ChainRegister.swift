internal import CScrollCore

/// The number of chains in which a link is, over all scrollers of the process. Debug builds count; other builds keep
/// nothing, and return one.
///
/// Links do not report their chains, and a scroller does not know other scrollers. Scrollers may live on several
/// threads, so every access holds the lock.
enum ChainRegister {
  #if DEBUG
    nonisolated(unsafe) private static var lock: Int32 = 0
    nonisolated(unsafe) private static var counts: [ObjectIdentifier: Int] = [:]
  #endif

  static func join(_ link: any ScrollBehavior) { add(1, to: link) }

  static func leave(_ link: any ScrollBehavior) { add(-1, to: link) }

  static func count(of link: any ScrollBehavior) -> Int {
    #if DEBUG
      csc_acquire(&lock)
      defer { csc_release(&lock) }
      return counts[ObjectIdentifier(link)] ?? 0
    #else
      return 1
    #endif
  }

  private static func add(_ change: Int, to link: any ScrollBehavior) {
    #if DEBUG
      csc_acquire(&lock)
      let count = (counts[ObjectIdentifier(link)] ?? 0) + change
      counts[ObjectIdentifier(link)] = count == 0 ? nil : count
      csc_release(&lock)
    #endif
  }
}
