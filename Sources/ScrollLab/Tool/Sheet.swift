package import LabDrawing

/// The paper of a report: with or without colour, and its width.
package struct Sheet {
  package var paper: Paper
  package var width: Int

  package init(_ paper: Paper = .plain, width: Int = 80) {
    self.paper = paper
    self.width = width
  }

  /// Returns the texts in rows that fit. Each text has rows of its own.
  package func rows(_ texts: InkedText...) -> [String] { rows(texts) }

  package func rows(_ texts: [InkedText]) -> [String] {
    texts.flatMap { $0.rows(width: width) }.map { $0.text(on: paper) }
  }

  /// Returns a title, underlined to the right.
  func title(_ title: String) -> [String] {
    let rule = String(repeating: "─", count: max(3, width - 1 - title.count))
    return rows(InkedText(title, .strong) + InkedText(" " + rule, .faint))
  }

  /// Returns a chart with the meaning of its marks.
  func rows(_ chart: Chart) -> [String] {
    var chart = chart
    chart.width = width
    return chart.rows(on: paper) + rows(InkedText(String(repeating: " ", count: 9)) + Chart.legend) + [""]
  }
}
