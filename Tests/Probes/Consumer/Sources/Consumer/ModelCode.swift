import ReadmePrograms
import ScrollBehaviors
import ScrollEngine
import ScrollTesting

/// The behaviours that the README and the articles print, by the rules of ScrollTesting.
///
/// A program makes its chain anew each time it runs. So a check runs the program for each chain that it needs, and
/// takes the behaviour out of it.
enum ModelCode {
  /// The rules that a printed behaviour does not keep. The text beside it gives the reason.
  private static let exceptions: [String: Set<BehaviorRule>] = [:]

  /// Checks each behaviour that a program declares, and returns the number of them.
  static func check() -> Int {
    var (count, faults) = (0, "")
    for (number, program) in readmePrograms.enumerated() {
      for title in Set(declared(by: program).map(\.title)).sorted() {
        count += 1
        let rules = Set<BehaviorRule>.all.subtracting(exceptions[title] ?? [])
        let report = checkBehavior(seeds: 0..<4, rules: rules) {
          declared(by: program).first { $0.title == title }!.link
        }
        print(
          "\(title) of program \(number + 1): \(report.violations.isEmpty ? "the rules are kept" : "a rule is broken")"
        )
        for violation in report.violations { faults += "\(title) of program \(number + 1): \(violation)\n" }
      }
    }
    precondition(faults.isEmpty, "A printed behaviour breaks a rule.\n\(faults)")
    return count
  }

  /// Runs a program, and returns the links of its scrollers whose types it declares itself.
  private static func declared(
    by program: () throws -> Void
  ) -> [(title: String, link: any ScrollBehavior)] {
    let others = readmeScrollers
    readmeScrollers = []
    try! program()
    let scrollers = readmeScrollers
    readmeScrollers = others
    return scrollers.flatMap { scroll in
      let links = scroll.behaviors
      scroll.behaviors = []
      return links.compactMap { link in
        let type = "\(String(reflecting: type(of: link)))"
        return type.hasPrefix("ReadmePrograms.") ? (String(type.split(separator: ".").last ?? ""), link) : nil
      }
    }
  }
}
