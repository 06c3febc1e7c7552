import ScrollSpace
import Testing

/// Nested views with bounds origins and scales. Every case is a tree of views and a list of conversions.
@Suite(.vectors)
struct ReferenceConvertUIKit {
  @Test(arguments: try Vectors.cases(in: "convert_uikit"))
  func conversionsMatchUIKit(_ vector: Vectors.Case) throws {
    let views = try Views(vector["views"])
    let conversions = try #require(vector["conversions"].array)
    #expect(!conversions.isEmpty)
    for conversion in conversions {
      let source = try views.id(conversion["from"])
      let target = try views.id(conversion["to"])
      let map = views.tree.map(from: source, to: target)
      if conversion.has("rect") {
        let rect = views.tree.convert(try conversion["rect"].rect(), from: source, to: target)
        #expect(rect.isClose(to: try conversion["expected"].rect(), within: 1e-9), "\(conversion), by \(map)")
      } else {
        let point = views.tree.convert(try conversion["point"].point(), from: source, to: target)
        #expect(
          point.isClose(to: try conversion["expected"].point(), within: 1e-9), "\(conversion), by \(map)")
      }
    }
  }
}

/// The views of one case, as a tree of spaces with their names.
private struct Views {
  var tree: SpaceTree
  var ids: [String: SpaceID] = [:]

  init(_ json: JSON) throws {
    let views = try #require(json.object)
    let roots = views.filter { $0.value["parent"].isNull }
    try #require(roots.count == 1, "a case has one view without a parent")
    let root = try #require(roots.first)
    tree = SpaceTree(root: try Self.space(root.value))
    ids[root.key] = tree.root
    while ids.count < views.count {
      let next = views.filter { ids[$0.key] == nil && ids[$0.value["parent"].string ?? ""] != nil }
      try #require(!next.isEmpty, "every view has a parent among the views")
      for (name, view) in next {
        ids[name] = tree.add(try Self.space(view), to: try id(view["parent"]))
      }
    }
  }

  func id(_ name: JSON) throws -> SpaceID {
    let name = try #require(name.string)
    return try #require(ids[name])
  }

  static func space(_ view: JSON) throws -> Space {
    Space(
      frame: try view["frame_x_y_w_h"].rect(), boundsOrigin: try view["bounds_origin"].point(),
      scale: try view["scale"].perAxis())
  }
}
