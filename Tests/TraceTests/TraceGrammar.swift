import Foundation

/// The lines of the article on the bytes of a trace that say what follows what, to read bytes by.
struct TraceGrammar {
  struct Mismatch: Error, CustomStringConvertible {
    let description: String
  }

  private var rules: [String: [Substring]] = [:]
  private let bytes: [UInt8]
  private(set) var position = 0
  /// The kinds of the events that were read.
  private(set) var kinds: [UInt8] = []

  init(reading bytes: [UInt8]) throws {
    self.bytes = bytes
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let path = "Sources/ScrollBehaviors/ScrollBehaviors.docc/TraceBytes.md"
    var name = ""
    for line in try String(contentsOf: root.appending(path: path), encoding: .utf8).split(separator: "\n") {
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

  private mutating func byte() throws -> UInt8 {
    guard position < bytes.count else { throw Mismatch(description: "the bytes end at \(position)") }
    position += 1
    return bytes[position - 1]
  }

  private mutating func count() throws -> UInt64 {
    var (number, shift, next) = (UInt64(0), UInt64(0), try byte())
    number = UInt64(next & 127)
    while next > 127 {
      (next, shift) = (try byte(), shift + 7)
      number |= UInt64(next & 127) << shift
    }
    return number
  }

  /// Reads a thing, and throws where its bytes are none of it.
  mutating func read(_ type: Substring) throws {
    if type.hasSuffix("?") {
      if try byte() == 1 { try read(type.dropLast()) }
    } else if type.hasPrefix("[") {
      for _ in 0..<(try count()) { try read(type.dropFirst().dropLast()) }
    } else {
      switch type {
      case "byte": _ = try byte()
      case "bool": if try byte() > 1 { throw Mismatch(description: "no bool at \(position - 1)") }
      case "count", "int": _ = try count()
      case "number":
        let head = try byte()
        for _ in 0..<(head & 15) { _ = try byte() }
      case "Events": try readEvents()
      default: try readRule(type, number: nil)
      }
    }
  }

  private mutating func readEvents() throws {
    while true {
      let head = try byte()
      if head == 0 || head == 41 { return }
      if head == 39 { continue }
      kinds.append(head & 63)
      if head & 64 != 0 { try read("Source") }
      try readRule("Action", number: head & 63)
      if head & 128 != 0 { try readState() }
    }
  }

  /// Reads a state, whose first byte says which of its parts follow.
  private mutating func readState() throws {
    let parts = try byte()
    for part in rules["State"]?.dropFirst() ?? [] {
      let isThere =
        switch part {
        case "phase:byte": parts & 4 != 0
        case "destination:Pair": parts & 2 != 0
        case "callbacks:count": parts >> 3 == 31
        default: true
        }
      if isThere { try read(part.split(separator: ":")[1]) }
    }
  }

  private mutating func readRule(_ name: Substring, number: UInt8?) throws {
    guard var parts = rules[String(name)] else { throw Mismatch(description: "\(name) is not explained") }
    if parts.contains("|") {
      let number = try number ?? byte()
      guard let chosen = parts.split(separator: "|").first(where: { $0.first == "\(number)" }) else {
        throw Mismatch(description: "\(name) has no case \(number) at \(position)")
      }
      parts = Array(chosen.dropFirst())
    }
    for part in parts where part.contains(":") || part.first?.isUppercase == true || part.hasPrefix("[") {
      try read(part.split(separator: ":").last ?? part)
    }
  }
}
