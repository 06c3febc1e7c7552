#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import CScrollCore

// The other sides of the rect rows, in the plainest form. None is inlined, so that no round can be left out
// because the next one overwrites its result.

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

/// The box as most would write it: map the four corners, take the smallest and the largest.
@inline(never)
func boxOfCorners(
  _ source: UnsafeMutableBufferPointer<csc_rect>, _ target: UnsafeMutableBufferPointer<csc_rect>,
  _ affine: csc_affine
) {
  for index in source.indices {
    let rect = source[index]
    func corner(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
      (affine.a * x + affine.c * y + affine.tx, affine.b * x + affine.d * y + affine.ty)
    }
    let first = corner(rect.x, rect.y)
    let second = corner(rect.x + rect.width, rect.y)
    let third = corner(rect.x, rect.y + rect.height)
    let fourth = corner(rect.x + rect.width, rect.y + rect.height)
    let left = min(first.x, second.x, third.x, fourth.x)
    let top = min(first.y, second.y, third.y, fourth.y)
    target[index] = csc_rect(
      x: left, y: top, width: max(first.x, second.x, third.x, fourth.x) - left,
      height: max(first.y, second.y, third.y, fourth.y) - top)
  }
}
