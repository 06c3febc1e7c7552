import ScrollBehaviors
import ScrollProfiles
import ScrollSpace

/// A link as a text: a name, and the values after it.
struct LinkText {
  let name: Substring
  private let text: Substring
  private var words: ArraySlice<Substring>

  init(_ text: Substring) {
    self.text = text
    words = text.split(separator: " ")[...]
    name = words.popFirst() ?? ""
  }

  /// True if all values are read.
  var isEmpty: Bool { words.isEmpty }

  /// Returns a mistake with what is wrong in this link, and its fix.
  func mistake(_ rule: String, _ fix: String) -> ChainText.Mistake {
    ChainText.Mistake(message: "\(rule); the link is \"\(text)\"; \(fix).")
  }

  /// Reads an axis.
  mutating func axis() throws(ChainText.Mistake) -> Axis {
    switch words.popFirst() {
    case "horizontal": return .horizontal
    case "vertical": return .vertical
    default: throw mistake("This link needs an axis", "write horizontal or vertical after its name")
    }
  }

  /// Reads a number of items, at least `least`, and their length in points.
  mutating func items(_ least: Double) throws(ChainText.Mistake) -> (count: Int, length: Double) {
    let lengths = 1...1e6
    guard let count = words.popFirst().flatMap({ Int($0) }), (least...1e6).contains(Double(count)),
      let length = words.popFirst().flatMap({ Double($0) }), lengths.contains(length)
    else {
      throw mistake(
        "This link needs a whole number of items and their length",
        "write both after the axis: from \(Int(least)) to 1000000 items, and a length from 1 to 1000000")
    }
    return (count, length)
  }

  /// Reads the name of a system.
  mutating func profile() throws(ChainText.Mistake) -> ScrollProfile {
    guard let profile = words.popFirst().flatMap({ ScrollProfile(named: $0) }) else {
      throw mistake("A system has a name", "write ios, android, gtk, chromium or terminal")
    }
    return profile
  }

  /// Ends the link.
  func end() throws(ChainText.Mistake) {
    guard !words.isEmpty else { return }
    throw mistake("\(name) takes no further values", "leave out \(words.joined(separator: " "))")
  }
}

extension ScrollProfile {
  init?(named name: some StringProtocol) {
    switch name {
    case "ios": self = .ios
    case "android": self = .android
    case "gtk": self = .gtk
    case "chromium": self = .chromium
    case "terminal": self = .terminal
    default: return nil
    }
  }
}
