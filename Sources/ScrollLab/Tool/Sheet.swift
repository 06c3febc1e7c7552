package import LabDrawing

/// What a report is printed on: in colour or not, and how wide.
package struct Sheet {
  package var paper: Paper
  package var width: Int

  package init(_ paper: Paper = .plain, width: Int = 80) {
    self.paper = paper
    self.width = width
  }

  /// The texts in rows that fit, each text in rows of its own.
  package func rows(_ texts: InkedText...) -> [String] { rows(texts) }

  package func rows(_ texts: [InkedText]) -> [String] {
    texts.flatMap { $0.rows(width: width) }.map { $0.text(on: paper) }
  }

  /// A title, underlined to the right.
  func title(_ title: String) -> [String] {
    let rule = String(repeating: "─", count: max(3, width - 1 - title.count))
    return rows(InkedText(title, .strong) + InkedText(" " + rule, .faint))
  }

  /// A chart with what its marks mean.
  func rows(_ chart: Chart) -> [String] {
    var chart = chart
    chart.width = width
    return chart.rows(on: paper) + rows(InkedText(String(repeating: " ", count: 9)) + Chart.legend) + [""]
  }
}
