#include "csc_tile_leaf.h"

#include "csc_tile_units.h"

int32_t csc_leaf_sum_up(csc_leaf *leaf, int position) {
  int block = position / CSC_BLOCK;
  if (block >= CSC_BLOCKS) block = CSC_BLOCKS - 1;
  int32_t sum = block == 0 ? 0 : leaf->starts[block];
  for (; block < CSC_BLOCKS; block++) {
    const int32_t *items = leaf->items + block * CSC_BLOCK;
    leaf->starts[block] = sum;
    for (int item = 0; item < CSC_BLOCK; item++) sum += items[item];
  }
  return sum;
}

void csc_leaf_open(csc_leaf *leaf, int used, int position, int count) {
  // From the end down, because the moved items may overlap their former places.
  for (int item = used - 1; item >= position; item--) leaf->items[item + count] = leaf->items[item];
}

void csc_leaf_close(csc_leaf *leaf, int used, int position, int count) {
  for (int item = position; item < used - count; item++) leaf->items[item] = leaf->items[item + count];
  for (int item = used - count; item < used; item++) leaf->items[item] = 0;
}

void csc_leaf_write(csc_leaf *leaf, int position, const double *points, int count) {
  for (int item = 0; item < count; item++) leaf->items[position + item] = (int32_t)csc_units_of(points[item]);
}

void csc_leaf_fill(csc_leaf *leaf, int position, int32_t length, int count) {
  for (int item = 0; item < count; item++) leaf->items[position + item] = length;
}

void csc_leaf_copy(csc_leaf *leaf, int position, const csc_leaf *from, int first, int count) {
  for (int item = 0; item < count; item++) leaf->items[position + item] = from->items[first + item];
}
