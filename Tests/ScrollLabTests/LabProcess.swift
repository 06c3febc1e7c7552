import Foundation

/// The built tool as a separate process.
struct LabProcess {
  let status: Int32
  let output: String
  let errors: String

  /// Runs the tool, which is built beside the tests, and waits for its end.
  init(_ arguments: [String], environment: [String: String] = [:]) throws {
    try self.init(executable: Self.tool, arguments, environment: environment)
  }

  /// Runs a line of shell in which `$LAB` is the tool.
  init(shell line: String) throws {
    try self.init(
      executable: URL(fileURLWithPath: "/bin/sh"), ["-c", line], environment: ["LAB": Self.tool.path])
  }

  private static var tool: URL {
    let tests = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return tests.deletingLastPathComponent().appendingPathComponent("scroll-lab")
  }

  private init(executable: URL, _ arguments: [String], environment: [String: String]) throws {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["COLUMNS": ""]) { $1 }
      .merging(environment) { $1 }
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    self.errors = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }
}
