#include <stdint.h>

#include "csb_platform.h"

#if CSB_WASM
typedef union wide {
  __int128 number;
  uint32_t digits[4];
} wide;

// The product of two numbers of 128 bits. The compiler calls it for a product of two `Int64` that is checked for an
// overflow. Digits of 32 bits, as on paper.
__attribute__((weak)) __int128 __multi3(__int128 a, __int128 b) {
  const wide first = {a};
  const wide second = {b};
  wide product = {0};
  for (int low = 0; low < 4; low++) {
    uint64_t carry = 0;
    for (int high = 0; low + high < 4; high++) {
      carry += (uint64_t)first.digits[low] * second.digits[high] + product.digits[low + high];
      product.digits[low + high] = (uint32_t)carry;
      carry >>= 32;
    }
  }
  return product.number;
}
#endif
