/// What is wrong by a rule, and the lines that show the mistake after a script.
struct RuleFinding {
  /// What is wrong, in words.
  let problem: String
  /// Lines that decide, each with the number of steps that come before.
  var lines: [(after: Int, line: String)] = []

  init(_ problem: String, _ lines: [(after: Int, line: String)] = []) {
    (self.problem, self.lines) = (problem, lines)
  }
}
