public import ScrollSpace
import ScrollTiling

extension Stack {
  /// Writes the lengths of all items that are not the estimate. Without one nothing: all is measured anew.
  public func save(to archive: inout ArchiveWriter) {
    guard estimate != nil else { return }
    archive.write(breadth)
    archive.write(count)
    var known: [(index: Int64, length: Double, mark: Double)] = []
    var place = 0.0
    // Items of mark 0 cover no place, and so are passed over.
    while let item = try? marks.item(at: place), let length = try? lengths.length(of: item.index) {
      known.append((item.index, length, item.length))
      place = item.end
    }
    archive.write(Int64(known.count))
    for item in known {
      archive.write(item.index)
      archive.write(item.length)
      archive.write(item.mark)
    }
  }

  /// Reads them. Throws where the stack has another number of items than the one that was saved.
  public func restore(from archive: inout ArchiveReader) throws(ArchiveError) {
    guard let estimate else { return }
    let breadth = try archive.readOptional(Double.self)
    guard breadth.map({ $0.isFinite && $0 >= 0 }) ?? true, try archive.read(Int64.self) == count else {
      throw archive.unusable
    }
    self.breadth = breadth
    _ = try? lengths.setLengths(of: 0..<count, to: estimate)
    mark(0..<count, .estimated)
    for _ in 0..<(try archive.readCount()) {
      let index = try archive.read(Int64.self)
      let length = try archive.read(Double.self)
      guard let known = LengthMark(rawValue: try archive.read()), known != .estimated,
        (try? lengths.setLength(of: index, to: length)) != nil
      else { throw archive.unusable }
      mark(index..<index + 1, known)
    }
  }
}
