#include "csc_tile_node.h"

void csc_node_begin(csc_node *node, void *child, csc_amount amount) {
  node->used = 1;
  node->counts[0] = 0;
  node->sums[0] = 0;
  for (int edge = 1; edge <= CSC_FANOUT; edge++) {
    node->counts[edge] = amount.count;
    node->sums[edge] = amount.sum;
    node->children[edge - 1] = NULL;
  }
  node->children[0] = child;
}

void csc_node_divide(csc_node *node, int child, csc_amount amount, void *next) {
  for (int edge = CSC_FANOUT; edge > child + 1; edge--) {
    node->counts[edge] = node->counts[edge - 1];
    node->sums[edge] = node->sums[edge - 1];
    node->children[edge - 1] = node->children[edge - 2];
  }
  node->counts[child + 1] = node->counts[child] + amount.count;
  node->sums[child + 1] = node->sums[child] + amount.sum;
  node->children[child + 1] = next;
  node->used += 1;
}

void csc_node_drop(csc_node *node, int child) {
  // Removes the edge before the child. The first child has none; there the equal edge behind it is removed.
  for (int edge = child == 0 ? 1 : child; edge < CSC_FANOUT; edge++) {
    node->counts[edge] = node->counts[edge + 1];
    node->sums[edge] = node->sums[edge + 1];
  }
  for (int other = child; other < CSC_FANOUT - 1; other++) node->children[other] = node->children[other + 1];
  node->children[CSC_FANOUT - 1] = NULL;
  node->used -= 1;
}

void csc_node_split(csc_node *node, int first, csc_node *next) {
  const csc_amount before = {node->counts[first], node->sums[first]};
  next->used = node->used - first;
  for (int edge = 0; edge <= CSC_FANOUT; edge++) {
    const int from = edge + first < CSC_FANOUT ? edge + first : CSC_FANOUT;
    next->counts[edge] = node->counts[from] - before.count;
    next->sums[edge] = node->sums[from] - before.sum;
    if (edge < CSC_FANOUT) next->children[edge] = from < CSC_FANOUT ? node->children[from] : NULL;
  }
  node->used = first;
  for (int edge = first + 1; edge <= CSC_FANOUT; edge++) {
    node->counts[edge] = before.count;
    node->sums[edge] = before.sum;
    node->children[edge - 1] = NULL;
  }
}

void csc_node_join(csc_node *node, const csc_node *next) {
  const csc_amount before = csc_node_all(node);
  const int used = (int)node->used;
  for (int edge = used + 1; edge <= CSC_FANOUT; edge++) {
    node->counts[edge] = before.count + next->counts[edge - used];
    node->sums[edge] = before.sum + next->sums[edge - used];
    node->children[edge - 1] = next->children[edge - used - 1];
  }
  node->used += next->used;
}
