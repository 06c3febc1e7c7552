#if DEBUG
  import Hands

  /// A link with pages of any kind, and the chain in which it is.
  struct RandomPaging {
    let paging: Paging
    let row: ItemRow?
    let scroll: ScrollController
    /// True if edits of the row need lengths.
    let hasLengths: Bool

    /// Makes the same pages for the same number. `links` are written before the pages.
    init(_ number: UInt64, after links: (Paging) -> [any ScrollBehavior] = { _ in [] }) {
      var random = SeededGenerator(seed: number)
      let spacing = [0, 16.0].randomElement(using: &random)!
      func lengths() -> [Double] {
        let lengths = [0, 40, 61.3, 280, 700, 33.4]
        return (0..<Int.random(in: 1...40, using: &random)).map { _ in lengths.randomElement(using: &random)!
        }
      }
      let align = [.start, .center, .end, Alignment(item: 0.3, viewport: 0.1)].randomElement(using: &random)!
      let grouping = [PageGrouping.single, .count(3), .fitting].randomElement(using: &random)!
      let ends = [PageEnds.trim, .trim, .keep, .pad].randomElement(using: &random)!
      var (row, kind, hasEnds, hasLengths) = (ItemRow?.none, PageKind.viewport, true, false)
      switch Int.random(in: 0..<12, using: &random) {
      case 0: kind = .viewport(part: 0.7, spacing: spacing)
      case 1: kind = .items(count: 17, length: 280, spacing: spacing)
      case 2: kind = .items(lengths: lengths(), spacing: spacing)
      case 3:
        kind = .items(
          (0..<12).map { _ in
            PageItem(
              start: .random(in: 0...3_000, using: &random), length: .random(in: 0...500, using: &random))
          })
      case 4: kind = .offsets((0..<9).map { _ in Double.random(in: 0...2_000, using: &random) })
      case 5, 6: row = ItemRow(count: Int64.random(in: 1...30, using: &random), length: 280, spacing: spacing)
      case 7: row = ItemRow(count: 9, part: 0.8, spacing: spacing)
      case 8: (row, hasEnds) = (.uniform(length: 120, spacing: spacing), false)
      case 9:
        (row, hasEnds, hasLengths) = (
          .lengths(try! ItemLengths(endlessOfLength: 90, spacing: spacing)), false, true
        )
      default: (row, hasLengths) = (try! ItemRow(lengths: lengths(), spacing: spacing), true)
      }
      (self.row, self.hasLengths) = (row, hasLengths)
      if let row {
        paging = Paging(row, align: align, grouping: hasEnds ? grouping : .count(2), ends: ends)
      } else {
        paging = Paging(kind, align: align, grouping: grouping, ends: ends)
      }
      var chain: [any ScrollBehavior] = links(paging) + [paging]
      if let row { chain.append(KeepAnchor(row)) }
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where hasEnds: chain.append(Circular(axis: .horizontal, anchor: align.viewport))
      case 1 where !hasEnds || row == nil: chain.append(Infinite(axis: .horizontal))
      default: break
      }
      scroll = ScrollController(
        viewport: Size(width: 400, height: 300), content: Size(width: 3_000, height: 300),
        behaviors: chain + [Bouncing()])
      scroll.checksChain = false
    }
  }
#endif
