/// What several edits of a row have in common.
#ifndef CSC_TILE_EDIT_H
#define CSC_TILE_EDIT_H

#include "csc_tile_tree.h"
#include "csc_tile_units.h"

/// What an array of lengths comes to.
typedef struct csc_plan {
  csc_status status;
  /// The entries it makes, and how many of them are leaves.
  int64_t entries;
  int64_t leaves;
  /// Whether all lengths are short enough for a leaf.
  bool all_short;
} csc_plan;

/// `CSC_OK` if the row has these items.
static inline csc_status csc_tree_has(const csc_lengths *tree, int64_t first, int64_t count) {
  if (count < 0) return CSC_BAD_COUNT;
  return first < 0 || first > tree->all.count || count > tree->all.count - first ? CSC_OUTSIDE : CSC_OK;
}

/// `CSC_OK` if so many items may be inserted there.
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

/// How many entries hold the items of a range that are there, and whether all of these are leaves.
int64_t csc_tree_entries(const csc_lengths *tree, int64_t first, int64_t count, bool *are_leaves);

/// Reserves what cutting and then inserting a planned array takes.
bool csc_tree_reserve_for(csc_lengths *tree, csc_plan plan);

/// Removes items that are there. Takes nothing, and tidies nothing.
void csc_tree_remove_items(csc_lengths *tree, int64_t first, int64_t count);

/// Looks at all lengths of an array, which must come to `room` or less.
csc_plan csc_plan_of(const double *values, int64_t count, int64_t room);

/// Puts `count` items in the place of `removed` ones: a planned array, or for no values a run. The new total has been
/// looked at.
csc_status csc_tree_replace(
    csc_lengths *tree, int64_t first, int64_t removed, const double *values, int64_t count, int64_t units,
    csc_plan plan);

/// Inserts a planned array where an entry begins or all end.
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

/// Looks for room for `count` items that are to get index `index`, and splits a full leaf for it. False if
/// memory is out.
bool csc_tree_find_room(csc_lengths *tree, int64_t index, int64_t count, csc_room *room);

/// Sums up the leaf whose room was filled with `count` items, and passes it on.
void csc_tree_fill_room(csc_lengths *tree, csc_room *room, int count);

#endif
