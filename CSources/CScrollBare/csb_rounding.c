#include <stdint.h>

#include "csb_platform.h"

// The functions of a C library that `rounded()` and `truncatingRemainder(dividingBy:)` of Swift call, on machines
// without an instruction for them. All results are exact. `no_builtin` keeps the compiler from making a call of the
// function out of its own body.
#if CSB_WASM || CSB_CORTEX_M
#define CSB_NUMBERS __attribute__((weak, no_builtin))

CSB_NUMBERS double round(double number) {
  const double size = __builtin_fabs(number);
  if (!(size < 0x1p52)) return number;
  const double whole = (double)(int64_t)size;
  return __builtin_copysign(size - whole >= 0.5 ? whole + 1 : whole, number);
}

CSB_NUMBERS double fmod(double number, double divisor) {
  double rest = __builtin_fabs(number);
  const double step = __builtin_fabs(divisor);
  if (!(rest < __builtin_inf()) || !(step > 0)) return __builtin_nan("");
  if (rest < step) return number;
  double multiple = step;
  while (multiple <= rest / 2) multiple *= 2;
  for (; multiple >= step; multiple /= 2) {
    if (rest >= multiple) rest -= multiple;
  }
  return __builtin_copysign(rest, number);
}

CSB_NUMBERS float roundf(float number) { return (float)round(number); }

CSB_NUMBERS float fmodf(float number, float divisor) { return (float)fmod(number, divisor); }
#endif
