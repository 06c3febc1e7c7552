import ScrollBehaviors
import ScrollTiling

/// Numbers beyond 2^31, where an `Int` may have 32 bits: pages, laps, snapshots, items in lanes and countless rows.
///
/// Every build prints the same lines, except for numbers that are clamped to an `Int`.
enum NarrowProgram {
  static func run() {
    var report = Report()
    pages(&report)
    countlessPages(&report)
    laps(&report)
    lanes(&report)
    rows(&report)
    counters(&report)
    rounding(&report)
    report.end()
  }

  static let screen = Size(width: 300, height: 500)

  /// Returns a number of pages, clamped to an `Int`.
  static func told(_ number: Int64) -> Int64 { Int64(Int(clamping: number)) }

  private static func pages(_ report: inout Report) {
    let paging = Paging()
    let scroll = ScrollController(
      viewport: screen, content: Size(width: 1e12, height: 500), behaviors: [paging, Clamping()])
    scroll.contentOffset.x = 9e11
    report.expect("pages of 10^12 points", Int64(paging.pageCount), told(3_333_333_334))
    report.expect("the page at 9 * 10^11", Int64(paging.page), told(3_000_000_000))
    report.expect("its fraction", paging.fraction, 3e9)
    paging.scroll(byPages: 1, animated: false)
    report.expect("one page on", scroll.contentOffset.x, 9e11 + 300)
    fling(scroll, by: -20)
    report.expect("a fling from there", scroll.contentOffset.x, 9e11 + 600)
    report.expect(
      "why it rests there", note(paging, scroll), "page 3000000003 of 3333333334")
    let other = Paging()
    let next = ScrollController(
      viewport: screen, content: Size(width: 1e12, height: 500), behaviors: [other, Clamping()])
    report.expect("a snapshot of that", restored(scroll, next), "restored")
    report.expect("restored, one page on", moved(other, next), 9e11 + 900)
  }

  /// Rounds, and divides with a remainder: functions of a C library, which CScrollBare has for machines without one.
  private static func rounding(_ report: inout Report) {
    var (sums, wanted) = ((0.0, 0.0, Float(0)), (Int64(0), Int64(0)))
    for number in Int64(-4_000)...3_999 {
      let eighths = Double(number) / 8
      sums.0 += eighths.rounded() * Double(number)
      sums.1 += eighths.truncatingRemainder(dividingBy: 3) * 8
      sums.2 += Float(eighths).rounded() - Float(eighths.rounded())
      wanted.0 += (number < 0 ? (number - 4) / 8 : (number + 4) / 8) * number
      wanted.1 += number % 24
    }
    report.expect("rounded eighths", Int64(sums.0), wanted.0)
    report.expect("their remainders", Int64(sums.1), wanted.1)
    report.expect("rounded Floats", Int64(sums.2), 0)
  }

  private static func countlessPages(_ report: inout Report) {
    let paging = Paging()
    let scroll = ScrollController(
      viewport: screen, content: Size(width: 1e22, height: 500), behaviors: [paging, Clamping()])
    scroll.contentOffset.x = 9e21
    fling(scroll, by: -20)
    report.expect(
      "countless pages", note(paging, scroll), "page 9223372036854775807 of 9223372036854775807")
    report.expect("and the page from outside", Int64(paging.page), told(.max))
  }

  private static func laps(_ report: inout Report) {
    let paging = Paging(.items(count: 10, length: 30))
    let circular = Circular(axis: .horizontal)
    let scroll = ScrollController(viewport: screen, behaviors: [paging, circular, Clamping()])
    scroll.contentOffset.x = 1e12 + 45
    report.expect("laps of 300 points", circular.lap, 3_333_333_333)
    report.expect("as pages count them", paging.lap, 3_333_333_333)
    report.expect("the fraction there", paging.fraction, 145.0 / 30)
    report.expect("the page there", Int64(paging.page), 5)
    let (other, ring) = (Paging(.items(count: 10, length: 30)), Circular(axis: .horizontal))
    let next = ScrollController(viewport: screen, behaviors: [other, ring, Clamping()])
    report.expect("a snapshot of that", restored(scroll, next), "restored")
    report.expect("laps restored", other.lap, 3_333_333_333)
    report.expect("the fraction restored", other.fraction, 145.0 / 30)
  }

  private static func lanes(_ report: inout Report) {
    guard let items = try? Masonry(lanes: 3) else { return report.expect("three lanes", "none", "some") }
    let plane = TilingPlane<Int64, Int>(.lanes(items), make: { 0 }, show: { _, _, _ in })
    let scroll = ScrollController(viewport: screen, behaviors: [plane, Clamping()])
    for count in [1 << 40, Masonry.mostItems + 1] {
      var answer = "done"
      do throws(TilingError) { try plane.change(.insertRun(count: count, length: 10, at: 0)) } catch {
        answer = error.description
      }
      report.expect("countless items in lanes", answer, TilingError.count(count).description)
    }
    try? plane.change(.insertRun(count: 6, length: 10, at: 0))
    report.expect("a few items in lanes", scroll.contentSize.height, 20)
    report.expect("lanes have room for more than 2^25", "\(Masonry.mostItems > 1 << 25)", "true")
  }

  private static func rows(_ report: inout Report) {
    let tiling = Tiling<Int>(.uniform(length: 50), axis: .vertical, make: { 0 }, show: { _, _, _ in })
    let scroll = ScrollController(viewport: screen, behaviors: [Infinite(axis: .vertical), tiling])
    _ = tiling.scroll(to: 1_000_000_000_000, align: .start, animated: false)
    report.expect("the first tile at item 10^12", tiling.tiled.lowerBound, 1_000_000_000_000)
    var answer = "done"
    do throws(TilingError) { try tiling.change(.insertRun(count: 1 << 61, at: 0)) } catch {
      answer = error.description
    }
    report.expect("2^61 items in a row", answer, TilingError.count(1 << 61).description)
    report.expect("the first tile then", tiling.tiled.lowerBound, 1_000_000_000_000)
    report.expect("the offset then", scroll.contentOffset.x, 0)
    if Int.bitWidth == 32, let row = try? ItemLengths(count: 1 << 40, length: 1) {
      var answer = "done"
      do throws(TilingError) { _ = try row.lengths(of: 0..<1 << 31) } catch { answer = error.description }
      report.expect("more lengths than memory", answer, TilingError.outOfMemory.description)
    }
  }

  /// Counters begin shortly before they wrap around.
  private static func counters(_ report: inout Report) {
    let scroll = ScrollController(viewport: screen, content: Size(width: 300, height: 1_000), behaviors: [])
    for step in 0..<100 {
      scroll.contentOffset.y = Double(step & 1) + 1
      scroll.behaviors = step % 3 == 0 ? [Clamping()] : [Bouncing()]
    }
    report.expect("a hundred movements", scroll.contentOffset.y, 2)
  }

  private static func note(_ paging: Paging, _ scroll: ScrollController) -> String {
    var report = ChainReport(explaining: scroll.contentOffset.x, on: .horizontal)
    paging.review(&report, of: scroll)
    return report.note ?? "none"
  }

  private static func moved(_ paging: Paging, _ scroll: ScrollController) -> Double {
    paging.scroll(byPages: 1, animated: false)
    return scroll.contentOffset.x
  }

  private static func restored(_ scroll: ScrollController, _ other: ScrollController) -> String {
    guard let snapshot = scroll.snapshot() else { return "none" }
    do throws(ArchiveError) { try other.restore(snapshot) } catch { return "refused" }
    return other.contentOffset == scroll.contentOffset ? "restored" : "elsewhere"
  }

  private static func fling(_ scroll: ScrollController, by way: Double) {
    var (now, place) = (1.0, Point(x: 200, y: 200))
    scroll.touchBegan(at: place, time: .seconds(now))
    for _ in 0..<6 {
      now += 0.008
      place.x += way
      scroll.touchMoved(to: place, time: .seconds(now))
    }
    scroll.touchEnded(at: place, time: .seconds(now))
    repeat { now += 1.0 / 60 } while scroll.advance(to: .seconds(now)) == .needsFrame && now < 60
  }
}
