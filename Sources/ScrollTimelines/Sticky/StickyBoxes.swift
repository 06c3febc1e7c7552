public import ScrollSpace

/// A tree of boxes that stick to the sides of the view, as CSS's `position: sticky` does.
///
/// ```swift
/// var page = StickyBoxes()
/// let section = page.append(StickyBox(Rect(x: 0, y: 200, width: 390, height: 900)))
/// let header = page.append(
///   StickyBox(Rect(x: 0, y: 200, width: 390, height: 44), sticks: StickyInsets(top: 0), in: section))
/// // After each change of the offset:
/// if let place = page.place(of: header, on: scroll) { draw(place.frame, hasShadow: place.stuck.contains(.top)) }
/// ```
/// A box stays at its place in the content as long as that place is inside the insets of the view. Beyond, the
/// inset holds the box, within the box that holds it or within the content. So a header leaves with its section:
/// the end of the section pushes the header out. A box moves all boxes in it along.
///
/// If a box has insets on both sides of an axis and does not fit between them, the lower side wins.
///
/// The places are a function of the offset alone. A box costs as many steps as sticky boxes hold it, and nothing
/// is allocated. Of very many boxes ask only for those near the view.
///
/// The boxes may come from data, so none of them traps. A box is refused if a number is not finite or beyond
/// 1e150, if a length is negative, if its parent is not an earlier box or was refused, and if 64 sticky boxes
/// hold it. A refused box keeps its index, has no place, and is counted in ``refused``.
public struct StickyBoxes: Sendable {
  private struct Node: Sendable {
    var box: StickyBox
    /// The nearest sticky box above this one; below 0 if there is none.
    var mover: Int
    /// The number of sticky boxes down to this one; below 0 if the box was refused.
    var level: Int
  }

  /// The largest number of sticky boxes inside each other.
  private static let mostLevels = 64

  private var nodes: [Node] = []
  /// The number of boxes that were refused.
  public private(set) var refused = 0

  /// Creates a tree without boxes.
  public init() {}

  /// Creates a tree of boxes. Parents come before the boxes in them.
  public init(_ boxes: [StickyBox]) {
    nodes.reserveCapacity(boxes.count)
    for box in boxes { append(box) }
  }

  /// The number of boxes.
  public var count: Int { nodes.count }

  /// Adds a box after the others, and returns its index. The parent must be there already.
  @discardableResult
  public mutating func append(_ box: StickyBox) -> Int {
    var node = Node(box: box, mover: -1, level: 0)
    var isSound = box.rect.canStick && box.insets.isUsable
    if let parent = box.parent {
      if nodes.indices.contains(parent), nodes[parent].level >= 0 {
        node.level = nodes[parent].level
        node.mover = nodes[parent].box.insets.isEmpty ? nodes[parent].mover : parent
      } else {
        isSound = false
      }
    }
    if !box.insets.isEmpty { node.level += 1 }
    if !isSound || node.level > Self.mostLevels {
      node.level = -1
      refused += 1
    }
    nodes.append(node)
    return nodes.count - 1
  }

  /// Removes all boxes, and keeps their memory.
  public mutating func removeAll() {
    nodes.removeAll(keepingCapacity: true)
    refused = 0
  }

  /// Returns a box as it was given; nil if there is no such box.
  public subscript(index: Int) -> StickyBox? { nodes.indices.contains(index) ? nodes[index].box : nil }

  /// Changes the place of a box at rest, for example after its section has become longer. Returns false, and
  /// changes nothing, if the box has no place, or if the rectangle is not usable.
  @discardableResult
  public mutating func setRect(_ rect: Rect, of index: Int) -> Bool {
    guard nodes.indices.contains(index), nodes[index].level >= 0, rect.canStick else { return false }
    nodes[index].box.rect = rect
    return true
  }

  /// Returns the place of a box in a port; nil if there is no such box, or if it was refused.
  public func place(of index: Int, in port: StickyPort) -> StickyPlace? {
    guard nodes.indices.contains(index), nodes[index].level >= 0 else { return nil }
    return known(index, in: port)
  }

  /// Calls `body` with each box and its place, in the order of the boxes. Refused boxes are left out.
  public func forEachPlace(in port: StickyPort, _ body: (_ index: Int, _ place: StickyPlace) -> Void) {
    for index in nodes.indices where nodes[index].level >= 0 { body(index, known(index, in: port)) }
  }

  /// Returns the place of a box that was not refused.
  private func known(_ index: Int, in port: StickyPort) -> StickyPlace {
    let (box, mover) = (nodes[index].box, nodes[index].mover)
    // The box that moves this one moves everything down to it alike.
    let moved = mover < 0 ? Vector.zero : known(mover, in: port).frame.origin - nodes[mover].box.rect.origin
    let rect = box.rect.offset(by: moved)
    if box.insets.isEmpty { return StickyPlace(frame: rect, shift: .zero) }
    let parent = box.parent.map { nodes[$0].box.rect.offset(by: moved) } ?? port.content
    var shift = Vector.zero
    for axis in Axis.both { shift[axis] = port.shift(of: rect, box.insets, within: parent, on: axis) }
    return StickyPlace(frame: rect.offset(by: shift), shift: shift)
  }
}
