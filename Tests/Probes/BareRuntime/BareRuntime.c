// What Embedded Swift asks of a C library, where there is none: memory that is never given back, which is enough for
// a program that ends soon, and the copying of bytes. Empty in builds that have a C library.
#include "BareRuntime.h"

#if defined(__wasm__)
#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;
static uintptr_t next;

int posix_memalign(void **memory, size_t alignment, size_t size) {
  if (next == 0) next = (uintptr_t)&__heap_base;
  const uintptr_t start = (next + alignment - 1) & ~(uintptr_t)(alignment - 1);
  const uintptr_t end = start + size;
  if (start < next || end < start) return 12;
  const uintptr_t there = __builtin_wasm_memory_size(0) << 16;
  if (end > there && __builtin_wasm_memory_grow(0, (end - there + 0xffff) >> 16) == (size_t)-1) return 12;
  next = end;
  *memory = (void *)start;
  return 0;
}

void free(void *memory) { (void)memory; }

void *memmove(void *to, const void *from, size_t count) {
  unsigned char *target = to;
  const unsigned char *source = from;
  if (target < source) {
    for (size_t byte = 0; byte < count; byte++) target[byte] = source[byte];
  } else {
    while (count-- > 0) target[count] = source[count];
  }
  return to;
}

void *memcpy(void *restrict to, const void *restrict from, size_t count) { return memmove(to, from, count); }

void *memset(void *to, int value, size_t count) {
  unsigned char *target = to;
  while (count-- > 0) target[count] = (unsigned char)value;
  return to;
}

int memcmp(const void *a, const void *b, size_t count) {
  const unsigned char *first = a;
  const unsigned char *second = b;
  for (; count > 0; count--, first++, second++) {
    if (*first != *second) return *first < *second ? -1 : 1;
  }
  return 0;
}

// The product of two numbers of 128 bits, of which the compiler makes products that notice an overflow of 64. Digits of
// 32 bits, as on paper.
typedef union wide {
  __int128 number;
  uint32_t digits[4];
} wide;

__int128 __multi3(__int128 a, __int128 b) {
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
