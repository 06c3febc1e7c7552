import CScrollCore

/// A row of lengths for tests: owns it, and turns statuses into errors.
final class TileRow {
  struct Refused: Error, Equatable { let status: csc_status }

  private let lengths: OpaquePointer

  init(_ values: [Double] = []) throws {
    let allocator = csc_allocator(
      allocate: { _, size, alignment in .allocate(byteCount: size, alignment: alignment) },
      release: { _, memory, _ in memory.deallocate() },
      context: nil)
    var made: OpaquePointer?
    try check(csc_lengths_create(allocator, &made))
    lengths = made!
    try insert(values, at: 0)
  }

  deinit { csc_lengths_destroy(lengths) }

  /// Calls with the row alive, and throws what is not `CSC_OK`.
  func run(_ body: (OpaquePointer) -> csc_status) throws {
    try withExtendedLifetime(self) { try check(body(lengths)) }
  }

  private func ask<Answer>(_ body: (OpaquePointer) -> Answer) -> Answer {
    withExtendedLifetime(self) { body(lengths) }
  }

  var count: Int64 { ask(csc_lengths_count) }
  var total: Double { ask(csc_lengths_total) }
  var bytes: Int { ask(csc_lengths_bytes) }
  var version: UInt64 { ask(csc_lengths_version) }
  var isSound: Bool { ask(csc_lengths_check) == CSC_SOUND }

  func insert(_ values: [Double], at index: Int64) throws {
    try run { csc_lengths_insert($0, index, values, Int64(values.count)) }
  }

  func offset(_ index: Int64) throws -> Double {
    var offset = 0.0
    try run { csc_lengths_offset($0, index, &offset) }
    return offset
  }

  func find(_ offset: Double) throws -> csc_item {
    var item = csc_item()
    try run { csc_lengths_find($0, offset, &item) }
    return item
  }

  func visible(_ from: Double, _ to: Double) throws -> Range<Int64> {
    var span = csc_span()
    try run { csc_lengths_visible($0, from, to, &span) }
    return span.first..<span.end
  }

  func all() throws -> [Double] {
    var values = [Double](repeating: -1, count: Int(count))
    try run { csc_lengths_read($0, 0, Int64(values.count), &values, nil) }
    return values
  }
}

/// Throws what is not `CSC_OK`.
func check(_ status: csc_status) throws {
  if status != CSC_OK { throw TileRow.Refused(status: status) }
}
