import Hands
import Testing

extension StickyHeadersTests {
  /// A stride beyond all items: only one of them is a header.
  @Test(arguments: [Int64.max, 1 << 62], [true, false])
  func strideBeyondAllItemsMakesOneHeader(_ stride: Int64, _ isRing: Bool) {
    let rows = Tiling<Int>(
      isRing ? .uniform(length: 50, items: 0..<12) : .uniform(length: 50), axis: .vertical)
    let chain: [any ScrollBehavior] = [rows, isRing ? Circular(axis: .vertical) : Infinite(axis: .vertical)]
    let scroll = ScrollController(Size(width: 90, height: 200), chain)
    for offset in [-1_300.0, -100, 0, 120, 1_300] {
      scroll.contentOffset.y = scroll.contentOrigin[.vertical] + offset
      let lap = isRing ? 12 * Int64((offset / 600).rounded(.down)) : 0
      func headers(_ headers: StickyHeaders) -> [Int64] { headers.places(of: rows, on: scroll).map(\.index) }
      // In a row, the header is in view once the view has reached its start.
      #expect(
        headers(StickyHeaders(every: stride)).contains(lap) == (isRing || offset + 200 > 0), "at \(offset)")
      let last: [Int64] = isRing || offset + 200 <= -50 ? [] : [-1]
      #expect(headers(StickyHeaders(every: stride, from: stride - 1)) == last, "at \(offset)")
    }
  }
}
