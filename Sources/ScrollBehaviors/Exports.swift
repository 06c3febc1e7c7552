@_exported public import ScrollEngine
@_exported public import ScrollMotion
@_exported public import ScrollSpace
@_exported public import ScrollTiling
