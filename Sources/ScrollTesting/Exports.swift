// Tests of a scroller need the scroller's modules, and seeds.
@_exported public import ScrollBehaviors
@_exported public import ScrollSeeds
