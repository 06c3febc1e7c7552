import LabStories
import Testing

import scroll_lab

@Suite struct CallbackLogTests {
  @Test func aRunOfScrollsIsOneRow() {
    var log = CallbackLog()
    log.add("willBeginDragging", at: 0.008)
    log.addScroll(at: 0.016, from: 0, to: 2)
    log.addScroll(at: 0.024, from: 2, to: 7.25)
    log.addScroll(at: 0.032, from: 7.25, to: 9)
    log.add("didEndDragging", at: 0.04, detail: "willDecelerate: false")
    log.addScroll(at: 0.5, from: 9, to: 8)
    #expect(
      log.rows() == [
        "  0.008 s          willBeginDragging",
        "  0.016 … 0.032 s  didScroll ×3           0.0 → 9.0 pt",
        "  0.040 s          didEndDragging         willDecelerate: false",
        "  0.500 s          didScroll              9.0 → 8.0 pt",
      ])
    #expect(log.entries.map { $0.count } == [1, 3, 1, 1])
  }

  @Test func emptyLogHasNoRows() { #expect(CallbackLog().rows().isEmpty) }

  @Test func aLogWithALimitKeepsTheLatestRows() {
    var log = CallbackLog(limit: 10)
    for number in 0..<1_000 { log.add("number \(number)", at: Double(number)) }
    #expect((10...20).contains(log.entries.count) && log.entries.last?.name == "number 999")
  }
}
