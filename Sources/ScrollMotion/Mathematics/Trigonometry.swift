/// Returns the sine and cosine of x radians, by additions and multiplications alone: the same bits everywhere.
///
/// x = n · π/2 + r with a whole n and |r| ≤ π/4. Both results are polynomials of r. The quadrant n decides which
/// polynomial is which, and its sign.
func sineAndCosine(_ x: Double) -> (sine: Double, cosine: Double) {
  guard x.magnitude <= 1e15 else { return (.nan, .nan) }
  // After this addition no bits are left behind the point: the sum's last bits are the nearest whole number.
  let rounder = 0x1.8p52
  let shifted = x * 0x1.45f306dc9c883p-1 + rounder
  let n = shifted - rounder
  // π/2 in three parts. The first two have 33 bits, so that their products with n up to 2^20 are exact.
  let whole = x - n * 0x1.921fb544p+0
  let second = n * 0x1.0b4611a6p-34
  let difference = whole - second
  let missed = ((whole - difference) - second) - n * 0x1.3198a2e037073p-69
  let r = difference + missed
  let low = (difference - r) + missed

  // Polynomials interpolated at the Chebyshev nodes over r² up to (π/4)², of sin r / r and of cos r: the error is at
  // most 1.4e-17.
  let z = r * r
  let zz = z * z
  let odd =
    (-0.16666666666666666 + z * 0.008333333333330936)
    + zz
    * ((-0.00019841269836740532 + z * 2.7557316093198404e-06)
      + zz * (-2.5051129896450185e-08 + z * 1.5917988979397435e-10))
  let even =
    (0.041666666666666664 + z * -0.0013888888888887389)
    + zz
    * ((2.48015872987544e-05 + z * -2.755731726587808e-07)
      + zz * (2.087614504941318e-09 + z * -1.138254464534925e-11))
  let sine = r + (r * z * odd + (low - low * z / 2))
  let most = 1 - z / 2
  let cosine = most + (((1 - most) - z / 2) + (zz * even - r * low))

  switch shifted.bitPattern & 3 {
  case 0: return (sine, cosine)
  case 1: return (cosine, 0 - sine)
  case 2: return (0 - sine, 0 - cosine)
  default: return (0 - cosine, sine)
  }
}
