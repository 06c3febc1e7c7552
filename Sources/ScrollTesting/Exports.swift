// Who tests a scroller has what the scroller is made of, and seeds.
@_exported public import ScrollBehaviors
@_exported public import ScrollSeeds
