#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import CScrollCore

// The peers of the rect rows, in the plainest form. None is inlined, so that no round is optimised away because the
// next round overwrites its result.

@inline(never)
func copyBytes(_ source: RectBuffer, _ target: RectBuffer) {
  memcpy(target.rects.baseAddress!, source.rects.baseAddress!, source.rects.count * 32)
}

@inline(never)
func translatePlainly(_ rects: UnsafeMutableBufferPointer<csc_rect>, dx: Double, dy: Double) {
  for index in rects.indices {
    rects[index].x += dx
    rects[index].y += dy
  }
}

@inline(never)
func translatePlainly(
  _ source: UnsafeMutableBufferPointer<csc_rect>, _ target: UnsafeMutableBufferPointer<csc_rect>, dx: Double,
  dy: Double
) {
  for index in source.indices {
    var rect = source[index]
    rect.x += dx
    rect.y += dy
    target[index] = rect
  }
}

@inline(never)
func mapPlainly(
  _ source: UnsafeMutableBufferPointer<csc_rect>, _ target: UnsafeMutableBufferPointer<csc_rect>,
  _ map: csc_map
) {
  for index in source.indices {
    let rect = source[index]
    let x = map.scale_x < 0 ? rect.x + rect.width : rect.x
    let y = map.scale_y < 0 ? rect.y + rect.height : rect.y
    target[index] = csc_rect(
      x: x * map.scale_x + map.offset_x, y: y * map.scale_y + map.offset_y,
      width: rect.width * abs(map.scale_x), height: rect.height * abs(map.scale_y))
  }
}
