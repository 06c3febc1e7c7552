extension Bool: Archivable {
  /// One byte, 0 or 1.
  public func write(to archive: inout ArchiveWriter) { archive.write(byte: self ? 1 : 0) }
  /// Throws where it is neither.
  public init(from archive: inout ArchiveReader) throws(ArchiveError) {
    switch try archive.readByte() {
    case 0: self = false
    case 1: self = true
    default: throw archive.unusable
    }
  }
}

extension UInt8: Archivable {
  /// One byte.
  public func write(to archive: inout ArchiveWriter) { archive.write(byte: self) }
  /// One byte.
  public init(from archive: inout ArchiveReader) throws(ArchiveError) { self = try archive.readByte() }
}

extension UInt64: Archivable {
  /// Eight bytes, the lowest first.
  public func write(to archive: inout ArchiveWriter) {
    for shift in 0..<8 { archive.write(byte: UInt8(truncatingIfNeeded: self >> UInt64(8 * shift))) }
  }
  /// Eight bytes, the lowest first.
  public init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self = 0
    for shift in 0..<8 { self |= UInt64(try archive.readByte()) << UInt64(8 * shift) }
  }
}

extension Int64: Archivable {
  /// Eight bytes, the lowest first.
  public func write(to archive: inout ArchiveWriter) { UInt64(bitPattern: self).write(to: &archive) }
  /// Eight bytes, the lowest first.
  public init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self.init(bitPattern: try UInt64(from: &archive))
  }
}

extension Double: Archivable {
  /// Its bits.
  public func write(to archive: inout ArchiveWriter) { bitPattern.write(to: &archive) }
  /// Throws where it is not finite.
  public init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self.init(bitPattern: try UInt64(from: &archive))
    guard isFinite else { throw archive.unusable }
  }
}

extension Point: Archivable {
  /// Both coordinates.
  public func write(to archive: inout ArchiveWriter) { for axis in Axis.both { archive.write(self[axis]) } }
  /// Throws where they are not finite.
  public init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self.init(x: try archive.read(), y: try archive.read())
  }
}

extension Vector: Archivable {
  /// Both parts.
  public func write(to archive: inout ArchiveWriter) { for axis in Axis.both { archive.write(self[axis]) } }
  /// Throws where they are not finite.
  public init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self.init(x: try archive.read(), y: try archive.read())
  }
}

extension Size: Archivable {
  /// Both lengths.
  public func write(to archive: inout ArchiveWriter) { for axis in Axis.both { archive.write(self[axis]) } }
  /// Throws where they are not finite.
  public init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self.init(width: try archive.read(), height: try archive.read())
  }
}

extension Insets: Archivable {
  /// All four distances.
  public func write(to archive: inout ArchiveWriter) {
    for distance in [top, left, bottom, right] { archive.write(distance) }
  }
  /// Throws where they are not finite.
  public init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self.init(
      top: try archive.read(), left: try archive.read(), bottom: try archive.read(), right: try archive.read()
    )
  }
}

extension Timestamp: Archivable {
  /// Its seconds.
  public func write(to archive: inout ArchiveWriter) { archive.write(seconds) }
  /// Throws where they are not finite.
  public init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self.init(seconds: try archive.read())
  }
}

extension Extent: Archivable {
  /// Walls and period, each if it is there.
  public func write(to archive: inout ArchiveWriter) {
    archive.write(lower)
    archive.write(upper)
    archive.write(period)
  }
  /// Throws where they are not finite.
  public init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self.init(
      lower: try archive.readOptional(), upper: try archive.readOptional(), period: try archive.readOptional()
    )
  }
}

extension PerAxis: Archivable where Value: Archivable {
  /// Both values.
  public func write(to archive: inout ArchiveWriter) {
    archive.write(x)
    archive.write(y)
  }
  /// Throws where one of them cannot be read.
  public init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self.init(x: try archive.read(), y: try archive.read())
  }
}

extension Side: Archivable {
  /// One byte.
  public func write(to archive: inout ArchiveWriter) { archive.write(self == .upper) }
  /// Throws where it is neither side.
  public init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self = try archive.read(Bool.self) ? .upper : .lower
  }
}
