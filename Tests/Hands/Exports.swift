// A test that imports the hands gets the library, too.
@_exported public import ScrollBehaviors
@_exported public import ScrollTesting
@_exported public import Seeds
