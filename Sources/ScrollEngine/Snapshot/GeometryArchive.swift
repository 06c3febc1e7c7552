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
  }

  init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self.init()
    content = try archive.readUsable(where: ScrollEngine.isUsable)
    safeArea = try archive.readUsable(where: ScrollEngine.isUsable)
    obscured = try archive.readUsable(where: ScrollEngine.isUsable)
    guard let policy = InsetAdjustment(rawValue: try archive.readByte()) else { throw archive.unusable }
    adjustment = policy
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

extension Diagnostics {
  func write(to archive: inout ArchiveWriter) {
    let counts = [
      unusableNumbers, reversedTimes, clockResets, unbalancedTouches, refusedInputs, refusedCommands,
      unusableAnswers,
    ]
    for count in counts { archive.write(Int64(count)) }
  }

  init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self.init()
    unusableNumbers = try archive.readTally()
    reversedTimes = try archive.readTally()
    clockResets = try archive.readTally()
    unbalancedTouches = try archive.readTally()
    refusedInputs = try archive.readTally()
    refusedCommands = try archive.readTally()
    unusableAnswers = try archive.readTally()
  }
}

extension ArchiveReader {
  /// A count of what has happened. One that would soon overflow, here or on a smaller machine, cannot be.
  fileprivate mutating func readTally() throws(ArchiveError) -> Int {
    let count = try read(Int64.self)
    guard count >= 0, count < 1 << 28 else { throw unusable }
    return Int(count)
  }
}
