import ScrollSpace

/// The check of a chain for mistakes of order and place.
struct ChainReview {
  let chain: Chain
  let context: ScrollContext
  /// The content size that the program gave.
  let content: Size
  /// What calls of the program have shown of its mistakes.
  let doubts: Doubts
  /// The scroller, as links see it.
  let scroll: ScrollController

  /// The report, from trials of all links. From within a question it is empty.
  var report: ChainReport {
    var report = ChainReport()
    guard !chain.isAsking else { return report }
    reviewProgram(&report)
    chain.asking("extent") { reviewLengths(&report) }
    let links = chain.all
    for (number, link) in links.enumerated() {
      report.link = chain.title(of: number)
      let chains = ChainRegister.count(of: link)
      if chains > 1 {
        report.add(
          .certain, "It is in the chains of \(chains) scrollers, and receives the callbacks of all of them.",
          fix: "Make one for each scroller.")
      }
      let memory = chain.asking("remember", number) { chain.trialMemory(of: link) }
      if hasNameOfType(link), memory?.archive.count != 0 {
        report.add(
          .certain, in: "remember",
          "The link keeps values in snapshots and declares no name, so snapshots use the name of its type.",
          fix: "Write var name: StaticString { \"MyLink\" } in it, with a name that stays.")
      }
      if number == doubts.restless {
        report.add(
          .likely, in: "wake",
          "For thirty frames it has wanted to be woken before the present time, so the host never sleeps.",
          fix: "Answer a later time, or nil until there is something to do.")
      }
      chain.asking("review", number) { link.review(&report, of: scroll) }
    }
    report.link = nil
    return report
  }

  /// Reports mistakes of the program outside of the chain.
  private func reviewProgram(_ report: inout ChainReport) {
    if chain.last.hasLostDelegate {
      report.add(
        .likely, "The delegate that was set is gone, for a scroller does not keep its delegate alive.",
        fix: "Keep the delegate in a property of the owner of the scroller.")
    }
    doubts.review(&report)
  }

  /// Reports lengths that are given too late or twice, and a content size without effect.
  private func reviewLengths(_ report: inout ChainReport) {
    let asWritten = trial(Array(chain.all.indices))
    reviewEmptiness(asWritten, &report)
    for axis in Axis.both {
      let links = chain.all.indices.map { LengthAuthor($0, axis, of: chain, content: content, in: context) }
      let inOrder = trial(LengthAuthor.inOrder(links))
      reviewContentSize(axis, asWritten, inOrder, &report)
      reviewOrder(axis, links, asWritten, inOrder, &report)
      reviewOtherLengths(axis, links, asWritten, &report)
    }
  }

  /// Asks links in an order on trial, about the program's content or about other content.
  private func trial(_ numbers: [Int], of other: Size? = nil) -> ExtentTrial {
    ExtentTrial(numbers, of: chain, content: other ?? content, in: context)
  }

  /// Reports content without a length.
  private func reviewEmptiness(_ asWritten: ExtentTrial, _ report: inout ChainReport) {
    guard content == .zero, asWritten.lastToFit == PerAxis(nil),
      Axis.both.allSatisfy({ asWritten.proposal.extent[$0].room == 0 })
    else { return }
    report.add(
      .likely, in: "extent",
      "contentSize is \(content) and no link gives the content a length, so nothing scrolls.",
      fix: "Set contentSize, or add a link that calls fit(_:on:) in extent.")
  }

  /// Reports a content size that a link overrides.
  private func reviewContentSize(
    _ axis: Axis, _ asWritten: ExtentTrial, _ inOrder: ExtentTrial, _ report: inout ChainReport
  ) {
    let (given, answered) = (content[axis], asWritten.proposal.content[axis])
    guard let last = inOrder.lastToFit[axis], given != 0, given != answered else { return }
    var other = content
    other[axis] = 0
    let without = trial(Array(chain.all.indices), of: other)
    guard without.proposal.content[axis] == answered else { return }
    report.link = chain.title(of: last)
    report.add(
      .likely, in: "extent",
      "It makes the content \(answered) pt long along the \(axis) axis, so the \(given) pt of contentSize do nothing.",
      fix: "Leave contentSize at 0 there, or leave this link out.")
  }

  /// Reports links that open or move walls before another link sets the walls anew.
  private func reviewOrder(
    _ axis: Axis, _ links: [LengthAuthor], _ asWritten: ExtentTrial, _ inOrder: ExtentTrial,
    _ report: inout ChainReport
  ) {
    let (extent, other) = (asWritten.proposal.extent[axis], inOrder.proposal.extent[axis])
    guard extent != other else { return }
    for number in inOrder.bending[axis].sorted() {
      guard
        let later = links.indices.last(where: {
          $0 > number && links[$0].gives && links[$0].rank < links[number].rank
        })
      else { continue }
      report.link = chain.title(of: number)
      report.add(
        .certain, in: "extent",
        """
        \(chain.title(of: later) ?? ""), gives the content's length along the \(axis) axis only afterwards: the extent is \
        \(extent), and would be \(other).
        """, fix: "Write \(chain.all[number].name) after \(chain.all[later].name).")
    }
  }

  /// Reports a length that a later link replaces by another length.
  private func reviewOtherLengths(
    _ axis: Axis, _ links: [LengthAuthor], _ asWritten: ExtentTrial, _ report: inout ChainReport
  ) {
    guard let last = links.lastIndex(where: { $0.length != nil }), let length = links[last].length,
      asWritten.lastToFit[axis] == last
    else { return }
    for (number, link) in links.enumerated() {
      guard let other = link.length, abs(other - length) > Tolerance.offset(pixel: context.pixel)
      else { continue }
      report.link = chain.title(of: number)
      report.add(
        .likely, in: "extent",
        """
        It makes the content \(other) pt long along the \(axis) axis, and \(chain.title(of: last) ?? ""), makes it \(length) \
        pt long: the last one counts.
        """, fix: "Give both the same items, or give one of them another axis.")
    }
  }
}

/// Returns true if a link has the default name.
#if hasFeature(Embedded)
  private func hasNameOfType(_ link: any ScrollBehavior) -> Bool {
    "\(link.name)".utf8.elementsEqual("link".utf8)
  }
#else
  private func hasNameOfType<Link: ScrollBehavior>(_ link: Link) -> Bool {
    link.name.utf8Start == typeName(of: Link.self).utf8Start
  }
#endif
