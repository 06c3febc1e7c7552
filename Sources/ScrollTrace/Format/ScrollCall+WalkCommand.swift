import ScrollEngine
import ScrollMotion
import ScrollSpace

extension ScrollCall {
  /// Walks over the arguments of a command.
  mutating func walkCommand(_ walk: inout TraceWalk) throws(TraceError) {
    switch self {
    case .setOffset(var offset):
      try walk.point(&offset)
      self = .setOffset(offset)
    case .setContentOffset(var offset, var axis, var arrival):
      try walk.point(&offset)
      try walk.axis(&axis)
      try walk.arrival(&arrival)
      self = .setContentOffset(offset, on: axis, arrival: arrival)
    case .fling(var velocity, var axis, var time):
      try walk.vector(&velocity)
      try walk.axis(&axis)
      try walk.optional(&time, "time", orElse: .zero) { (walk, time) throws(TraceError) in
        try walk.time(&time)
      }
      self = .fling(velocity: velocity, on: axis, at: time)
    case .scrollToTop(var axis):
      try walk.kind(&axis, "axis")
      self = .scrollToTop(of: axis)
    case .scrollRectToVisible(var rect, var align, var padding, var animated):
      try walk.rect(&rect)
      try walk.alignment(&align.x)
      try walk.alignment(&align.y)
      try walk.insets(&padding)
      try walk.bool(&animated, "animated")
      self = .scrollRectToVisible(rect, align: align, padding: padding, animated: animated)
    case .setRestTarget(var target, var link, var axis, var claim):
      try walk.target(&target)
      try walk.link(&link)
      try walk.kind(&axis, "axis")
      try walk.kind(&claim, "claim")
      self = .setRestTarget(target, of: link, on: axis, as: claim)
    case .scroll(var targets, var link, var arrival):
      try walk.target(&targets.x)
      try walk.target(&targets.y)
      try walk.link(&link)
      try walk.arrival(&arrival)
      self = .scroll(to: targets, of: link, arrival: arrival)
    case .setZoomScale(var scale, var point, let arrival):
      try walk.number(&scale, "scale")
      try walk.optional(&point, "point", orElse: .zero) { (walk, point) throws(TraceError) in
        try walk.point(&point)
      }
      var wanted: Arrival? = arrival
      try walk.arrival(&wanted)
      self = .setZoomScale(scale, about: point, arrival: wanted ?? .jump)
    case .zoomToRect(var rect, var animated):
      try walk.rect(&rect)
      try walk.bool(&animated, "animated")
      self = .zoomToRect(rect, animated: animated)
    default: break
    }
  }
}

extension TraceWalk {
  fileprivate mutating func axis(_ axis: inout Axis?) throws(TraceError) {
    try optional(&axis, "axis", orElse: .vertical) { (walk, axis) throws(TraceError) in
      try walk.kind(&axis, "axis")
    }
  }

  fileprivate mutating func link(_ link: inout Int?) throws(TraceError) {
    try optional(&link, "link", orElse: 0) { (walk, link) throws(TraceError) in
      try walk.integer(&link, "link")
    }
  }

  fileprivate mutating func rect(_ rect: inout Rect) throws(TraceError) {
    try point(&rect.origin)
    try size(&rect.size)
  }

  fileprivate mutating func target(_ target: inout RestTarget?) throws(TraceError) {
    try optional(&target, "target", orElse: RestTarget(id: 0)) { (walk, target) throws(TraceError) in
      try walk.integer(&target.id, "id")
      try walk.integer(&target.lap, "lap")
      try walk.number(&target.part, "part")
      try walk.place(&target.place)
    }
  }

  private mutating func place(_ place: inout RestPlace?) throws(TraceError) {
    var (kind, align, side, padding): (UInt8, Alignment?, Side?, Insets) =
      switch place {
      case nil: (0, nil, nil, .zero)
      case .inView(let side, let padding): (1, nil, side, padding)
      case .aligned(let align, let padding): (2, align, nil, padding)
      }
    try byte(&kind, atMost: 2, "place")
    if kind == 0 { return place = nil }
    if kind == 1 {
      try optional(&side, "side", orElse: .lower) { (walk, side) throws(TraceError) in
        try walk.kind(&side, "side")
      }
    } else {
      var known = align ?? .start
      try parts(&known)
      align = known
    }
    try insets(&padding)
    place = align.map { .aligned($0, padding: padding) } ?? .inView(entering: side, padding: padding)
  }

  fileprivate mutating func alignment(_ alignment: inout Alignment?) throws(TraceError) {
    try optional(&alignment, "align", orElse: .start) { (walk, alignment) throws(TraceError) in
      try walk.parts(&alignment)
    }
  }

  private mutating func parts(_ alignment: inout Alignment) throws(TraceError) {
    let start = position
    var (item, view) = (alignment.item, alignment.viewport)
    try number(&item, "item")
    try number(&view, "viewport")
    for part in [item, view] where !(part >= 0 && part <= 1) {
      throw error(.number(part), "align", at: start)
    }
    alignment = Alignment(item: item, viewport: view)
  }

  fileprivate mutating func arrival(_ arrival: inout Arrival?) throws(TraceError) {
    var (kind, response): (UInt8, Double) =
      switch arrival {
      case nil: (0, 0)
      case .jump: (1, 0)
      case .keepSpeed: (2, 0)
      case .spring(let response): (3, response)
      case .custom: (4, 0)
      }
    try byte(&kind, atMost: 4, "arrival")
    switch kind {
    case 0: arrival = nil
    case 1: arrival = .jump
    case 2: arrival = .keepSpeed
    case 3:
      try number(&response, "response")
      arrival = .spring(response: response)
    default:
      var law: any MotionLaw = RecordedLaw([])
      if case .custom(let custom) = arrival { law = custom }
      try self.law(&law)
      arrival = .custom(law)
    }
  }

  private mutating func law(_ law: inout any MotionLaw) throws(TraceError) {
    var numbers = law.archived ?? []
    var count = numbers.count
    try length(&count, "law")
    if isReading { numbers = [] }
    for index in 0..<count {
      var number = isReading ? 0 : numbers[index]
      try self.number(&number, "law")
      if isReading { numbers.append(number) }
    }
    if isReading { law = RecordedLaw(numbers) }
  }
}
