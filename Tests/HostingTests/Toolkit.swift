import Hands
import ScrollHosting
import Testing

/// What the headers of a toolkit define, for the tables of toolkits in *Devices*.
struct Toolkit: Sendable, CustomTestStringConvertible {
  let name: String
  /// The number that the toolkit reports for a notch; nil if its wheels count lines.
  let notch: Double?
  /// True if it has precise deltas in points.
  let isPrecise: Bool
  /// The names of the phases of its precise deltas, with those of this library.
  let phases: [String: WheelPhase]
  /// The units of a stamp in a second, and its bits; nil if its stamps need no mapping, or if it has none.
  let stamps: (perSecond: Double, bits: Int)?
  /// The beginning of the names of its keys.
  let keys: String

  var testDescription: String { name }

  static let all = [
    Toolkit(
      name: "GTK 4", notch: 1, isPrecise: true, phases: ["scroll-end": .ended], stamps: (1_000, 32),
      keys: ""),
    Toolkit(
      name: "Qt 6", notch: 120, isPrecise: true,
      phases: [
        "ScrollBegin": .began, "ScrollUpdate": .changed, "ScrollEnd": .ended,
        "ScrollMomentum": .momentumChanged,
        "NoScrollPhase": .unknown,
      ], stamps: (1_000, 64), keys: "Key_"),
    Toolkit(name: "GLFW", notch: 1, isPrecise: false, phases: [:], stamps: nil, keys: "GLFW_KEY_"),
    Toolkit(name: "ncurses", notch: 1, isPrecise: false, phases: [:], stamps: nil, keys: "KEY_"),
    Toolkit(name: "SDL 3", notch: 1, isPrecise: false, phases: [:], stamps: (1e9, 64), keys: "SDLK_"),
    Toolkit(name: "Windows", notch: 120, isPrecise: false, phases: [:], stamps: (1_000, 32), keys: "VK_"),
    Toolkit(
      name: "AppKit", notch: nil, isPrecise: true,
      phases: ["phase": .changed, "momentumPhase": .momentumChanged],
      stamps: nil, keys: "NS"),
  ]
}
