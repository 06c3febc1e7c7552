#include "csc_tile_tree.h"

/// Two neighbours in one of the lowest nodes.
typedef struct pair {
  csc_amount amounts[2];
  csc_leaf *leaves[2];
} pair;

static pair pair_at(const csc_node *node, int first) {
  return (pair){
    .amounts = {csc_node_child(node, first), csc_node_child(node, first + 1)},
    .leaves = {(csc_leaf *)node->children[first], (csc_leaf *)node->children[first + 1]}
  };
}

/// Returns true if both are runs of the same length.
static bool is_one_run(const pair *pair) {
  return pair->leaves[0] == NULL && pair->leaves[1] == NULL
         && csc_run_length(pair->amounts[0]) == csc_run_length(pair->amounts[1]);
}

/// Returns true if the items of a side are short enough for a leaf.
static bool fits_leaf(const pair *pair, int side) {
  return pair->leaves[side] != NULL || csc_run_length(pair->amounts[side]) <= CSC_LEAF_LONGEST;
}

/// Writes the items of a side at a position of a leaf.
static void pour(csc_leaf *leaf, int position, const pair *pair, int side) {
  const int count = (int)pair->amounts[side].count;
  if (pair->leaves[side] != NULL) {
    csc_leaf_copy(leaf, position, pair->leaves[side], 0, count);
  } else {
    csc_leaf_fill(leaf, position, (int32_t)csc_run_length(pair->amounts[side]), count);
  }
}

/// Moves both sides into one leaf; null if a new leaf is needed and there is no memory.
static csc_leaf *one_leaf(csc_lengths *tree, const pair *pair) {
  const int first = (int)pair->amounts[0].count;
  const int second = (int)pair->amounts[1].count;
  csc_leaf *leaf = pair->leaves[0];
  if (leaf != NULL) {
    pour(leaf, first, pair, 1);
    if (pair->leaves[1] != NULL) csc_tree_give_leaf(tree, pair->leaves[1]);
    csc_leaf_sum_up(leaf, first);
    return leaf;
  }
  leaf = pair->leaves[1];
  if (leaf != NULL) {
    csc_leaf_open(leaf, second, 0, first);
  } else {
    if (tree->leaves.count == 0 && !csc_tree_reserve(tree, 0, 1)) return NULL;
    leaf = csc_tree_take_leaf(tree);
    pour(leaf, first, pair, 1);
  }
  pour(leaf, 0, pair, 0);
  csc_leaf_sum_up(leaf, 0);
  return leaf;
}

/// Joins the child and the next child, if they are small enough. The node may no longer exist afterwards.
static bool join(csc_lengths *tree, const csc_path *path, int first) {
  csc_node *node = csc_path_node(path);
  const pair pair = pair_at(node, first);
  csc_leaf *leaf = NULL;
  if (!is_one_run(&pair)) {
    const bool few = pair.amounts[0].count <= CSC_JOINED_ITEMS
                     && pair.amounts[1].count <= CSC_JOINED_ITEMS - pair.amounts[0].count;
    if (!few || !fits_leaf(&pair, 0) || !fits_leaf(&pair, 1)) return false;
    leaf = one_leaf(tree, &pair);
    if (leaf == NULL) return false;
  }
  // The edge between them is removed, and the items behind it count to the first child.
  csc_node_drop(node, first + 1);
  node->children[first] = leaf;
  csc_tree_mend(tree, path);
  return true;
}

void csc_tree_tidy(csc_lengths *tree, int64_t index) {
  bool again = tree->all.count > 0;
  while (again) {
    csc_path path;
    csc_tree_locate(tree, index < tree->all.count ? index : tree->all.count - 1, &path);
    const int child = csc_path_child(&path);
    again = (child + 1 < csc_path_node(&path)->used && join(tree, &path, child))
            || (child > 0 && join(tree, &path, child - 1));
  }
}
