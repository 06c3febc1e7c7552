import ScrollBehaviors
import Testing

/// The published unit tests of a browser's selection: queries of a container in turn.
@Suite(.vectors)
struct ReferenceSnapSelection {
  static let file = "snap_chromium"

  /// A container and its changes by queries.
  struct Container {
    var areas: [SnapArea]
    var focused: [Int64]
    let names: [String]
    let frame: Rect
    let limits: Point
    let axes: PerAxis<Bool>
    var isMandatory: Bool
    let range: JSON
    var targets = PerAxis<Int64?>(nil)

    init(_ vector: Vectors.Case) throws {
      let container = vector["container"]
      frame = try container["snapport_x_y_w_h"].rect()
      limits = try container["max_scroll"].point()
      axes = try SnapCases.axes(Substring(container["axis"].string ?? ""))
      isMandatory = container["strictness"].string == "mandatory"
      range = container["proximity_range"]
      let items = try #require(vector["areas"].array)
      areas = try items.map { item in
        SnapArea(
          id: Int64(try #require(item["id"].integer)), frame: try item["rect_x_y_w_h"].rect(),
          align: PerAxis(
            x: try SnapCases.alignment(item["align"]["x"]), y: try SnapCases.alignment(item["align"]["y"])),
          mustStop: item["stop_always"].bool == true)
      }
      names = items.map { $0["name"].string ?? "" }
      focused = zip(items, areas).filter { $0.0["has_focus"].bool == true }.map(\.1.id)
    }

    var selection: SnapSelection {
      get throws {
        var port = SnapPort(
          lower: PerAxis(x: frame.minX, y: frame.minY), upper: PerAxis(x: frame.maxX, y: frame.maxY),
          extent: PerAxis(x: Extent(lower: 0, upper: limits.x), y: Extent(lower: 0, upper: limits.y)),
          axes: axes, isMandatory: isMandatory)
        if !range.isNull {
          let reach = try range.point()
          port.reach = PerAxis(x: reach.x, y: reach.y)
        }
        return SnapSelection(SnapAreas(areas), port: port, preferred: focused)
      }
    }

    /// Performs the actions before a query.
    mutating func take(_ changes: JSON) throws {
      for change in changes.array ?? [] {
        guard let name = change["area"].string else { continue }
        let index = try #require(names.firstIndex(of: name))
        areas[index].frame = try change["new_rect"].rect()
      }
    }
  }

  static func moves(_ query: JSON, _ container: Container) throws -> PerAxis<SnapMove> {
    let strategy = query["strategy"].string
    if let name = query["axis"].string {
      // One axis alone: the other axis rests at 0.
      let from = try #require(query["current"].number)
      let by = try #require(query["delta"].number)
      guard strategy == "end_and_direction" else { throw UnknownKind(what: "strategy \(strategy ?? "none")") }
      var moves = PerAxis(SnapMove.stay(at: 0))
      moves[name == "x" ? .horizontal : .vertical] = .endAndDirection(from: from, by: by)
      return moves
    }
    func move(_ axis: Axis) throws -> SnapMove {
      func number(_ key: String) throws -> Double { try query[key].point()[axis] }
      switch strategy {
      case "end_position":
        let moved = query[axis == .horizontal ? "scrolled_x" : "scrolled_y"].bool ?? true
        return moved ? .end(try number("end")) : .stay(at: try number("end"))
      case "direction": return .direction(from: try number("start"), step: try number("step"))
      case "end_and_direction":
        return .endAndDirection(from: try number("start"), by: try number("displacement"))
      case "target_element": return .resnap(at: try number("start"), id: container.targets[axis])
      default: throw UnknownKind(what: "strategy \(strategy ?? "none")")
      }
    }
    return PerAxis(x: try move(.horizontal), y: try move(.vertical))
  }

  @Test(arguments: try Vectors.cases(in: file))
  func selectionsMatchTheBrowser(_ vector: Vectors.Case) throws {
    try vector.judged(judge)
  }

  private func judge(_ vector: Vectors.Case) throws {
    var container = try Container(vector)
    for query in try #require(vector["queries"].array) {
      try container.take(query["after"])
      if let strictness = query["strictness_changed_to"].string {
        container.isMandatory = strictness == "mandatory"
      }
      if let ids = query["target_ids_x_y"].array {
        container.targets = PerAxis(
          x: ids.first?.integer.map(Int64.init), y: ids.last?.integer.map(Int64.init))
      }
      let moves = try Self.moves(query, container)
      let result = try container.selection.select(moves)
      // The container remembers its snap target.
      container.targets = PerAxis(x: result.choices.x?.id, y: result.choices.y?.id)
      check(result, of: moves, against: query["expected"], "\(query)")
    }
  }

  private func check(
    _ result: SnapResult, of moves: PerAxis<SnapMove>, against expected: JSON, _ query: String
  ) {
    if expected["type"].string == "none" {
      #expect(result.choices == PerAxis(nil) && result.offset == PerAxis(nil), "\(query)")
      return
    }
    #expect(result.choices.x != nil || result.choices.y != nil, "\(query)")
    for axis in Axis.both {
      let letter = axis == .horizontal ? "x" : "y"
      // Queries of one axis expect one position.
      let isAlone = expected.has("position") && moves[axis] != .stay(at: 0)
      let place = result.choices[axis]
      if let offset = isAlone ? expected["position"].number : expected[letter].number {
        // An axis that does not move keeps its offset.
        #expect(result.offset[axis] ?? moves[axis].intended == offset, "\(letter) of \(query)")
      }
      let covered = isAlone ? expected["covered_range"] : expected["covered_range_" + letter]
      if let numbers = covered.numbers {
        #expect(place?.covered.map { [$0.lowerBound, $0.upperBound] } == numbers, "\(letter) of \(query)")
      } else if isAlone || expected.has("covered_range_" + letter) {
        #expect(place?.covered == nil, "\(letter) of \(query)")
      }
      if let ids = expected["snapped_ids_x_y"].array {
        #expect(
          place?.id == ids[axis == .horizontal ? 0 : 1].integer.map(Int64.init), "\(letter) of \(query)")
      }
    }
  }
}
