/// The name of a type as a literal, so that a link that says no name has the one its author gave the class.
///
/// The runtime keeps the names of types for as long as the program runs. Embedded Swift knows none: there it is "link".
func typeName<Link: AnyObject>(of type: Link.Type) -> StaticString {
  #if hasFeature(Embedded)
    "link"
  #else
    let (start, count) = _getTypeName(type, qualified: false)
    let bytes = UnsafeBufferPointer(start: start, count: count)
    let literal = Literal(
      start: UInt(bitPattern: start), count: count, flags: bytes.allSatisfy { $0 < 0x80 } ? 2 : 0)
    precondition(
      MemoryLayout<Literal>.size == MemoryLayout<StaticString>.size,
      "A literal has another layout on this platform; say `var name: StaticString` in the behaviour.")
    return unsafeBitCast(literal, to: StaticString.self)
  #endif
}

#if !hasFeature(Embedded)
  /// What a `StaticString` is made of, which is frozen in the standard library: a pointer, a count of bytes, and flags, of
  /// which 1 would be a scalar in place of the pointer and 2 says that all is ASCII.
  private struct Literal {
    let start: UInt
    let count: Int
    let flags: UInt8
  }
#endif
