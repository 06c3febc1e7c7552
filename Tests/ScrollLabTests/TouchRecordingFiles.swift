import Foundation

/// Finds the collected recordings in the folder that `SCROLL_VECTORS` names, else in `../shared/vectors` beside the
/// package. Nil if there is no such file.
enum TouchRecordingFiles {
  static let all = ["flutter", "android", "firefox"].compactMap { url(of: "gestures_\($0)_touch.json") }

  static func url(of name: String) -> URL? {
    let folder: URL
    if let path = ProcessInfo.processInfo.environment["SCROLL_VECTORS"], !path.isEmpty {
      folder = URL(fileURLWithPath: path)
    } else {
      let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
      folder = package.deletingLastPathComponent().appendingPathComponent("shared/vectors")
    }
    let url = folder.appendingPathComponent(name)
    return FileManager.default.fileExists(atPath: url.path) ? url : nil
  }
}
