import ScrollMotion
package import ScrollSpace

extension ScrollSettings {
  package mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    for index in numbers.indices { try archive.field(&numbers[index].value) }
    try archive.field(&bouncesZoom)
    try archive.field(&reducesMotion)
    try archive.field(&reducesFlings)
    try archive.field(&isScrollEnabled)
    try archive.kind(&velocityStrategy)
    try archive.kind(&wheelMapping)
    try archive.kind(&carriedMomentum)
    guard usable(orElse: ScrollSettings()) == self else { throw archive.unusable }
  }
}
