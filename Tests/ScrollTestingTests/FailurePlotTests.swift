import Foundation
import Hands
import Testing

/// A failure writes a picture of the offset over time if the environment names a folder. Each test has a process of its
/// own, because the environment belongs to the process.
@Suite struct FailurePlotTests {
  /// Creates a folder for pictures, and names it in the environment.
  private static func folder() -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try! FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    setenv("SCROLL_PLOTS", folder.path(), 1)
    return folder.path()
  }

  private static func fling() -> TestHost {
    let host = TestHost(scroller([Bouncing()]))
    host.perform(.fling(velocity: Vector(x: 0, y: 1_280)))
    host.run(for: 4)
    return host
  }

  private static func isPicture(_ path: String?, in folder: String) -> Bool {
    guard let path, path.hasPrefix(folder), let text = try? String(contentsOfFile: path, encoding: .utf8)
    else {
      return false
    }
    return text.hasPrefix("<svg ") && text.contains("offset.y")
  }

  @Test func differenceNamesItsPicture() async {
    await #expect(processExitsWith: .success) {
      let folder = Self.folder()
      let difference = Self.fling().timeline.difference(from: "idle ▏drag▕ decel… settled@3")
      precondition(Self.isPicture(difference?.plot, in: folder))
      precondition(difference!.description.hasSuffix("\nplot      " + difference!.plot!))
    }
  }

  @Test func violationNamesItsPicture() async {
    await #expect(processExitsWith: .success) {
      let folder = Self.folder()
      let report = checkBehavior(rules: [.settles]) { BrokenBehaviors.NeverRests() }
      precondition(Self.isPicture(report.violations[0].plot, in: folder))
      precondition("\(report)".contains("Plot: \(folder)"))
    }
  }

  @Test func errorOfSettlingNamesItsPicture() async {
    await #expect(processExitsWith: .success) {
      let folder = Self.folder()
      let host = TestHost(scroller([Bouncing()], content: 100_000))
      host.perform(.fling(velocity: Vector(x: 0, y: 5_000)))
      do throws(NotSettled) {
        try host.settle(within: 0.5)
        preconditionFailure("it has settled")
      } catch {
        let path = error.description.split(separator: "\n").last?.split(separator: " ").last
        precondition(Self.isPicture(path.map(String.init), in: folder))
      }
    }
  }

  @Test func pictureThatCannotBeWrittenIsReported() async {
    await #expect(processExitsWith: .success) {
      setenv("SCROLL_PLOTS", "/nowhere", 1)
      let difference = Self.fling().timeline.difference(from: "idle")
      precondition(difference!.plot!.contains("cannot be written; create the folder"))
    }
  }

  @Test func withoutAFolderThereIsNoPicture() async {
    await #expect(processExitsWith: .success) {
      unsetenv("SCROLL_PLOTS")
      precondition(Self.fling().timeline.difference(from: "idle")!.plot == nil)
    }
  }
}
