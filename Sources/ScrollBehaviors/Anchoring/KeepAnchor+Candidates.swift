import ScrollEngine
import ScrollSpace
import ScrollTiling

extension KeepAnchor {
  func addCandidates(_ scroll: ScrollController, _ offset: Double, _ seen: Range<Int64>) {
    let axis = items.axis
    switch anchor {
    case .leading: if let known = known(seen) { add(known..<known + 1) }
    case .center:
      let from = offset + scroll.geometry.inset.lower(axis)
      add(after(from + scroll.geometry.visibleLength(axis) / 2, seen))
    case .finger:
      guard let point = scroll.finger.map(scroll.converted(fromViewport:)) else { break }
      if let index = items.item(under: point, origin: mark) { add(index..<index + 1) }
      add(after(point[axis], seen))
    case .item(let index) where Self.isUsable(index):
      let lap = items.appearance(at: seen.lowerBound).lap
      let inView = seen.first { items.appearance(at: $0).index == index }
      let position = inView ?? items.position(of: Appearance(index: index, lap: lap))
      add(position..<position + 1, isChosen: true)
    case .item: break
    }
    candidates.firstSeen = candidates.items.count
    add(seen)
    guard candidates.firstSeen < candidates.items.count else { return }
    candidates.surround(
      from: items.appearance(at: seen.lowerBound - 1), to: items.appearance(at: seen.upperBound),
      at: max(candidates.items[candidates.firstSeen].start, viewStart))
  }

  /// Returns the anchor, and the distance by which its place has moved; nil if there is no anchor.
  func kept(from origin: ContentOrigin) -> (appearance: Appearance, moved: Double)? {
    var other: (appearance: Appearance, moved: Double)?
    for item in candidates.items {
      guard let appearance = item.appearance, let now = place(of: appearance, origin),
        !isShortenedAway(item, to: now.length)
      else { continue }
      let kept = (appearance, now.start - item.start)
      if candidates.isFirst(item) { return kept }
      if other == nil { other = kept }
    }
    guard other == nil, let after = candidates.after, let before = candidates.before else { return other }
    if let now = place(of: after, origin) { return (after, now.start - candidates.gap) }
    return place(of: before, origin).map { (before, $0.end - candidates.gap) }
  }

  private func place(of appearance: Appearance, _ origin: ContentOrigin) -> ItemPlace? {
    items.place(of: items.position(of: appearance), origin: origin)
  }

  /// Returns true if an item that was in view is so short now that it would be out of view at its place. It is not what
  /// a reader sees.
  private func isShortenedAway(_ item: AnchorCandidates.Item, to length: Double) -> Bool {
    length < item.length && holdsResized && !item.isChosen && item.start + item.length > viewStart
      && item.start + length <= viewStart
  }

  private static func isUsable(_ index: Int64) -> Bool { index.magnitude < 1 << 62 }

  /// Returns true if an item has that index, in view or not.
  func hasItem(_ index: Int64, _ origin: ContentOrigin) -> Bool {
    Self.isUsable(index) && items.appearance(at: index).index == index
      && items.place(of: index, origin: origin) != nil
  }

  /// Returns the first item in view at the last callback, if it still is in view. Items that entered since
  /// then have not been seen, and may be measured only now. Nil if all items have other places since then.
  private func known(_ seen: Range<Int64>) -> Int64? {
    guard let scroll, let last, last.across == scroll.contentSize[items.axis.cross] else { return nil }
    return self.seen(from: last.offset + mark.shift(since: last.mark, on: items.axis), scroll)
      .first { seen.contains($0) && allows(items.appearance(at: $0).index) }
  }

  /// Returns the items in view at an offset, without those under the insets.
  func seen(from offset: Double, _ scroll: ScrollController) -> Range<Int64> {
    let (inset, length) = (scroll.geometry.inset.lower(items.axis), scroll.geometry.visibleLength(items.axis))
    // A view of countless laps of a ring has as many candidates.
    return items.items(from: offset + inset, length: length, origin: mark).count(upTo: mostTiles)
  }

  func add(_ range: Range<Int64>, isChosen: Bool = false) {
    items.forEachPlace(of: range, origin: mark, where: allows) {
      candidates.append(.init(appearance: $0, start: $1.start, length: $1.length, isChosen: isChosen))
    }
  }

  /// Returns the items in view from the item at an offset on.
  private func after(_ offset: Double, _ seen: Range<Int64>) -> Range<Int64> {
    for index in seen {
      guard let place = items.place(of: index, origin: mark) else { continue }
      if place.end > offset { return index..<seen.upperBound }
    }
    return seen.upperBound..<seen.upperBound
  }
}
