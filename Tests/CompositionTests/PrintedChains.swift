import Foundation
import ScrollBehaviors

/// The chains in README, articles and doc comments, as they are printed: `[cards, Circular(axis: .horizontal)]`.
/// Chains of whole programs do not count: `.ci/consumer` runs the programs, and tries their scrollers.
enum PrintedChains {
  /// All of them, each once, with line breaks as spaces.
  static func all() throws -> Set<String> {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    var chains = try chains(in: String(contentsOf: root.appending(path: "README.md"), encoding: .utf8))
    for module in ["ScrollBehaviors", "ScrollNesting", "ScrollAccessories", "ScrollProfiles"] {
      let library = root.appending(path: "Sources/\(module)")
      let files = FileManager.default.enumerator(at: library, includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard ["md", "swift"].contains(file.pathExtension) else { continue }
        var text = try String(contentsOf: file, encoding: .utf8)
        if file.pathExtension == "swift" { text = comments(of: text) }
        chains.formUnion(Self.chains(in: text))
      }
    }
    return chains
  }

  /// What doc comments say, and nothing else.
  private static func comments(of text: String) -> String {
    text.split(separator: "\n").map { line in
      let line = line.drop { $0 == " " }
      return line.hasPrefix("///") ? String(line.dropFirst(3).drop { $0 == " " }) : ""
    }
    .joined(separator: "\n")
  }

  /// Every list in brackets that is given as `behaviors:`, or names a link that answers at edges.
  static func chains(in text: String) -> Set<String> {
    var chains: Set<String> = []
    let pieces = text.replacing(#/(?m)^```swift\nimport (?s:.*?)^```$/#, with: "")
    let characters = Array(pieces)
    for start in characters.indices where characters[start] == "[" {
      guard let end = closing(characters, from: start) else { continue }
      let words = String(characters[start...end]).split(whereSeparator: \.isWhitespace)
      let chain = words.joined(separator: " ").replacing("[ ", with: "[").replacing(" ]", with: "]")
      let before = String(characters[max(0, start - 11)..<start])
      let isGiven = before.hasSuffix("behaviors: ")
      let isNamed = before.hasSuffix("`") && ["Clamping(", "Bouncing("].contains { chain.contains($0) }
      if isGiven || isNamed { chains.insert(chain) }
    }
    return chains
  }

  /// Returns the bracket that closes the bracket at `start`, if it is near.
  private static func closing(_ text: [Character], from start: Int) -> Int? {
    var depth = 0
    for index in start..<min(text.count, start + 400) {
      if "[({".contains(text[index]) { depth += 1 }
      if "])}".contains(text[index]) { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}
