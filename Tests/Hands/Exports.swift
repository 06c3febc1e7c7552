// Whoever takes a scroller in hand has what it is made of, too.
@_exported public import ScrollBehaviors
@_exported public import ScrollTesting
@_exported public import Seeds
