#if !hasFeature(Embedded) && canImport(Glibc)
  // Nothing in the library calls libm. The import links libm into programs that use the library, which need it for
  // their own `rounded()` and similar functions. Only modules that import Glibc or Foundation request the link.
  internal import Glibc
#endif
