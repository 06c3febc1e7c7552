/// Compares the core's maths with the C library, in loops that stay fast in a debug build.
///
/// Arguments are drawn from a seeded generator: a seed names its sequence on every machine.
#ifndef CSCROLLCORE_EXACT_H
#define CSCROLLCORE_EXACT_H

#include <stdbool.h>
#include <stdint.h>

/// Where a function was furthest from the exact result.
typedef struct exact_worst {
  /// Distance in ulps of the exact result; infinity if a result was not a number where one exists.
  double ulps;
  /// The argument.
  double argument;
} exact_worst;

/// Whether `long double` holds more digits than `double` here, without which the two functions below
/// have nothing to compare with.
extern const bool exact_is_wider;

/// `csc_exp` over `count` arguments drawn evenly from lower to upper.
exact_worst exact_worst_exp(double lower, double upper, uint64_t seed, int64_t count);

/// `csc_log` over `count` arguments drawn evenly from lower to upper.
exact_worst exact_worst_log(double lower, double upper, uint64_t seed, int64_t count);

/// `csc_log` over `count` arguments whose bits are drawn evenly from all positive finite doubles.
exact_worst exact_worst_log_bits(uint64_t seed, int64_t count);

/// How a comparison that must be exact went.
typedef struct exact_difference {
  int64_t count;
  /// One argument that differs, if any does.
  double argument;
} exact_difference;

/// `csc_sqrt`, `csc_sqrt_portable`, `csc_round`, `csc_floor` with the C library's, over `count` random bit
/// patterns, half of them made to be near whole and half numbers. All NaNs must be the core's one NaN.
exact_difference exact_difference_sqrt(uint64_t seed, int64_t count);
exact_difference exact_difference_sqrt_portable(uint64_t seed, int64_t count);
exact_difference exact_difference_round(uint64_t seed, int64_t count);
exact_difference exact_difference_floor(uint64_t seed, int64_t count);

#endif
