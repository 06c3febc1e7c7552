import Hands

/// What is being loaded for tiles to come: begun, and neither cancelled nor shown.
final class Loads {
  /// "+7" where an item was begun, "-7" where it was cancelled.
  var log: [String] = []
  var open: [Int64] = []
  /// What was begun twice, or cancelled and never begun.
  private(set) var faults: [String] = []
  var onBegin: (Int64) -> Void = { _ in }
  var onCancel: (Int64) -> Void = { _ in }

  func prefetch<Index>(_ number: @escaping (Index) -> Int64) -> TilePrefetch<Index> {
    TilePrefetch(begin: { self.begin(number($0)) }, cancel: { self.cancel(number($0)) })
  }

  private func begin(_ index: Int64) {
    if open.contains(index) { faults.append("\(index) is begun twice") }
    open.append(index)
    log.append("+\(index)")
    onBegin(index)
  }

  private func cancel(_ index: Int64) {
    if !arrive(index) { faults.append("\(index) is cancelled, and not begun") }
    log.append("-\(index)")
    onCancel(index)
  }

  /// An item has come. Returns whether it was being loaded.
  @discardableResult
  func arrive(_ index: Int64) -> Bool {
    guard let place = open.firstIndex(of: index) else { return false }
    open.remove(at: place)
    return true
  }
}
