import ScrollBehaviors

/// An expectation, split into items.
struct TimelineExpectation {
  struct Item {
    /// The name of a mark; "*" for any run of marks.
    var name: String
    var hasMoved = false
    var detail: String?
    /// The offset along the axis, or of both axes, and the tolerance.
    var offsets: [(value: Double, tolerance: Double)] = []
    /// The item as it was written.
    var text = ""
  }

  /// The part that cannot be read, in words.
  struct Unreadable: Error { var problem: String }

  private(set) var items: [Item] = []

  init(_ text: String) throws(Unreadable) {
    var rest = Substring(text)
    while let first = rest.first {
      if first == " " {
        rest.removeFirst()
        continue
      }
      let before = rest
      var item = try Self.item(&rest)
      item.text = String(before[before.startIndex..<rest.startIndex])
      items.append(item)
    }
  }

  private static func item(_ rest: inout Substring) throws(Unreadable) -> Item {
    let first = rest.removeFirst()
    var item: Item
    switch first {
    case "*": return Item(name: "*")
    case "▕", "]": item = Item(name: "▕")
    case "▏", "[":
      guard word(&rest) == "drag" else { throw unreadable("drag", after: "▏", rest) }
      item = Item(name: "▏drag")
    default:
      item = Item(name: String(first) + word(&rest))
      guard TimelineMark.names.contains(item.name) else {
        throw Unreadable(
          problem: "\"\(item.name)\" is no mark; write one of \(TimelineMark.names.joined(separator: " "))")
      }
    }
    for dots in ["…", "..."] where rest.hasPrefix(dots) {
      item.hasMoved = true
      rest.removeFirst(dots.count)
    }
    if rest.first == "(" {
      rest.removeFirst()
      item.detail = word(&rest)
      guard rest.first == ")" else { throw unreadable(")", after: "(" + (item.detail ?? ""), rest) }
      rest.removeFirst()
    }
    if rest.first == "@" {
      repeat {
        rest.removeFirst()
        item.offsets.append(try number(&rest))
      } while rest.first == ","
    }
    return item
  }

  private static func word(_ rest: inout Substring) -> String {
    let word = rest.prefix { $0.isLetter }
    rest.removeFirst(word.count)
    return String(word)
  }

  /// Reads a number. The tolerance is half of its last digit.
  private static func number(_ rest: inout Substring) throws(Unreadable) -> (Double, Double) {
    let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    guard let value = Double(digits) else { throw unreadable("a number", after: "@", rest) }
    rest.removeFirst(digits.count)
    let decimals = digits.firstIndex(of: ".").map { digits.distance(from: $0, to: digits.endIndex) - 1 } ?? 0
    var tolerance = 0.5
    for _ in 0..<decimals { tolerance /= 10 }
    return (value, tolerance)
  }

  private static func unreadable(_ what: String, after before: String, _ rest: Substring) -> Unreadable {
    Unreadable(problem: "\(what) must come after \"\(before)\", and \"\(rest.prefix(8))\" does")
  }
}

extension TimelineExpectation.Item {
  func fits(_ mark: TimelineMark, on axis: Axis) -> Bool {
    guard name == mark.name, !hasMoved || mark.hasMoved else { return false }
    if let detail, detail != mark.detail { return false }
    let real = offsets.count == 2 ? [mark.offset.x, mark.offset.y] : [mark.offset[axis]]
    return zip(offsets, real).allSatisfy { wanted, real in
      (wanted.value - real).magnitude <= wanted.tolerance * (1 + 1e-9)
    }
  }
}
