#if hasFeature(Embedded)
  import CScrollCore
#endif

/// The mistakes of a program that stop it. Embedded Swift has no messages: the code remains, in `csc_trap_code`.
///
/// The article *Trap codes* has the message of each code. A code that has been released keeps its meaning.
@usableFromInline
package enum Trap: UInt16, CaseIterable {
  case unknownSpace = 101
  case fullTree = 102
  case rootMoved = 103
  case spaceInsideItself = 104
  case rootRemoved = 105
  case spaceFrame = 106
  case spaceBoundsOrigin = 107
  case spaceScale = 108
  case shortRectBuffer = 109
  case alignmentParts = 110
  case lostAllocator = 201
  case snapPointIndex = 202
  case shortFrameBuffer = 203
  case springResponse = 301
  case springStiffness = 302
  case springParts = 303
  case springRatio = 304
  case springThreshold = 305
  case springDuration = 306
  case deceleration = 307
  case decelerationRate = 308
  case androidFling = 309
  case chromiumFling = 310
  case steadySpeed = 311
  case arrivalDuration = 312
  case curveDuration = 313
  case curvePoints = 314
  case rubberBand = 315
  case pullLimit = 316
  case deadZone = 317
  case detents = 318
  case scrollerSize = 401
  case scrollerInset = 402
  case frameDuration = 403
  case literalLayout = 404
  case linkTwice = 405
  case bouncing = 501
  case clampingWalls = 502
  case axisLock = 503
  case pullToRefresh = 504
  case circularGap = 505
  case circularLaps = 506
  case infiniteLength = 507
  case slotCount = 508
  case pageRule = 509
  case pageLength = 510
  case pageRoom = 511
  case pageCount = 512
  case pagePeriod = 513
  case pageGroups = 514
  case pagingResponse = 515
  case pagesOfRow = 516
  case snappingArrival = 517
  case snappingPadding = 518
  case areasOfRow = 519
  case itemLength = 520
  case rowCount = 521
  case rowPart = 522
  case rowAxis = 523
  case rowScroller = 524
  case contentWithoutStack = 525
  case stackParts = 526
  case endlessStackParts = 527
  case stackStates = 528
  case headerStride = 529
  case laneParts = 530
  case scatteredRect = 531
  case scatteredEdit = 532
  case tilingScroller = 533
  case linkedScale = 534
  case scrollerInItself = 535
  case transitionResponse = 536
  case loadDistance = 537
  case playTimes = 538
  case barHeights = 539
  case anchorStates = 551
  case anchorRule = 552
  case framePace = 553
  case carouselSlots = 554
  case reorderResponse = 555
  case nestOrigin = 601
  case areaParent = 602
  case areaHost = 603
  case areaFrame = 604
  case hostTwice = 605
  case pixelGrid = 606
  case clockTicks = 607
  case ringSize = 701
  case recorderTwice = 702
  case recorderWithinCall = 703
  case viewScroller = 801
  case partKind = 802
  case nullScroller = 901
  case nullHost = 902
}

/// Stops the program if a condition is false.
///
/// A program with an operating system prints the message, in release builds too. In Embedded Swift the code of the
/// mistake remains.
@inlinable @inline(__always)
package func precondition(
  _ condition: @autoclosure () -> Bool, _ trap: Trap, _ message: @autoclosure () -> String,
  file: StaticString = #fileID, line: UInt = #line
) {
  if !condition() { preconditionFailure(trap, message(), file: file, line: line) }
}

/// Stops the program.
@inlinable @inline(__always)
package func preconditionFailure(
  _ trap: Trap, _ message: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) -> Never {
  #if hasFeature(Embedded)
    stop(trap)
  #else
    fatalError(message(), file: file, line: line)
  #endif
}

#if hasFeature(Embedded)
  @usableFromInline
  package func stop(_ trap: Trap) -> Never { csc_trap(trap.rawValue) }
#endif
