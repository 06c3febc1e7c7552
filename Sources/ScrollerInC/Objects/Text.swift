/// Writes a text for a program in C, as far as there is room for whole characters and the end. Returns the length of
/// the whole text, in bytes.
@discardableResult
func write(_ text: String, to start: UnsafeMutablePointer<CChar>?, _ room: Int) -> Int {
  // A `size_t` beyond the largest `Int` arrives as a negative number.
  let room = room < 0 ? Int.max : room
  guard let start, room > 0 else { return text.utf8.count }
  var length = 0
  for scalar in text.unicodeScalars {
    let bytes = String(scalar).utf8
    guard length + bytes.count < room else { break }
    for byte in bytes {
      start[length] = CChar(bitPattern: byte)
      length += 1
    }
  }
  start[length] = 0
  return text.utf8.count
}
