#if !hasFeature(Embedded) && canImport(Glibc)
  // `rounded()` calls libm in debug builds. Only modules that import Glibc or Foundation request the link, and this
  // module imports no other.
  internal import Glibc
#endif
