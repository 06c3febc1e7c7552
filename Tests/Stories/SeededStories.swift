import Foundation
import Testing

/// The number in a variable of the environment.
func variable(_ name: String) -> UInt64? {
  ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
}

/// Plays the stories with these seeds until eight stories have failed. Returns the number of failures.
///
/// - Parameter firstProblem: Plays the story with a seed, and returns its first problem.
func failures(of seeds: Range<UInt64>, firstProblem: (UInt64) -> String?) -> Int {
  var failures = 0
  for seed in seeds where failures < 8 {
    guard let problem = firstProblem(seed) else { continue }
    failures += 1
    Issue.record("seed \(seed): \(problem)")
  }
  return failures
}
