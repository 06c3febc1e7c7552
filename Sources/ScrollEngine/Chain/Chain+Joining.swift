// Links that join the chain and leave it.
extension Chain {
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
}
