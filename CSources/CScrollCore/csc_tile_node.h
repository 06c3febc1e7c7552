/// A node of a row's tree: up to 16 children, with the number and the length of the items before each.
///
///     children   │  a  │  b  │  c  │                  used 3
///     counts     0    256   512   700   700 …         items before a, before b, before c, all, all, …
///     sums       0    900  1800  2900  2900 …         the same for lengths, in 1/64 points
///
/// Behind the last child the edges repeat the whole. So a search compares with all 16 edges, and a change adds to all
/// of them, without testing how many are in use.
///
/// In the lowest nodes a child is a leaf, or null. A null child is a run of `count` items of sum / count each.
#ifndef CSC_TILE_NODE_H
#define CSC_TILE_NODE_H

#include "csc_base.h"

#define CSC_FANOUT 16

/// The smallest number of children of a node, except for the root and the last node of each level.
#define CSC_FEWEST 4

/// Both kinds of edges begin a cache line, so that a search along one kind takes two lines, and one for the child
/// that it finds.
typedef struct csc_node {
  int64_t sums[CSC_FANOUT + 1] __attribute__((aligned(64)));
  int64_t used;
  void *children[CSC_FANOUT];
  int64_t counts[CSC_FANOUT + 1] __attribute__((aligned(64)));
} csc_node;

/// A number of items and their length: of a child, or of a change.
typedef struct csc_amount {
  int64_t count;
  int64_t sum;
} csc_amount;

/// Two edges of a node.
typedef int64_t csc_twin __attribute__((vector_size(16)));

/// Returns the child that covers `target` on these edges: the first child that ends behind it. The target must not be
/// negative, and must be below the last edge.
static inline int csc_edges_find(const int64_t *edges, int64_t target) {
  // Counts the edges that are passed: three far edges, then three near edges. Unsigned comparisons, which add up as
  // carries.
  const uint64_t limit = (uint64_t)target;
  uint64_t quarter = (uint64_t)edges[4] <= limit;
  quarter += (uint64_t)edges[8] <= limit;
  quarter += (uint64_t)edges[12] <= limit;
  quarter *= 4;
  const int64_t *ends = edges + quarter;
  uint64_t child = quarter + ((uint64_t)ends[1] <= limit);
  child += (uint64_t)ends[2] <= limit;
  child += (uint64_t)ends[3] <= limit;
  return (int)child;
}

/// Adds to every edge behind a child.
static inline void csc_edges_add(int64_t *edges, int child, int64_t growth) {
  static const int64_t masks[2 * CSC_FANOUT] __attribute__((aligned(16))) = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1
  };
  typedef int64_t loose_twin __attribute__((vector_size(16), aligned(8)));
  const csc_twin by = {growth, growth};
  const int64_t *mask = masks + CSC_FANOUT - 1 - child;
  csc_twin *twins = (csc_twin *)edges;
  for (int twin = 0; twin < CSC_FANOUT / 2; twin++) {
    twins[twin] += by & *(const loose_twin *)(mask + 2 * twin);
  }
  edges[CSC_FANOUT] += growth;
}

static inline csc_amount csc_node_all(const csc_node *node) {
  return (csc_amount){node->counts[CSC_FANOUT], node->sums[CSC_FANOUT]};
}

static inline csc_amount csc_node_child(const csc_node *node, int child) {
  return (csc_amount){
    node->counts[child + 1] - node->counts[child], node->sums[child + 1] - node->sums[child]
  };
}

static inline void csc_node_add(csc_node *node, int child, csc_amount growth) {
  csc_edges_add(node->counts, child, growth.count);
  csc_edges_add(node->sums, child, growth.sum);
}

/// Makes a node with one child.
void csc_node_begin(csc_node *node, void *child, csc_amount amount);

/// Divides a child's place in two: the child keeps the first `amount` of it, `next` gets the rest. Needs room.
void csc_node_divide(csc_node *node, int child, csc_amount amount, void *next);

/// Removes a child's place. Its remaining amount is added to the child before (the first child must have none left).
void csc_node_drop(csc_node *node, int child);

/// Moves the children from `first` on to the empty node `next`.
void csc_node_split(csc_node *node, int first, csc_node *next);

/// Moves all children of `next` to the end of `node`. Both together must fit.
void csc_node_join(csc_node *node, const csc_node *next);

#endif
