#include "LengthsCheck.h"

#include "csc_tile_tree.h"

static Flaw leaf_flaw(const csc_leaf *leaf, csc_amount amount) {
  if (amount.count < 1 || amount.count > CSC_LEAF_ITEMS) return FLAW_SHAPE;
  int64_t sum = 0;
  for (int item = 0; item < CSC_LEAF_ITEMS; item++) {
    const int32_t length = leaf->items[item];
    if (item % CSC_BLOCK == 0 && leaf->starts[item / CSC_BLOCK] != sum) return FLAW_LEAF;
    if (length < 0 || length > CSC_LEAF_LONGEST || (item >= amount.count && length != 0)) return FLAW_LEAF;
    sum += length;
  }
  return sum == amount.sum ? FLAW_NONE : FLAW_SUMS;
}

static Flaw run_flaw(csc_amount amount) {
  return amount.count >= 1 && amount.sum >= 0 && amount.sum % amount.count == 0 ? FLAW_NONE : FLAW_RUN;
}

/// A node's own edges and children, and that it is as large as its place says.
static Flaw node_flaw(const csc_node *node, csc_amount amount, bool is_last, bool is_lowest) {
  if (node->used < (is_last ? 1 : CSC_FEWEST) || node->used > CSC_FANOUT) return FLAW_SHAPE;
  if (node->counts[0] != 0 || node->sums[0] != 0) return FLAW_SUMS;
  for (int child = 0; child < CSC_FANOUT; child++) {
    const csc_amount part = csc_node_child(node, child);
    if (child < node->used) {
      if (part.count < 1 || part.sum < 0) return FLAW_SUMS;
      if (!is_lowest && node->children[child] == NULL) return FLAW_SHAPE;
    } else if (part.count != 0 || part.sum != 0) {
      return FLAW_SUMS;
    } else if (node->children[child] != NULL) {
      return FLAW_SHAPE;
    }
  }
  const csc_amount all = csc_node_all(node);
  return all.count == amount.count && all.sum == amount.sum ? FLAW_NONE : FLAW_SUMS;
}

static Flaw entries_flaw(const csc_node *node, int64_t *leaves) {
  for (int child = 0; child < node->used; child++) {
    const csc_leaf *leaf = (const csc_leaf *)node->children[child];
    const csc_amount amount = csc_node_child(node, child);
    const Flaw flaw = leaf != NULL ? leaf_flaw(leaf, amount) : run_flaw(amount);
    if (flaw != FLAW_NONE) return flaw;
    *leaves += leaf != NULL;
  }
  return FLAW_NONE;
}

/// All nodes, from the left, without recursion: `children` holds the next child of each level to go down to.
static Flaw tree_flaw(const csc_lengths *tree, int64_t *nodes, int64_t *leaves) {
  const csc_node *path[CSC_DEEPEST] = {tree->root};
  int children[CSC_DEEPEST] = {0};
  int level = 0;
  const bool root_is_lowest = tree->height == 1;
  if (tree->root->used < (root_is_lowest ? 1 : 2)) return FLAW_SHAPE;
  Flaw flaw = node_flaw(tree->root, tree->all, true, root_is_lowest);
  if (flaw == FLAW_NONE && root_is_lowest) flaw = entries_flaw(tree->root, leaves);
  *nodes += 1;
  while (flaw == FLAW_NONE && level >= 0) {
    const csc_node *node = path[level];
    if (level + 1 == tree->height || children[level] == node->used) {
      level -= 1;
      continue;
    }
    const int child = children[level]++;
    bool is_last = true;
    for (int above = 0; above <= level; above++) is_last &= children[above] == path[above]->used;
    const csc_node *next = (const csc_node *)node->children[child];
    const bool is_lowest = level + 2 == tree->height;
    flaw = node_flaw(next, csc_node_child(node, child), is_last, is_lowest);
    if (flaw == FLAW_NONE && is_lowest) flaw = entries_flaw(next, leaves);
    *nodes += 1;
    level += 1;
    path[level] = next;
    children[level] = 0;
  }
  return flaw;
}

Flaw lengths_check(const csc_lengths *tree) {
  int64_t nodes = tree->nodes.count;
  int64_t leaves = tree->leaves.count;
  if ((tree->root == NULL) != (tree->height == 0) || tree->height < 0 || tree->height > CSC_DEEPEST) {
    return FLAW_SHAPE;
  }
  if (tree->all.count < 0 || tree->all.count > CSC_MOST_ITEMS) return FLAW_TOTAL;
  if (tree->all.sum < 0 || tree->all.sum > CSC_LONGEST_SUM) return FLAW_TOTAL;
  if (tree->root != NULL) {
    const Flaw flaw = tree_flaw(tree, &nodes, &leaves);
    if (flaw != FLAW_NONE) return flaw;
  } else if (tree->all.count != 0 || tree->all.sum != 0) {
    return FLAW_TOTAL;
  }
  const size_t bytes =
      sizeof(csc_lengths) + (size_t)nodes * sizeof(csc_node) + (size_t)leaves * sizeof(csc_leaf);
  return bytes == tree->bytes ? FLAW_NONE : FLAW_TOTAL;
}
