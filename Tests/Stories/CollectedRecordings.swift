import Foundation
import ScrollBehaviors
import Testing
import TouchRecordings

/// The collected touch recordings, in the folder that `SCROLL_VECTORS` names, else in `../shared/vectors` beside the
/// package. Without this folder, suites that need the recordings are skipped.
enum CollectedRecordings {
  static let folder: URL = {
    if let path = ProcessInfo.processInfo.environment["SCROLL_VECTORS"], !path.isEmpty {
      return URL(fileURLWithPath: path)
    }
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return package.deletingLastPathComponent().appendingPathComponent("shared/vectors")
  }()

  static let arePresent = FileManager.default.fileExists(atPath: folder.path)

  /// The recordings of all three files. Throws if the folder exists without one of the files.
  static func all() throws -> [CollectedRecording] {
    guard arePresent else { return [] }
    return try ["flutter", "android", "firefox"].flatMap { source in
      try Recording.all(in: folder.appendingPathComponent("gestures_\(source)_touch.json"))
        .map { CollectedRecording(source: source, recording: $0) }
    }
  }
}

struct CollectedRecording: Sendable, CustomTestStringConvertible {
  let source: String
  let recording: Recording

  var testDescription: String { "\(source) \(recording.name)" }
}

extension Trait where Self == ConditionTrait {
  static var recordings: Self { .enabled(if: CollectedRecordings.arePresent, "no collected recordings") }
}
