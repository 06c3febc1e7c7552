/// The arguments, one after the other.
struct Words {
  /// An argument: an option, perhaps with its value after `=`, or a plain argument.
  enum Word {
    case option(String, value: String?)
    case plain(String)

    /// The argument as it was written.
    var text: String {
      switch self {
      case .option(let name, let value): name + (value.map { "=" + $0 } ?? "")
      case .plain(let text): text
      }
    }
  }

  private var rest: ArraySlice<String>

  init(_ arguments: ArraySlice<String>) {
    rest = arguments
  }

  mutating func next() -> Word? {
    guard let text = rest.popFirst() else { return nil }
    guard text.hasPrefix("-"), text != "-" else { return .plain(text) }
    guard let sign = text.firstIndex(of: "=") else { return .option(text, value: nil) }
    return .option(String(text[..<sign]), value: String(text[text.index(after: sign)...]))
  }

  /// Returns the value of an option: the text after its `=`, otherwise the next argument, whatever that is.
  mutating func value(of option: String, _ attached: String?) throws(UsageError) -> String {
    if let attached { return attached }
    guard let value = rest.popFirst() else { throw UsageError("\(option) needs a value after it") }
    return value
  }

  /// Returns the two plain arguments of a command without options.
  mutating func both(
    _ first: String, _ second: String, of command: String
  ) throws(UsageError) -> (String, String) {
    var found: [String] = []
    while let word = next() {
      if case .option(let option, _) = word {
        throw UsageError("unknown option '\(option)'; \(command) has none")
      }
      found.append(word.text)
    }
    guard found.count == 2 else {
      throw UsageError(
        "\(command) needs a \(first) and a \(second), but got \(found.count): "
          + "scroll-lab \(command) \(first) \(second)")
    }
    return (found[0], found[1])
  }

  /// Returns the single plain argument of a command without options.
  mutating func only(_ name: String, of command: String) throws(UsageError) -> String {
    var found: String?
    while let word = next() {
      switch word {
      case .option(let option, _): throw UsageError("unknown option '\(option)'; \(command) has none")
      case .plain(let text):
        if let found { throw UsageError("\(command) takes one \(name), but got '\(found)' and '\(text)'") }
        found = text
      }
    }
    guard let found else { throw UsageError("\(command) needs a \(name): scroll-lab \(command) \(name)") }
    return found
  }
}
