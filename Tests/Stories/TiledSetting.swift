import ScrollBehaviors

/// What a tiled story is about: its rows, the ends they have, what is kept in place. Drawn by fate.
struct TiledSetting {
  enum Rows: CaseIterable {
    /// A counted row of one length; one of different lengths; one of which each item is measured when it is shown.
    case counted, lengths, measured
    /// Uniform rows open at one side, or at both.
    case upwards, downwards, endless
  }

  let rows: Rows
  let axis: Axis
  let model: TiledModel
  let items: TileItems
  /// The row behind the items; nil for uniform ones.
  let row: ItemLengths?
  let infinite: Infinite?
  let anchor: KeepAnchor.Anchor?
  /// Whether its walls are elastic.
  let bounces: Bool
  /// What an unmeasured item is taken for, in points.
  static let estimate = 40.0

  /// A setting. With a reach, it is in place of fate's.
  init(_ fate: Fate, _ axis: Axis, reach: Double?) throws {
    self.axis = axis
    rows = fate.pick(Rows.allCases)
    let length = Double(fate.index(below: 60 * 64) + 64 * 12) / 64
    let spacing = fate.pick([0, 0, 8, 2.5])
    let all = UniformWindow.endless
    switch rows {
    case .counted: model = TiledModel(uniform: (length, spacing), items: 0..<150)
    case .upwards: model = TiledModel(uniform: (length, spacing), items: all.lowerBound..<40)
    case .downwards: model = TiledModel(uniform: (length, spacing), items: 0..<all.upperBound)
    case .endless: model = TiledModel(uniform: (length, spacing), items: all)
    case .lengths:
      model = TiledModel(lengths: (0..<150).map { _ in Double(fate.index(below: 90 * 64) + 64 * 8) / 64 })
    case .measured: model = TiledModel(lengths: Array(repeating: Self.estimate, count: 150))
    }
    if model.uniform == nil {
      let row = try ItemLengths(model.lengths)
      (self.row, items) = (row, .lengths(row))
    } else {
      (row, items) = (nil, .uniform(length: length, spacing: spacing, items: model.items))
    }
    let fateful = fate.pick([30, 200.25, 1_250])
    let window = (length: fate.pick([1_000.0, 5_000]), reach: reach ?? fateful)
    let side: Side? =
      switch rows {
      case .upwards: .lower
      case .downwards: .upper
      case .endless: nil
      case .counted, .lengths, .measured: fate.pick([nil, .lower, .upper])
      }
    infinite =
      fate.happens(0.7) ? Infinite(axis, openAt: side, length: window.length, reach: window.reach) : nil
    anchor = fate.pick([nil, .leading, .leading, .center, .finger, .item(Int64(fate.index(below: 20)))])
    bounces = fate.happens(0.5)
  }

  /// What an item turns out to be when it is shown.
  func measured(_ identity: TiledModel.Identity) -> Double {
    8 + Double((identity.edit * 31 + Int(identity.index)) * 7_919 % 6_400) / 64
  }
}
