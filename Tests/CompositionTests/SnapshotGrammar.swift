import Foundation
import ScrollBehaviors

/// The lines of the article on the bytes of a snapshot that say what follows what, to read bytes by.
struct SnapshotGrammar {
  struct Mismatch: Error, CustomStringConvertible {
    let description: String
  }

  let article: String
  private var rules: [String: [Substring]] = [:]

  init() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let path = "Sources/ScrollBehaviors/ScrollBehaviors.docc/SnapshotBytes.md"
    article = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    var name = ""
    for line in article.split(separator: "\n") {
      var words = line.split(separator: " ")
      if words.count > 2, words[1] == "=", !line.hasPrefix(" ") {
        name = String(words[0])
        words.removeFirst(2)
        rules[name] = words
      } else if line.hasPrefix("          ") {
        rules[name]?.append(contentsOf: words)
      } else {
        name = ""
      }
    }
  }

  /// Whether there is a line about something.
  func knows(_ name: String) -> Bool { rules[name] != nil }

  /// Reads a thing, and throws where its bytes are none of it.
  func read(_ type: Substring, _ archive: inout ArchiveWalk) throws {
    if type.hasSuffix("?") {
      if try archive.value(false) { try read(type.dropLast(), &archive) }
    } else if type.hasPrefix("[") {
      for _ in 0..<(try archive.count(0)) { try read(type.dropFirst().dropLast(), &archive) }
    } else if type.hasPrefix("Both(") {
      for _ in 0..<2 { try read(type.dropFirst(5).dropLast(), &archive) }
    } else {
      switch type {
      case "byte": _ = try archive.value(UInt8(0))
      case "bool": _ = try archive.value(false)
      case "int": _ = try archive.value(Int64(0))
      case "double": _ = try archive.value(0.0)
      default: try readRule(type, &archive)
      }
    }
  }

  private func readRule(_ name: Substring, _ archive: inout ArchiveWalk) throws {
    guard var parts = rules[String(name)] else { throw Mismatch(description: "\(name) is not explained") }
    if parts.first == "0" {
      let number = try archive.value(UInt8(0))
      guard let chosen = parts.split(separator: "|").first(where: { $0.first == "\(number)" }) else {
        throw Mismatch(description: "\(name) has no case \(number) at \(archive.position)")
      }
      parts = Array(chosen.dropFirst())
    }
    for part in parts {
      // A case that nothing comes with has a name that is no type.
      let type = part.split(separator: ":").last ?? part
      if type == part, !type.hasSuffix("?"), !type.hasPrefix("["), type.first?.isLowercase == true,
        !["byte", "bool", "int", "double"].contains(type)
      {
        continue
      }
      try read(type, &archive)
    }
  }
}
