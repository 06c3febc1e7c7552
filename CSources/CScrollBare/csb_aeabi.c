#include <stddef.h>
#include <stdint.h>

#include "csb_platform.h"

// The functions that the compiler calls on 32-bit ARM: 64-bit division and conversion, and the functions for bytes
// under other names. See the "Run-time ABI for the Arm Architecture", IHI 0043. These functions pass doubles in integer
// registers, also where all others pass doubles in registers of the floating-point unit.
#if CSB_CORTEX_M
void *memcpy(void *restrict to, const void *restrict from, size_t count);
void *memmove(void *to, const void *from, size_t count);
void *memset(void *to, int value, size_t count);

#define CSB_HELPER __attribute__((weak, used, no_builtin))
#define CSB_DOUBLES __attribute__((weak, used, pcs("aapcs")))

static uint64_t divide(uint64_t number, uint64_t divisor, uint64_t *rest) {
  // The result for 0 is 0, as of the processor's instruction.
  if (divisor == 0 || number < divisor) {
    *rest = number;
    return 0;
  }
  if (number >> 32 == 0) {
    *rest = (uint32_t)number % (uint32_t)divisor;
    return (uint32_t)number / (uint32_t)divisor;
  }
  uint64_t quotient = 0;
  int shift = __builtin_clzll(divisor) - __builtin_clzll(number);
  for (divisor <<= shift; shift >= 0; shift--, divisor >>= 1) {
    quotient <<= 1;
    if (number >= divisor) {
      number -= divisor;
      quotient |= 1;
    }
  }
  *rest = number;
  return quotient;
}

__attribute__((used)) uint64_t csb_divide(uint64_t number, uint64_t divisor, uint64_t *rest) {
  return divide(number, divisor, rest);
}

static uint64_t magnitude(int64_t number) { return number < 0 ? 0 - (uint64_t)number : (uint64_t)number; }

__attribute__((used)) int64_t csb_divide_signed(int64_t number, int64_t divisor, int64_t *rest) {
  uint64_t left;
  const uint64_t quotient = divide(magnitude(number), magnitude(divisor), &left);
  *rest = (int64_t)(number < 0 ? 0 - left : left);
  return (int64_t)((number < 0) != (divisor < 0) ? 0 - quotient : quotient);
}

// The quotient goes into r0 and r1, the rest into r2 and r3.
#define CSB_DIVISION(NAME, FUNCTION) \
  __attribute__((naked, weak, used)) void NAME(void) { \
    __asm volatile("push {r4, lr}\n" \
                   "sub sp, #16\n" \
                   "add r4, sp, #8\n" \
                   "str r4, [sp]\n" \
                   "bl " FUNCTION "\n" \
                   "ldrd r2, r3, [sp, #8]\n" \
                   "add sp, #16\n" \
                   "pop {r4, pc}"); \
  }
CSB_DIVISION(__aeabi_uldivmod, "csb_divide")
CSB_DIVISION(__aeabi_ldivmod, "csb_divide_signed")

// Shifts by 0 to 63, in halves, as a shift of 64 bits would call these functions. Code for size calls them.
typedef union halves {
  uint64_t number;
  struct {
    uint32_t low, high;
  };
} halves;

CSB_HELPER uint64_t __aeabi_llsl(uint64_t number, int by) {
  const halves from = {number};
  halves to;
  to.low = by < 32 ? from.low << (by & 31) : 0;
  to.high = by == 0 ? from.high : by < 32 ? from.high << by | from.low >> (32 - by) : from.low << (by & 31);
  return to.number;
}

CSB_HELPER uint64_t __aeabi_llsr(uint64_t number, int by) {
  const halves from = {number};
  halves to;
  to.high = by < 32 ? from.high >> (by & 31) : 0;
  to.low = by == 0 ? from.low : by < 32 ? from.low >> by | from.high << (32 - by) : from.high >> (by & 31);
  return to.number;
}

CSB_HELPER int64_t __aeabi_lasr(int64_t number, int by) {
  const uint64_t sign = number < 0 ? ~(uint64_t)0 : 0;
  return (int64_t)(__aeabi_llsr((uint64_t)number ^ sign, by) ^ sign);
}

// The high half times 2^32 is exact, and so is the low half: only their sum is rounded.
CSB_DOUBLES double __aeabi_ul2d(uint64_t number) {
  return (double)(uint32_t)(number >> 32) * 0x1p32 + (double)(uint32_t)number;
}

CSB_DOUBLES double __aeabi_l2d(int64_t number) {
  return (double)(int32_t)(number >> 32) * 0x1p32 + (double)(uint32_t)number;
}

static uint64_t truncated(double number) {
  const uint32_t high = (uint32_t)(number * 0x1p-32);
  return (uint64_t)high << 32 | (uint32_t)(number - (double)high * 0x1p32);
}

// Swift has checked that the number is in range.
CSB_DOUBLES uint64_t __aeabi_d2ulz(double number) { return truncated(number); }

CSB_DOUBLES int64_t __aeabi_d2lz(double number) {
  return number < 0 ? (int64_t)(0 - truncated(-number)) : (int64_t)truncated(number);
}

// Beyond 2^53 the lowest bits become one that keeps the rounding right: a double holds the rest, and rounds once.
static float rounded(uint64_t number) {
  if (number >> 53 == 0) return (float)((double)(uint32_t)(number >> 32) * 0x1p32 + (double)(uint32_t)number);
  const uint64_t few = number >> 11 | ((number & 0x7ff) != 0);
  return (float)((double)(uint32_t)(few >> 32) * 0x1p32 + (double)(uint32_t)few) * 0x1p11f;
}

CSB_DOUBLES float __aeabi_ul2f(uint64_t number) { return rounded(number); }
CSB_DOUBLES float __aeabi_l2f(int64_t number) {
  return number < 0 ? 0 - rounded(magnitude(number)) : rounded(magnitude(number));
}
CSB_DOUBLES uint64_t __aeabi_f2ulz(float number) { return truncated((double)number); }
CSB_DOUBLES int64_t __aeabi_f2lz(float number) {
  return number < 0 ? (int64_t)(0 - truncated(-(double)number)) : (int64_t)truncated((double)number);
}

CSB_HELPER void __aeabi_memcpy(void *to, const void *from, size_t count) { memcpy(to, from, count); }
CSB_HELPER void __aeabi_memcpy4(void *to, const void *from, size_t count) { memcpy(to, from, count); }
CSB_HELPER void __aeabi_memcpy8(void *to, const void *from, size_t count) { memcpy(to, from, count); }
CSB_HELPER void __aeabi_memmove(void *to, const void *from, size_t count) { memmove(to, from, count); }
CSB_HELPER void __aeabi_memmove4(void *to, const void *from, size_t count) { memmove(to, from, count); }
CSB_HELPER void __aeabi_memmove8(void *to, const void *from, size_t count) { memmove(to, from, count); }
CSB_HELPER void __aeabi_memset(void *to, size_t count, int value) { memset(to, value, count); }
CSB_HELPER void __aeabi_memset4(void *to, size_t count, int value) { memset(to, value, count); }
CSB_HELPER void __aeabi_memset8(void *to, size_t count, int value) { memset(to, value, count); }
CSB_HELPER void __aeabi_memclr(void *to, size_t count) { memset(to, 0, count); }
CSB_HELPER void __aeabi_memclr4(void *to, size_t count) { memset(to, 0, count); }
CSB_HELPER void __aeabi_memclr8(void *to, size_t count) { memset(to, 0, count); }
#endif
