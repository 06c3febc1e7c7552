public import Foundation
public import ScrollEngine
public import ScrollSpace
import ScrollTrace

/// The movements of fingers on a screen, from the first down to the last up, in the order of time.
public struct Recording: Sendable {
  /// The name of the recording in its file.
  public var name: String
  /// The touches. Times never go back. Those of each finger begin with `touchBegan`, and end with `touchEnded` or
  /// `touchCancelled`.
  public var calls: [ScrollCall]

  /// The longest recording in a file, in milliseconds: ten minutes.
  public static let longest = 600_000.0
  /// The largest distance of a touch in a file from 0, in points.
  public static let farthest = 1e6

  /// Creates a recording. The calls are not checked.
  public init(name: String, calls: [ScrollCall]) {
    self.name = name
    self.calls = calls
  }

  /// The time of the last touch; zero if there are no touches.
  public var end: Timestamp { calls.last?.time ?? .zero }

  /// All recordings of a file, in the file's order.
  ///
  /// The file is a trace, which has the touches of one recording, or a JSON object with `cases`. A case has a `name`
  /// and one of
  /// - `steps`: gestures (objects with `samples`) and pauses (objects with `wait_ms`), played one after the
  ///   other in one go. A pause counts from the lift before it. Other members beside `steps` are ignored;
  /// - `pointers`: samples for each finger by its number, played together;
  /// - `samples`: one finger.
  ///
  /// There is at least one case. A sample is `[t_ms, x, y]`: from 0 to ``longest`` after the start of its case, and no
  /// further than ``farthest`` points from 0. One that carries a fourth member `"resampled"` was made up by the system
  /// and is skipped. `sample_kinds` beside `samples` names each sample, as in `"down,move,up"`; without it the first is
  /// the down and the last is the up.
  public static func all(in url: URL) throws(RecordingError) -> [Recording] {
    if (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true {
      throw RecordingError(path: url.path, problem: .unreadable("it is a folder, not a file of recordings"))
    }
    let data: Data
    do {
      // Reads to the end, because a pipe has no size.
      data = try FileHandle(forReadingFrom: url).readToEnd() ?? Data()
    } catch {
      throw RecordingError(path: url.path, problem: .unreadable(error.localizedDescription))
    }
    do {
      return try all(in: data)
    } catch {
      throw RecordingError(path: url.path, problem: error)
    }
  }

  /// Returns all recordings in a file's bytes; see `all(in:)` for files.
  public static func all(in data: Data) throws(RecordingError.Problem) -> [Recording] {
    if data.starts(with: Array("scrt".utf8)) {
      do throws(TraceError) { return [Recording(try Trace(bytes: Array(data)))] } catch {
        throw .notATrace(error)
      }
    }
    let file: RecordingFile
    do {
      file = try JSONDecoder().decode(RecordingFile.self, from: data)
    } catch let error as DecodingError {
      throw RecordingError.Problem(error)
    } catch {
      throw .notJSON
    }
    guard !file.cases.isEmpty else { throw .wrongShape(place: "cases", expected: "at least one recording") }
    var recordings: [Recording] = []
    for (index, entry) in file.cases.enumerated() {
      guard !entry.name.isEmpty, !entry.name.contains(where: \.isNewline) else {
        throw .wrongShape(place: "cases[\(index)]", expected: "a name of one line")
      }
      recordings.append(Recording(name: entry.name, calls: try entry.calls()))
    }
    return recordings
  }
}
