#include "csc_tile_tree.h"

/// The contents of a spare piece: the address of the next spare piece.
typedef struct spare {
  struct spare *next;
} __attribute__((may_alias)) spare;

static void push(csc_spares *spares, void *memory) {
  spare *piece = (spare *)memory;
  piece->next = (spare *)spares->first;
  spares->first = piece;
  spares->count += 1;
}

static void *pop(csc_spares *spares) {
  spare *piece = (spare *)spares->first;
  spares->first = piece->next;
  spares->count -= 1;
  return piece;
}

static bool fill_up(csc_lengths *tree, csc_spares *spares, int64_t count, size_t size) {
  while (spares->count < count) {
    void *memory = tree->allocator.allocate(tree->allocator.context, size, 64);
    if (memory == NULL) return false;
    tree->bytes += size;
    push(spares, memory);
  }
  return true;
}

static void release_down_to(csc_lengths *tree, csc_spares *spares, int64_t count, size_t size) {
  while (spares->count > count) {
    tree->allocator.release(tree->allocator.context, pop(spares), size);
    tree->bytes -= size;
  }
}

int64_t csc_tree_nodes_needed(const csc_lengths *tree, int64_t entries) {
  // If entries are inserted side by side, a node splits once for the first entry, then at most once for every eight.
  int64_t needed = 2;
  for (int level = 0; level < tree->height || entries > 1; level++) {
    entries = 1 + entries / 8;
    needed += entries;
  }
  return needed;
}

bool csc_tree_reserve(csc_lengths *tree, int64_t nodes, int64_t leaves) {
  if (fill_up(tree, &tree->nodes, nodes, sizeof(csc_node))
      && fill_up(tree, &tree->leaves, leaves, sizeof(csc_leaf))) {
    return true;
  }
  csc_tree_trim(tree);
  return false;
}

void csc_tree_trim(csc_lengths *tree) {
  // The remaining spares are enough to reserve for one item, so that such edits rarely call the allocator.
  release_down_to(tree, &tree->nodes, 2 * tree->height + 3, sizeof(csc_node));
  release_down_to(tree, &tree->leaves, 1, sizeof(csc_leaf));
}

csc_node *csc_tree_take_node(csc_lengths *tree) { return (csc_node *)pop(&tree->nodes); }

csc_leaf *csc_tree_take_leaf(csc_lengths *tree) {
  csc_leaf *leaf = (csc_leaf *)pop(&tree->leaves);
  *leaf = (csc_leaf){0};
  return leaf;
}

void csc_tree_give_node(csc_lengths *tree, csc_node *node) { push(&tree->nodes, node); }
void csc_tree_give_leaf(csc_lengths *tree, csc_leaf *leaf) { push(&tree->leaves, leaf); }

csc_status csc_lengths_create(csc_allocator allocator, csc_lengths **lengths) {
  csc_lengths *tree = (csc_lengths *)allocator.allocate(allocator.context, sizeof(csc_lengths), 64);
  if (tree == NULL) return CSC_OUT_OF_MEMORY;
  *tree = (csc_lengths){.allocator = allocator, .version = 1, .bytes = sizeof(csc_lengths)};
  *lengths = tree;
  return CSC_OK;
}

/// Makes a node and everything below it spare. Recurses once for each of `levels` levels, which are few.
static void give_all(csc_lengths *tree, csc_node *node, int levels) {
  for (int child = 0; child < node->used; child++) {
    void *below = node->children[child];
    if (levels > 1) {
      give_all(tree, (csc_node *)below, levels - 1);
    } else if (below != NULL) {
      csc_tree_give_leaf(tree, (csc_leaf *)below);
    }
  }
  csc_tree_give_node(tree, node);
}

void csc_lengths_destroy(csc_lengths *tree) {
  if (tree == NULL) return;
  if (tree->root != NULL) give_all(tree, tree->root, tree->height);
  release_down_to(tree, &tree->nodes, 0, sizeof(csc_node));
  release_down_to(tree, &tree->leaves, 0, sizeof(csc_leaf));
  tree->allocator.release(tree->allocator.context, tree, sizeof(csc_lengths));
}
