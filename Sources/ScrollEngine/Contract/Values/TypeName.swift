import ScrollSpace

/// Returns the name of a type as a literal: the name of a link that does not implement `name`.
///
/// The runtime keeps the names of types as long as the program runs. Embedded Swift has no names of types; the name
/// is then "link".
func typeName<Link: AnyObject>(of type: Link.Type) -> StaticString {
  #if hasFeature(Embedded)
    "link"
  #else
    let (start, count) = _getTypeName(type, qualified: false)
    let bytes = UnsafeBufferPointer(start: start, count: count)
    let literal = Literal(
      start: UInt(bitPattern: start), count: count, flags: bytes.allSatisfy { $0 < 0x80 } ? 2 : 0)
    precondition(
      MemoryLayout<Literal>.size == MemoryLayout<StaticString>.size, .literalLayout,
      "A literal has another layout on this platform; write `var name: StaticString` in the behaviour.")
    return unsafeBitCast(literal, to: StaticString.self)
  #endif
}

#if !hasFeature(Embedded)
  /// The parts of a `StaticString`, which are frozen in the standard library: a pointer, a count of bytes, and flags.
  /// Flag 1 marks a scalar in place of the pointer; flag 2 marks ASCII.
  private struct Literal {
    let start: UInt
    let count: Int
    let flags: UInt8
  }
#endif
