public import ScrollEngine
public import ScrollSpace
public import ScrollTiling

/// The former name of `Alignment`.
@available(*, deprecated, renamed: "Alignment")
public typealias PageAlignment = Alignment

extension Alignment {
  /// The former name of `item`.
  @available(*, deprecated, renamed: "item")
  public var page: Double { item }

  /// The former form of `init(item:viewport:)`.
  @available(*, deprecated, renamed: "init(item:viewport:)")
  public init(page: Double, viewport: Double) { self.init(item: page, viewport: viewport) }
}

/// The former name of ``ItemRow``.
@available(*, deprecated, renamed: "ItemRow")
public typealias TileItems = ItemRow

extension Diagnostics {
  /// The former name of `count(of: .command)`.
  @available(*, deprecated, renamed: "count(of:)")
  public var refusedCommands: Int { count(of: .command) }
}

extension Circular {
  /// The former form of `init(axis:gap:anchor:)`.
  @available(*, deprecated, renamed: "init(axis:gap:anchor:)")
  public convenience init(_ axis: Axis, gap: Double? = nil, anchor: Double = 0) {
    self.init(axis: axis, gap: gap, anchor: anchor)
  }

  /// The former name of ``wrappedPosition``.
  @available(*, deprecated, renamed: "wrappedPosition")
  public var place: Double { wrappedPosition }
}

extension Ring {
  /// The former name of `wrapped(_:)`.
  @available(*, deprecated, renamed: "wrapped(_:)")
  public func place(of coordinate: Double) -> Double { wrapped(coordinate) }
}

extension Infinite {
  /// The former form of `init(axis:openAt:length:reach:)`.
  @available(*, deprecated, renamed: "init(axis:openAt:length:reach:)")
  public convenience init(
    _ axis: Axis, openAt side: Side? = nil, length: Double = 5_000, reach: Double? = nil
  ) {
    self.init(axis: axis, openAt: side, length: length, reach: reach)
  }
}

extension Clamping {
  /// The former form of `init(axis:to:)`.
  @available(*, deprecated, renamed: "init(axis:to:)")
  public convenience init(_ axis: Axis, to offsets: ClosedRange<Double>) {
    self.init(axis: axis, to: offsets)
  }

  /// The former form of `init(axis:to:)`.
  @available(*, deprecated, renamed: "init(axis:to:)")
  public convenience init(_ axis: Axis, to offsets: PartialRangeFrom<Double>) {
    self.init(axis: axis, to: offsets)
  }

  /// The former form of `init(axis:to:)`.
  @available(*, deprecated, renamed: "init(axis:to:)")
  public convenience init(_ axis: Axis, to offsets: PartialRangeThrough<Double>) {
    self.init(axis: axis, to: offsets)
  }
}

extension Snapping {
  /// The former form of `init(points:axis:_:arrival:)`.
  @available(*, deprecated, renamed: "init(points:axis:_:arrival:)")
  public convenience init(
    points: [Double], _ axis: Axis, _ strictness: SnapStrictness = .mandatory,
    arrival: SnapArrival = .automatic
  ) {
    self.init(points: points, axis: axis, strictness, arrival: arrival)
  }
}

extension PlaneItems where Index == Int64 {
  /// The former form of `lanes(_:axis:width:spacing:)`.
  @available(*, deprecated, renamed: "lanes(_:axis:width:spacing:)")
  public static func lanes(
    _ items: Masonry, _ axis: Axis, width: Double? = nil, spacing: Double = 0
  ) -> PlaneItems {
    .lanes(items, axis: axis, width: width, spacing: spacing)
  }
}

/// The former name of ``SnapChoice``.
@available(*, deprecated, renamed: "SnapChoice")
public typealias SnapPlace = SnapChoice

extension SnapResult {
  /// The former name of ``choices``.
  @available(*, deprecated, renamed: "choices")
  public var places: PerAxis<SnapChoice?> { choices }
}
