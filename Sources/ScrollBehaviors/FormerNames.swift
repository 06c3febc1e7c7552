public import ScrollSpace

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
