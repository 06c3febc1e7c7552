import ScrollMotion
import ScrollSpace

extension Geometry {
  func write(to archive: inout ArchiveWriter) {
    archive.write(viewport)
    archive.write(content)
    archive.write(inset)
    archive.write(extent)
  }

  init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self.init(
      viewport: try archive.readUsable(where: isUsable), content: try archive.readUsable(where: isUsable),
      inset: try archive.readUsable(where: isUsable), extent: try archive.read())
    for axis in Axis.both {
      guard extent[axis].isUsable, extent[axis].room ?? 0 >= 0 else { throw archive.unusable }
    }
  }
}

extension InsetParts {
  func write(to archive: inout ArchiveWriter) {
    for insets in [content, safeArea, obscured] { archive.write(insets) }
    archive.write(byte: adjustment.rawValue)
    archive.write(scrollable)
  }

  init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self.init()
    content = try archive.readUsable(where: ScrollEngine.isUsable)
    safeArea = try archive.readUsable(where: ScrollEngine.isUsable)
    obscured = try archive.readUsable(where: ScrollEngine.isUsable)
    guard let policy = InsetAdjustment(rawValue: try archive.readByte()) else { throw archive.unusable }
    adjustment = policy
    scrollable = try archive.read()
  }
}

extension ScrollSettings {
  func write(to archive: inout ArchiveWriter) {
    let numbers = [
      slop, minimumFlingSpeed, maximumFlingSpeed, lineLength, notchLength, pagePart, wheelPause, pixel,
    ]
    for number in numbers { archive.write(number) }
    archive.write(reducesMotion)
    archive.write(isScrollEnabled)
  }

  init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self.init()
    slop = try archive.read()
    minimumFlingSpeed = try archive.read()
    maximumFlingSpeed = try archive.read()
    lineLength = try archive.read()
    notchLength = try archive.read()
    pagePart = try archive.read()
    wheelPause = try archive.read()
    pixel = try archive.read()
    reducesMotion = try archive.read()
    isScrollEnabled = try archive.read()
    guard usable(orElse: ScrollSettings()) == self else { throw archive.unusable }
  }
}
