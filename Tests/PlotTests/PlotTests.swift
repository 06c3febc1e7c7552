import Foundation
import ScrollPlot
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct PlotTests {
  private let plot = Plot(
    "A & B <1>",
    [
      Plot.Curve("one", [(0, 0), (0.5, -40), (1, 100)]),
      Plot.Curve("two", [(1, 20), (2, 30)], isDashed: true),
    ],
    levels: [Plot.Level("wall", at: 60)],
    markers: [
      Plot.Marker("begin", at: 0.5), Plot.Marker("end", at: 0.501), Plot.Marker("end", at: 0.501),
      Plot.Marker("rest", at: 1.5),
    ],
    times: 0...2, values: -100...100)

  @Test(arguments: Plot.Scheme.allCases) func plotIsWellFormed(_ scheme: Plot.Scheme) throws {
    let text = plot.svg(scheme)
    #expect(XMLParser(data: Data(text.utf8)).parse())
    #expect(text.hasPrefix("<svg ") && text.hasSuffix("</svg>\n"))
    for word in ["A &amp; B &lt;1&gt;", ">wall<", ">one<", ">two<", ">pt<", ">s<", ">1.5<", ">−100<"] {
      #expect(text.contains(word), "no \(word)")
    }
    #expect(text.contains(">0.500 s begin; 0.501 s end ×2<") && text.contains(">1.500 s rest<"))
    #expect(text.contains("\"M64 204L207 250.4L350 88\""), "\(text)")
  }

  @Test func automaticSchemeHasTheColoursOfBoth() {
    let (automatic, light, dark) = (plot.svg(), plot.svg(.light), plot.svg(.dark))
    #expect(automatic.contains("@media(prefers-color-scheme:dark)") && !dark.contains("@media"))
    for colour in ["#0066cc", "#ffffff"] { #expect(automatic.contains(colour) && light.contains(colour)) }
    for colour in ["#2997ff", "#1c1c1e"] { #expect(automatic.contains(colour) && dark.contains(colour)) }
    #expect(!light.contains("#2997ff") && !dark.contains("#0066cc"))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e18, 1e9, .leastNonzeroMagnitude])
  func anyNumberIsDrawn(_ number: Double) {
    let plot = Plot(
      "\u{0}\u{FFFE}", [Plot.Curve("", [(0, 1), (number, 2), (2, number), (3, 4)])],
      levels: [Plot.Level("", at: number)], markers: [Plot.Marker("", at: number)])
    let text = plot.svg()
    #expect(XMLParser(data: Data(text.utf8)).parse())
    #expect(!text.contains("nan") && !text.contains("inf"))
  }

  @Test func plotOfNothingIsDrawn() {
    #expect(XMLParser(data: Data(Plot("", []).svg().utf8)).parse())
    #expect(XMLParser(data: Data(Plot("", [Plot.Curve("", [])]).svg().utf8)).parse())
  }

  @Test func gapIsLeftWhereANumberIsNotFinite() {
    let plot = Plot("", [Plot.Curve("", [(0, 0), (1, 1), (2, .nan), (3, 3), (4, 4)])])
    let way = plot.svg().split(separator: "\n").last { $0.contains("class=\"curve") } ?? ""
    #expect(way.count { $0 == "M" } == 2)
  }

  @Test func legendGoesOnInANewLineWhereThereIsNoRoom() {
    let plot = Plot("", (0..<9).map { Plot.Curve("a curve with a long name \($0)", [(0, 0), (1, 1)]) })
    #expect(
      plot.svg().contains("y=\"50\"") && plot.svg().contains("y=\"68\"") && plot.svg().contains("y=\"86\""))
  }
}
