#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// System calls for which a type of this module has a function of the same name. They may be called from a signal
/// handler.
enum System {
  /// Writes some of the bytes. Returns their number, or a negative number.
  static func write(_ file: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.write(file, bytes, count)
    #elseif canImport(Musl)
      Musl.write(file, bytes, count)
    #else
      Glibc.write(file, bytes, count)
    #endif
  }

  /// Reads the present input, at most a few thousand bytes. Returns no bytes if there is none, and nil at the end.
  static func read(from file: Int32) -> [UInt8]? {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 4_096) { buffer, initialized in
      count = buffer.baseAddress.map { read(file, $0, buffer.count) } ?? 0
      initialized = max(0, count)
    }
    if count < 0 { return errno == EINTR || errno == EAGAIN ? [] : nil }
    return count == 0 ? nil : bytes
  }

  /// Reads the present bytes, up to a count. Returns their number, 0 at the end, or a negative number.
  static func read(_ file: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.read(file, bytes, count)
    #elseif canImport(Musl)
      Musl.read(file, bytes, count)
    #else
      Glibc.read(file, bytes, count)
    #endif
  }

  /// Writes a text that is known when the program is built.
  static func write(_ file: Int32, _ text: StaticString) {
    _ = write(file, text.utf8Start, text.utf8CodeUnitCount)
  }

  /// The seconds of the system's monotonic clock, from an arbitrary start.
  static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
