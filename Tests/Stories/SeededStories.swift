import Foundation
import Testing

/// A number that a variable of the environment gives.
func variable(_ name: String) -> UInt64? {
  ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
}

/// Tells the stories with these seeds until eight of them have failed. Returns how many have.
///
/// - Parameter firstProblem: Tells the story with a seed, and returns the first problem in it.
func failures(of seeds: Range<UInt64>, firstProblem: (UInt64) -> String?) -> Int {
  var failures = 0
  for seed in seeds where failures < 8 {
    guard let problem = firstProblem(seed) else { continue }
    failures += 1
    Issue.record("seed \(seed): \(problem)")
  }
  return failures
}
