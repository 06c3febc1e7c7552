package import ScrollBehaviors
package import ScrollSeeds

extension StableHash {
  /// Adds the offset, the destination, the scale and the phase of a scroller.
  package mutating func add(_ scroll: ScrollController) {
    for point in [scroll.contentOffset, scroll.destination] {
      add(point.x.bitPattern)
      add(point.y.bitPattern)
    }
    add(scroll.zoomScale.bitPattern)
    add(UInt64(scroll.phase.rawValue))
  }
}
