#include <stdlib.h>
#include <string.h>

#include "CountedMemory.h"
#include "Trials.h"
#include "csb_pool.h"

enum { regions = 3, most_blocks = 200 };

/// Bytes that the pool has given, all with one value.
typedef struct Given {
  unsigned char *bytes;
  size_t size, alignment;
  unsigned char value;
} Given;

static void check(const Given *given) {
  EXPECT(((uintptr_t)given->bytes & (given->alignment - 1)) == 0);
  if (given->size == 0) return;
  // All bytes are equal if each is equal to the next one.
  EXPECT(given->bytes[0] == given->value && memcmp(given->bytes, given->bytes + 1, given->size - 1) == 0);
}

static size_t some_size(Source *source) {
  const int64_t kinds[] = {16, 64, 300, 2000, 40000};
  return (size_t)source_below(source, kinds[source_below(source, 5)]);
}

void pool_trial(Source source, int64_t operations) {
  csb_pool pool = {0};
  void *memory[regions];
  size_t lengths[regions], whole = 0;
  for (int region = 0; region < regions; region++) {
    const size_t size = (size_t)source_below(&source, 100000);
    // Regions begin anywhere, and have a border that nothing may touch.
    memory[region] = malloc(size + 1);
    const size_t skipped = size > 16 ? (size_t)source_below(&source, 16) : 0;
    lengths[region] = csb_pool_add(&pool, (char *)memory[region] + skipped, size - skipped);
    EXPECT(lengths[region] <= size);
    if (lengths[region] > whole) whole = lengths[region];
  }
  Given given[most_blocks];
  int count = 0;
  size_t in_use = 0;
  for (int64_t operation = 0; operation < operations && source_has_more(&source); operation++) {
    if (count < most_blocks && source_below(&source, 5) < 3) {
      const size_t size = some_size(&source);
      const size_t alignment = (size_t)1 << source_below(&source, 8);
      unsigned char *bytes = csb_pool_take(&pool, alignment, size);
      if (bytes == NULL) continue;
      const size_t length = csb_pool_length(bytes);
      EXPECT(length >= size + sizeof(size_t) && length < size + 4 * CSB_POOL_UNIT);
      const Given block = {bytes, size, alignment > CSB_POOL_UNIT ? alignment : CSB_POOL_UNIT, (unsigned char)operation};
      memset(bytes, block.value, size);
      given[count++] = block;
      in_use += length;
      EXPECT(in_use <= lengths[0] + lengths[1] + lengths[2]);
    } else if (count > 0) {
      const int chosen = (int)source_below(&source, count);
      check(&given[chosen]);
      in_use -= csb_pool_length(given[chosen].bytes);
      csb_pool_give(&pool, given[chosen].bytes);
      given[chosen] = given[--count];
    }
  }
  for (int block = 0; block < count; block++) check(&given[block]);
  for (int block = 0; block < count; block++) csb_pool_give(&pool, given[block].bytes);
  // Every region is one block again. A search looks in lists of which all blocks are long enough, so an eighth may be
  // missed.
  if (whole >= 256) EXPECT(csb_pool_take(&pool, 1, whole - whole / 4) != NULL);
  EXPECT(csb_pool_take(&pool, 1, SIZE_MAX - 8) == NULL);
  EXPECT(csb_pool_take(&pool, SIZE_MAX / 2 + 1, 1) == NULL);
  for (int region = 0; region < regions; region++) free(memory[region]);
}
