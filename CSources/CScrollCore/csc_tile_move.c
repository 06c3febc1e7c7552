#include "csc_tile_edit.h"

/// Up to this many items are moved by their lengths, more items by their leaves.
#define FEW 64

/// Removes a few items and inserts their lengths again, mostly into existing room.
static csc_status move_few(csc_lengths *tree, int64_t first, int64_t count, int64_t to) {
  double values[FEW];
  (void)csc_lengths_read(tree, first, count, values, NULL);
  // Everything that the insertion may need, so that it cannot fail. Removing needs nothing and makes no tree higher.
  if (!csc_tree_reserve_for(tree, (csc_plan){.entries = 1, .leaves = 1})) return CSC_OUT_OF_MEMORY;
  csc_tree_remove_items(tree, first, count);
  (void)csc_lengths_insert(tree, to, values, count);
  const int64_t left = to < first ? first + count : first;
  csc_tree_tidy(tree, left);
  if (left > 0) csc_tree_tidy(tree, left - 1);
  csc_tree_trim(tree);
  return CSC_OK;
}

/// Moves the entry at `from` from one tree to `to` in another tree. Returns the number of its items.
static int64_t carry(csc_lengths *source, int64_t from, csc_lengths *target, int64_t to) {
  csc_path path;
  csc_tree_locate(source, from, &path);
  const csc_amount amount = csc_path_amount(&path);
  csc_leaf *leaf = csc_path_leaf(&path);
  csc_tree_remove(source, &path);
  csc_tree_insert(target, to, amount, leaf);
  return amount.count;
}

/// Moves the spares of a tree that ends to another tree.
static void inherit(csc_lengths *tree, csc_lengths *other) {
  while (other->nodes.count > 0) csc_tree_give_node(tree, csc_tree_take_node(other));
  while (other->leaves.count > 0) csc_tree_give_leaf(tree, csc_tree_take_leaf(other));
  tree->bytes += other->bytes;
}

csc_status csc_lengths_move(csc_lengths *tree, int64_t first, int64_t count, int64_t to) {
  const csc_status status = csc_tree_has(tree, first, count);
  if (status != CSC_OK) return status;
  if (to < 0 || to > tree->all.count - count) return CSC_OUTSIDE;
  if (count == 0 || to == first) return CSC_OK;
  bool are_leaves;
  const int64_t present = csc_tree_entries(tree, first, count, &are_leaves);
  if (count <= FEW && are_leaves) return move_few(tree, first, count, to);
  // Three places are cut, which makes one more entry at either end of the range.
  const int64_t nodes = csc_tree_nodes_needed(tree, present + 2);
  csc_lengths taken = {.allocator = tree->allocator};
  if (!csc_tree_reserve(&taken, nodes, 0) || !csc_tree_reserve(tree, nodes + 3 * (tree->height + 2), 3)) {
    inherit(tree, &taken);
    csc_tree_trim(tree);
    return CSC_OUT_OF_MEMORY;
  }
  csc_tree_cut(tree, first);
  csc_tree_cut(tree, first + count);
  for (int64_t done = 0; done < count;) done += carry(tree, first, &taken, done);
  csc_tree_cut(tree, to);
  for (int64_t done = 0; done < count;) done += carry(&taken, 0, tree, to + done);
  inherit(tree, &taken);
  csc_tree_tidy(tree, to);
  csc_tree_tidy(tree, to + count);
  csc_tree_tidy(tree, to < first ? first + count : first);
  return csc_tree_changed(tree);
}
