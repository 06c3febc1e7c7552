#include "csc_bits.h"
#include "csc_math.h"

// x = 2^e · m with m in [0.708, 1.417). The table divides that range into 128 pieces. c is the number of the piece,
// close to 1 / m, so that r = m · c - 1 is small. Then:
//     ln x = e · ln 2 - ln c + ln(1 + r).
// c has ten bits, so the product is exact in two parts. One piece contains 1; there c is 1 and r is exactly m - 1, so
// that nothing cancels near a result of 0.

/// The bits of the first m. From here on each piece is 2^45 steps of the bits wide. Bit 32 is the lowest bit that is
/// set. 1 is two thirds into its piece, so that the piece extends equally far below and above 1.
static const uint64_t first = UINT64_C(0x3fe6aaab00000000);

/// Entry j has three numbers. The first is 1 / middle of piece j, rounded to 10 bits (1 for the piece that contains 1,
/// j = 74). The second is its logarithm with the opposite sign, rounded to a multiple of 2^-42. The third is the double
/// nearest to the error of the second.
static const struct {
  double inverse;
  double log_high;
  double log_low;
} table[128] = {
    {0x1.6880000000000p+0, -0x1.5e87b20c29000p-2, -0x1.527d18f7738fap-44},
    {0x1.6680000000000p+0, -0x1.58d54f86e0000p-2, -0x1.791f30a795215p-45},
    {0x1.6480000000000p+0, -0x1.531ac457ee000p-2, -0x1.df83b7d931501p-44},
    {0x1.6280000000000p+0, -0x1.4d57f8fefe000p-2, -0x1.3f9267fd06868p-45},
    {0x1.6080000000000p+0, -0x1.478cd5959b000p-2, -0x1.ec89bf0c8d098p-45},
    {0x1.5f00000000000p+0, -0x1.432ef2a04f000p-2, 0x1.fb129931715adp-44},
    {0x1.5d00000000000p+0, -0x1.3d54fa5c1f000p-2, -0x1.c3e1cd9a395e3p-44},
    {0x1.5b00000000000p+0, -0x1.3772662bfe000p-2, 0x1.e9436ac53b023p-44},
    {0x1.5900000000000p+0, -0x1.31871c9544000p-2, -0x1.84fab94cecfd9p-46},
    {0x1.5780000000000p+0, -0x1.2d10dec508000p-2, -0x1.60c61f7088353p-44},
    {0x1.5580000000000p+0, -0x1.27161913f8000p-2, -0x1.4f4f1f61564b4p-44},
    {0x1.5400000000000p+0, -0x1.22941fbcf8000p-2, 0x1.a6976f5eb0963p-44},
    {0x1.5200000000000p+0, -0x1.1c898c169a000p-2, 0x1.81410e5c62affp-44},
    {0x1.5080000000000p+0, -0x1.17fb98e151000p-2, 0x1.a8a8ba74a2684p-44},
    {0x1.4e80000000000p+0, -0x1.11e0e2dada000p-2, 0x1.a47f88fcce5bap-45},
    {0x1.4d00000000000p+0, -0x1.0d46b579ab000p-2, -0x1.d2c81f640e1e6p-44},
    {0x1.4b80000000000p+0, -0x1.08a73667c5000p-2, -0x1.ebc1d40c5a329p-44},
    {0x1.4980000000000p+0, -0x1.0274dc16c2000p-2, -0x1.979e89cf835c2p-45},
    {0x1.4800000000000p+0, -0x1.fb9186d5e4000p-3, 0x1.d572aab993c87p-47},
    {0x1.4680000000000p+0, -0x1.f22e5e72f2000p-3, 0x1.f454f1417e41fp-44},
    {0x1.4480000000000p+0, -0x1.e598ed5a88000p-3, 0x1.d134bcf1e98a1p-47},
    {0x1.4300000000000p+0, -0x1.dc1bca0abe000p-3, -0x1.8fac1a628ccc6p-44},
    {0x1.4180000000000p+0, -0x1.d293581b6c000p-3, 0x1.83270128aaa5fp-44},
    {0x1.4000000000000p+0, -0x1.c8ff7c79aa000p-3, 0x1.7794f689f8434p-45},
    {0x1.3e80000000000p+0, -0x1.bf601bb0e4000p-3, -0x1.386a947c378b5p-45},
    {0x1.3d00000000000p+0, -0x1.b5b519e8fc000p-3, 0x1.4b722ec011f31p-44},
    {0x1.3b80000000000p+0, -0x1.abfe5ae462000p-3, 0x1.b68f5395f139dp-44},
    {0x1.3a00000000000p+0, -0x1.a23bc1fe2c000p-3, 0x1.539cd91dc9f0bp-44},
    {0x1.3880000000000p+0, -0x1.986d322818000p-3, -0x1.93b564dd44000p-48},
    {0x1.3700000000000p+0, -0x1.8e928de886000p-3, -0x1.a8154b13d72d5p-44},
    {0x1.3580000000000p+0, -0x1.84abb75866000p-3, 0x1.d8daadf4e2bd2p-44},
    {0x1.3400000000000p+0, -0x1.7ab890210e000p-3, 0x1.bdb9072534a58p-45},
    {0x1.3280000000000p+0, -0x1.70b8f97a1a000p-3, -0x1.4ea64f6a95befp-44},
    {0x1.3100000000000p+0, -0x1.66acd4272a000p-3, -0x1.aa1bdbfc6c785p-44},
    {0x1.2f80000000000p+0, -0x1.5c94007598000p-3, 0x1.a8d948cd23322p-44},
    {0x1.2e00000000000p+0, -0x1.526e5e3a1c000p-3, 0x1.790ba37fc5238p-44},
    {0x1.2d00000000000p+0, -0x1.4ba36f39a6000p-3, 0x1.4354bb3f219e5p-44},
    {0x1.2b80000000000p+0, -0x1.41682bf728000p-3, 0x1.10047081f849dp-45},
    {0x1.2a00000000000p+0, -0x1.371fc201e8000p-3, -0x1.ee8779b2d8abcp-44},
    {0x1.2900000000000p+0, -0x1.303d718e48000p-3, 0x1.680b5ce3ecb05p-50},
    {0x1.2780000000000p+0, -0x1.25ded0abc6000p-3, -0x1.5a3854f176449p-44},
    {0x1.2600000000000p+0, -0x1.1b72ad52f6000p-3, -0x1.e80a41811a396p-45},
    {0x1.2500000000000p+0, -0x1.1478584674000p-3, -0x1.563451027c750p-46},
    {0x1.2380000000000p+0, -0x1.09f561ee72000p-3, 0x1.8f3057157d1a8p-45},
    {0x1.2200000000000p+0, -0x1.fec9131dc0000p-4, 0x1.54555d1ae6607p-44},
    {0x1.2100000000000p+0, -0x1.f0a30c0118000p-4, 0x1.d599e83368e91p-44},
    {0x1.1f80000000000p+0, -0x1.db5270187c000p-4, -0x1.9277856ae181fp-44},
    {0x1.1e80000000000p+0, -0x1.cd0cdbf8c0000p-4, -0x1.3e14db50dd743p-44},
    {0x1.1d00000000000p+0, -0x1.b78c82bb10000p-4, 0x1.25ef7bc3987e7p-44},
    {0x1.1c00000000000p+0, -0x1.a926d3a4ac000p-4, -0x1.563650bd22a9cp-44},
    {0x1.1a80000000000p+0, -0x1.9375e55594000p-4, -0x1.eddc37380c364p-44},
    {0x1.1980000000000p+0, -0x1.84ef898e84000p-4, 0x1.7d5cd246977c9p-44},
    {0x1.1880000000000p+0, -0x1.765bf23a6c000p-4, 0x1.ecbc035c4256ap-48},
    {0x1.1700000000000p+0, -0x1.60658a9374000p-4, -0x1.0c3b1dee9c4f8p-44},
    {0x1.1600000000000p+0, -0x1.51b073f060000p-4, -0x1.83f69278e686ap-44},
    {0x1.1480000000000p+0, -0x1.3b87598b1c000p-4, 0x1.2241594aca313p-45},
    {0x1.1380000000000p+0, -0x1.2cb0283f5c000p-4, -0x1.e1ee2ca657021p-44},
    {0x1.1280000000000p+0, -0x1.1dcb263db0000p-4, -0x1.9444f5e9e8981p-44},
    {0x1.1180000000000p+0, -0x1.0ed839b554000p-4, 0x1.901f46d48abb4p-44},
    {0x1.1000000000000p+0, -0x1.f0a30c0118000p-5, 0x1.d599e83368e91p-45},
    {0x1.0f00000000000p+0, -0x1.d276b8adb0000p-5, -0x1.6a423c78a64b0p-46},
    {0x1.0e00000000000p+0, -0x1.b42dd71198000p-5, 0x1.c827ae5d6704cp-46},
    {0x1.0d00000000000p+0, -0x1.95c830ec90000p-5, 0x1.c148297c5feb8p-45},
    {0x1.0b80000000000p+0, -0x1.67f94f0948000p-5, -0x1.ecc1f3e7e4ed7p-44},
    {0x1.0a80000000000p+0, -0x1.494acc34d8000p-5, -0x1.11c78a56fd247p-45},
    {0x1.0980000000000p+0, -0x1.2a7ec22150000p-5, 0x1.78ce77a9163fep-45},
    {0x1.0880000000000p+0, -0x1.0b94f7c198000p-5, 0x1.e89896f022783p-45},
    {0x1.0780000000000p+0, -0x1.d91a66c540000p-6, -0x1.e61f1658cfb9ap-45},
    {0x1.0680000000000p+0, -0x1.9ace7551d0000p-6, 0x1.d75d97ec7c410p-45},
    {0x1.0580000000000p+0, -0x1.5c45a51b90000p-6, 0x1.63bb6216d87d8p-45},
    {0x1.0400000000000p+0, -0x1.fc0a8b0fc0000p-7, -0x1.f1e7cf6d3a69cp-50},
    {0x1.0300000000000p+0, -0x1.7dc475f820000p-7, 0x1.eb1245b5da1f5p-44},
    {0x1.0200000000000p+0, -0x1.fe02a6b100000p-8, -0x1.9e23f0dda40e4p-46},
    {0x1.0100000000000p+0, -0x1.ff00aa2b00000p-9, -0x1.0bc04a086b56ap-45},
    {0x1p+0, 0x0.0p+0, 0x0.0p+0},
    {0x1.fc80000000000p-1, 0x1.c189cbb100000p-8, -0x1.d805512588560p-44},
    {0x1.f900000000000p-1, 0x1.c317384c80000p-7, -0x1.41f33fcefb9fep-44},
    {0x1.f500000000000p-1, 0x1.63d6178690000p-6, 0x1.7abf389596542p-47},
    {0x1.f100000000000p-1, 0x1.e72bf28140000p-6, -0x1.8d75149774d47p-45},
    {0x1.ed80000000000p-1, 0x1.2d7ae5c3c8000p-5, -0x1.22939459da66dp-44},
    {0x1.e980000000000p-1, 0x1.70265a5510000p-5, -0x1.888df11fd5ce7p-45},
    {0x1.e600000000000p-1, 0x1.aaef2d0fb0000p-5, 0x1.0fc1a353bb42ep-45},
    {0x1.e280000000000p-1, 0x1.e624c4a0b8000p-5, -0x1.0f25c74676689p-44},
    {0x1.df00000000000p-1, 0x1.10e45b3cb0000p-4, -0x1.7cf69284a3465p-44},
    {0x1.db80000000000p-1, 0x1.2eee507b40000p-4, 0x1.8081edd77c860p-47},
    {0x1.d800000000000p-1, 0x1.4d3115d208000p-4, -0x1.53a2582f4e1efp-48},
    {0x1.d480000000000p-1, 0x1.6bad83c188000p-4, 0x1.daf3cc08926aep-47},
    {0x1.d180000000000p-1, 0x1.85fd927508000p-4, -0x1.5b81819970c1cp-44},
    {0x1.ce00000000000p-1, 0x1.a4e7640b1c000p-4, -0x1.e42b6b94407c8p-47},
    {0x1.cb00000000000p-1, 0x1.bf968769fc000p-4, 0x1.4218c8d824283p-45},
    {0x1.c780000000000p-1, 0x1.def0d8d468000p-4, -0x1.24750412e9a74p-44},
    {0x1.c480000000000p-1, 0x1.fa01c9db58000p-4, -0x1.8f351fa48a730p-47},
    {0x1.c180000000000p-1, 0x1.0aa0691268000p-3, -0x1.45519d7032129p-44},
    {0x1.be80000000000p-1, 0x1.185747dbec000p-3, 0x1.e674445bd9b49p-44},
    {0x1.bb80000000000p-1, 0x1.2625d1e6de000p-3, -0x1.52962f09e3d82p-48},
    {0x1.b880000000000p-1, 0x1.340c597412000p-3, -0x1.7a3dcf7d9d386p-44},
    {0x1.b580000000000p-1, 0x1.420b327410000p-3, -0x1.16282c85a0884p-46},
    {0x1.b280000000000p-1, 0x1.5022b292f6000p-3, 0x1.48a05ff36a25bp-44},
    {0x1.af80000000000p-1, 0x1.5e533144c2000p-3, -0x1.1ce0bf3b290eap-44},
    {0x1.ad00000000000p-1, 0x1.6a399dabbe000p-3, -0x1.8f934e66a15a6p-44},
    {0x1.aa00000000000p-1, 0x1.7898d85444000p-3, 0x1.8e67be3dbaf3fp-44},
    {0x1.a780000000000p-1, 0x1.84a6b759f6000p-3, -0x1.da2802adf8609p-44},
    {0x1.a480000000000p-1, 0x1.9335e5d594000p-3, 0x1.3115c3abd47dap-44},
    {0x1.a200000000000p-1, 0x1.9f6c40708a000p-3, -0x1.337d94bcd3f43p-44},
    {0x1.9f00000000000p-1, 0x1.ae2ca6f672000p-3, 0x1.7a8d5ae54f550p-44},
    {0x1.9c80000000000p-1, 0x1.ba8c90ae4a000p-3, 0x1.a32e7f44432dap-44},
    {0x1.9a00000000000p-1, 0x1.c6ffbc6f00000p-3, 0x1.ee138d3a69d43p-44},
    {0x1.9780000000000p-1, 0x1.d386668720000p-3, -0x1.73650b38932bcp-44},
    {0x1.9500000000000p-1, 0x1.e020cc6236000p-3, -0x1.52b00adb91424p-45},
    {0x1.9280000000000p-1, 0x1.eccf2c8fea000p-3, -0x1.bec63a3e75640p-44},
    {0x1.9000000000000p-1, 0x1.f991c6cb3c000p-3, -0x1.90d04cd7cc834p-44},
    {0x1.8d80000000000p-1, 0x1.03346e0106000p-2, 0x1.89ff8a966395cp-48},
    {0x1.8b00000000000p-1, 0x1.09aa572e6c000p-2, 0x1.b50a1e1734342p-44},
    {0x1.8900000000000p-1, 0x1.0edd060b78000p-2, 0x1.019b52d8435f5p-47},
    {0x1.8680000000000p-1, 0x1.1565eed456000p-2, -0x1.e75adfb6aba25p-49},
    {0x1.8400000000000p-1, 0x1.1bf99635a7000p-2, -0x1.1ac89575c2125p-44},
    {0x1.8200000000000p-1, 0x1.214456d0ec000p-2, -0x1.caf0428b728a3p-44},
    {0x1.7f80000000000p-1, 0x1.27ebaf58d9000p-2, -0x1.b198800b4bda7p-45},
    {0x1.7d80000000000p-1, 0x1.2d46602add000p-2, -0x1.88d0ddcd54196p-45},
    {0x1.7b00000000000p-1, 0x1.3401e12aed000p-2, -0x1.17c73556e291dp-44},
    {0x1.7900000000000p-1, 0x1.396ce359bc000p-2, -0x1.5839c5663663dp-47},
    {0x1.7700000000000p-1, 0x1.3edf463c17000p-2, -0x1.f067c297f2c3fp-44},
    {0x1.7480000000000p-1, 0x1.45b8c0a17e000p-2, -0x1.d9120e7d0a853p-47},
    {0x1.7280000000000p-1, 0x1.4b3c077268000p-2, -0x1.65b4681052b9fp-46},
    {0x1.7080000000000p-1, 0x1.50c6f1d11c000p-2, -0x1.a0e6b7e827c2cp-44},
    {0x1.6e80000000000p-1, 0x1.5659950695000p-2, 0x1.4c5fd2badc774p-46},
    {0x1.6c80000000000p-1, 0x1.5bf406b544000p-2, -0x1.27023eb68981cp-45},
    {0x1.6a80000000000p-1, 0x1.61965cdb03000p-2, -0x1.f08ad603c488ep-45},
};

/// ln 2, as a multiple of 2^-42 and the rest. With e (11 bits) the first part's product is exact, and so is its sum
/// with any log_high.
static const double ln2_high = 0x1.62e42fefa3800p-1;
static const double ln2_low = 0x1.ef35793c76730p-45;

double csc_log(double x) {
  CSC_NO_CONTRACTION
  uint64_t bits = csc_bits(x);
  int64_t lift = 0;
  if (bits - CSC_SMALLEST_NORMAL >= CSC_INFINITY - CSC_SMALLEST_NORMAL) {
    if ((bits & ~CSC_SIGN) == 0) return csc_number(CSC_INFINITY | CSC_SIGN);
    if (bits == CSC_INFINITY) return x;
    if (bits > CSC_INFINITY) return csc_number(CSC_NAN);
    bits = csc_bits(x * 0x1p52);
    lift = 52;
  }

  uint64_t above_first = bits - first;
  uint64_t entry = above_first >> 45 & 127;
  int32_t exponent = (int32_t)((int64_t)above_first >> 52) - (int32_t)lift;
  uint64_t m = bits - (above_first & ~CSC_FRACTION);
  double inverse = table[entry].inverse;

  // r in two parts. The upper 41 bits of m times c, and that minus 1, are exact; so is the rest times c.
  double m_high = csc_number(m & ~UINT64_C(0xfff));
  double r_high = m_high * inverse - 1;
  double r_low = (csc_number(m) - m_high) * inverse;
  double r = r_high + r_low;
  r_low = r_low - (r - r_high);

  // The large parts are added exactly as high + low; the small parts only need to be close.
  double e = exponent;
  double whole = e * ln2_high + table[entry].log_high;
  double high = whole + r;
  double low = (whole - high) + r;
  double rest = (e * ln2_low + table[entry].log_low) + r_low;
  double square = r * r;
  double cubes = r * (1.0 / 3) - square * (1.0 / 4 - r * (1.0 / 5) + square * (1.0 / 6 - r * (1.0 / 7) + square * (1.0 / 8)));
  return high + (low + (rest + square * (cubes - 0.5)));
}
