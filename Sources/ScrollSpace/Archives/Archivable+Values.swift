@_documentation(visibility: internal)
extension UInt8: Archivable {
  /// Archives one byte.
  public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) { try archive.byte(&self) }
}

@_documentation(visibility: internal)
extension Bool: Archivable {
  /// Archives one byte, 0 or 1.
  public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    self = try archive.value(self ? 1 as UInt8 : 0, where: { $0 <= 1 }) == 1
  }
}

@_documentation(visibility: internal)
extension UInt64: Archivable {
  /// Archives eight bytes, the lowest first.
  public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    try archive.word(&self)
  }
}

@_documentation(visibility: internal)
extension Int64: Archivable {
  /// Archives eight bytes, the lowest first.
  public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    self = Int64(bitPattern: try archive.value(UInt64(bitPattern: self)))
  }
}

@_documentation(visibility: internal)
extension Int: Archivable {
  /// Archives eight bytes. Throws if the number does not fit into an `Int`.
  public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    guard let number = Int(exactly: try archive.value(Int64(self))) else { throw archive.unusable }
    self = number
  }
}

@_documentation(visibility: internal)
extension Double: Archivable {
  /// Archives the bits. Throws if the number is not finite.
  public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    self = Double(bitPattern: try archive.value(bitPattern))
    guard isFinite else { throw archive.unusable }
  }
}

@_documentation(visibility: internal)
extension Optional: Archivable where Wrapped: Archivable {
  /// Creates nil.
  @inlinable public init() { self = nil }
  /// Archives whether there is a value, and the value.
  @inlinable public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    self = try archive.value(self != nil) ? try archive.value(self ?? Wrapped()) : nil
  }
}

@_documentation(visibility: internal)
extension Array: Archivable where Element: Archivable {
  /// Archives the count and all elements.
  @inlinable public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    var walked: [Element] = []
    for index in 0..<(try archive.count(count)) {
      walked.append(try archive.value(archive.isReading ? Element() : self[index]))
    }
    self = walked
  }
}

@_documentation(visibility: internal)
extension Range: Archivable where Bound == Int64 {
  /// Creates an empty range at 0.
  public init() { self = 0..<0 }
  /// Archives both bounds. Throws if the upper bound is below the lower.
  public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    let (lower, upper) = (try archive.value(lowerBound), try archive.value(upperBound))
    guard lower <= upper else { throw archive.unusable }
    self = lower..<upper
  }
}

@_documentation(visibility: internal)
extension Side: Archivable {
  /// Creates the lower side.
  public init() { self = .lower }
  /// Archives one byte.
  public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) { try archive.kind(&self) }
}

@_documentation(visibility: internal)
extension PerAxis: Archivable where Value: Archivable {
  /// Creates a pair of default values.
  @inlinable public init() { self.init(Value()) }
  /// Archives both values.
  @inlinable public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    for axis in Axis.both { try archive.field(&self[axis]) }
  }
}

@_documentation(visibility: internal)
extension Point: Archivable {
  /// Creates a point with coordinates of 0.
  public init() { self = .zero }
  /// Archives both coordinates.
  public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    for axis in Axis.both { try archive.field(&self[axis]) }
  }
}

@_documentation(visibility: internal)
extension Vector: Archivable {
  /// Creates a zero vector.
  public init() { self = .zero }
  /// Archives both components.
  public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    for axis in Axis.both { try archive.field(&self[axis]) }
  }
}

@_documentation(visibility: internal)
extension Size: Archivable {
  /// Creates a size with lengths of 0.
  public init() { self = .zero }
  /// Archives both lengths.
  public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    for axis in Axis.both { try archive.field(&self[axis]) }
  }
}

extension Insets: Archivable {
  /// Creates insets of 0.
  @inlinable public init() { self.init(all: 0) }
  /// Archives all four distances.
  @_documentation(visibility: internal)
  public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    try archive.field(&top)
    try archive.field(&left)
    try archive.field(&bottom)
    try archive.field(&right)
  }
}

@_documentation(visibility: internal)
extension Timestamp: Archivable {
  /// Creates a timestamp of 0 seconds.
  public init() { self = .zero }
  /// Archives the seconds.
  public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) { try archive.field(&seconds) }
}

extension Extent: Archivable {
  /// Creates an extent that is open on both sides.
  @inlinable public init() { self.init(lower: nil, upper: nil, period: nil) }
  /// Archives the walls and the period, as far as they exist.
  @_documentation(visibility: internal)
  public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    try archive.field(&lower)
    try archive.field(&upper)
    try archive.field(&period)
  }
}
