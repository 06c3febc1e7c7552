/// The few words every header needs. See CScrollCore.h for the conventions.
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

// Between these two, pointers are non-null unless they say otherwise.
#if defined(__clang__)
#define CSC_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define CSC_NONNULL_END _Pragma("clang assume_nonnull end")
#else
#define CSC_NONNULL_BEGIN
#define CSC_NONNULL_END
#define _Nullable
#define _Nonnull
#endif

// First statement of every function that both multiplies and adds: no fused operations in its body. It
// stands inside bodies, never at file level, so that it does not leak into code that includes a header.
// GCC has no such pragma; there `-std=c17` means the same for the whole file.
#if defined(__clang__)
#define CSC_NO_CONTRACTION _Pragma("STDC FP_CONTRACT OFF")
#else
#define CSC_NO_CONTRACTION
#endif

#endif
