internal import CScrollCore
import ScrollSpace

/// The chain of a scroller: its links and its delegate, who is being called, and what each has answered.
///
/// An object, because links call their scroller from within its calls: no access to it lasts during a call.
final class Chain {
  @exclusivity(unchecked) private(set) var links = Links()
  /// The links that have left the chain, and have yet to receive `didDetach`.
  var leaving: [any ScrollBehavior] = []
  /// The links that others of the chain wrap.
  private var parts: [(part: any ScrollBehavior, whole: any ScrollBehavior)] = []
  /// The delegate, and what an observer puts before it.
  @exclusivity(unchecked) var last = LastLink()
  /// The link that is being called.
  @exclusivity(unchecked) var current = CurrentCall()
  /// The event whose callbacks are being called; nil if none are.
  @exclusivity(unchecked) var event: Event?
  /// True while links, the delegate or the program are being called. Input and frames are refused then.
  @exclusivity(unchecked) private(set) var isCalling = false { didSet { isFree = !isCalling && !isAsking } }
  /// True while links are asked questions. Commands are refused then, too.
  @exclusivity(unchecked) private(set) var isAsking = false { didSet { isFree = !isCalling && !isAsking } }
  /// True if nobody is being called or asked.
  @exclusivity(unchecked) private(set) var isFree = true
  /// True if the chain has changed since it was checked.
  var awaitsCheck = true
  /// The links and causes that decided where the content rests.
  @exclusivity(unchecked) var reasons = Reasons()
  /// The calls and answers that were refused.
  var diagnostics = Diagnostics()

  /// Where a call that came now would come from. Nil: from a link, or from within a question.
  func source(isAfterUpdate: Bool) -> ScrollCallSource? {
    if isFree { return .host }
    guard !isAsking, current.number < 0 else { return nil }
    return isAfterUpdate ? .update : .callback
  }

  /// The links in their order.
  var all: [any ScrollBehavior] { links.all }

  /// Returns the number of a link in the chain; nil if the link is not in the chain.
  func number(of link: any ScrollBehavior) -> Int? { links.all.firstIndex { $0 === link } }

  /// Returns the link of the chain for which a link speaks. A link that is not in the chain, and commands within the
  /// call of a link that is, is a part of that link, because only that link can have passed the call on: it speaks for
  /// that link from then on.
  func speaker(for link: any ScrollBehavior) -> any ScrollBehavior {
    if links.isLink(current.number, link) { return link }
    let caller = all.indices.contains(current.number) ? all[current.number] : nil
    if number(of: link) != nil { return link }
    if let known = parts.first(where: { $0.part === link }) { return known.whole }
    guard let caller else { return link }
    parts.append((link, caller))
    return caller
  }

  // MARK: Calling

  /// Runs a call that may command this scroller and others. In the meantime, input and frames are refused, and events
  /// wait. Commands to any scroller are counted for the outermost call of this thread.
  func calling<Answer>(_ call: () -> Answer) -> Answer {
    let wasCalling = isCalling
    isCalling = true
    let caller = csc_call_enter(Unmanaged.passUnretained(self).toOpaque())
    defer {
      csc_call_leave(caller)
      isCalling = wasCalling
    }
    return call()
  }

  /// Runs a call of a method, with its name; nil for the callback of an event.
  func calling<Answer>(
    _ method: StaticString?, _ number: Int = CurrentCall.nobody, _ call: () -> Answer
  ) -> Answer {
    let former = current
    current = CurrentCall(method: method, number: number)
    defer { current = former }
    return calling(call)
  }

  /// Runs a question, during which this scroller refuses commands.
  func asking<Answer, Failure>(
    _ method: StaticString, _ number: Int = CurrentCall.nobody, _ question: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    let (wasAsking, former) = (isAsking, current)
    (isAsking, current) = (true, CurrentCall(method: method, number: number))
    defer { (isAsking, current) = (wasAsking, former) }
    return try question()
  }

  /// Asks each link that answers a question, in order. An answer that is not usable is undone and counted.
  func ask<Proposal>(
    _ question: Question, _ proposal: inout Proposal, in context: ScrollContext,
    isUsable: (inout Proposal) -> Bool, values: (Proposal) -> DeferredText,
    _ call: (any ScrollBehavior, inout Proposal, ScrollContext) -> Void
  ) {
    guard answers(question) else { return }
    let (links, former) = (links, current)
    isAsking = true
    current.method = question.method
    links.forEach(answering: question) { link, number in
      let before = proposal
      current.number = number
      call(link, &proposal, context)
      if !isUsable(&proposal) {
        refuse(.answer, nil, values(proposal))
        proposal = before
      }
    }
    current = former
    isAsking = false
  }

  /// Calls each link that implements a callback, in order, until a call returns false. Links that leave the chain in
  /// the meantime are skipped, and later links have no number then. Returns true if no call returned false.
  @inline(__always)
  func forEach(implementing callback: Callback, _ call: (any ScrollBehavior, _ number: Int) -> Bool) -> Bool {
    let links = links
    // A link that removes itself from the chain lives until its call returns.
    return withExtendedLifetime(links) {
      links.forEach(implementing: callback) { link, number in
        let isSame = links === self.links
        guard isSame || all.contains(where: { $0 === link }) else { return true }
        return call(link, isSame ? number : CurrentCall.nobody)
      }
    }
  }

  /// Calls the links and the delegate that implement a callback.
  @inline(__always)
  func tell(_ callback: Callback, _ call: (any ScrollDelegate) -> Void) {
    _ = forEach(implementing: callback) { link, number in
      current.number = number
      call(link)
      return true
    }
    current.number = CurrentCall.delegate
    if last.ignored & callback.bit == 0, let link = last.link { call(link) }
    current.number = CurrentCall.nobody
  }

  // MARK: Callbacks left to defaults

  /// Returns true if a link or the delegate implements a callback, as far as is known.
  @inline(__always) func implements(_ callback: Callback) -> Bool {
    links.ignored & last.ignored & callback.bit == 0
  }

  /// Returns true if a link answers a question, as far as is known.
  func answers(_ question: Question) -> Bool { links.ignored & question.bit == 0 }

  /// Returns true if a link leaves all callbacks to their defaults. False before each of them was called.
  func hearsNothing(_ link: any ScrollBehavior) -> Bool { links.ignores(Callback.everybody.bit - 1, link) }

  /// Notes that the default of a callback was called. The object no longer receives that callback, as all objects of
  /// one type have the same default.
  func ignore(_ callback: Callback, _ listener: any ScrollDelegate) {
    links.ignore(callback.bit, listener, at: current.number)
    last.ignore(callback, listener)
  }

  // MARK: Joining and leaving

  /// Sets other links, without calling them yet.
  func set(_ chain: [any ScrollBehavior]) {
    for (index, link) in chain.enumerated() {
      precondition(
        !chain[..<index].contains { $0 === link }, .linkTwice,
        "A behaviour may be in a chain once; \(link.name) is in this chain twice; make one for each place.")
    }
    reasons.follow(from: all, to: chain)
    let called = all.indices.contains(current.number) ? all[current.number] : nil
    let former = links
    links = Links(chain, after: former)
    leaving += former.attached(without: links)
    leaving.removeAll { link in
      guard let number = number(of: link) else { return false }
      links.attach(number)
      return true
    }
    parts.removeAll { part in number(of: part.whole) == nil || number(of: part.part) != nil }
    if let called { current.number = number(of: called) ?? CurrentCall.nobody }
    awaitsCheck = true
  }

  /// Calls didDetach and didAttach until the attached links are the links of the chain. If a link sets the chain in
  /// the meantime, all of these calls are done when its setter returns.
  func attach(to scroll: ScrollController) {
    while true {
      if !leaving.isEmpty {
        let link = leaving.removeFirst()
        ChainRegister.leave(link)
        calling("didDetach") { link.didDetach() }
      } else if let number = links.joining {
        let link = all[number]
        links.attach(number)
        ChainRegister.join(link)
        calling("didAttach", number) { link.didAttach(to: scroll) }
      } else {
        return
      }
    }
  }

  /// Detaches the links for good, after the last calls of the program. The scroller accepts no further commands.
  func close(_ lastCalls: () -> Void) {
    isAsking = true
    calling {
      lastCalls()
      for link in leaving + links.attached(without: Links()) {
        ChainRegister.leave(link)
        link.didDetach()
      }
    }
  }
}
