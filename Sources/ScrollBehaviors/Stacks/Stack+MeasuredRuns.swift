import ScrollTiling

// Items that are measured side by side: their lengths are written as one change.
extension Stack {
  /// The largest number of lengths that are written at once.
  private static let mostAtOnce: Int64 = 1024

  /// Measures the items that have not been measured, in order.
  @_documentation(visibility: internal)
  public func measure(_ items: Range<Int64>) {
    guard let breadth else { return }
    var rest = items.clamped(to: self.items)
    while !rest.isEmpty {
      let part = rest.count(upTo: Self.mostAtOnce)
      measure(part, breadth)
      rest = part.upperBound..<rest.upperBound
    }
  }

  private func measure(_ items: Range<Int64>, _ breadth: Double) {
    if isMeasured(items) { return }
    if isEstimated(items) { return measureAll(items, breadth) }
    var first = items.lowerBound
    for index in items where isMeasured(index..<index + 1) {
      measureAll(first..<index, breadth)
      first = index + 1
    }
    measureAll(first..<items.upperBound, breadth)
  }

  /// Returns true if all of the items have the estimate. O(log n).
  private func isEstimated(_ items: Range<Int64>) -> Bool {
    (try? states.offset(of: items.lowerBound) == states.offset(of: items.upperBound)) ?? false
  }

  /// Measures items none of which has been measured.
  private func measureAll(_ items: Range<Int64>, _ breadth: Double) {
    if items.isEmpty { return }
    setState(items, .measured)
    if items.upperBound - items.lowerBound == 1 {
      return set(items.lowerBound, to: measured(items.lowerBound, breadth))
    }
    var (new, isEqual, isUsable) = ([Double](), true, true)
    new.reserveCapacity(Int(items.upperBound - items.lowerBound))
    // The total while the lengths are set one by one is never longer than this.
    var longest = lengths.total - lengths.leading
    for index in items {
      let length = measured(index, breadth)
      longest += length + lengths.spacing
      if !(length >= 0) { isUsable = false }
      if let first = new.first, length != first { isEqual = false }
      new.append(length)
    }
    // A length that is not usable, or too long for the row, leaves its item as it is: then each is set by itself.
    let isSet = isUsable && longest < Self.longestAtOnce && set(items, to: new, isEqual)
    if !isSet { for (place, length) in new.enumerated() { set(items.lowerBound + Int64(place), to: length) } }
  }

  /// A total that is shorter than a row may be by more than any rounding.
  private static let longestAtOnce = ItemLengths.longest - 0x1p20

  /// Sets the lengths of items at once. Equal lengths take the memory of one. Returns false if they cannot be set.
  private func set(_ items: Range<Int64>, to new: [Double], _ areEqual: Bool) -> Bool {
    if areEqual { return (try? lengths.setLengths(of: items, to: new[0])) != nil }
    return (try? lengths.setLengths(from: items.lowerBound, to: new)) != nil
  }

  private func set(_ index: Int64, to length: Double) {
    if (try? lengths.setLength(of: index, to: length)) == nil { unusableLengths &+= 1 }
  }
}
