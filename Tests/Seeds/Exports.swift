// A target with seeds makes numbers of them, too.
@_exported public import ScrollSeeds
