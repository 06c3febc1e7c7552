import LabStories
package import LabTry
import ScrollSpace

/// The command in the arguments.
package enum Command: Hashable {
  /// Plays the synthetic flick through three chains.
  case flick
  /// Plays recorded fingers through one chain.
  case replay(ReplayOptions)
  /// Converts recorded fingers to traces in a folder.
  case traces(path: String, folder: String)
  /// Plays a story: its pictures, or live.
  case story(name: String, isLive: Bool)
  /// Draws the pictures of the documentation in a folder.
  case figures(folder: String)
  /// Runs a scene under the mouse and the keys.
  case tryOut(SceneKind)
  /// Prints the help.
  case help

  /// Reads the arguments that follow the tool's own name.
  package init(arguments: [String]) throws(UsageError) {
    if arguments.contains("--help") || arguments.contains("-h") {
      self = .help
      return
    }
    guard let verb = arguments.first else {
      self = .flick
      return
    }
    var words = Words(arguments.dropFirst())
    switch verb {
    case "help": self = .help
    case "replay": self = .replay(try ReplayOptions(&words))
    case "traces":
      let (path, folder) = try words.both("FILE", "FOLDER", of: "traces")
      self = .traces(path: path, folder: folder)
    case "figures":
      let folder = try words.only("FOLDER", of: "figures")
      self = .figures(folder: folder)
    case "try": self = .tryOut(try Self.scene(&words))
    default:
      guard let story = Story.named(verb) else { throw Self.unknown(verb) }
      var isLive = false
      while let word = words.next() {
        guard case .option("--play", nil) = word else {
          throw UsageError("unknown argument '\(word.text)' of the story \(verb); known is --play")
        }
        isLive = true
      }
      self = .story(name: story.name, isLive: isLive)
    }
  }

  private static func scene(_ words: inout Words) throws(UsageError) -> SceneKind {
    guard let word = words.next() else { return .list }
    guard let kind = SceneKind(rawValue: word.text) else {
      let known = SceneKind.allCases.map { $0.rawValue }.joined(separator: ", ")
      throw UsageError("unknown scene '\(word.text)' of try; known are \(known)")
    }
    if let other = words.next() {
      throw UsageError("try takes one SCENE, but got '\(word.text)' and '\(other.text)'")
    }
    return kind
  }

  private static func unknown(_ verb: String) -> UsageError {
    let kind = verb.hasPrefix("-") ? "option" : "command"
    let stories = Story.all.map { $0.name }.joined(separator: ", ")
    return UsageError(
      "unknown \(kind) '\(verb)'; known are try, replay, traces, figures, --help, and the stories \(stories)")
  }
}

/// The options of `replay`.
package struct ReplayOptions: Hashable {
  /// The file of recordings.
  package var path: String
  /// The recording to play; nil for all recordings.
  package var caseName: String?
  /// The behaviours.
  package var chain = Chain([.bouncing])
  /// The stage: viewport, content, and start.
  package var stage = Stage(
    viewport: Size(width: 390, height: 844), content: Size(width: 390, height: 20_000))

  init(_ words: inout Words) throws(UsageError) {
    var path: String?
    while let word = words.next() {
      switch word {
      case .option("--case", let value): caseName = try words.value(of: "--case", value)
      case .option("--chain", let value): chain = try Chain(parsing: words.value(of: "--chain", value))
      case .option("--viewport", let value):
        stage.viewport = try Size(parsing: words.value(of: "--viewport", value), for: "--viewport")
      case .option("--content", let value):
        stage.content = try Size(parsing: words.value(of: "--content", value), for: "--content")
      case .option("--start", let value):
        stage.start = try Stage.start(parsing: words.value(of: "--start", value))
      case .option(let name, _):
        throw UsageError(
          "unknown option '\(name)' of replay; known are --case, --chain, --viewport, --content and --start")
      case .plain(let text):
        if let path { throw UsageError("replay takes one FILE, but got '\(path)' and '\(text)'") }
        path = text
      }
    }
    guard let path else { throw UsageError("replay needs a FILE: scroll-lab replay FILE") }
    self.path = path
  }
}
