public import ScrollEngine
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

extension Diagnostics {
  /// The former name of `count(of: .command)`.
  @available(*, deprecated, renamed: "count(of:)")
  public var refusedCommands: Int { count(of: .command) }
}
