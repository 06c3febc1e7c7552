#include "CScrollCoreExact.h"

#include <CScrollCore.h>
#include <float.h>
#include <math.h>
#include <string.h>

const bool exact_is_wider = LDBL_MANT_DIG >= DBL_MANT_DIG + 10;

static uint64_t next(uint64_t *state) {
  uint64_t z = (*state += UINT64_C(0x9e3779b97f4a7c15));
  z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
  return z ^ (z >> 31);
}

static double between(double lower, double upper, uint64_t *state) {
  return lower + (upper - lower) * ((double)(next(state) >> 11) * 0x1p-53);
}

static double with_bits(uint64_t bits) {
  double number;
  memcpy(&number, &bits, sizeof number);
  return number;
}

static uint64_t bits_of(double number) {
  uint64_t bits;
  memcpy(&bits, &number, sizeof bits);
  return bits;
}

/// The distance between doubles at an exact value.
static long double ulp(long double exact) {
  int exponent;
  (void)frexpl(exact, &exponent);
  return ldexpl(1, exponent < -1021 ? -1074 : exponent - DBL_MANT_DIG);
}

static void keep_worse(exact_worst *worst, double argument, double result, long double exact) {
  // Beyond the middle between the largest double and the next power of two, infinity is the rounded value.
  bool overflows = fabsl(exact) >= 0x1.fffffffffffff8p1023L;
  double ulps = overflows && isinf(result) ? 0 : (double)(fabsl((long double)result - exact) / ulp(exact));
  if (!(ulps <= worst->ulps)) {
    worst->ulps = isnan(ulps) ? INFINITY : ulps;
    worst->argument = argument;
  }
}

exact_worst exact_worst_exp(double lower, double upper, uint64_t seed, int64_t count) {
  exact_worst worst = {0, 0};
  for (int64_t i = 0; i < count; i++) {
    double x = between(lower, upper, &seed);
    keep_worse(&worst, x, csc_exp(x), expl(x));
  }
  return worst;
}

exact_worst exact_worst_log(double lower, double upper, uint64_t seed, int64_t count) {
  exact_worst worst = {0, 0};
  for (int64_t i = 0; i < count; i++) {
    double x = between(lower, upper, &seed);
    if (x > 0 && x != 1) keep_worse(&worst, x, csc_log(x), logl(x));
  }
  return worst;
}

exact_worst exact_worst_log_bits(uint64_t seed, int64_t count) {
  exact_worst worst = {0, 0};
  for (int64_t i = 0; i < count; i++) {
    double x = with_bits(next(&seed) >> 1);
    if (x > 0 && x != 1 && !isinf(x)) keep_worse(&worst, x, csc_log(x), logl(x));
  }
  return worst;
}

/// Any bit pattern; or a number up to 2^20, often whole or half, or one step beside that.
static double any_number(uint64_t *state) {
  uint64_t bits = next(state);
  if (bits & 1) return with_bits(next(state));
  double number = between(-0x1p20, 0x1p20, state);
  if (bits & 2) number = floor(number) / 2;
  if (bits & 4) number = nextafter(number, bits & 8 ? INFINITY : -INFINITY);
  return bits & 16 ? number : number * 0x1p-20;
}

static exact_difference difference(
    double (*ours)(double), double (*theirs)(double), uint64_t seed, int64_t count) {
  exact_difference found = {0, 0};
  for (int64_t i = 0; i < count; i++) {
    double x = any_number(&seed);
    double expected = theirs(x);
    uint64_t bits = isnan(expected) ? UINT64_C(0x7ff8000000000000) : bits_of(expected);
    if (bits_of(ours(x)) != bits) {
      found.count += 1;
      found.argument = x;
    }
  }
  return found;
}

exact_difference exact_difference_sqrt(uint64_t seed, int64_t count) {
  return difference(csc_sqrt, sqrt, seed, count);
}

exact_difference exact_difference_sqrt_portable(uint64_t seed, int64_t count) {
  return difference(csc_sqrt_portable, sqrt, seed, count);
}

exact_difference exact_difference_round(uint64_t seed, int64_t count) {
  return difference(csc_round, round, seed, count);
}

exact_difference exact_difference_floor(uint64_t seed, int64_t count) {
  return difference(csc_floor, floor, seed, count);
}
