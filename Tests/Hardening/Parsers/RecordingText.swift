/// A text of JSON of which bytes choose the parts: mostly a file of recordings, with mistakes.
struct RecordingText {
  private var bytes: ArraySlice<UInt8>
  private(set) var text = ""

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    list("{\"cases\":[", "]}") { $0.recording() }
  }

  private mutating func choice(_ count: Int) -> Int { Int(bytes.popFirst() ?? 0) % count }

  private mutating func list(_ start: String, _ end: String, _ item: (inout RecordingText) -> Void) {
    text += start
    for number in 0..<choice(4) {
      if number > 0 { text += "," }
      item(&self)
    }
    text += end
  }

  private mutating func recording() {
    text +=
      ["{\"name\":\"a\"", "{\"name\":\"b\"", "{\"name\":\"\"", "{\"name\":7", "{\"x\":[]"][
        max(choice(8) - 3, 0)]
    for _ in 0..<choice(3) + 1 { member() }
    text += "}"
  }

  private mutating func member() {
    text += ","
    switch choice(8) {
    case 0...2: samples()
    case 3:
      list("\"pointers\":{", "}") { text in
        text.text += ["\"0\":", "\"1\":", "\"2\":", "\"01\":", "\"-1\":", "\"x\":"][text.choice(6)]
        text.list("[", "]") { $0.sample() }
      }
    case 4: list("\"steps\":[", "]") { $0.step() }
    case 5: kinds()
    case 6: text += "\"samples\":null"
    default: text += "\"y\":{\"z\":[1,true,null,\"\\u00e4\"]}"
    }
  }

  private mutating func samples() { list("\"samples\":[", "]") { $0.sample() } }

  private mutating func step() {
    text += "{"
    switch choice(4) {
    case 0:
      text += "\"wait_ms\":"
      number()
    case 1:
      kinds()
      text += ","
      samples()
    default: samples()
    }
    text += "}"
  }

  private mutating func kinds() {
    text += "\"sample_kinds\":\""
    for number in 0..<choice(5) {
      text += (number > 0 ? "," : "") + ["down", "move", "up", "cancel", "", "x"][choice(6)]
    }
    text += "\""
  }

  private mutating func sample() {
    text += "["
    for place in 0..<3 {
      if place > 0 { text += "," }
      number()
    }
    text += ["]", "]", "]", ",\"resampled\"]", ",\"x\"]", ",4]"][choice(6)]
  }

  private mutating func number() {
    let odd = [
      "-1", "1e6", "1000001", "1e308", "1e999", "-0.0", "600000", "600001", "\"1\"", "null", "5e-324",
    ]
    let choice = choice(256)
    text += choice < 240 ? "\(choice)" : odd[(choice - 240) % odd.count]
  }
}
