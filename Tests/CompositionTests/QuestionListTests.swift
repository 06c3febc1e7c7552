import Foundation
import Hands
import Testing

/// Each question of the contract is in each list of questions: the probes of tests and recordings, the trial behind
/// `answers(of:)`, the links of random stories that lie, and the tables of the articles.
struct QuestionListTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The text before and after the name of a question in a list.
  struct List: Sendable, CustomTestStringConvertible {
    let path, before, after: String
    /// Questions that are no part of the list.
    var without: Set<String> = []

    var testDescription: String { path }
  }

  static let lists = [
    List(path: "Sources/ScrollTesting/Links/Probe.swift", before: "func ", after: "(", without: ["remember"]),
    List(
      path: "Sources/ScrollTrace/Replaying/ProposalProbe.swift", before: "func ", after: "(",
      without: ["offset", "wake", "review", "remember"]),
    List(
      path: "Sources/ScrollEngine/Contract/Questions/Question.swift", before: "case .", after: ": \"",
      without: ["review", "remember"]),
    List(
      path: "Sources/ScrollEngine/Debug/AnsweredQuestions.swift", before: "ask(.", after: "",
      without: ["review", "remember"]),
    List(path: "Sources/ScrollEngine/Contract/Links/BehaviorWrapper.swift", before: "func ", after: "("),
    List(path: "Tests/StoryEngine/Liar.swift", before: "func ", after: "(", without: ["review"]),
    List(
      path: "Tests/Probes/Consumer/Sources/Consumer/Belt.swift", before: "func ", after: "(",
      without: ["review", "remember"]),
    List(path: "Sources/ScrollBehaviors/ScrollBehaviors.docc/Composition.md", before: "\n| `", after: ""),
    List(
      path: "Sources/ScrollBehaviors/ScrollBehaviors.docc/WritingABehavior.md", before: "\n| `", after: ""),
  ]

  /// The names of the requirements that have a context, a report or a memory as an argument.
  private func questions() throws -> [String] {
    let path = "Sources/ScrollEngine/Contract/Links/ScrollBehavior.swift"
    let text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    return text.matches(of: /\n  func (\w+)\([^\n]*(?:ScrollContext|ChainReport|LinkMemory)/).map {
      String($0.1)
    }
  }

  @Test(arguments: lists) func aListHasEveryQuestion(_ list: List) throws {
    let text = try String(contentsOf: Self.root.appending(path: list.path), encoding: .utf8)
    let questions = try questions()
    #expect(questions.count >= 11)
    for question in questions where !list.without.contains(question) {
      #expect(text.contains(list.before + question + list.after), "\(question) is missing in \(list.path)")
    }
  }
}
