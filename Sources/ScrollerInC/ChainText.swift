import ScrollBehaviors
import ScrollProfiles

/// A chain as a text, for programs that cannot compose it in Swift.
struct ChainText {
  /// A mistake in the text.
  struct Mistake: Error {
    let message: String
  }

  let behaviors: [any ScrollBehavior]

  /// Reads the text: links with commas between them, each a name and its values.
  init(_ text: String) throws(Mistake) {
    var behaviors: [any ScrollBehavior] = []
    if !text.allSatisfy({ $0 == " " }) {
      for link in text.split(separator: ",", omittingEmptySubsequences: false) {
        behaviors += try Self.links(of: link)
      }
    }
    self.behaviors = behaviors
  }

  private static func links(of text: Substring) throws(Mistake) -> [any ScrollBehavior] {
    var words = text.split(separator: " ")[...]
    let name = words.popFirst() ?? ""
    var links: [any ScrollBehavior]
    switch name {
    case "clamping": links = [Clamping()]
    case "bouncing": links = [Bouncing()]
    case "lock": links = [AxisLock(.sticky)]
    case "paging": links = [Paging(axis: try axis(&words, in: text))]
    case "infinite": links = [Infinite(axis: try axis(&words, in: text))]
    case "snapping":
      let axis = try axis(&words, in: text)
      let (count, length) = try items(&words, in: text)
      links = [Snapping(ItemRow(count: Int64(count), length: length, axis: axis))]
    case "ring":
      let axis = try axis(&words, in: text)
      let (count, length) = try items(&words, in: text)
      links = [Paging(.items(count: count, length: length), axis: axis), Circular(axis: axis)]
    case "physics":
      guard let profile = words.popFirst().flatMap({ ScrollProfile(named: $0) }) else {
        throw Mistake(
          message:
            "A system has a name; the link is \"\(text)\"; write ios, android, gtk, chromium or terminal.")
      }
      links = [ScrollPhysics(profile)]
    default:
      throw Mistake(
        message: """
          A link has a name; the link is "\(text)"; write clamping, bouncing, paging, snapping, ring, infinite, lock \
          or physics.
          """)
    }
    guard words.isEmpty else {
      throw Mistake(
        message:
          "\(name) takes no further values; the link is \"\(text)\"; leave out \(words.joined(separator: " "))."
      )
    }
    return links
  }

  private static func axis(
    _ words: inout ArraySlice<Substring>, in text: Substring
  ) throws(Mistake) -> Axis {
    switch words.popFirst() {
    case "horizontal": return .horizontal
    case "vertical": return .vertical
    default:
      throw Mistake(
        message:
          "This link needs an axis; the link is \"\(text)\"; write horizontal or vertical after its name.")
    }
  }

  /// A number of items, and their length in points.
  private static func items(
    _ words: inout ArraySlice<Substring>, in text: Substring
  ) throws(Mistake) -> (count: Int, length: Double) {
    let numbers = 1...1e6
    guard let count = words.popFirst().flatMap({ Int($0) }), numbers.contains(Double(count)),
      let length = words.popFirst().flatMap({ Double($0) }), numbers.contains(length)
    else {
      throw Mistake(
        message: """
          This link needs a whole number of items and their length; the link is "\(text)"; write both after the axis, \
          each from 1 to 1000000.
          """)
    }
    return (count, length)
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
