/// A double as its 64 bits: sign, 11 bits of exponent, 52 bits of fraction.
#ifndef CSC_BITS_H
#define CSC_BITS_H

#include "csc_base.h"

#define CSC_SIGN UINT64_C(0x8000000000000000)
#define CSC_FRACTION UINT64_C(0x000fffffffffffff)
#define CSC_INFINITY UINT64_C(0x7ff0000000000000)
#define CSC_NAN UINT64_C(0x7ff8000000000000)
#define CSC_SMALLEST_NORMAL UINT64_C(0x0010000000000000)

typedef union csc_word {
  double number;
  uint64_t bits;
} csc_word;

static inline uint64_t csc_bits(double number) { return (csc_word){.number = number}.bits; }
static inline double csc_number(uint64_t bits) { return (csc_word){.bits = bits}.number; }

/// Returns true if the bits are those of a NaN. The bits are tested because a compiler may replace one NaN by
/// another.
static inline bool csc_bits_are_nan(uint64_t bits) { return (bits & ~CSC_SIGN) > CSC_INFINITY; }

#endif
