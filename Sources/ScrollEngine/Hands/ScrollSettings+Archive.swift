import ScrollMotion
package import ScrollSpace

extension ScrollSettings {
  package mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    try forEachNumber(beside: self) { _, number, _ throws(ArchiveError) in try archive.field(&number) }
    try archive.field(&bouncesZoom)
    try archive.field(&zoomAxis)
    try archive.kind(&keyAddition)
    try archive.field(&reducesMotion)
    try archive.field(&reducesFlings)
    try archive.field(&restsOnPixels)
    try archive.field(&isScrollEnabled)
    try archive.kind(&velocityStrategy)
    try archive.kind(&wheelMapping)
    try archive.kind(&carriedMomentum)
    guard usable(orElse: ScrollSettings()) == self else { throw archive.unusable }
  }
}

extension ArchiveWalk {
  /// Archives the axis that zooms; nil for both.
  mutating func field(_ zoomAxis: inout Axis?) throws(ArchiveError) {
    try kind(&zoomAxis, zoomAxis.map { $0 == .horizontal ? 1 : 2 } ?? 0, of: [nil, .horizontal, .vertical])
  }
}
