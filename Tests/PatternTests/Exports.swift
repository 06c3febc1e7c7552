// Every test of patterns needs their module, and the library with its hands.
@_exported public import Hands
@_exported public import ScrollPatterns
