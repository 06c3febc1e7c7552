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

  /// A value around each threshold of the recogniser, and the two beside it, in increasing order.
  private struct Grid {
    let falls = [5, 6, 7]
    let left = [0.85, 0.92, 0.95]
    let least = [0.6, 0.65, 0.7]
    let rise = [2, 2.5, 3]
    let coarseFalls = [2, 3, 4]
    let coarseRun = [8, 10, 12]
    let coarseLeft = [0.6, 0.7, 0.8]

    /// All combinations of them: three to the power of seven.
    static let count = 2_187

    /// Returns a combination by its number, whose digits in base three choose the values.
    subscript(_ number: Int) -> Thresholds {
      var (result, rest) = (Thresholds(), number)
      func next<Value>(_ values: [Value]) -> Value {
        defer { rest /= 3 }
        return values[rest % 3]
      }
      (result.falls, result.left) = (next(falls), next(left))
      (result.least, result.rise) = (next(least), next(rise))
      (result.coarse.falls, result.coarse.run) = (next(coarseFalls), next(coarseRun))
      result.coarseLeft = next(coarseLeft)
      return result
    }
  }

  private static let tried = (0..<Grid.count).map { Grid()[$0] }

  /// Returns the middle of the thresholds that are best for most recordings, each by itself.
  private static func middle(_ scores: [Int]) -> Thresholds {
    let most = scores.max()
    let best = zip(tried, scores).filter { $0.1 == most }.map(\.0)
    func middle<Value: Comparable>(_ value: (Thresholds) -> Value) -> Value {
      best.map(value).sorted()[best.count / 2]
    }
    var result = Thresholds()
    (result.falls, result.left) = (middle(\.falls), middle(\.left))
    (result.least, result.rise) = (middle(\.least), middle(\.rise))
    (result.coarse.falls, result.coarse.run) = (middle(\.coarse.falls), middle(\.coarse.run))
    result.coarseLeft = middle(\.coarseLeft)
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
