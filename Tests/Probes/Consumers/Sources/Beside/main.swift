// One file with both imports, as an app with views would have it.
import LookAlike
import ScrollBehaviors
import ScrollSpace

// Most calls name no type: the parameter has it.
let row = ItemRow(count: 40, length: 100, axis: .vertical)
let pages = Paging(row, align: .center)
let scroll = ScrollController(
  viewport: Size(width: 390, height: 600), behaviors: [pages, AxisLock(.dominant), Bouncing(.vertical)])

// Names that only one of them has.
let view = ScrollView { Text("rows") }
let phases = (ScrollPhase.idle, scroll.phase)
let names: [Any] = [
  Edge.top, EdgeInsets(), ScrollPosition(), ScrollGeometry(), ScrollTarget(), UnitPoint(), Spring(),
  Animation(),
  Transaction(), CoordinateSpace(), Path(), Section<Int>(), Visibility.hidden, view, phases, TapGesture(),
  DragGesture(), List<Int>(), ForEach<Int>(), Anchor<Int>(),
]

// A name of both: the name with its module, or an alias.
typealias ScrollAxis = ScrollSpace.Axis
let along = ScrollAxis.vertical
let across = ScrollSpace.Axis.horizontal
let alignment = ScrollSpace.Alignment.center
let other = LookAlike.Axis.vertical
let others: [Any] = [LookAlike.Alignment(), LookAlike.Grid<Int>(), other]

scroll.contentOffset[along] = 120
precondition(scroll.contentOffset.y == 120 && scroll.contentOffset[across] == 0)
precondition(along.cross == across && names.count == 20 && others.count == 3)
precondition(scroll.phase == .idle && alignment == .center)
print("two libraries with an Axis, in one file")
