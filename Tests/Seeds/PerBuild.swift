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
  let times = ProcessInfo.processInfo.environment["SCROLL_TIMES"].flatMap { Count($0) } ?? 1
  #if DEBUG
    let (count, isTooMuch) = debug.multipliedReportingOverflow(by: times)
  #else
    let (count, isTooMuch) = release.multipliedReportingOverflow(by: times)
  #endif
  return isTooMuch ? .max : count
}
