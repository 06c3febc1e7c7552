#include "csc_tile_leaf.h"

#include "csc_tile_units.h"

/// Where the low halves of two 64-bit numbers are, seen as four 32-bit ones.
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define CSC_LOW_HALVES 1, 3, 5, 7
#else
#define CSC_LOW_HALVES 0, 2, 4, 6
#endif

/// Four numbers at any address.
typedef int32_t loose_quad __attribute__((vector_size(16), aligned(4)));

int32_t csc_leaf_sum_up(csc_leaf *leaf, int position) {
  int block = position / CSC_BLOCK;
  if (block >= CSC_BLOCKS) block = CSC_BLOCKS - 1;
  int32_t sum = block == 0 ? 0 : leaf->starts[block];
  for (; block < CSC_BLOCKS; block++) {
    const int32_t *items = leaf->items + block * CSC_BLOCK;
    leaf->starts[block] = sum;
    sum += csc_quad_sum(
        (csc_quad_at(items) + csc_quad_at(items + 4)) + (csc_quad_at(items + 8) + csc_quad_at(items + 12)));
  }
  return sum;
}

void csc_leaf_open(csc_leaf *leaf, int used, int position, int count) {
  int rest = used - position;
  int32_t *from = leaf->items + position;
  int32_t *to = from + count;
  // From the end down, because what moves up may lie over itself.
  while (rest >= 4) {
    rest -= 4;
    *(loose_quad *)(to + rest) = *(const loose_quad *)(from + rest);
  }
  while (rest > 0) {
    rest -= 1;
    to[rest] = from[rest];
  }
}

void csc_leaf_close(csc_leaf *leaf, int used, int position, int count) {
  const int rest = used - position - count;
  int32_t *to = leaf->items + position;
  const int32_t *from = to + count;
  int moved = 0;
  for (; moved + 4 <= rest; moved += 4) *(loose_quad *)(to + moved) = *(const loose_quad *)(from + moved);
  for (; moved < rest; moved++) to[moved] = from[moved];
  for (int item = used - count; item < used; item++) leaf->items[item] = 0;
}

void csc_leaf_write(csc_leaf *leaf, int position, const double *points, int count) {
  CSC_NO_CONTRACTION
  typedef double two __attribute__((vector_size(16), aligned(8)));
  const two scale = {64, 64};
  const two magic = {0x1p52, 0x1p52};
  int32_t *items = leaf->items + position;
  int item = 0;
  // From 2^52 on a double counts in ones: the low half of the sum's bits is the length, rounded to even.
  for (; item + 4 <= count; item += 4) {
    const csc_quad low = (csc_quad)(*(const two *)(points + item) * scale + magic);
    const csc_quad high = (csc_quad)(*(const two *)(points + item + 2) * scale + magic);
    *(loose_quad *)(items + item) = __builtin_shufflevector(low, high, CSC_LOW_HALVES);
  }
  for (; item < count; item++) items[item] = (int32_t)csc_units_of(points[item]);
}

void csc_leaf_fill(csc_leaf *leaf, int position, int32_t length, int count) {
  for (int item = 0; item < count; item++) leaf->items[position + item] = length;
}

void csc_leaf_copy(csc_leaf *leaf, int position, const csc_leaf *from, int first, int count) {
  for (int item = 0; item < count; item++) leaf->items[position + item] = from->items[first + item];
}
