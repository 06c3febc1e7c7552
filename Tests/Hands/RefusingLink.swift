package import ScrollEngine

/// Takes no snapshot but one with its own number.
package final class RefusingLink: ScrollBehavior {
  package var number = 0

  package init() {}

  package var name: StaticString { "Sceptic" }

  package func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
    _ = try memory.value(number, where: { $0 == number })
  }
}
