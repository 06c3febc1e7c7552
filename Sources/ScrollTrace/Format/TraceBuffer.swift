/// A buffer of bytes that keeps its memory. Bytes are appended one after the other.
///
/// One walk writes to a buffer, on one thread. A walk that reads has a buffer without a writer.
final class TraceBuffer: @unchecked Sendable {
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  @exclusivity(unchecked) private(set) var count = 0
  /// The largest number of bytes of one value.
  private static let slack = 16

  init(capacity: Int = 0) {
    self.capacity = max(capacity, 64)
    base = .allocate(capacity: self.capacity + Self.slack)
  }

  deinit { base.deallocate() }

  var bytes: [UInt8] { Array(UnsafeBufferPointer(start: base, count: count)) }

  func removeAll() { count = 0 }

  @inline(__always)
  func append(_ byte: UInt8) {
    if count >= capacity { grow() }
    base[count] = byte
    count += 1
  }

  /// Appends the lowest bytes of a number, the lowest first. At most eight bytes are appended.
  @inline(__always)
  func append(_ number: UInt64, count length: Int) {
    if count >= capacity { grow() }
    UnsafeMutableRawPointer(base + count).storeBytes(of: number.littleEndian, as: UInt64.self)
    count += length
  }

  func append(contentsOf bytes: [UInt8]) { for byte in bytes { append(byte) } }

  /// Sets bits of a byte that was written.
  @inline(__always) func set(_ bits: UInt8, at position: Int) { base[position] |= bits }

  @inline(never)
  private func grow() {
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * capacity + Self.slack)
    larger.update(from: base, count: count)
    base.deallocate()
    (base, capacity) = (larger, 2 * capacity)
  }
}
