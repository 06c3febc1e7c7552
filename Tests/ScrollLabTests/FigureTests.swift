import Foundation
import ScrollPlot
import Testing
import scroll_lab

/// The pictures in the documentation that the lab draws.
struct FigureTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/ScrollBehaviors/ScrollBehaviors.docc/Resources")
  static let files = Figure.files

  @Test(arguments: files.map { $0.name }) func theDocumentationShowsTheLabsPictures(_ name: String) throws {
    let file = try #require(Self.files.first { $0.name == name })
    let kept = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    #expect(kept == file.text, "draw the pictures again: scroll-lab figures \(Self.folder.path)")
  }

  @Test func theLabDrawsEveryPicture() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter {
      $0.hasSuffix(".svg")
    }
    #expect(Set(names) == Set(Self.files.map { $0.name }) && names.count == Self.files.count)
  }

  @Test func everyPictureIsInAnArticle() throws {
    let catalog = Self.folder.deletingLastPathComponent()
    let articles = try FileManager.default.contentsOfDirectory(at: catalog, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "md" }.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    for file in Self.files {
      #expect(articles.contains("](\(file.name.dropLast(4)))"), "no article shows \(file.name)")
    }
  }
}
