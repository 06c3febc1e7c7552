#include "csc_tile_edit.h"

/// How many of the first lengths go into one entry: those short enough for a leaf, up to a leaf full, or
/// else longer ones that are all equal. All must be accepted lengths.
static int64_t piece_of(const double *values, int64_t count) {
  const double longest = (double)CSC_LEAF_LONGEST / 64;
  const int64_t most = count < CSC_LEAF_ITEMS ? count : CSC_LEAF_ITEMS;
  bool all_short = true;
  for (int64_t item = 0; item < most; item++) all_short &= values[item] <= longest;
  if (all_short) return most;
  int64_t piece = 0;
  while (piece < most && values[piece] <= longest) piece += 1;
  if (piece > 0) return piece;
  const int64_t first = csc_units_of(values[0]);
  while (piece < count && csc_units_of(values[piece]) == first) piece += 1;
  return piece;
}

/// Whether a piece becomes a leaf rather than a run.
static bool is_leaf(const double *values, int64_t piece) {
  return piece > 1 && values[0] <= (double)CSC_LEAF_LONGEST / 64;
}

csc_plan csc_plan_of(const double *values, int64_t count) {
  csc_plan plan = {CSC_OK, 0, 0, 0};
  bool accepted = true;
  for (int64_t done = 0; done < count;) {
    // 256 lengths at a time cannot overflow, each being 2^52 at the most.
    const int64_t part = count - done < 256 ? count - done : 256;
    int64_t sum = 0;
    for (int64_t item = done; item < done + part; item++) {
      accepted &= csc_is_length(values[item]);
      sum += csc_units_of(values[item]);
    }
    if (!accepted) return (csc_plan){.status = CSC_BAD_LENGTH};
    plan.sum += sum;
    if (plan.sum > CSC_LONGEST_SUM) plan.sum = CSC_LONGEST_SUM + 1;
    done += part;
  }
  if (plan.sum > CSC_LONGEST_SUM) return (csc_plan){.status = CSC_TOO_LONG};
  for (int64_t done = 0; done < count;) {
    const int64_t piece = piece_of(values + done, count - done);
    plan.leaves += is_leaf(values + done, piece);
    plan.entries += 1;
    done += piece;
  }
  return plan;
}

void csc_tree_insert_values(csc_lengths *tree, int64_t index, const double *values, int64_t count) {
  while (count > 0) {
    const int64_t piece = piece_of(values, count);
    csc_amount amount = {piece, 0};
    csc_leaf *leaf = NULL;
    if (is_leaf(values, piece)) {
      leaf = csc_tree_take_leaf(tree);
      csc_leaf_write(leaf, 0, values, (int)piece);
      amount.sum = csc_leaf_sum_up(leaf, 0);
    } else {
      amount.sum = piece * csc_units_of(values[0]);
    }
    csc_tree_insert(tree, index, amount, leaf);
    index += piece;
    values += piece;
    count -= piece;
  }
}

bool csc_tree_reserve_for(csc_lengths *tree, csc_plan plan) {
  return csc_tree_reserve(
      tree, csc_tree_nodes_needed(tree, plan.entries) + tree->height + 1, plan.leaves + 1);
}

csc_status csc_lengths_insert(csc_lengths *tree, int64_t index, const double *values, int64_t count) {
  const csc_status status = csc_tree_takes(tree, index, count);
  if (status != CSC_OK || count == 0) return status;
  const csc_plan plan = csc_plan_of(values, count);
  if (plan.status != CSC_OK) return plan.status;
  if (plan.sum > CSC_LONGEST_SUM - tree->all.sum) return CSC_TOO_LONG;
  if (count <= CSC_LEAF_ITEMS && piece_of(values, count) == count && values[0] <= (double)CSC_LEAF_LONGEST / 64) {
    csc_room room;
    if (!csc_tree_find_room(tree, index, count, &room)) return CSC_OUT_OF_MEMORY;
    if (room.leaf != NULL) {
      csc_leaf_open(room.leaf, room.used, room.position, (int)count);
      csc_leaf_write(room.leaf, room.position, values, (int)count);
      csc_tree_fill_room(tree, &room, (int)count);
      return csc_tree_changed(tree);
    }
  }
  if (!csc_tree_reserve_for(tree, plan)) return CSC_OUT_OF_MEMORY;
  csc_tree_cut(tree, index);
  csc_tree_insert_values(tree, index, values, count);
  csc_tree_settle(tree, index);
  csc_tree_settle(tree, index + count);
  return csc_tree_changed(tree);
}

csc_status csc_lengths_insert_run(csc_lengths *tree, int64_t index, int64_t count, double length) {
  const csc_status status = csc_tree_takes(tree, index, count);
  if (status != CSC_OK) return status;
  if (!csc_is_length(length)) return CSC_BAD_LENGTH;
  if (count == 0) return CSC_OK;
  const int64_t units = csc_units_of(length);
  if (units > 0 && count > (CSC_LONGEST_SUM - tree->all.sum) / units) return CSC_TOO_LONG;
  if (count <= CSC_LEAF_ITEMS && units <= CSC_LEAF_LONGEST) {
    csc_room room;
    if (!csc_tree_find_room(tree, index, count, &room)) return CSC_OUT_OF_MEMORY;
    if (room.leaf != NULL) {
      csc_leaf_open(room.leaf, room.used, room.position, (int)count);
      csc_leaf_fill(room.leaf, room.position, (int32_t)units, (int)count);
      csc_tree_fill_room(tree, &room, (int)count);
      return csc_tree_changed(tree);
    }
  }
  if (!csc_tree_reserve_for(tree, (csc_plan){CSC_OK, 0, 1, 0})) return CSC_OUT_OF_MEMORY;
  csc_tree_cut(tree, index);
  csc_tree_insert(tree, index, (csc_amount){count, count * units}, NULL);
  csc_tree_settle(tree, index);
  csc_tree_settle(tree, index + count);
  return csc_tree_changed(tree);
}
