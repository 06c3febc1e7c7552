import ScrollBehaviors
internal import ScrollPlot

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Android)
  internal import Android
#elseif canImport(Darwin)
  internal import Darwin
#elseif canImport(ucrt)
  internal import ucrt
#elseif canImport(WASILibc)
  internal import WASILibc
#endif

/// The offset over time as a picture, for a check or an expectation that has failed. The environment variable
/// `SCROLL_PLOTS` names the folder of the pictures.
struct FailurePlot {
  let title: String
  let frames: [RecordedFrame]
  /// The moments that the picture marks, in seconds, with their names.
  var moments: [(name: String, time: Double)] = []

  /// The folder of the pictures; nil if the environment names none.
  static var folder: String? {
    guard let value = getenv("SCROLL_PLOTS") else { return nil }
    let folder = String(cString: value)
    return folder.isEmpty ? nil : folder
  }

  /// Writes the picture. Returns its path, or the reason why it cannot be written; nil if the environment names no
  /// folder, or no frame was recorded.
  func write() -> String? {
    guard let folder = Self.folder, !frames.isEmpty else { return nil }
    let text = svg
    let path = "\(folder)/\(Self.name(of: text)).svg"
    guard let file = fopen(path, "w") else {
      return "\(path) cannot be written; create the folder, or set SCROLL_PLOTS to another one"
    }
    defer { fclose(file) }
    return fputs(text, file) >= 0 ? path : "\(path) cannot be written; the disk may be full"
  }

  private var svg: String {
    let axes = Axis.both.filter { axis in frames.contains { $0.offset[axis] != frames[0].offset[axis] } }
    let curves = (axes.isEmpty ? [.vertical] : axes).map { axis in
      Plot.Curve(
        "offset.\(axis == .horizontal ? "x" : "y")", frames.map { ($0.time.seconds, $0.offset[axis]) })
    }
    return Plot(title, curves, markers: moments.map { Plot.Marker($0.name, at: $0.time) }).svg()
  }

  /// Returns a name that follows from the content, so that the same failure has the same file: an FNV-1a hash.
  private static func name(of text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return "failure-" + String(hash, radix: 16)
  }
}

extension FailurePlot {
  /// The plot of a timeline's frames, with its marks.
  init(_ title: String, _ frames: [RecordedFrame], _ marks: [TimelineMark]) {
    self.init(
      title: title, frames: frames,
      moments: marks.dropFirst().map { ("\($0.name)", $0.time.seconds) })
  }

  /// The plot of a script, played again.
  init(of rule: BehaviorRule, _ script: CheckScript, _ maker: ChainMaker) {
    let run = CheckRun(script, maker.chain(), scale: rule == .zooms ? script.scale : nil)
    run.host.recordsFrames = true
    var moments: [(name: String, time: Double)] = []
    for (number, step) in script.steps.enumerated() {
      moments.append(("input \(number + 1)", run.host.now.seconds))
      run.perform(step)
    }
    let frames = run.host.frames.filter { $0.offset.isFinite }
    self.init(title: "\(rule.rawValue), seed \(script.seed)", frames: frames, moments: moments)
  }
}
