import Foundation

/// How much to try in this build: less in debug builds, which are many times as slow.
package func perBuild<Count>(debug: Count, release: Count) -> Count {
  #if DEBUG
    debug
  #else
    release
  #endif
}

/// How many to try in this build. `SCROLL_TIMES=100` tries a hundred times as many.
package func perBuild<Count: FixedWidthInteger>(debug: Count, release: Count) -> Count {
  let (count, isTooMuch) = perBuild(debug: [debug], release: [release])[0].multipliedReportingOverflow(by: times())
  return isTooMuch ? .max : count
}

private func times<Count: FixedWidthInteger>() -> Count {
  ProcessInfo.processInfo.environment["SCROLL_TIMES"].flatMap { Count($0) } ?? 1
}
