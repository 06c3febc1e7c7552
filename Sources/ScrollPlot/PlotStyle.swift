/// The colours of a picture, as a style sheet in the picture.
enum PlotStyle {
  private struct Colours {
    let (paper, ink, faint, grid): (String, String, String, String)
    let curves: [String]

    /// The rules for all parts of the picture.
    var rules: String {
      let curves = curves.enumerated().map { ".\(PlotStyle.name(of: $0.offset)){stroke:\($0.element)}" }
      return
        ".paper{fill:\(paper)}.ink{fill:\(ink)}.faint{fill:\(faint)}.grid{stroke:\(grid)}.axis{stroke:\(faint)}"
        + ".level,.flag{stroke:\(ink)}.disc{fill:\(paper);stroke:\(ink)}" + curves.joined()
    }
  }

  private static let light = Colours(
    paper: "#ffffff", ink: "#1d1d1f", faint: "#6e6e73", grid: "#e8e8ed",
    curves: ["#0066cc", "#c93400", "#248a3d", "#8944ab", "#8a6d00"])
  private static let dark = Colours(
    paper: "#1c1c1e", ink: "#f5f5f7", faint: "#98989d", grid: "#3a3a3c",
    curves: ["#2997ff", "#ff9f0a", "#30d158", "#bf5af2", "#ffd60a"])

  /// Returns the class of a curve.
  static func name(of curve: Int) -> String { "c\(curve % 5)" }

  /// Returns the style sheet for a scheme.
  static func sheet(_ scheme: Plot.Scheme) -> String {
    let shapes =
      ".curve,.grid,.axis,.level,.flag{fill:none}.curve{stroke-width:2;stroke-linejoin:round}"
      + ".level{stroke-dasharray:2 3}.flag{stroke-opacity:.45;stroke-dasharray:1 3}"
    let colours =
      switch scheme {
      case .automatic:
        ":root{color-scheme:light dark}\(light.rules)@media(prefers-color-scheme:dark){\(dark.rules)}"
      case .light: light.rules
      case .dark: dark.rules
      }
    return "<style>\(shapes)\(colours)</style>"
  }
}
