import CScrollCore
import Seeds
import Testing

@Suite("Batches of points")
struct PointBatchTests {
  @Test("Any address, in place or apart: the bits of the one-point function", arguments: 0...18)
  func batch(_ pairs: Int) {
    var generator = SeededGenerator(seed: UInt64(pairs) + 7)
    for misalignment in [0, 1, 8, 13] {
      let map = csc_map(
        scale_x: generator.scale(), scale_y: generator.scale(), offset_x: generator.coordinate(),
        offset_y: generator.coordinate())
      // Two points take the room of one rect, so the guarded rects serve points too.
      let rects = (0..<pairs).map { _ in generator.rect() }
      let source = GuardedRects(rects, misalignedBy: misalignment)
      let target = GuardedRects(rects, misalignedBy: (misalignment * 5) % 16)
      batch(source, target, pairs * 2, map)
      for index in 0..<pairs {
        let first = csc_point_map(csc_point(x: rects[index].x, y: rects[index].y), map)
        let second = csc_point_map(csc_point(x: rects[index].width, y: rects[index].height), map)
        let expected = csc_rect(x: first.x, y: first.y, width: second.x, height: second.y)
        #expect(same(target[index], expected), "\(map)")
        #expect(same(source[index], rects[index]), "the source is only read")
      }
      batch(source, source, pairs * 2, map)
      #expect((0..<pairs).allSatisfy { same(source[$0], target[$0]) }, "in place as apart")
      #expect(source.guardsStand && target.guardsStand)
    }
    csc_points_map(nil, nil, 0, csc_map(scale_x: 1, scale_y: 1, offset_x: 0, offset_y: 0))
  }

  private func batch(_ source: GuardedRects, _ target: GuardedRects, _ count: Int, _ map: csc_map) {
    csc_points_map(
      UnsafePointer(OpaquePointer(source.pointer)), UnsafeMutablePointer(OpaquePointer(target.pointer)),
      count,
      map)
  }
}
