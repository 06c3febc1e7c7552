/// An allocator that counts, can fail once or from then on, and knows the size of what it gave.
#ifndef COUNTED_MEMORY_H
#define COUNTED_MEMORY_H

#include <stdbool.h>
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

typedef struct CountedMemory {
  size_t bytes;
  int64_t asked;
  /// Which of the coming requests fails, counted from 1; 0 for none.
  int64_t failing;
  /// True if all requests after that one fail, too.
  bool keeps_failing;
  int64_t failed;
  /// The heap that the memory comes from; null for that of the C library.
  struct csb_pool *pool;
} CountedMemory;

/// What to hand to the library. The memory must stay where it is.
csc_allocator memory_allocator(CountedMemory *memory);

#endif
