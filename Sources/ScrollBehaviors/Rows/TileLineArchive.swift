import ScrollEngine
import ScrollSpace
import ScrollTiling

extension TileLine {
  /// Writes where the tiles' origin is. The items are the program's to bring again.
  func write(to archive: inout ArchiveWriter) {
    archive.write(base)
    archive.write(baseStart)
    archive.write(place)
    archive.write(mark)
    archive.write(ring?.period)
  }

  /// Reads what `write` wrote.
  mutating func read(from archive: inout ArchiveReader) throws(ArchiveError) {
    let base = try archive.read(Int64.self)
    let baseStart = try archive.read(Double.self)
    let place = try archive.read(Double.self)
    let mark = try archive.read(ContentOrigin.self)
    let period = try archive.readOptional(Double.self)
    guard base.magnitude <= 1 << 61, baseStart.isUsable, place.isUsable else {
      throw archive.unusable
    }
    (self.base, self.baseStart, self.place, self.mark) = (base, baseStart, place, mark)
    ring = period.flatMap(Ring.init)
    if usable(period) == nil { set(nil) }
  }
}

extension TileLine {
  /// The positions that had tiles when a snapshot was taken, if they can be those around what is wanted now.
  func taken(_ held: Range<Int64>?, around wanted: Range<Int64>, limit: Int64) -> Range<Int64>? {
    guard let held, held.isCount(upTo: limit), held.clamped(to: positions) == held,
      held.lowerBound <= wanted.upperBound, held.upperBound >= wanted.lowerBound
    else { return nil }
    return held
  }
}

extension ArchiveWriter {
  /// Writes both bounds.
  mutating func write(range: Range<Int64>) {
    write(range.lowerBound)
    write(range.upperBound)
  }
}

extension ArchiveReader {
  /// Reads both bounds. Throws where the upper one is below the lower.
  mutating func readRange() throws(ArchiveError) -> Range<Int64> {
    let lower = try read(Int64.self)
    let upper = try read(Int64.self)
    guard lower <= upper else { throw unusable }
    return lower..<upper
  }
}
