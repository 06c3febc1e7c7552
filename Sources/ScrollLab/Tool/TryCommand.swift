import Foundation
import LabTerminal
import LabTry

/// Scenes under the mouse and the keys.
enum TryCommand {
  /// Runs until the user quits. Throws if there is no terminal.
  static func run(_ kind: SceneKind) throws(UsageError) {
    let environment = ProcessInfo.processInfo.environment
    if let obstacle = obstacle(environment) {
      throw UsageError(
        "try draws and reads the mouse, which needs a terminal; \(obstacle); run it in one without pipes, "
          + "or take scroll-lab STORY for pictures")
    }
    TryLoop.run(kind, depth: ColorDepth(environment: environment), save: save)
  }

  private static func obstacle(_ environment: [String: String]) -> String? {
    if !Terminal.isThere { return "standard output is none" }
    if !Terminal.isInteractive { return "standard input is none" }
    return environment["TERM"] == "dumb" ? "this one has TERM=dumb, so it knows no colours and places" : nil
  }

  /// Writes a file into the present folder, under a free name, and returns a message about it.
  private static func save(name: String, text: String) -> String {
    let (stem, ending) = ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
    let names = [name] + (2...999).map { "\(stem)-\($0).\(ending)" }
    let files = FileManager.default
    guard let free = names.first(where: { !files.fileExists(atPath: $0) }) else {
      return "cannot save \(name): there are 999 of it here; move some elsewhere"
    }
    let path = files.currentDirectoryPath + "/" + free
    do { try text.write(toFile: path, atomically: true, encoding: .utf8) } catch {
      return "cannot save \(path): the folder takes no files; start scroll-lab in another one"
    }
    return "saved \(path)"
  }
}
