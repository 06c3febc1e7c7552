import Hands
import Testing

/// Forty mistakes that newcomers make. Each leads to one sentence with its fix, and to no other. A note beside a
/// mistake is no mistake.
struct MistakeTests {
  static let all = {
    let all = Mistake.ofRelations + Mistake.ofAxes + Mistake.ofOrder + Mistake.ofInput + Mistake.ofAnswers
    #if DEBUG
      return all
    #else
      return all.filter { !$0.isForDebugBuilds }
    #endif
  }()

  @Test func theTableHasFortyMistakes() {
    #expect(Self.all.count >= 40)
    #expect(Set(Self.all.map(\.testDescription)).count == Self.all.count)
  }

  @Test(arguments: all) func aMistakeLeadsToItsFix(_ mistake: Mistake) {
    let sentences = Trial(mistake).sentences.filter { $0.level != .note || mistake.level == .note }
    #expect(
      sentences.count == 1
        && sentences.allSatisfy { $0.level == mistake.level && $0.text.contains(mistake.fix) },
      "\(sentences)")
  }

  #if DEBUG
    /// A likely mistake is printed once without being asked, and nothing else is.
    @Test(arguments: all) func debugBuildsPrintALikelyMistakeOnce(_ mistake: Mistake) {
      let printed = Trial(mistake).printed
      #expect(printed.count == (mistake.level == .likely ? 1 : 0), "\(printed)")
      #expect(printed.allSatisfy { $0.contains(mistake.fix) }, "\(printed)")
    }
  #endif
}
