import ScrollMotion
import ScrollSpace
import Testing

/// The thresholds of `SwipeRecognizer`, tried on recordings that did not decide them: each recording is left out in
/// turn, and the thresholds that are best for all others find its swipes and their momentum.
@Suite(.vectors)
struct ReferenceWheelLeftOut {
  typealias Thresholds = SwipeRecognizer.Thresholds

  /// What a recording contains: its deltas, and for each of its swipes, whether momentum follows, if that is known.
  private struct Recording {
    let deltas: [(time: Double, delta: Vector)]
    let swipes: [Bool?]

    init(_ vector: Vectors.Case) throws {
      deltas = try ReferenceWheelTrackpad.deltas(vector)
      swipes = try #require(vector["expected"]["gestures"].array).map { $0["momentum_at_end"].bool }
    }

    /// Returns true if thresholds find all swipes, and the momentum of each.
    func isFound(by thresholds: Thresholds) -> Bool {
      var (recognizer, found) = (SwipeRecognizer(), [Bool]())
      for (time, delta) in deltas {
        switch recognizer.phase(of: delta, at: .seconds(time), by: thresholds) {
        case .began: found.append(false)
        case .momentumBegan: found[found.count - 1] = true
        default: break
        }
      }
      return found.count == swipes.count && zip(found, swipes).allSatisfy { $0 == $1 ?? $0 }
    }
  }

  /// Thresholds around those of the recogniser, in increasing order of each.
  private static let tried: [Thresholds] = {
    var tried: [Thresholds] = []
    for falls in [4, 5, 6, 7] {
      for left in [0.85, 0.92, 0.95] {
        for least in [0.6, 0.65, 0.7] {
          for rise in [2, 2.5, 3] {
            var thresholds = Thresholds()
            (thresholds.falls, thresholds.left) = (falls, left)
            (thresholds.least, thresholds.rise) = (least, rise)
            tried.append(thresholds)
          }
        }
      }
    }
    return tried
  }()

  /// Returns the middle of the thresholds that are best for most recordings, each by itself.
  private static func middle(_ scores: [Int]) -> Thresholds {
    let best = zip(tried, scores).filter { $0.1 == scores.max() }.map(\.0)
    func middle<Value: Comparable>(_ value: (Thresholds) -> Value) -> Value {
      best.map(value).sorted()[best.count / 2]
    }
    var result = Thresholds()
    (result.falls, result.left) = (middle(\.falls), middle(\.left))
    (result.least, result.rise) = (middle(\.least), middle(\.rise))
    return result
  }

  @Test func recordingsAreFoundByTheThresholdsOfAllOthers() throws {
    let cases = try ReferenceWheelTrackpad.cases()
    let recordings = try cases.map { try Recording($0) }
    let found = recordings.map { recording in Self.tried.map { recording.isFound(by: $0) ? 1 : 0 } }
    let sums = Self.tried.indices.map { index in found.reduce(0) { $0 + $1[index] } }
    var right = 0
    for (number, recording) in recordings.enumerated() {
      let others = zip(sums, found[number]).map { $0 - $1 }
      let isFound = recording.isFound(by: Self.middle(others))
      right += isFound ? 1 : 0
      if !isFound {
        print("reference vectors: \(cases[number].name) is not found by the thresholds of the others")
      }
    }
    print(
      "reference vectors: \(right) of \(recordings.count) recordings of wheels are found by the thresholds of the others"
    )
    #expect(Double(right) >= 0.95 * Double(recordings.count))
    // No others are better than those of the recogniser.
    let own = recordings.filter { $0.isFound(by: Thresholds()) }.count
    #expect(own >= sums.max() ?? 0)
  }
}
