import ScrollEngine
import ScrollSpace

extension ItemAim {
  /// Writes which item it is, so that a scroller that is restored on its way arrives there too.
  func write(to archive: inout ArchiveWriter) {
    archive.write(goal != nil)
    guard let goal else { return }
    archive.write(goal.item.index)
    archive.write(goal.item.lap)
    archive.write(goal.align)
    archive.write(goal.side)
    archive.write(goal.padding)
    archive.write(goal.isPlaced)
    archive.write(goal.errand)
  }

  /// Reads what `write` wrote.
  func read(from archive: inout ArchiveReader) throws(ArchiveError) {
    guard try archive.read(Bool.self) else {
      goal = nil
      return
    }
    let item = Appearance(index: try archive.read(), lap: try archive.read())
    goal = Goal(
      item: item, align: try archive.readOptional(), side: try archive.readOptional(),
      padding: try archive.read(),
      isPlaced: try archive.read(), errand: try archive.read())
  }
}
