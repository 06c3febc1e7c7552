import CScrollCore

/// A row of lengths for tests: owns it, and turns statuses into errors.
final class TileRow {
  struct Refused: Error, Equatable { let status: csc_status }

  let lengths: OpaquePointer

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

  var count: Int64 { csc_lengths_count(lengths) }
  var total: Double { csc_lengths_total(lengths) }

  func insert(_ values: [Double], at index: Int64) throws {
    try check(csc_lengths_insert(lengths, index, values, Int64(values.count)))
  }

  func offset(_ index: Int64) throws -> Double {
    var offset = 0.0
    try check(csc_lengths_offset(lengths, index, &offset))
    return offset
  }

  func find(_ offset: Double) throws -> csc_item {
    var item = csc_item()
    try check(csc_lengths_find(lengths, offset, &item))
    return item
  }

  func visible(_ from: Double, _ to: Double) throws -> Range<Int64> {
    var span = csc_span()
    try check(csc_lengths_visible(lengths, from, to, &span))
    return span.first..<span.end
  }

  func all() throws -> [Double] {
    var values = [Double](repeating: -1, count: Int(count))
    try check(csc_lengths_read(lengths, 0, count, &values, nil))
    return values
  }

  var isSound: Bool { csc_lengths_check(lengths) == CSC_SOUND }
}

/// Throws what is not `CSC_OK`.
func check(_ status: csc_status) throws {
  if status != CSC_OK { throw TileRow.Refused(status: status) }
}
