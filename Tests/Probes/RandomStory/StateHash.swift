package import ScrollBehaviors

/// The FNV-1a hash of states.
package struct StateHash {
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  package mutating func add(_ word: UInt64) { value = (value ^ word) &* 0x100_0000_01b3 }

  package mutating func add(_ scroll: ScrollController) {
    for point in [scroll.contentOffset, scroll.destination] {
      add(point.x.bitPattern)
      add(point.y.bitPattern)
    }
    add(scroll.zoomScale.bitPattern)
    add(UInt64(scroll.phase.rawValue))
  }
}
