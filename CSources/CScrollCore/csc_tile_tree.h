/// The tree of a row: nodes, and in the lowest nodes leaves and runs, in the order of the items.
///
///                      ┌────────── root ──────────┐
///            ┌──────── node ───────┐     ┌──────── node …        height 2
///          leaf    run     leaf           leaf
///         0…255  256…9999  10000…        an entry is a leaf or a run
///
/// All edits consist of a few operations: cut an entry in two, insert an entry, remove an entry, join two entries.
/// Memory that may be needed is reserved first, so that an edit that has begun cannot fail.
#ifndef CSC_TILE_TREE_H
#define CSC_TILE_TREE_H

#include "csc_tile_leaf.h"
#include "csc_tile_lengths.h"
#include "csc_tile_node.h"

/// Deeper than any tree that fits into memory: nodes have 4 children or more, except for the last node of each level.
#define CSC_DEEPEST 32

/// Two entries that together have at most this many items are joined.
#define CSC_JOINED_ITEMS 240

/// The largest length of all items together, in 1/64 points.
#define CSC_LONGEST_SUM (INT64_C(1) << 52)

/// Memory that is kept for the coming edit. The first word of each piece is the address of the next piece.
typedef struct csc_spares {
  void *first;
  int64_t count;
} csc_spares;

struct csc_lengths {
  csc_allocator allocator;
  csc_node *root;
  /// The number of levels of nodes; 0 without items.
  int height;
  csc_amount all;
  uint64_t version;
  size_t bytes;
  csc_spares nodes;
  csc_spares leaves;
};

/// The path from the root to an entry, and an item's place in it.
typedef struct csc_path {
  csc_node *nodes[CSC_DEEPEST];
  int children[CSC_DEEPEST];
  int lowest;
  /// The number of items of the entry before the item.
  int64_t position;
} csc_path;

static inline csc_node *csc_path_node(const csc_path *path) { return path->nodes[path->lowest]; }
static inline int csc_path_child(const csc_path *path) { return path->children[path->lowest]; }

static inline csc_leaf *csc_path_leaf(const csc_path *path) {
  return (csc_leaf *)csc_path_node(path)->children[csc_path_child(path)];
}

static inline csc_amount csc_path_amount(const csc_path *path) {
  return csc_node_child(csc_path_node(path), csc_path_child(path));
}

/// Returns the quotient of numbers that are not negative. Usually both are small, and 32 bits divide faster.
static inline int64_t csc_quotient(int64_t number, int64_t by) {
  return ((number | by) >> 32) == 0 ? (int64_t)((uint32_t)number / (uint32_t)by) : number / by;
}

/// Returns the length of each item of a run.
static inline int64_t csc_run_length(csc_amount run) { return csc_quotient(run.sum, run.count); }

/// Finds the path to an item, which must exist.
static inline void csc_tree_locate(const csc_lengths *tree, int64_t index, csc_path *path) {
  csc_node *node = tree->root;
  for (int level = 0;; level++) {
    const int child = csc_edges_find(node->counts, index);
    path->nodes[level] = node;
    path->children[level] = child;
    index -= node->counts[child];
    if (level + 1 == tree->height) {
      path->lowest = level;
      path->position = index;
      return;
    }
    node = (csc_node *)node->children[child];
  }
}

/// Adds to the entry at the path's end, to all nodes on the path and to the whole.
static inline void csc_tree_add(csc_lengths *tree, const csc_path *path, csc_amount growth) {
  for (int level = 0; level <= path->lowest; level++) {
    csc_node_add(path->nodes[level], path->children[level], growth);
  }
  tree->all.count += growth.count;
  tree->all.sum += growth.sum;
}

/// Cuts the entry that holds the item before `index` and the item at `index`, so that an entry begins there. Takes a
/// reserved leaf, and at most one node for each level and one more.
void csc_tree_cut(csc_lengths *tree, int64_t index);

/// Inserts an entry at the beginning of another entry, or at the end. Takes at most one node for each level and one
/// more.
void csc_tree_insert(csc_lengths *tree, int64_t index, csc_amount amount, csc_leaf *leaf);

/// Removes the entry at the path's end. If the entry is a leaf, the caller keeps it or gives it back.
void csc_tree_remove(csc_lengths *tree, const csc_path *path);

/// Repairs the nodes on the way up from a node that lost a child, if they have too few children.
void csc_tree_mend(csc_lengths *tree, const csc_path *path);

/// Joins entries around `index` with their neighbours in the same node, as long as they are small enough. If a leaf
/// is needed and there is no memory, they are not joined.
void csc_tree_tidy(csc_lengths *tree, int64_t index);

/// Returns the largest number of nodes that inserting this many entries side by side can need.
int64_t csc_tree_nodes_needed(const csc_lengths *tree, int64_t entries);

/// Reserves this many spare nodes and leaves. Returns false if there is no memory.
bool csc_tree_reserve(csc_lengths *tree, int64_t nodes, int64_t leaves);

/// Frees most of the spares.
void csc_tree_trim(csc_lengths *tree);

/// Returns a spare node or leaf; there must be one.
csc_node *csc_tree_take_node(csc_lengths *tree);
csc_leaf *csc_tree_take_leaf(csc_lengths *tree);

/// Makes a node or leaf spare.
void csc_tree_give_node(csc_lengths *tree, csc_node *node);
void csc_tree_give_leaf(csc_lengths *tree, csc_leaf *leaf);

#endif
