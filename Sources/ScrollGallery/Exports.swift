import ScrollBehaviors
import ScrollHosting
import ScrollWeb

// The functions that `gallery.js` calls. Scenes, links and parameters have numbers.

nonisolated(unsafe) let gallery = Gallery()

private func scene(_ number: Int32) -> Scene { gallery.scenes[Int(number)] }

@_expose(wasm, "gallery_scenes") @_cdecl("gallery_scenes")
package func scenes() -> Int32 { Int32(gallery.scenes.count) }

/// Answers with the name, the title and the note, then with a line for each parameter and link. Tabs separate the
/// fields.
@_expose(wasm, "gallery_describe") @_cdecl("gallery_describe")
package func describe(_ number: Int32) -> Int32 {
  let scene = scene(number)
  var lines = ["\(scene.name)\t\(scene.title)\t\(scene.note)"]
  for one in scene.parameters {
    let range = "\(one.range.lowerBound)\t\(one.range.upperBound)\t\(one.step)"
    lines.append("parameter\t\(one.name)\t\(one.unit)\t\(range)\t\(one.value)")
  }
  for one in scene.links { lines.append("link\t\(one.behavior.name)\t\(one.isOn)") }
  return WebPage.shared.answer(lines.joined(separator: "\n"))
}

@_expose(wasm, "gallery_set") @_cdecl("gallery_set")
package func set(_ number: Int32, _ parameter: Int32, _ value: Double) {
  scene(number).set(Int(parameter), to: value)
}

@_expose(wasm, "gallery_link") @_cdecl("gallery_link")
package func setLink(_ number: Int32, _ link: Int32, _ isOn: Bool) {
  scene(number).setLink(Int(link), isOn: isOn)
}

@_expose(wasm, "gallery_reset") @_cdecl("gallery_reset")
package func reset(_ number: Int32) { scene(number).reset() }

/// Returns a number that changes with each callback of a scene, except for `didScroll`.
@_expose(wasm, "gallery_count") @_cdecl("gallery_count")
package func count(_ number: Int32) -> Int32 { scene(number).log.count }

@_expose(wasm, "gallery_log") @_cdecl("gallery_log")
package func log(_ number: Int32) -> Int32 { WebPage.shared.answer(scene(number).log.text) }

/// Answers with the reasons for the rest position, a line for each axis that has any.
@_expose(wasm, "gallery_explain") @_cdecl("gallery_explain")
package func explain(_ number: Int32) -> Int32 {
  let scroll = scene(number).scroll
  let explanation = scroll.explanation
  var lines: [String] = []
  for axis in Axis.both where scroll.scrollRange(on: axis) != nil || scroll.geometry.extent[axis].lower == nil
  {
    lines.append("\(axis): \(explanation[axis])")
  }
  let report = scroll.chainReport
  if !report.mistakes.isEmpty { lines.append("\(report)") }
  return WebPage.shared.answer(lines.joined(separator: "\n"))
}
