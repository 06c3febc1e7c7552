/// Scalar maths with the same bits on every machine.
///
/// A scroll position that is computed through `exp` decides which page is shown. A difference in the last bit between
/// two maths libraries can therefore become a difference of a page. The library above computes such numbers with
/// these five functions only.
///
///     function     exact?                     worst error
///     csc_exp      no    < 0.52 ulp, subnormal results included
///     csc_log      no    < 0.52 ulp, subnormal arguments included
///     csc_sqrt     yes   0.5 ulp: correctly rounded
///     csc_round    yes   0
///     csc_floor    yes   0
///
/// An ulp is the distance between neighbouring doubles at the exact result. 0.5 ulp is the best possible bound. Below
/// 1 ulp, the result is always one of the two doubles around the exact value.
///
/// Every NaN result of these functions is 0x7ff8000000000000, whatever NaN was the argument.
#ifndef CSC_MATH_H
#define CSC_MATH_H

#include "csc_base.h"

CSC_BEGIN

/// Returns e to the power x.
///
///     x                            result
///     +0, -0                       1, exactly
///     above 709.7827128933840      +infinity (the exact value is beyond the largest double)
///     below -708.3964185322641     subnormal, at full accuracy for its width
///     below -745.1332191019412     +0
///     +infinity                    +infinity
///     -infinity                    +0
///     NaN                          NaN
double csc_exp(double x);

/// Returns the natural logarithm of x.
///
///     x                            result
///     1                            +0, exactly
///     +0, -0                       -infinity
///     below 0, -infinity           NaN
///     subnormal                    as accurate as for any other x
///     +infinity                    +infinity
///     NaN                          NaN
double csc_log(double x);

/// Returns the square root of x, correctly rounded.
///
/// One instruction if the chip has it, else `csc_sqrt_portable`: the bits are the same.
///
///     x                            result
///     +0, -0                       x, with its sign
///     below 0, -infinity           NaN
///     +infinity                    +infinity
///     NaN                          NaN
double csc_sqrt(double x);

/// Returns `csc_sqrt` computed with integers alone, for chips without the instruction. The function is public so that
/// one machine can check both. There is no other reason to call it.
double csc_sqrt_portable(double x);

/// Returns the nearest whole number. Halfway cases are rounded away from zero, for example `2.5 → 3` and `-2.5 → -3`.
///
/// Exact for every double. A zero result keeps the sign of x: `csc_round(-0.3)` is -0. Infinities are returned
/// unchanged, NaN gives NaN.
double csc_round(double x);

/// Returns the largest whole number that is not above x.
///
/// Exact for every double. `csc_floor(-0.0)` is -0; for x in (0, 1) the result is +0. Infinities are returned
/// unchanged, NaN gives NaN.
double csc_floor(double x);

CSC_END

#endif
