import ScrollSpace

extension Chain {
  /// Archives the memories of the links in their order, each with its name and in bytes of its own.
  func remember(_ archive: inout ArchiveWalk) throws(ArchiveError) -> [LinkMemory] {
    let links = all
    var memories: [LinkMemory] = []
    let count = try archive.count(links.count)
    for number in 0..<count {
      guard number < links.count else { throw .chain(at: number) }
      let name = links[number].name.withUTF8Buffer { Array($0) }
      guard try archive.block(name[...]) == name[...] else { throw .chain(at: number) }
      var memory = LinkMemory(
        archive.isReading ? ArchiveWalk(reading: Array(try archive.block([]))) : ArchiveWalk())
      try asking("remember", number) { () throws(ArchiveError) in
        do throws(ArchiveError) { try links[number].remember(&memory) } catch {
          if !archive.isReading { refuse(.answer, nil, DeferredText(error.description)) }
          throw error
        }
      }
      guard memory.archive.isAtEnd else { throw memory.archive.unusable }
      if !archive.isReading { _ = try archive.block(memory.archive.bytes[...]) }
      memories.append(memory)
    }
    guard count == links.count else { throw .chain(at: count) }
    return memories
  }

  /// Returns the link's memory at this moment; nil if the memory could not be read again.
  func trialMemory(of link: any ScrollBehavior) -> LinkMemory? {
    var memory = LinkMemory(ArchiveWalk())
    do throws(ArchiveError) { try link.remember(&memory) } catch { return nil }
    return memory
  }
}
