// The names of the floors that a program with behaviours writes. `import ScrollBehaviors` shows these names, with their
// members. A program that writes other names imports their module. ScrollEngine has recorded calls and reports,
// ScrollMotion the laws of motion and the devices of hosts, ScrollTiling the arrays of items.
//
// ScrollSpace is exported as a whole, because an import of single names shows no operators: `point + vector`.

// The contract of links and delegates.
@_exported public import enum ScrollEngine.Arrival
@_exported public import enum ScrollEngine.Cause
@_exported public import class ScrollEngine.BehaviorWrapper
@_exported public import struct ScrollEngine.ChainReport
@_exported public import struct ScrollEngine.ContentOrigin
@_exported public import struct ScrollEngine.DragProposal
@_exported public import struct ScrollEngine.EdgeProposal
@_exported public import struct ScrollEngine.EdgePull
@_exported public import enum ScrollEngine.EdgeResponse
@_exported public import struct ScrollEngine.ExtentProposal
@_exported public import struct ScrollEngine.Geometry
@_exported public import enum ScrollEngine.Glide
@_exported public import struct ScrollEngine.LayoutChange
@_exported public import struct ScrollEngine.LinkMemory
@_exported public import struct ScrollEngine.MotionProposal
@_exported public import struct ScrollEngine.RebaseProposal
@_exported public import enum ScrollEngine.RestPlace
@_exported public import struct ScrollEngine.RestTarget
@_exported public import protocol ScrollEngine.ScrollBehavior
@_exported public import struct ScrollEngine.ScrollContext
@_exported public import struct ScrollEngine.TargetProposal

// The controller, its delegate, and what both answer.
@_exported public import enum ScrollEngine.AnimationOutcome
@_exported public import enum ScrollEngine.DragEnd
@_exported public import enum ScrollEngine.FrameDemand
@_exported public import enum ScrollEngine.InsetAdjustment
@_exported public import enum ScrollEngine.MoveCause
@_exported public import enum ScrollEngine.Phase
@_exported public import class ScrollEngine.ScrollController
@_exported public import protocol ScrollEngine.ScrollDelegate
@_exported public import struct ScrollEngine.ScrollSettings
@_exported public import struct ScrollEngine.ScrollSnapshot
@_exported public import enum ScrollEngine.ScrollStep
@_exported public import enum ScrollEngine.SettleReason
@_exported public import enum ScrollEngine.TouchOutcome

// The values of settings, glides, edges and animations.
@_exported public import struct ScrollMotion.CubicBezier
@_exported public import struct ScrollMotion.DecelerationRate

// Positions and times.
@_exported public import ScrollSpace

// The position of an item.
@_exported public import struct ScrollTiling.ItemPlace
