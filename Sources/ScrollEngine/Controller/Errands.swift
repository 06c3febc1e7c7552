import ScrollSpace

/// For each axis the number of the errand that it is on, or was on last.
struct Errands {
  private(set) var numbers = PerAxis<Int64>(0)
  /// Whether the errand of that number is still under way.
  private(set) var areOpen = PerAxis(false)
  /// Whether the program gave the last one.
  private var areOfProgram = PerAxis(false)

  init() {}

  /// By what a layout asks that finds both axes at rest: an axis on an errand of the program's is just arriving.
  var causes: PerAxis<Cause?> {
    func cause(_ axis: Axis) -> Cause { areOpen[axis] && areOfProgram[axis] ? .program : .layout }
    return PerAxis(x: cause(.horizontal), y: cause(.vertical))
  }

  mutating func begin(_ axis: Axis, ofProgram: Bool = false) {
    numbers[axis] &+= 1
    areOpen[axis] = true
    areOfProgram[axis] = ofProgram
  }

  /// It rests, and all of that is told. The number after it is nobody's.
  mutating func end(_ axis: Axis) {
    guard areOpen[axis] else { return }
    numbers[axis] &+= 1
    areOpen[axis] = false
  }
}

extension Errands: Archivable {
  mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    try archive.field(&numbers)
    try archive.field(&areOpen)
    try archive.field(&areOfProgram)
  }
}

extension ScrollController {
  /// All is told: if nothing travels, errands are over.
  func endErrands() {
    guard state.errands.areOpen.x || state.errands.areOpen.y, !state.activity.isTravelling else { return }
    for axis in Axis.both { state.errands.end(axis) }
  }
}
