/// An allocator that counts, can fail once or from then on, and knows the size of what it gave.
#ifndef MEMORY_H
#define MEMORY_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "CScrollCore.h"

/// Ends the trial with a word about why.
#define EXPECT(condition)                                                                  \
  do {                                                                                     \
    if (!(condition)) {                                                                    \
      fprintf(stderr, "%s:%d: does not hold: %s\n", __FILE__, __LINE__, #condition);         \
      abort();                                                                             \
    }                                                                                      \
  } while (0)

typedef struct Memory {
  size_t bytes;
  int64_t asked;
  /// Which of the coming requests fails, counted from 1; 0 for none.
  int64_t failing;
  int64_t failed;
} Memory;

static void *memory_give(void *context, size_t size, size_t alignment) {
  Memory *memory = context;
  EXPECT(size > 0 && alignment <= 64);
  memory->asked += 1;
  if (memory->asked == memory->failing) {
    memory->failed += 1;
    return NULL;
  }
  uint8_t *piece = aligned_alloc(64, (size + 64 + 63) / 64 * 64);
  EXPECT(piece != NULL);
  *(size_t *)piece = size;
  memory->bytes += size;
  return piece + 64;
}

static void memory_take(void *context, void *piece, size_t size) {
  Memory *memory = context;
  size_t *known = (size_t *)((uint8_t *)piece - 64);
  EXPECT(*known == size);
  memory->bytes -= size;
  free(known);
}

static inline csc_allocator memory_allocator(Memory *memory) {
  return (csc_allocator){memory_give, memory_take, memory};
}

#endif
