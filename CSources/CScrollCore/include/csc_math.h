/// Scalar maths with the same bits on every machine.
///
/// A scroll position that is computed through `exp` decides which page is shown, so a difference in the
/// last bit between two maths libraries can become a difference of a page. These five functions are the
/// only ones the library above takes such numbers from.
///
///     function     exact?                     worst error
///     csc_exp      no    < 0.52 ulp, subnormal results included
///     csc_log      no    < 0.52 ulp, subnormal arguments included
///     csc_sqrt     yes   0.5 ulp: correctly rounded
///     csc_round    yes   0
///     csc_floor    yes   0
///
/// An ulp is the distance between neighbouring doubles at the exact result. 0.5 is the best any function
/// can do; below 1 means that the result is always one of the two doubles around the exact value.
///
/// Every NaN these functions return is the same one, 0x7ff8000000000000, whatever NaN came in.
#ifndef CSC_MATH_H
#define CSC_MATH_H

#include "csc_base.h"

CSC_BEGIN

/// e to the power x.
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

/// The natural logarithm of x.
///
///     x                            result
///     1                            +0, exactly
///     +0, -0                       -infinity
///     below 0, -infinity           NaN
///     subnormal                    as accurate as for any other x
///     +infinity                    +infinity
///     NaN                          NaN
double csc_log(double x);

/// The square root of x, correctly rounded.
///
/// One instruction where the chip has it, `csc_sqrt_portable` elsewhere: the bits are the same.
///
///     x                            result
///     +0, -0                       x, with its sign
///     below 0, -infinity           NaN
///     +infinity                    +infinity
///     NaN                          NaN
double csc_sqrt(double x);

/// `csc_sqrt` by integers alone, for chips without the instruction. It is public so that one machine can
/// check both; there is no other reason to call it.
double csc_sqrt_portable(double x);

/// The nearest whole number; halfway cases go away from zero, as in `2.5 → 3` and `-2.5 → -3`.
///
/// Exact for every double. A zero result keeps the sign of x: `csc_round(-0.3)` is -0. Infinities
/// return themselves, NaN gives NaN.
double csc_round(double x);

/// The largest whole number that is not above x.
///
/// Exact for every double. `csc_floor(-0.0)` is -0; for x in (0, 1) the result is +0. Infinities return
/// themselves, NaN gives NaN.
double csc_floor(double x);

CSC_END

#endif
