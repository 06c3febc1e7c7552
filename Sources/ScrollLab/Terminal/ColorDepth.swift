/// The number of colours of a terminal.
public enum ColorDepth: Hashable, Sendable, CaseIterable {
  case none, indexed, full

  /// Creates the depth from the environment: none if `NO_COLOR` is set or `TERM` is `dumb`, all if `COLORTERM` says so,
  /// otherwise 256.
  public init(environment: [String: String]) {
    if !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb" {
      self = .none
    } else {
      self = ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "") ? .full : .indexed
    }
  }

  /// Returns a number for the colour, equal for colours that look the same at this depth.
  func code(of color: Color) -> UInt32 {
    guard self != .none, !color.isUsual else { return Color.usual.code }
    return self == .full ? color.code : UInt32(Self.index(of: color))
  }

  /// Returns the nearest of the 256 colours: in the cube of 6 × 6 × 6 that begins at 16, or in the greys after the
  /// cube.
  private static func index(of color: Color) -> Int {
    let levels = [0, 95, 135, 175, 215, 255]
    let (red, green, blue) = color.parts
    func level(_ value: Int) -> Int { value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40 }
    func distance(_ other: (Int, Int, Int)) -> Int {
      let (x, y, z) = (red - other.0, green - other.1, blue - other.2)
      return x * x + y * y + z * z
    }
    let cube = (level(red), level(green), level(blue))
    let grey = max(0, min(23, ((red + green + blue) / 3 - 3) / 10))
    let isGrey =
      distance((8 + grey * 10, 8 + grey * 10, 8 + grey * 10))
      < distance((levels[cube.0], levels[cube.1], levels[cube.2]))
    return isGrey ? 232 + grey : 16 + cube.0 * 36 + cube.1 * 6 + cube.2
  }
}
