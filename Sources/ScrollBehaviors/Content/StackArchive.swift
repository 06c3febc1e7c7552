public import ScrollSpace
import ScrollTiling

extension Stack {
  /// Writes the lengths of all items that are not the estimate: all of them where there is none.
  public func save(to archive: inout ArchiveWriter) {
    archive.write(breadth)
    archive.write(count)
    archive.write(Int64(unusableLengths))
    let runs = knownRuns
    archive.write(Int64(runs.count))
    for run in runs {
      archive.write(run.mark.rawValue)
      archive.write(run.items.lowerBound)
      archive.write((try? lengths.lengths(of: run.items)) ?? [])
    }
  }

  /// Reads them; nothing is measured. Throws where the stack has another number of items than the one that was saved.
  public func restore(from archive: inout ArchiveReader) throws(ArchiveError) {
    let breadth = try archive.readOptional(Double.self)
    guard breadth.map({ $0 >= 0 && $0.isUsable }) ?? true, try archive.read(Int64.self) == count else {
      throw archive.unusable
    }
    let unusable = try archive.read(Int64.self)
    guard unusable >= 0, unusable < 1 << 28,
      (try? lengths.setLengths(of: 0..<count, to: estimate ?? 0)) != nil
    else { throw archive.unusable }
    unusableLengths = Int(unusable)
    self.breadth = breadth
    setPadding()
    mark(0..<count, .estimated)
    for _ in 0..<(try archive.readCount()) {
      let known = LengthMark(rawValue: try archive.read())
      let first = try archive.read(Int64.self)
      let run = try archive.readArray(Double.self)
      guard let known, known != .estimated, (try? lengths.setLengths(from: first, to: run)) != nil else {
        throw archive.unusable
      }
      mark(first..<first + Int64(run.count), known)
    }
  }

  /// The items that do not have the estimate, one run for neighbours of whom the same is known.
  private var knownRuns: [(items: Range<Int64>, mark: LengthMark)] {
    var runs: [(items: Range<Int64>, mark: LengthMark)] = []
    var place = 0.0
    // Items of mark 0 cover no place, and so are passed over.
    while let item = try? marks.item(at: place), let mark = LengthMark(rawValue: item.length) {
      if let last = runs.last, last.items.upperBound == item.index, last.mark == mark {
        runs[runs.count - 1].items = last.items.lowerBound..<item.index + 1
      } else {
        runs.append((item.index..<item.index + 1, mark))
      }
      place = item.end
    }
    return runs
  }
}
