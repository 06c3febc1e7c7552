import Foundation
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
  func events() throws(RecordingError.Problem) -> [TouchEvent] {
    if let steps { return try events(of: steps) }
    if let pointers { return try events(of: pointers) }
    guard let samples else {
      throw .wrongShape(place: "case \(name)", expected: "samples, pointers or steps")
    }
    return try gesture(samples, kinds: sample_kinds)
  }

  private func events(of steps: [RecordingFile.Step]) throws(RecordingError.Problem) -> [TouchEvent] {
    var events: [TouchEvent] = []
    var start = 0.0
    for step in steps {
      if let wait = step.wait_ms {
        guard wait >= 0, wait.isFinite else {
          throw .wrongShape(place: "case \(name)", expected: "a wait_ms of 0 or more, not \(wait)")
        }
        start += wait
      } else if let samples = step.samples {
        events += try gesture(samples, kinds: step.sample_kinds, from: start)
        // A resampled sample may be last, but the lift is the last event.
        start += samples.last { !$0.isResampled }?.milliseconds ?? 0
      } else {
        throw .wrongShape(place: "case \(name)", expected: "samples or wait_ms in every step")
      }
    }
    guard !events.isEmpty else { throw .wrongShape(place: "case \(name)", expected: "a step with samples") }
    return events
  }

  /// Returns the events of several fingers by time, and at the same time by the finger's number.
  private func events(of pointers: [String: [RecordingFile.Sample]]) throws(RecordingError.Problem)
    -> [TouchEvent]
  {
    var fingers: [(id: Int, events: [TouchEvent])] = []
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
    let all = fingers.flatMap { $0.events }.enumerated()
    return all.sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map { $0.element }
  }

  /// Returns the events of one finger, from its down to its up.
  private func gesture(
    _ samples: [RecordingFile.Sample], kinds: String?, id: Int = 0, from start: Double = 0
  ) throws(RecordingError.Problem) -> [TouchEvent] {
    let kinds = try self.kinds(named: kinds, count: samples.count)
    var events: [TouchEvent] = []
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
      if let last = events.last, time < last.time {
        throw .wrongShape(
          place: "case \(name)",
          expected: "samples in the order of time, but \(sample.milliseconds) ms comes after a later one")
      }
      events.append(TouchEvent(kind, id: id, time: time, position: sample.position))
    }
    let inner = events.dropFirst().dropLast()
    guard events.count >= 2, events.first?.kind == .down, inner.allSatisfy({ $0.kind == .move }),
      let last = events.last?.kind, last == .up || last == .cancel
    else { throw .wrongShape(place: "case \(name)", expected: "a down, then moves, then an up or a cancel") }
    return events
  }

  private func kinds(named names: String?, count: Int) throws(RecordingError.Problem) -> [TouchEvent.Kind] {
    guard let names else {
      let moves = [TouchEvent.Kind](repeating: .move, count: max(0, count - 2))
      return [.down] + moves + [.up]
    }
    var kinds: [TouchEvent.Kind] = []
    for name in names.split(separator: ",", omittingEmptySubsequences: false) {
      guard let kind = TouchEvent.Kind(rawValue: String(name)) else {
        let known = TouchEvent.Kind.allCases.map { $0.rawValue }.joined(separator: ", ")
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
