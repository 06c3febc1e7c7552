import ScrollEngine
import ScrollMotion
import ScrollSpace

extension ScrollSettings {
  /// How many bytes the settings take.
  var archivedSize: Int {
    var (archive, settings) = (ArchiveWalk(), self)
    do { try settings.walk(&archive) } catch {}
    return archive.count
  }
}

extension TraceWalk {
  mutating func bool(_ value: inout Bool, _ field: StaticString) throws(TraceError) {
    var number: UInt8 = value ? 1 : 0
    try byte(&number, atMost: 1, field)
    value = number == 1
  }

  /// Walks over a byte that is 1 if there is a value, and over the value.
  mutating func optional<Value>(
    _ value: inout Value?, _ field: StaticString, orElse empty: Value,
    _ walk: (inout TraceWalk, inout Value) throws(TraceError) -> Void
  ) throws(TraceError) {
    var isThere = value != nil
    try bool(&isThere, field)
    guard isThere else { return value = nil }
    var walked = value ?? empty
    try walk(&self, &walked)
    value = walked
  }

  mutating func kind<Kind: RawRepresentable>(_ value: inout Kind, _ field: StaticString) throws(TraceError)
  where Kind.RawValue == UInt8 {
    var raw = value.rawValue
    try byte(&raw, field)
    guard let kind = Kind(rawValue: raw) else { throw error(.byte(raw), field, at: position - 1) }
    value = kind
  }

  mutating func integer(_ value: inout Int64, _ field: StaticString) throws(TraceError) {
    var folded = UInt64(bitPattern: (value << 1) ^ (value >> 63))
    try count(&folded, field)
    value = Int64(bitPattern: folded >> 1) ^ -Int64(bitPattern: folded & 1)
  }

  mutating func integer(_ value: inout Int, _ field: StaticString) throws(TraceError) {
    let start = position
    var wide = Int64(value)
    try integer(&wide, field)
    guard let number = Int(exactly: wide) else { throw error(.number(Double(wide)), field, at: start) }
    value = number
  }

  mutating func number(_ value: inout Double, _ field: StaticString) throws(TraceError) {
    try number(&value, .none, field)
  }

  mutating func time(_ value: inout Timestamp) throws(TraceError) {
    var seconds = value.seconds
    try number(&seconds, .time, "time")
    value = .seconds(seconds)
  }

  /// Walks over the position of a finger or a pinch.
  mutating func place(_ value: inout Point) throws(TraceError) {
    try number(&value.x, .touchX, "x")
    try number(&value.y, .touchY, "y")
  }

  mutating func point(_ value: inout Point) throws(TraceError) {
    try number(&value.x, "x")
    try number(&value.y, "y")
  }

  mutating func vector(_ value: inout Vector) throws(TraceError) {
    try number(&value.x, "x")
    try number(&value.y, "y")
  }

  mutating func size(_ value: inout Size) throws(TraceError) {
    try number(&value.width, "width")
    try number(&value.height, "height")
  }

  mutating func insets(_ value: inout Insets) throws(TraceError) {
    try number(&value.top, "top")
    try number(&value.left, "left")
    try number(&value.bottom, "bottom")
    try number(&value.right, "right")
  }

  /// Walks over a number of bytes in another format.
  mutating func blob(_ value: inout [UInt8], _ field: StaticString) throws(TraceError) {
    var count = value.count
    try length(&count, field)
    run(&value, count: count)
  }

  mutating func text(_ value: inout String, _ field: StaticString) throws(TraceError) {
    let start = position
    var letters = Array(value.utf8)
    try blob(&letters, field)
    guard isReading else { return }
    value = String(decoding: letters, as: UTF8.self)
    guard value.utf8.elementsEqual(letters) else { throw error(.text, field, at: start) }
  }

  mutating func settings(_ value: inout ScrollSettings) throws(TraceError) {
    let start = position
    var archive = ArchiveWalk()
    if !isReading { do { try value.walk(&archive) } catch {} }
    var written = archive.bytes
    try blob(&written, "settings")
    guard isReading else { return }
    archive = ArchiveWalk(reading: written)
    do { try value.walk(&archive) } catch { throw self.error(.value, "settings", at: start) }
    guard archive.isAtEnd else { throw error(.value, "settings", at: start) }
  }
}
