#include "csc_tile_tree.h"

/// Returns true if the path leads along the last children, and would still do so behind its end.
static bool is_last(const csc_path *path, int level) {
  for (int above = 0; above <= level; above++) {
    if (path->children[above] + 1 < path->nodes[above]->used) return false;
  }
  return true;
}

/// Divides the entry at the path's end in two, and full nodes on the way up too.
static void divide(csc_lengths *tree, const csc_path *path, csc_amount amount, void *next) {
  for (int level = path->lowest; level >= 0; level--) {
    csc_node *node = path->nodes[level];
    const int child = path->children[level];
    if (node->used < CSC_FANOUT) {
      csc_node_divide(node, child, amount, next);
      return;
    }
    csc_node *sibling = csc_tree_take_node(tree);
    if (is_last(path, level)) {
      // An entry is added at the end, and more may follow: the full node stays full.
      const csc_amount whole = csc_node_child(node, child);
      const csc_amount rest = {whole.count - amount.count, whole.sum - amount.sum};
      csc_node_begin(sibling, next, rest);
      node->counts[CSC_FANOUT] -= rest.count;
      node->sums[CSC_FANOUT] -= rest.sum;
    } else {
      csc_node_split(node, CSC_FANOUT / 2, sibling);
      const bool in_first = child < CSC_FANOUT / 2;
      csc_node_divide(in_first ? node : sibling, in_first ? child : child - CSC_FANOUT / 2, amount, next);
    }
    amount = csc_node_all(node);
    next = sibling;
  }
  csc_node *root = csc_tree_take_node(tree);
  csc_node_begin(root, tree->root, tree->all);
  csc_node_divide(root, 0, amount, next);
  tree->root = root;
  tree->height += 1;
}

void csc_tree_cut(csc_lengths *tree, int64_t index) {
  if (index <= 0 || index >= tree->all.count) return;
  csc_path path;
  csc_tree_locate(tree, index, &path);
  if (path.position == 0) return;
  const csc_amount amount = csc_path_amount(&path);
  csc_amount first = {path.position, 0};
  csc_leaf *leaf = csc_path_leaf(&path);
  if (leaf == NULL) {
    first.sum = path.position * csc_run_length(amount);
    divide(tree, &path, first, NULL);
    return;
  }
  const int position = (int)path.position;
  const int rest = (int)amount.count - position;
  csc_leaf *next = csc_tree_take_leaf(tree);
  csc_leaf_copy(next, 0, leaf, position, rest);
  csc_leaf_sum_up(next, 0);
  csc_leaf_close(leaf, (int)amount.count, position, rest);
  first.sum = csc_leaf_sum_up(leaf, position);
  divide(tree, &path, first, next);
}

void csc_tree_insert(csc_lengths *tree, int64_t index, csc_amount amount, csc_leaf *leaf) {
  if (tree->root == NULL) {
    tree->root = csc_tree_take_node(tree);
    tree->height = 1;
    tree->all = amount;
    csc_node_begin(tree->root, leaf, amount);
    return;
  }
  // The entry before, or the first entry, grows by the inserted amount, and is divided again.
  csc_path path;
  csc_tree_locate(tree, index > 0 ? index - 1 : 0, &path);
  const csc_amount before = csc_path_amount(&path);
  csc_tree_add(tree, &path, amount);
  if (index > 0) {
    divide(tree, &path, before, leaf);
  } else {
    void *second = csc_path_leaf(&path);
    csc_path_node(&path)->children[csc_path_child(&path)] = leaf;
    divide(tree, &path, amount, second);
  }
}

void csc_tree_remove(csc_lengths *tree, const csc_path *path) {
  const csc_amount amount = csc_path_amount(path);
  csc_tree_add(tree, path, (csc_amount){-amount.count, -amount.sum});
  csc_node_drop(csc_path_node(path), csc_path_child(path));
  csc_tree_mend(tree, path);
}

/// Distributes the children of two neighbours evenly if they do not fit into one node.
static void even_out(csc_node *above, int child, csc_node *first, csc_node *second) {
  csc_node whole;
  csc_node rest;
  if (first->used < second->used) {
    const int moved = (int)(second->used - first->used) / 2;
    whole = *second;
    csc_node_split(&whole, moved, &rest);
    csc_node_join(first, &whole);
    *second = rest;
  } else {
    const int kept = (int)(first->used + second->used) / 2;
    csc_node_split(first, kept, &rest);
    csc_node_join(&rest, second);
    *second = rest;
  }
  above->counts[child + 1] = above->counts[child] + csc_node_all(first).count;
  above->sums[child + 1] = above->sums[child] + csc_node_all(first).sum;
}

void csc_tree_mend(csc_lengths *tree, const csc_path *path) {
  for (int level = path->lowest; level > 0; level--) {
    csc_node *node = path->nodes[level];
    csc_node *above = path->nodes[level - 1];
    if (node->used >= CSC_FEWEST) break;
    if (node->used == 0) {
      csc_node_drop(above, path->children[level - 1]);
      csc_tree_give_node(tree, node);
      continue;
    }
    if (above->used == 1) break;
    const int second = path->children[level - 1] > 0 ? path->children[level - 1] : 1;
    csc_node *left = (csc_node *)above->children[second - 1];
    csc_node *right = (csc_node *)above->children[second];
    if (left->used + right->used > CSC_FANOUT - CSC_FEWEST) {
      even_out(above, second - 1, left, right);
      break;
    }
    csc_node_join(left, right);
    csc_node_drop(above, second);
    csc_tree_give_node(tree, right);
  }
  while (tree->height > 1 && tree->root->used == 1) {
    csc_node *old = tree->root;
    tree->root = (csc_node *)old->children[0];
    tree->height -= 1;
    csc_tree_give_node(tree, old);
  }
  if (tree->root->used == 0) {
    csc_tree_give_node(tree, tree->root);
    tree->root = NULL;
    tree->height = 0;
  }
}
