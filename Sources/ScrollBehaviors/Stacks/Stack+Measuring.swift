public import ScrollSpace
public import ScrollTiling

/// The state of an item's length.
enum LengthState: Double {
  /// The length is the estimate.
  case estimated = 0
  /// The item has changed since it was measured.
  case outdated = 1
  /// The length is measured.
  case measured = 2
}

extension Stack {
  /// Sets the axis and the length across. If they changed, all lengths become estimates or, without an
  /// estimate, every item is measured.
  @_documentation(visibility: internal)
  public func arrange(along axis: Axis, across: Double) {
    if axis != self.axis || breadth == nil {
      self.axis = axis
      breadth = nil
      setPadding()
    }
    let breadth = max(0, across - margins.total(axis.cross))
    guard breadth != self.breadth else { return }
    self.breadth = breadth
    let all = items
    setState(all, .estimated)
    if let estimate { _ = try? lengths.setLengths(of: all, to: estimate) } else { measure(all) }
  }

  func setPadding() {
    // Both paddings fit into a row: this was checked by the initializer.
    _ = try? lengths.setPadding(leading: margins.lower(axis), trailing: margins.upper(axis))
  }

  /// Returns true if all of the items have been measured for the present length across. O(log n).
  @_documentation(visibility: internal)
  public func isMeasured(_ items: Range<Int64>) -> Bool {
    guard let sum = try? states.offset(of: items.upperBound) - states.offset(of: items.lowerBound) else {
      return true
    }
    return sum == LengthState.measured.rawValue * Double(items.upperBound - items.lowerBound)
  }

  /// Applies an edit to the items. Items inserted without a length, and reloaded items, will be measured.
  /// Items with given lengths will not.
  @_documentation(visibility: internal)
  public func apply(_ edit: TileEdit) throws(TilingError) {
    switch edit {
    case .insert(let given, let index):
      try lengths.insert(contentsOf: given, at: index)
      insertStates(Int64(given.count), .measured, at: index)
    case .insertRun(let count, let given, let index):
      try lengths.insert(count: count, length: given ?? estimate ?? 0, at: index)
      insertStates(count, given == nil ? .estimated : .measured, at: index)
      if estimate == nil { measureNow(index..<index + count) }
    case .remove(let range):
      try lengths.remove(range)
      _ = try? states.remove(range)
    case .move(let range, let index):
      try lengths.move(range, to: index)
      _ = try? states.move(range, to: index)
    case .resize(let first, let given):
      try lengths.setLengths(from: first, to: given)
      let resized = first..<first + Int64(given.count)
      // A check costs a tenth of a write.
      if !isMeasured(resized) { setState(resized, .measured) }
    case .reload(let range):
      guard range.clamped(to: items) == range else { throw .range(range, of: items) }
      outdate(range)
      if estimate == nil { measureNow(range) }
    case .replace(let number, let given, let item):
      try edit.requireSound(for: items)
      try replace(number, given, item)
    }
  }

  /// Replaces all items. Items that stay keep their states; new ones will be measured if no lengths are
  /// given.
  private func replace(_ number: Int64, _ given: [Double], _ item: [Int64?]) throws(TilingError) {
    guard given.isEmpty || given.count == number else { throw .lengthMissing(count: number) }
    var new = given.isEmpty ? [Double](repeating: estimate ?? 0, count: Int(number)) : given
    var known = [Double](
      repeating: given.isEmpty ? LengthState.estimated.rawValue : LengthState.measured.rawValue,
      count: Int(number))
    if given.isEmpty {
      for (old, index) in item.enumerated() {
        guard let index, let place = try? lengths.place(of: Int64(old)),
          let state = try? states.place(of: Int64(old))
        else { continue }
        (new[Int(index)], known[Int(index)]) = (place.length, state.length)
      }
    }
    try lengths.replace(with: new)
    try? states.replace(with: known)
    if estimate == nil { measureNow(items) }
  }

  /// Measures items, unless more edits follow. The data that are read are those after all edits.
  private func measureNow(_ items: Range<Int64>) { if !awaitsEdits { measure(items) } }

  /// Measures what several edits have left, after the last one: of a stack with an estimate the items that are seen,
  /// while others that have changed get the estimate again.
  func finishEdits(seen: Range<Int64>) {
    guard awaitsEdits else { return }
    awaitsEdits = false
    guard estimate != nil else { return measureAll(items) }
    var index = items.lowerBound
    while let place = try? states.offset(of: index), let item = try? states.item(at: place) {
      index = item.index + 1
      guard item.length == LengthState.outdated.rawValue else { continue }
      if seen.contains(item.index) { measure(item.index..<index) } else { estimate(item.index..<index) }
    }
  }

  /// Measures the items that are not measured, and passes over the others in O(log n).
  private func measureAll(_ items: Range<Int64>) {
    if isMeasured(items) { return }
    if items.upperBound - items.lowerBound <= 1 { return measure(items) }
    let middle = items.lowerBound + (items.upperBound - items.lowerBound) / 2
    measureAll(items.lowerBound..<middle)
    measureAll(middle..<items.upperBound)
  }

  /// Gives items the estimate again, if there is one.
  func estimate(_ items: Range<Int64>) {
    guard let estimate, !items.isEmpty else { return }
    setState(items, .estimated)
    _ = try? lengths.setLengths(of: items, to: estimate)
  }

  /// Marks measured items to be measured again; estimates stay estimates. One step for each measured item.
  private func outdate(_ range: Range<Int64>) {
    var index = range.lowerBound
    while let place = try? states.offset(of: index), let item = try? states.item(at: place),
      item.index < range.upperBound
    {
      setState(item.index..<item.index + 1, .outdated)
      index = item.index + 1
    }
  }

  func setState(_ items: Range<Int64>, _ state: LengthState) {
    _ = try? states.setLengths(of: items, to: state.rawValue)
  }

  private func insertStates(_ count: Int64, _ state: LengthState, at index: Int64) {
    _ = try? states.insert(count: count, length: state.rawValue, at: index)
  }
}
