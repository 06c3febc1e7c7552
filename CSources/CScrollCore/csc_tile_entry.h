/// Reading a row: from an index or an offset to an entry of its tree, and to an item in it.
#ifndef CSC_TILE_ENTRY_H
#define CSC_TILE_ENTRY_H

#include "csc_tile_tree.h"
#include "csc_tile_units.h"

/// An entry, and the amount before it.
typedef struct csc_entry {
  csc_amount before;
  csc_amount amount;
  const csc_leaf *leaf;
} csc_entry;

/// An item, in 1/64 points.
typedef struct csc_place {
  int64_t index;
  int64_t start;
  int64_t length;
} csc_place;

/// Returns the entry with the item at `target`, a place on the counts or, if `by_sum`, on the sums. It must exist.
static inline csc_entry csc_entry_at(const csc_lengths *tree, bool by_sum, int64_t target) {
  const csc_node *node = tree->root;
  csc_amount before = {0, 0};
  for (int level = tree->height;; level--) {
    const int child = csc_edges_find(by_sum ? node->sums : node->counts, target);
    const int64_t count = node->counts[child];
    const int64_t sum = node->sums[child];
    target -= by_sum ? sum : count;
    before.count += count;
    before.sum += sum;
    if (level == 1) {
      return (csc_entry){before, csc_node_child(node, child), (const csc_leaf *)node->children[child]};
    }
    node = (const csc_node *)node->children[child];
  }
}

/// Prefetches the items around the target's place if all items are about equally long, while the block sums are still
/// being loaded. That hides one of two waits; a wrong guess costs only the request.
static inline void csc_prefetch_about(const csc_entry *entry, int64_t inside) {
  CSC_NO_CONTRACTION
  const float place = (float)(int32_t)inside * (float)(int32_t)entry->amount.count;
  const int32_t *about = entry->leaf->items + (int)(place / (float)(int32_t)entry->amount.sum);
  __builtin_prefetch(about - 12);
  __builtin_prefetch(about);
  __builtin_prefetch(about + 12);
}

/// Returns the entry's item that covers `target`, a place on the sums inside the entry.
static inline csc_place csc_entry_covering(const csc_entry *entry, int64_t target) {
  const int64_t inside = target - entry->before.sum;
  if (entry->leaf != NULL) {
    csc_prefetch_about(entry, inside);
    int32_t start;
    const int position = csc_leaf_find(entry->leaf, (int32_t)inside, &start);
    return (csc_place){
      entry->before.count + position, entry->before.sum + start, entry->leaf->items[position]
    };
  }
  const int64_t length = csc_run_length(entry->amount);
  const int64_t position = csc_quotient(inside, length);
  return (csc_place){entry->before.count + position, entry->before.sum + position * length, length};
}

/// Returns the entry's item with this index.
static inline csc_place csc_entry_item(const csc_entry *entry, int64_t index) {
  const int64_t position = index - entry->before.count;
  if (entry->leaf != NULL) {
    return (csc_place){
      index, entry->before.sum + csc_leaf_start(entry->leaf, (int)position), entry->leaf->items[position]
    };
  }
  const int64_t length = csc_run_length(entry->amount);
  return (csc_place){index, entry->before.sum + position * length, length};
}

#endif
