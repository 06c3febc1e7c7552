#include "csc_tile_edit.h"

/// How many entries begin in a range that begins with one.
static int64_t entries_in(const csc_lengths *tree, int64_t first, int64_t count) {
  int64_t entries = 0;
  csc_path path;
  for (int64_t done = 0; done < count; done += csc_path_amount(&path).count - path.position) {
    csc_tree_locate(tree, first + done, &path);
    entries += 1;
  }
  return entries;
}

/// Takes the entry at `from` out of one tree and puts it into another one at `to`. Returns its items.
static int64_t carry(csc_lengths *source, int64_t from, csc_lengths *target, int64_t to) {
  csc_path path;
  csc_tree_locate(source, from, &path);
  const csc_amount amount = csc_path_amount(&path);
  csc_leaf *leaf = csc_path_leaf(&path);
  csc_tree_remove(source, &path);
  csc_tree_insert(target, to, amount, leaf);
  return amount.count;
}

/// Makes the spares of a tree that is at its end another one's.
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
  // Three places are cut, which makes one entry more at either end of the range.
  const int64_t entries = entries_in(tree, first, count) + 2;
  const int64_t nodes = csc_tree_nodes_needed(tree, entries);
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
  csc_tree_settle(tree, to);
  csc_tree_settle(tree, to + count);
  csc_tree_settle(tree, to < first ? first + count : first);
  return csc_tree_changed(tree);
}
