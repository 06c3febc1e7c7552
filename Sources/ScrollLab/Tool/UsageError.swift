/// A command that cannot be performed. Ends the tool with exit code 2.
package struct UsageError: Error, Hashable {
  /// The problem, the value, and the fix.
  package var message: String

  package init(_ message: String) {
    self.message = message
  }

  /// The message as one line, for any values in it.
  package var line: String {
    "scroll-lab: " + message.split(whereSeparator: { $0.isNewline }).joined(separator: " ")
  }
}
