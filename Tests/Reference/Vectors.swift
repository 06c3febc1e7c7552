import Foundation
import Testing

/// The external vectors: a folder of JSON files, each with a list `cases`.
///
/// The environment variable `SCROLL_VECTORS` names the folder. The default is `../shared/vectors` beside the package.
/// Without the folder the suites are skipped, and one printed line says so. With the folder, a file that is missing,
/// unreadable or without cases fails the test that reads it.
///
/// ```
/// @Suite(.vectors)
/// struct ReferenceConvertUIKit {
///   @Test(arguments: try Vectors.cases(in: "convert_uikit"))
///   func converts(_ vector: Vectors.Case) throws { … vector["views"] … }
/// }
/// ```
enum Vectors {
  /// One case of a file.
  struct Case: Sendable, CustomTestStringConvertible {
    /// Its `name` or `id`, or else its position in the file.
    let name: String
    /// The name of its list.
    let list: String
    /// The whole case.
    let json: JSON

    /// A member of the case; `.null` if there is none.
    subscript(key: String) -> JSON { json[key] }

    var testDescription: String { name }
  }

  /// The reason for which a file cannot be used.
  struct Unusable: Error, CustomStringConvertible {
    let description: String
  }

  /// The folder with the files.
  static let folder: URL = {
    if let path = ProcessInfo.processInfo.environment["SCROLL_VECTORS"], !path.isEmpty {
      return URL(fileURLWithPath: path, isDirectory: true)
    }
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return package.appendingPathComponent("../shared/vectors", isDirectory: true).standardizedFileURL
  }()

  /// True if the folder exists. Otherwise the first access prints a line.
  static let arePresent: Bool = {
    var isDirectory: ObjCBool = false
    if FileManager.default.fileExists(atPath: folder.path, isDirectory: &isDirectory), isDirectory.boolValue {
      return true
    }
    print("reference vectors: folder \(folder.path) is absent, every suite that reads it is skipped")
    return false
  }()

  /// A whole file, by its name without `.json`.
  static func file(_ name: String) throws -> JSON {
    let url = folder.appendingPathComponent(name + ".json")
    do {
      return try JSONDecoder().decode(JSON.self, from: Data(contentsOf: url))
    } catch {
      throw Unusable(description: "reference vectors: \(url.path) cannot be read: \(error)")
    }
  }

  /// The names of all lists in the folder, except those that continue another list.
  static func names() throws -> [String] {
    guard arePresent else { return [] }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
    return names.filter { !$0.hasSuffix("_more") || !names.contains(String($0.dropLast(5))) }.sorted()
  }

  /// Prints that a part is not compared: the gate lists these lines.
  static func skip(_ what: String, because reason: String) {
    print("reference vectors: \(what) is skipped: \(reason)")
  }

  /// The cases of a file, in its order, and those of a list `X_more` beside it; none without the folder.
  static func cases(in name: String) throws -> [Case] {
    guard arePresent else { return [] }
    let more = name + "_more"
    let hasMore = FileManager.default.fileExists(atPath: folder.appendingPathComponent(more + ".json").path)
    return try (hasMore ? [name, more] : [name]).flatMap { part in
      guard let values = try file(part)["cases"].array, !values.isEmpty else {
        throw Unusable(description: "reference vectors: \(part).json has no list of cases")
      }
      return values.enumerated().map { index, value in
        let title = value["name"].string ?? value["id"].string ?? "\(part)[\(index)]"
        return Case(name: title, list: name, json: value)
      }
    }
  }
}

/// A kind of case, or a part of a case, that a suite does not know or support yet.
struct UnknownKind: Error { let what: String }

extension Vectors.Case {
  /// Compares the case. If the suite does not know its kind, one printed line names the case with the reason, and it
  /// counts as skipped. The gate lists these lines.
  func judged(_ judge: (Vectors.Case) throws -> Void) throws {
    do {
      try judge(self)
    } catch let unknown as UnknownKind {
      skip(because: unknown.what)
    }
  }

  /// Prints that the case is skipped.
  func skip(because reason: String) { Vectors.skip("case \(name)", because: reason) }
}

extension Trait where Self == ConditionTrait {
  /// The suite reads the vectors. Without their folder it is skipped.
  static var vectors: Self {
    .enabled(if: Vectors.arePresent, "the folder of reference vectors is absent")
  }
}

extension JSON {
  /// Throws if the object has a member that a suite does not know.
  func holdsOnly(_ known: Set<String>) throws {
    let unknown = Set(object?.keys.map { $0 } ?? []).subtracting(known)
    guard unknown.isEmpty else { throw UnknownKind(what: "fields \(unknown.sorted())") }
  }
}
