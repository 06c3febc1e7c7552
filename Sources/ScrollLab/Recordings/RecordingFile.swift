import Foundation
import ScrollEngine
import ScrollSpace

/// The JSON of a file of touch recordings, as far as the lab reads it.
struct RecordingFile: Decodable {
  var cases: [Case]

  struct Case: Decodable {
    var name: String
    var steps: [Step]?
    var pointers: [String: [Sample]]?
    var samples: [Sample]?
    var sample_kinds: String?
  }

  /// A gesture, or a pause before the next one.
  struct Step: Decodable {
    var samples: [Sample]?
    var sample_kinds: String?
    var wait_ms: Double?
  }

  /// The action of a finger, as a file names it.
  enum Kind: String, CaseIterable, Decodable {
    case down, move, up, cancel

    /// Returns the call of the action.
    func call(at place: Point, time: Timestamp, id: Int) -> ScrollCall {
      switch self {
      case .down: .touchBegan(at: place, time: time, id: id)
      case .move: .touchMoved(to: place, time: time, id: id)
      case .up: .touchEnded(at: place, time: time, id: id)
      case .cancel: .touchCancelled(time: time, id: id)
      }
    }
  }

  /// `[t_ms, x, y]`, or `[t_ms, x, y, "resampled"]`.
  struct Sample: Decodable {
    var milliseconds: Double
    var position: Point
    var isResampled: Bool

    init(from decoder: any Decoder) throws {
      var members = try decoder.unkeyedContainer()
      milliseconds = try members.decode(Double.self)
      position = Point(x: try members.decode(Double.self), y: try members.decode(Double.self))
      let mark = members.isAtEnd ? nil : try members.decode(String.self)
      guard mark == nil || mark == "resampled", members.isAtEnd else {
        throw DecodingError.dataCorruptedError(in: members, debugDescription: "unknown fourth member")
      }
      isResampled = mark != nil
    }
  }
}

extension RecordingFile.Case {
  func calls() throws(RecordingError.Problem) -> [ScrollCall] {
    if let steps { return try calls(of: steps) }
    if let pointers { return try calls(of: pointers) }
    guard let samples else {
      throw .wrongShape(place: "case \(name)", expected: "samples, pointers or steps")
    }
    return try gesture(samples, kinds: sample_kinds)
  }

  private func calls(of steps: [RecordingFile.Step]) throws(RecordingError.Problem) -> [ScrollCall] {
    var calls: [ScrollCall] = []
    var start = 0.0
    for step in steps {
      if let wait = step.wait_ms {
        guard wait >= 0, wait.isFinite else {
          throw .wrongShape(place: "case \(name)", expected: "a wait_ms of 0 or more, not \(wait)")
        }
        start += wait
      } else if let samples = step.samples {
        calls += try gesture(samples, kinds: step.sample_kinds, from: start)
        // A resampled sample may be last, but the lift is the last call.
        start += samples.last { !$0.isResampled }?.milliseconds ?? 0
      } else {
        throw .wrongShape(place: "case \(name)", expected: "samples or wait_ms in every step")
      }
    }
    guard !calls.isEmpty else { throw .wrongShape(place: "case \(name)", expected: "a step with samples") }
    return calls
  }

  /// Returns the touches of several fingers by time, and at the same time by the finger's number.
  private func calls(of pointers: [String: [RecordingFile.Sample]]) throws(RecordingError.Problem)
    -> [ScrollCall]
  {
    var fingers: [(id: Int, calls: [ScrollCall])] = []
    for (key, samples) in pointers {
      // "01" is not another finger than "1".
      guard let id = Int(key), id >= 0, "\(id)" == key else {
        throw .wrongShape(
          place: "case \(name)", expected: "a whole number as the name of a pointer, not \(key)")
      }
      fingers.append((id, try gesture(samples, kinds: nil, id: id)))
    }
    guard !fingers.isEmpty else { throw .wrongShape(place: "case \(name)", expected: "at least one pointer") }
    fingers.sort { $0.id < $1.id }
    let all = fingers.flatMap { $0.calls }.enumerated()
    func place(_ entry: (offset: Int, element: ScrollCall)) -> (Timestamp, Int) {
      (entry.element.time ?? .zero, entry.offset)
    }
    return all.sorted { place($0) < place($1) }.map { $0.element }
  }

  /// Returns the touches of one finger, from its down to its up.
  private func gesture(
    _ samples: [RecordingFile.Sample], kinds: String?, id: Int = 0, from start: Double = 0
  ) throws(RecordingError.Problem) -> [ScrollCall] {
    let kinds = try self.kinds(named: kinds, count: samples.count)
    var touches: [(kind: RecordingFile.Kind, call: ScrollCall)] = []
    for (sample, kind) in zip(samples, kinds) where !sample.isResampled {
      let place = "case \(name)"
      let milliseconds = start + sample.milliseconds
      // A step begins at the lift before it, so no sample of it may be earlier.
      for time in [sample.milliseconds, milliseconds] where !(0...Recording.longest).contains(time) {
        throw .wrongShape(
          place: place, expected: "times from 0 to \(Recording.longest) ms, but one is \(time)")
      }
      guard [sample.position.x, sample.position.y].allSatisfy({ $0.magnitude <= Recording.farthest }) else {
        throw .wrongShape(
          place: place, expected: "places within \(Recording.farthest) pt, but one is \(sample.position)")
      }
      let time = Timestamp.milliseconds(milliseconds)
      if let last = touches.last?.call.time, time < last {
        throw .wrongShape(
          place: "case \(name)",
          expected: "samples in the order of time, but \(sample.milliseconds) ms comes after a later one")
      }
      touches.append((kind, kind.call(at: sample.position, time: time, id: id)))
    }
    let inner = touches.dropFirst().dropLast()
    guard touches.count >= 2, touches.first?.kind == .down, inner.allSatisfy({ $0.kind == .move }),
      let last = touches.last?.kind, last == .up || last == .cancel
    else { throw .wrongShape(place: "case \(name)", expected: "a down, then moves, then an up or a cancel") }
    return touches.map { $0.call }
  }

  private func kinds(named names: String?, count: Int) throws(RecordingError.Problem) -> [RecordingFile.Kind]
  {
    guard let names else {
      let moves = [RecordingFile.Kind](repeating: .move, count: max(0, count - 2))
      return [.down] + moves + [.up]
    }
    var kinds: [RecordingFile.Kind] = []
    for name in names.split(separator: ",", omittingEmptySubsequences: false) {
      guard let kind = RecordingFile.Kind(rawValue: String(name)) else {
        let known = RecordingFile.Kind.allCases.map { $0.rawValue }.joined(separator: ", ")
        throw .wrongShape(place: "case \(self.name)", expected: "sample_kinds of \(known), not \(name)")
      }
      kinds.append(kind)
    }
    guard kinds.count == count else {
      throw .wrongShape(
        place: "case \(name)", expected: "as many sample_kinds (\(kinds.count)) as samples (\(count))")
    }
    return kinds
  }
}
