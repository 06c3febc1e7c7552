#include "csc_bits.h"
#include "csc_math.h"

// Defined if the compiler is known to emit one correctly rounded instruction and no library call.
#if defined(__has_builtin)
#if __has_builtin(__builtin_elementwise_sqrt) \
    && (defined(__SSE2__) || defined(__aarch64__) || defined(__wasm__) \
        || (defined(__ARM_FP) && (__ARM_FP & 8)))
#define CSC_SQRT_INSTRUCTION 1
#endif
#endif

/// Returns true if the root is a number: for everything from +0 to +infinity, and -0.
static bool has_root(uint64_t bits) { return bits <= CSC_INFINITY || bits == CSC_SIGN; }

double csc_sqrt(double x) {
#if defined(CSC_SQRT_INSTRUCTION)
  return has_root(csc_bits(x)) ? __builtin_elementwise_sqrt(x) : csc_number(CSC_NAN);
#else
  return csc_sqrt_portable(x);
#endif
}

double csc_sqrt_portable(double x) {
  uint64_t bits = csc_bits(x);
  if (!has_root(bits)) return csc_number(CSC_NAN);
  if (bits == 0 || bits == CSC_SIGN || bits == CSC_INFINITY) return x;

  // x = fraction · 2^(exponent - 52) with a fraction of 53 bits and an even exponent (then up to 54 bits).
  int exponent = (int)(bits >> 52) - 1023;
  uint64_t rest = bits & CSC_FRACTION;
  if (exponent == -1023) {
    exponent = -1022;
    while (rest < CSC_SMALLEST_NORMAL) {
      rest <<= 1;
      exponent -= 1;
    }
  }
  rest |= CSC_SMALLEST_NORMAL;
  if (exponent & 1) {
    rest <<= 1;
    exponent -= 1;
  }

  // The root's bits from the top, as in long division: a bit is set if the square still fits. One more bit than the
  // result has, together with the remainder, shows on which side of the middle the exact root is. The root is never
  // in the middle: the square of a number of 54 bits that ends in 1 needs more than 53 bits.
  rest <<= 1;
  uint64_t root = 0;
  uint64_t twice = 0;
  for (uint64_t bit = UINT64_C(1) << 53; bit != 0; bit >>= 1) {
    if (twice + bit <= rest) {
      twice += bit << 1;
      rest -= twice - bit;
      root += bit;
    }
    rest <<= 1;
  }
  root = (root + (root & 1)) >> 1;
  return csc_number(root + ((uint64_t)(exponent / 2 + 1022) << 52));
}
