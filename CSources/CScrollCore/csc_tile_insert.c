#include "csc_tile_edit.h"

/// The largest length of an item in a leaf, in points.
static const double longest_in_leaf = (double)CSC_LEAF_LONGEST / 64;

/// Returns true if all lengths are accepted, and short enough for a leaf.
static bool are_short(const double *values, int64_t count) {
  bool all = true;
  for (int64_t item = 0; item < count; item++) all &= values[item] >= 0 && values[item] <= longest_in_leaf;
  return all;
}

/// The lengths of an array that make its next entry. Short lengths make a leaf; equal longer lengths make a run, and
/// so does a single longer length.
typedef struct piece {
  /// 0 if a length is not accepted.
  int64_t count;
  bool is_leaf;
} piece;

static piece piece_of(const double *values, int64_t count) {
  const int64_t most = count < CSC_LEAF_ITEMS ? count : CSC_LEAF_ITEMS;
  if (are_short(values, most)) return (piece){most, most > 1};
  int64_t taken = 0;
  while (taken < most && values[taken] >= 0 && values[taken] <= longest_in_leaf) taken += 1;
  if (taken > 0) return (piece){taken, taken > 1};
  if (!csc_is_length(values[0])) return (piece){0, false};
  const int64_t first = csc_units_of(values[0]);
  while (taken < count && csc_is_length(values[taken]) && csc_units_of(values[taken]) == first) taken += 1;
  return (piece){taken, false};
}

/// Returns true if accepted lengths have a sum of at most `room`.
static bool fit(const double *values, int64_t count, int64_t room) {
  for (int64_t item = 0; item < count && room >= 0; item++) room -= csc_units_of(values[item]);
  return room >= 0;
}

csc_plan csc_plan_of(const double *values, int64_t count, int64_t room) {
  csc_plan plan = {CSC_OK, 0, 0, true};
  for (int64_t done = 0; done < count;) {
    const piece piece = piece_of(values + done, count - done);
    if (piece.count == 0) return (csc_plan){.status = CSC_BAD_LENGTH};
    plan.all_short &= values[done] <= longest_in_leaf;
    plan.leaves += piece.is_leaf;
    plan.entries += 1;
    done += piece.count;
  }
  // Usually they would fit even if each were as long as a leaf allows.
  const bool must_fit = plan.all_short && count <= room / CSC_LEAF_LONGEST;
  if (!must_fit && !fit(values, count, room)) plan.status = CSC_TOO_LONG;
  return plan;
}

void csc_tree_insert_values(
    csc_lengths *tree, int64_t index, const double *values, int64_t count, bool all_short) {
  while (count > 0) {
    const int64_t most = count < CSC_LEAF_ITEMS ? count : CSC_LEAF_ITEMS;
    const piece piece = all_short ? (struct piece){most, most > 1} : piece_of(values, count);
    csc_amount amount = {piece.count, 0};
    csc_leaf *leaf = NULL;
    if (piece.is_leaf) {
      leaf = csc_tree_take_leaf(tree);
      csc_leaf_write(leaf, 0, values, (int)piece.count);
      amount.sum = csc_leaf_sum_up(leaf, 0);
    } else {
      amount.sum = piece.count * csc_units_of(values[0]);
    }
    csc_tree_insert(tree, index, amount, leaf);
    index += piece.count;
    values += piece.count;
    count -= piece.count;
  }
}

bool csc_tree_reserve_for(csc_lengths *tree, csc_plan plan) {
  return csc_tree_reserve(
      tree, csc_tree_nodes_needed(tree, plan.entries) + tree->height + 1, plan.leaves + 1);
}

/// Inserts a planned array, or a run if there are no values: into the room of a leaf if there is enough.
static csc_status insert(
    csc_lengths *tree, int64_t index, const double *values, int64_t count, int64_t units, csc_plan plan) {
  csc_room room;
  room.leaf = NULL;
  if (plan.entries == 1 && plan.all_short && !csc_tree_find_room(tree, index, count, &room)) {
    return CSC_OUT_OF_MEMORY;
  }
  if (room.leaf == NULL) return csc_tree_replace(tree, index, 0, values, count, units, plan);
  csc_leaf_open(room.leaf, room.used, room.position, (int)count);
  if (values != NULL) {
    csc_leaf_write(room.leaf, room.position, values, (int)count);
  } else {
    csc_leaf_fill(room.leaf, room.position, (int32_t)units, (int)count);
  }
  csc_tree_fill_room(tree, &room, (int)count);
  return csc_tree_changed(tree);
}

csc_status csc_lengths_insert(csc_lengths *tree, int64_t index, const double *values, int64_t count) {
  const csc_status status = csc_tree_takes(tree, index, count);
  if (status != CSC_OK || count == 0) return status;
  const csc_plan plan = csc_plan_of(values, count, CSC_LONGEST_SUM - tree->all.sum);
  return plan.status != CSC_OK ? plan.status : insert(tree, index, values, count, 0, plan);
}

csc_status csc_lengths_insert_run(csc_lengths *tree, int64_t index, int64_t count, double length) {
  const csc_status status = csc_tree_takes(tree, index, count);
  if (status != CSC_OK) return status;
  if (!csc_is_length(length)) return CSC_BAD_LENGTH;
  if (count == 0) return CSC_OK;
  const int64_t units = csc_units_of(length);
  if (units > 0 && count > (CSC_LONGEST_SUM - tree->all.sum) / units) return CSC_TOO_LONG;
  const bool all_short = count <= CSC_LEAF_ITEMS && units <= CSC_LEAF_LONGEST;
  return insert(tree, index, NULL, count, units, (csc_plan){.entries = 1, .all_short = all_short});
}
