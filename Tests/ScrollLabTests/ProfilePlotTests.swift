import Foundation
import Hands
import LabDrawing
import Testing
import scroll_lab

/// The pictures of the profiles in the documentation.
struct ProfilePlotTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/ScrollBehaviors/ScrollBehaviors.docc/Resources")

  @Test(arguments: ProfilePlot.files.map { $0.name }) func theDocumentationShowsWhatTheLabDraws(
    _ name: String
  ) throws {
    let file = try #require(ProfilePlot.files.first { $0.name == name })
    let kept = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    #expect(kept == file.text, "draw them again: scroll-lab profiles \(Self.folder.path)")
  }

  @Test func thereIsNoOtherPicture() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter {
      $0.hasPrefix("profile-")
    }
    #expect(Set(names) == Set(ProfilePlot.files.map { $0.name }) && names.count == 10)
  }

  @Test(arguments: Plot.Paper.allCases) func aPlotIsAFileOfItsOwn(_ paper: Plot.Paper) throws {
    let plot = Plot(
      "title",
      [Plot.Line("one", [(0, 0), (0.5, -40), (1, 100)]), Plot.Line("two", [(1, 20)], isDashed: true)],
      walls: [("wall", 60)], frame: Chart.Frame(times: 0...2, offsets: -100...100))
    let text = plot.svg(for: paper)
    #expect(text.hasPrefix("<svg ") && text.hasSuffix("</svg>\n"))
    #expect(text.components(separatedBy: "<text ").count == text.components(separatedBy: "</text>").count)
    #expect(text.contains("\"M64 160L204 209.6L344 36\""), "\(text)")
    #expect(
      text.count { $0 == "\n" } > 12 && text.contains(">wall</text>") && text.contains("stroke-dasharray"))
    let other: Plot.Paper = paper == .light ? .dark : .light
    #expect(plot.svg(for: other) != text && plot.svg(for: paper) == text)
  }
}
