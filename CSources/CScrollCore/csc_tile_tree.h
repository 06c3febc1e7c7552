/// The tree behind a row: nodes, and in the lowest ones leaves and runs, in the order of the items.
///
///                      ┌────────── root ──────────┐
///            ┌──────── node ───────┐     ┌──────── node …        height 2
///          leaf    run     leaf           leaf
///         0…255  256…9999  10000…        an entry is a leaf or a run
///
/// All edits are made of a few: cut an entry in two, insert one, remove one, join two. What may need memory is
/// reserved first, so that an edit that has begun cannot fail.
#ifndef CSC_TILE_TREE_H
#define CSC_TILE_TREE_H

#include "csc_tile_leaf.h"
#include "csc_tile_lengths.h"
#include "csc_tile_node.h"

/// Deeper than any tree that fits in memory: nodes have 4 children or more, but for each level's last one.
#define CSC_DEEPEST 32

/// Two entries that have no more items than this together are joined.
#define CSC_JOINED_ITEMS 240

/// All lengths together, in 1/64 points, stay at or below this.
#define CSC_LONGEST_SUM (INT64_C(1) << 52)

/// Memory kept for the edit to come. The first word of each piece leads to the next one.
typedef struct csc_spares {
  void *first;
  int64_t count;
} csc_spares;

struct csc_lengths {
  csc_allocator allocator;
  csc_node *root;
  /// How many levels of nodes there are; 0 without items.
  int height;
  csc_amount all;
  uint64_t version;
  size_t bytes;
  csc_spares nodes;
  csc_spares leaves;
};

/// The way from the root to an entry, and an item's place in it.
typedef struct csc_path {
  csc_node *nodes[CSC_DEEPEST];
  int children[CSC_DEEPEST];
  int lowest;
  /// How many items of the entry are before the item.
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

/// A whole quotient of numbers that are not negative. Mostly both are small, where 32 bits divide faster.
static inline int64_t csc_quotient(int64_t number, int64_t by) {
  return ((number | by) >> 32) == 0 ? (int64_t)((uint32_t)number / (uint32_t)by) : number / by;
}

/// The length of each item of a run.
static inline int64_t csc_run_length(csc_amount run) { return csc_quotient(run.sum, run.count); }

/// Finds the way to an item, which must be there.
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

/// Adds to the entry at the path's end, for all nodes on the way and the whole.
static inline void csc_tree_add(csc_lengths *tree, const csc_path *path, csc_amount growth) {
  for (int level = 0; level <= path->lowest; level++) {
    csc_node_add(path->nodes[level], path->children[level], growth);
  }
  tree->all.count += growth.count;
  tree->all.sum += growth.sum;
}

/// Cuts the entry that holds the item before `index` and the item at it, so that an entry begins there. Takes a
/// reserved leaf, and a node for each level and one more, at the most.
void csc_tree_cut(csc_lengths *tree, int64_t index);

/// Inserts an entry where one begins or all end. Takes a node for each level and one more, at the most.
void csc_tree_insert(csc_lengths *tree, int64_t index, csc_amount amount, csc_leaf *leaf);

/// Removes the entry at the path's end; the leaf, if it is one, is the caller's to keep or to give back.
void csc_tree_remove(csc_lengths *tree, const csc_path *path);

/// Mends the nodes on the way up from one that lost a child, where they have become too few.
void csc_tree_mend(csc_lengths *tree, const csc_path *path);

/// Joins entries around `index` with their neighbours in the same node, as long as that is due. If it needs a
/// leaf and there is no memory, they stay apart.
void csc_tree_tidy(csc_lengths *tree, int64_t index);

/// How many nodes inserting so many entries side by side can need, at the most.
int64_t csc_tree_nodes_needed(const csc_lengths *tree, int64_t entries);

/// Sees to it that so many spare nodes and leaves are there. False if memory is out.
bool csc_tree_reserve(csc_lengths *tree, int64_t nodes, int64_t leaves);

/// Gives back most of what is spare.
void csc_tree_trim(csc_lengths *tree);

/// A spare node or leaf; there must be one.
csc_node *csc_tree_take_node(csc_lengths *tree);
csc_leaf *csc_tree_take_leaf(csc_lengths *tree);

/// Makes a node or leaf spare.
void csc_tree_give_node(csc_lengths *tree, csc_node *node);
void csc_tree_give_leaf(csc_lengths *tree, csc_leaf *leaf);

#endif
