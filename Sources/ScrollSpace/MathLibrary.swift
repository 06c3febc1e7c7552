#if !hasFeature(Embedded) && canImport(Glibc)
  // Nothing in the library calls it. The import makes programs that use the library link libm, which their
  // own `rounded()` and the like need: only a module that imports Glibc or Foundation asks for it.
  internal import Glibc
#endif
