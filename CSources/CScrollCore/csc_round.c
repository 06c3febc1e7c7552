#include "csc_bits.h"
#include "csc_math.h"

// Both functions use the bits. Below 2^52 a double's fraction has its last 52 - exponent bits behind the point. An
// addition to the bits carries into the exponent, which gives the right next double.

/// Returns the number of fraction bits behind the point. If it is 52 or more, all bits are, and the number is below
/// 1.
static int bits_behind_point(uint64_t bits) { return 1075 - (int)(bits >> 52 & 0x7ff); }

/// Returns infinities and whole numbers unchanged, and the same NaN for every NaN.
static double already_whole(uint64_t bits) { return csc_number(csc_bits_are_nan(bits) ? CSC_NAN : bits); }

double csc_round(double x) {
  uint64_t bits = csc_bits(x);
  int behind = bits_behind_point(bits);
  if (behind <= 0) return already_whole(bits);
  if (behind > 53) return csc_number(bits & CSC_SIGN);
  if (behind == 53) return csc_number((bits & CSC_SIGN) | csc_bits(1.0));
  uint64_t half = UINT64_C(1) << (behind - 1);
  return csc_number((bits + half) & ~(2 * half - 1));
}

double csc_floor(double x) {
  uint64_t bits = csc_bits(x);
  int behind = bits_behind_point(bits);
  bool negative = bits >> 63;
  if (behind <= 0) return already_whole(bits);
  if (behind > 52) return negative && bits != CSC_SIGN ? -1.0 : csc_number(bits & CSC_SIGN);
  uint64_t fraction = (UINT64_C(1) << behind) - 1;
  if (negative) bits += fraction;
  return csc_number(bits & ~fraction);
}
