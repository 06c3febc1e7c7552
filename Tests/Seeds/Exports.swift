// Whoever takes seeds makes numbers of them, too.
@_exported public import ScrollSeeds
