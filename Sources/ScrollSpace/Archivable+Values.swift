extension UInt8: Archivable {
  /// One byte.
  public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) { try archive.byte(&self) }
}

extension Bool: Archivable {
  /// One byte, 0 or 1.
  public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    self = try archive.value(self ? 1 as UInt8 : 0, where: { $0 <= 1 }) == 1
  }
}

extension UInt64: Archivable {
  /// Eight bytes, the lowest first.
  public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    var walked: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      walked |= UInt64(try archive.value(UInt8(truncatingIfNeeded: self >> shift))) << shift
    }
    self = walked
  }
}

extension Int64: Archivable {
  /// Eight bytes, the lowest first.
  public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    self = Int64(bitPattern: try archive.value(UInt64(bitPattern: self)))
  }
}

extension Int: Archivable {
  /// Eight bytes. Throws where an `Int` holds less than was written.
  public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    guard let number = Int(exactly: try archive.value(Int64(self))) else { throw archive.unusable }
    self = number
  }
}

extension Double: Archivable {
  /// Its bits. Throws where it is not finite.
  public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    self = Double(bitPattern: try archive.value(bitPattern))
    guard isFinite else { throw archive.unusable }
  }
}

extension Optional: Archivable where Wrapped: Archivable {
  /// Nil.
  public init() { self = nil }
  /// Whether there is a value, and the value.
  public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    self = try archive.value(self != nil) ? try archive.value(self ?? Wrapped()) : nil
  }
}

extension Array: Archivable where Element: Archivable {
  /// How many there are, and all of them.
  public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    var walked: [Element] = []
    for index in 0..<(try archive.count(count)) {
      walked.append(try archive.value(archive.isReading ? Element() : self[index]))
    }
    self = walked
  }
}

extension Range: Archivable where Bound == Int64 {
  /// None, at 0.
  public init() { self = 0..<0 }
  /// Both bounds. Throws where the upper one is below the lower.
  public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    let (lower, upper) = (try archive.value(lowerBound), try archive.value(upperBound))
    guard lower <= upper else { throw archive.unusable }
    self = lower..<upper
  }
}

extension Side: Archivable {
  /// The lower one.
  public init() { self = .lower }
  /// One byte.
  public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) { try archive.kind(&self) }
}

extension PerAxis: Archivable where Value: Archivable {
  /// Two values to be read into.
  public init() { self.init(Value()) }
  /// Both values.
  public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    for axis in Axis.both { try archive.field(&self[axis]) }
  }
}

extension Point: Archivable {
  /// Both coordinates 0.
  public init() { self = .zero }
  /// Both coordinates.
  public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    for axis in Axis.both { try archive.field(&self[axis]) }
  }
}

extension Vector: Archivable {
  /// Both parts 0.
  public init() { self = .zero }
  /// Both parts.
  public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    for axis in Axis.both { try archive.field(&self[axis]) }
  }
}

extension Size: Archivable {
  /// Both lengths 0.
  public init() { self = .zero }
  /// Both lengths.
  public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    for axis in Axis.both { try archive.field(&self[axis]) }
  }
}

extension Insets: Archivable {
  /// All four distances 0.
  @inlinable public init() { self.init(all: 0) }
  /// All four distances.
  public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    try archive.field(&top)
    try archive.field(&left)
    try archive.field(&bottom)
    try archive.field(&right)
  }
}

extension Timestamp: Archivable {
  /// At 0 seconds.
  public init() { self = .zero }
  /// Its seconds.
  public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) { try archive.field(&seconds) }
}

extension Extent: Archivable {
  /// Open on both sides.
  @inlinable public init() { self.init(lower: nil, upper: nil, period: nil) }
  /// Walls and period, each if it is there.
  public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    try archive.field(&lower)
    try archive.field(&upper)
    try archive.field(&period)
  }
}
