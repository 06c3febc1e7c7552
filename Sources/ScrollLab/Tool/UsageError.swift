/// What the user asked for cannot be done. Ends the tool with exit code 2.
package struct UsageError: Error, Hashable {
  /// What is wrong, the value, and what to write instead.
  package var message: String

  package init(_ message: String) {
    self.message = message
  }

  /// The message as one line, whatever the values in it hold.
  package var line: String {
    "scroll-lab: " + message.split(whereSeparator: { $0.isNewline }).joined(separator: " ")
  }
}
