// A test that imports the hands gets the library, too.
@_exported public import ScrollAccessories
@_exported public import ScrollBehaviors
@_exported public import ScrollEngine
@_exported public import ScrollMotion
@_exported public import ScrollNesting
@_exported public import ScrollProfiles
@_exported public import ScrollSpace
@_exported public import ScrollTesting
@_exported public import ScrollTiling
@_exported public import Seeds
