/// Resizes random items of a row so many times, then compares every offset with a sum done afresh.
///
///     resizes TIMES [ITEMS]
#include <stdio.h>
#include <stdlib.h>

#include "CountedMemory.h"
#include "LengthsCheck.h"
#include "Source.h"

int main(int count, char **words) {
  const int64_t times = count > 1 ? atoll(words[1]) : 1000000;
  const int64_t items = count > 2 ? atoll(words[2]) : 200000;
  CountedMemory memory = {0};
  csc_lengths *row;
  double *lengths = malloc((size_t)items * sizeof(double));
  Source source = source_of_seed(7);
  for (int64_t item = 0; item < items; item++) lengths[item] = (double)source_bits(&source) / 1000;
  EXPECT(csc_lengths_create(memory_allocator(&memory), &row) == CSC_OK);
  EXPECT(csc_lengths_insert(row, 0, lengths, items) == CSC_OK);
  for (int64_t time = 0; time < times; time++) {
    const int64_t item = source_below(&source, items);
    lengths[item] = (double)source_bits(&source) / 1000;
    EXPECT(csc_lengths_set(row, item, lengths[item]) == CSC_OK);
  }
  EXPECT(lengths_check(row) == FLAW_NONE);
  int64_t start = 0;
  for (int64_t item = 0; item <= items; item++) {
    double offset;
    EXPECT(csc_lengths_offset(row, item, &offset) == CSC_OK);
    EXPECT(offset * 64 == (double)start);
    if (item < items) start += (int64_t)(csc_length_stored(lengths[item]) * 64);
  }
  csc_lengths_destroy(row);
  EXPECT(memory.bytes == 0);
  free(lengths);
  printf("%lld resizes of %lld items: every offset is the sum\n", (long long)times, (long long)items);
  return 0;
}
