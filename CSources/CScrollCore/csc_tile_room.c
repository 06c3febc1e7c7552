#include "csc_tile_edit.h"

/// More items than this never split a leaf: they make leaves of their own.
#define MOST_IN_ROOM 64

static void look(const csc_lengths *tree, int64_t index, csc_room *room) {
  // An item at an entry's start is inserted at the end of the entry before.
  csc_tree_locate(tree, index > 0 ? index - 1 : 0, &room->path);
  room->leaf = csc_path_leaf(&room->path);
  room->used = room->leaf != NULL ? (int)csc_path_amount(&room->path).count : 0;
  room->position = room->leaf != NULL && index > 0 ? (int)room->path.position + 1 : 0;
}

bool csc_tree_find_room(csc_lengths *tree, int64_t index, int64_t count, csc_room *room) {
  room->leaf = NULL;
  if (tree->root == NULL || count > CSC_LEAF_ITEMS) return true;
  look(tree, index, room);
  if (room->leaf == NULL || room->used + count <= CSC_LEAF_ITEMS) return true;
  // At the end of a full leaf a new leaf is begun, so that appending leaves full leaves behind.
  if (count > MOST_IN_ROOM || room->position == 0 || room->position == room->used) {
    room->leaf = NULL;
    return true;
  }
  if (!csc_tree_reserve(tree, tree->height + 1, 1)) return false;
  csc_tree_cut(tree, index - room->position + room->used / 2);
  look(tree, index, room);
  return true;
}

void csc_tree_fill_room(csc_lengths *tree, csc_room *room, int count) {
  const int64_t before = csc_path_amount(&room->path).sum;
  const int64_t sum = csc_leaf_sum_up(room->leaf, room->position);
  csc_tree_add(tree, &room->path, (csc_amount){count, sum - before});
}
