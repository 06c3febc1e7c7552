#include <stddef.h>
#include <stdint.h>

#include "csb_platform.h"

// The functions for bytes that the compiler calls by itself. `no_builtin` keeps the compiler from making a call of the
// function out of the function's own loop.
#if CSB_WASM || CSB_CORTEX_M
#define CSB_BYTES __attribute__((weak, no_builtin))

typedef uint32_t __attribute__((may_alias)) word;

static int is_aligned(const void *first, const void *second) { return (((uintptr_t)first | (uintptr_t)second) & 3) == 0; }

CSB_BYTES void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  unsigned char *target = to;
  const unsigned char *source = from;
  if (is_aligned(to, from)) {
    for (; count >= 4; count -= 4, target += 4, source += 4) *(word *)target = *(const word *)source;
  }
  while (count-- > 0) *target++ = *source++;
  return to;
}

CSB_BYTES void *memmove(void *to, const void *from, size_t count) {
  unsigned char *target = to;
  const unsigned char *source = from;
  if (target == source) return to;
  if ((uintptr_t)target < (uintptr_t)source) {
    if (is_aligned(to, from)) {
      for (; count >= 4; count -= 4, target += 4, source += 4) *(word *)target = *(const word *)source;
    }
    while (count-- > 0) *target++ = *source++;
    return to;
  }
  if (is_aligned(target + count, source + count)) {
    for (; count >= 4; count -= 4) *(word *)(target + count - 4) = *(const word *)(source + count - 4);
  }
  while (count-- > 0) target[count] = source[count];
  return to;
}

CSB_BYTES void *memset(void *to, int value, size_t count) {
  unsigned char *target = to;
  const unsigned char byte = (unsigned char)value;
  if (is_aligned(to, to)) {
    const uint32_t four = byte * 0x01010101u;
    for (; count >= 4; count -= 4, target += 4) *(word *)target = four;
  }
  while (count-- > 0) *target++ = byte;
  return to;
}

CSB_BYTES int memcmp(const void *first, const void *second, size_t count) {
  const unsigned char *a = first;
  const unsigned char *b = second;
  for (; count > 0; count--, a++, b++) {
    if (*a != *b) return *a < *b ? -1 : 1;
  }
  return 0;
}
#endif
