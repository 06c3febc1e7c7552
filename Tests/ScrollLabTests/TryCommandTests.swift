import LabTry
import Testing

import scroll_lab

@Suite struct TryCommandTests {
  @Test func aSceneMayBeNamed() throws {
    #expect(try Command(arguments: ["try"]) == .tryOut(.list))
    for kind in SceneKind.allCases {
      #expect(try Command(arguments: ["try", kind.rawValue]) == .tryOut(kind))
    }
  }

  @Test func theOutputEndsWithTheTryCommand() throws {
    let run = try LabProcess([])
    #expect(run.output.split(separator: "\n").last?.contains("scroll-lab try") == true)
    #expect(try LabProcess(["--help"]).output.contains("scroll-lab try SCENE"))
  }

  @Test(arguments: [
    (
      ["try"], "try draws and reads the mouse, which needs a terminal; standard output is none; run it in one"
    ),
    (["try", "hop"], "unknown scene 'hop' of try; known are list, carousel, strip, map, form, pages, zoom"),
    (["try", "--list"], "unknown scene '--list' of try"),
    (["try", "list", "map"], "try takes one SCENE, but got 'list' and 'map'"),
  ])
  func wrongUsageIsRefusedInOneLine(arguments: [String], says: String) throws {
    let run = try LabProcess(arguments)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("scroll-lab: ") && run.errors.contains(says), "\(run.errors)")
    #expect(run.errors.count { $0.isNewline } == 1)
  }
}
