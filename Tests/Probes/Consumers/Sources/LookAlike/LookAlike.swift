// swift-format-ignore-file
// Types with the names that SwiftUI has for scrolling and its layout, without their meaning.
public enum Axis { case horizontal, vertical }
public enum Edge { case top, leading, bottom, trailing }
public enum ContentMode { case fit, fill }
public enum Visibility { case automatic, visible, hidden }
public struct Alignment { public init() {} }
public struct Anchor<Value> { public init() {} }
public struct Animation { public init() {} }
public struct CoordinateSpace { public init() {} }
public struct DragGesture { public init() {} }
public struct EdgeInsets { public init() {} }
public struct ForEach<Data> { public init() {} }
public struct Grid<Content> { public init() {} }
public struct GridItem { public init() {} }
public struct LazyVStack<Content> { public init() {} }
public struct List<Content> { public init() {} }
public struct PagingScrollTargetBehavior { public init() {} }
public struct Path { public init() {} }
public struct ScrollGeometry { public init() {} }
public struct ScrollPosition { public init() {} }
public struct ScrollTarget { public init() {} }
public struct ScrollTransitionConfiguration { public init() {} }
public struct ScrollTransitionPhase { public init() {} }
public struct ScrollView<Content> {
  public init(_ axis: Axis = .vertical, _ content: () -> Content) { _ = content() }
}
public struct ScrollViewProxy { public init() {} }
public struct ScrollViewReader<Content> { public init() {} }
public struct Section<Content> { public init() {} }
public struct Spring { public init() {} }
public struct TapGesture { public init() {} }
public struct Text { public init(_ text: String) {} }
public struct Transaction { public init() {} }
public struct UnitCurve { public init() {} }
public struct UnitPoint { public init() {} }
public struct ViewAlignedScrollTargetBehavior { public init() {} }
public protocol Gesture {}
public protocol Layout {}
public protocol ScrollTargetBehavior {}
public protocol View {}
public enum ScrollPhase { case idle, tracking, interacting, decelerating, animating }
