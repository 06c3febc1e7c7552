/// The common parts of several edits of a row.
#ifndef CSC_TILE_EDIT_H
#define CSC_TILE_EDIT_H

#include "csc_tile_tree.h"
#include "csc_tile_units.h"

/// The plan for inserting an array of lengths.
typedef struct csc_plan {
  csc_status status;
  /// The number of entries, and the number of leaves among them.
  int64_t entries;
  int64_t leaves;
  /// True if all lengths are short enough for a leaf.
  bool all_short;
} csc_plan;

/// Returns `CSC_OK` if the row has these items.
static inline csc_status csc_tree_has(const csc_lengths *tree, int64_t first, int64_t count) {
  if (count < 0) return CSC_BAD_COUNT;
  return first < 0 || first > tree->all.count || count > tree->all.count - first ? CSC_OUTSIDE : CSC_OK;
}

/// Returns `CSC_OK` if this many items may be inserted there.
static inline csc_status csc_tree_takes(const csc_lengths *tree, int64_t index, int64_t count) {
  if (count < 0 || count > CSC_MOST_ITEMS - tree->all.count) return CSC_BAD_COUNT;
  return index < 0 || index > tree->all.count ? CSC_OUTSIDE : CSC_OK;
}

/// Ends an edit that has changed something.
static inline csc_status csc_tree_changed(csc_lengths *tree) {
  tree->version += 1;
  csc_tree_trim(tree);
  return CSC_OK;
}

/// Returns the number of entries that hold a range of existing items, and whether all of these entries are leaves.
int64_t csc_tree_entries(const csc_lengths *tree, int64_t first, int64_t count, bool *are_leaves);

/// Reserves the memory for cutting and then inserting a planned array.
bool csc_tree_reserve_for(csc_lengths *tree, csc_plan plan);

/// Removes existing items. Needs no memory, and joins no entries.
void csc_tree_remove_items(csc_lengths *tree, int64_t first, int64_t count);

/// Checks all lengths of an array, whose sum must be at most `room`.
csc_plan csc_plan_of(const double *values, int64_t count, int64_t room);

/// Replaces `removed` items by `count` items: a planned array, or a run if there are no values. The new total must
/// have been checked.
csc_status csc_tree_replace(
    csc_lengths *tree, int64_t first, int64_t removed, const double *values, int64_t count, int64_t units,
    csc_plan plan);

/// Inserts a planned array at the beginning of an entry, or at the end of all.
void csc_tree_insert_values(
    csc_lengths *tree, int64_t index, const double *values, int64_t count, bool all_short);

/// Room for a few items in an existing leaf.
typedef struct csc_room {
  /// Null if there is none.
  csc_leaf *leaf;
  int position;
  int used;
  csc_path path;
} csc_room;

/// Finds room for `count` items that get index `index`, and splits a full leaf for them. Returns false if there is no
/// memory.
bool csc_tree_find_room(csc_lengths *tree, int64_t index, int64_t count, csc_room *room);

/// Updates the sums of the leaf whose room was filled with `count` items, and of the nodes above.
void csc_tree_fill_room(csc_lengths *tree, csc_room *room, int count);

#endif
