import CScroller
import ScrollerInC

/// Reads bytes as the text of a chain, as programs in C write it.
enum ChainParser: FuzzedParser {
  static func seeds() -> [[UInt8]] {
    [
      "clamping", "bouncing, lock", "paging vertical", "infinite horizontal, bouncing",
      "snapping vertical 30 120",
      "ring horizontal 5 300", "physics android", "", "rows vertical 40 50, anchor vertical, indicators",
      "rows horizontal 4 320, paging horizontal, bouncing",
    ].map { Array($0.utf8) }
  }

  static func parse(_ input: [UInt8]) -> Bool {
    let text = input.map { CChar(bitPattern: $0) } + [0]
    var message = [CChar](repeating: 1, count: Int(input.first ?? 0))
    let scroller = create(
      text, scroller_size(width: 320, height: 480), scroller_size(width: 320, height: 4_000), &message,
      message.count)
    guard let scroller else {
      precondition(message.isEmpty || message.contains(0), "A message has an end.")
      return false
    }
    fling(scroller, scroller_point(x: 90, y: 900))
    for frame in 0..<4 { _ = advance(scroller, Double(frame) / 8) }
    let offset = offset(scroller)
    precondition(offset.x.isFinite && offset.y.isFinite, "An offset is finite.")
    free(scroller)
    return true
  }
}
