import ScrollBehaviors
import ScrollEngine

/// The behaviours of a scroller, by their names.
package struct Chain: Hashable {
  /// A behaviour with its name on the command line.
  package enum Link: String, CaseIterable, Hashable {
    case clamping, bouncing, paging
  }

  /// The links, the general links first.
  package var links: [Link]

  package init(_ links: [Link]) {
    self.links = links
  }

  /// Reads the value of `--chain`: names between commas, spaces allowed. `none` alone is a chain without links.
  package init(parsing text: String) throws(UsageError) {
    let names = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    links = []
    if names == ["none"] { return }
    for name in names {
      guard let link = Link(rawValue: name) else {
        let known = Link.allCases.map { $0.rawValue }.joined(separator: ", ")
        throw UsageError(
          "unknown behaviour '\(name)' in --chain '\(text)'; known are \(known), or none alone")
      }
      links.append(link)
    }
  }

  /// The chain as a list, as in `[Paging, Bouncing]`.
  package var title: String {
    "[" + links.map { $0.rawValue.prefix(1).uppercased() + $0.rawValue.dropFirst() }.joined(separator: ", ")
      + "]"
  }

  /// Returns new behaviours for a scroller.
  func behaviors() -> [any ScrollBehavior] {
    links.flatMap { link -> [any ScrollBehavior] in
      switch link {
      case .clamping: [Clamping()]
      case .bouncing: [Bouncing()]
      case .paging: Axis.both.map { Paging(axis: $0) }
      }
    }
  }
}
