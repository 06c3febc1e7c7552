/// The definitions that every header needs. See CScrollCore.h for the conventions.
#ifndef CSC_BASE_H
#define CSC_BASE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__FAST_MATH__)
#error "CScrollCore promises the same bits everywhere, which -ffast-math takes away: compile without it."
#endif
#if defined(__FLT_EVAL_METHOD__) && __FLT_EVAL_METHOD__ != 0
#error "CScrollCore needs doubles computed as doubles: use SSE2 (-msse2 -mfpmath=sse) instead of x87."
#endif

// Differences between the languages: C linkage, a struct literal, a check at compile time, no return.
#if defined(__cplusplus)
#define CSC_LINKAGE_BEGIN extern "C" {
#define CSC_LINKAGE_END }
#define CSC_A(type) type
#define CSC_ASSERT(condition, message) static_assert(condition, message)
#define CSC_NORETURN [[noreturn]]
#else
#define CSC_LINKAGE_BEGIN
#define CSC_LINKAGE_END
#define CSC_A(type) (type)
#define CSC_ASSERT(condition, message) _Static_assert(condition, message)
#define CSC_NORETURN _Noreturn
#endif

// Between these macros, names have C linkage, and pointers are non-null unless they are marked otherwise.
#if defined(__clang__)
#define CSC_BEGIN CSC_LINKAGE_BEGIN _Pragma("clang assume_nonnull begin")
#define CSC_END _Pragma("clang assume_nonnull end") CSC_LINKAGE_END
#else
#define CSC_BEGIN CSC_LINKAGE_BEGIN
#define CSC_END CSC_LINKAGE_END
#define _Nullable
#define _Nonnull
#endif

// The first statement of every function that both multiplies and adds: no fused operations in its body. The macro is
// used inside bodies, never at file level, so that it has no effect on code that includes a header. GCC has no such
// pragma; there `-std=c17` has the same effect for the whole file.
#if defined(__clang__)
#define CSC_NO_CONTRACTION _Pragma("STDC FP_CONTRACT OFF")
#else
#define CSC_NO_CONTRACTION
#endif

/// The version of these headers, as major · 10,000 + minor · 100 + patch. A program and its linked library fit
/// together if `csc_version()` has the same major number. While the major number is 0, the minor numbers must be
/// equal too.
#define CSC_VERSION 100

CSC_BEGIN

/// Returns the version of the linked library.
uint32_t csc_version(void);

CSC_END

#endif
