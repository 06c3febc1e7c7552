#include "csc_tile_edit.h"

/// Returns the length of a range of existing items.
static int64_t sum_of(const csc_lengths *tree, int64_t first, int64_t count) {
  double start = 0;
  double end = 0;
  (void)csc_lengths_offset(tree, first, &start);
  (void)csc_lengths_offset(tree, first + count, &end);
  // Whole numbers of units below 2^53: nothing is rounded.
  return (int64_t)((end - start) * 64);
}

/// Returns true if the entry at the path's end and a neighbour have few enough items to be joined.
static bool is_due(const csc_path *path) {
  const csc_node *node = csc_path_node(path);
  const int child = csc_path_child(path);
  const int before = child > 0 ? child - 1 : 0;
  const int behind = child + 1 < node->used ? child + 1 : child;
  return node->counts[child + 1] - node->counts[before] <= CSC_JOINED_ITEMS
         || node->counts[behind + 1] - node->counts[child] <= CSC_JOINED_ITEMS;
}

/// Removes some items of one entry, but not all.
static void remove_part(csc_lengths *tree, const csc_path *path, int64_t count) {
  const csc_amount amount = csc_path_amount(path);
  csc_leaf *leaf = csc_path_leaf(path);
  if (leaf == NULL) {
    csc_tree_add(tree, path, (csc_amount){-count, -count * csc_run_length(amount)});
    return;
  }
  const int position = (int)path->position;
  csc_leaf_close(leaf, (int)amount.count, position, (int)count);
  csc_tree_add(tree, path, (csc_amount){-count, csc_leaf_sum_up(leaf, position) - amount.sum});
}

void csc_tree_remove_items(csc_lengths *tree, int64_t first, int64_t count) {
  while (count > 0) {
    csc_path path;
    csc_tree_locate(tree, first, &path);
    const int64_t there = csc_path_amount(&path).count - path.position;
    const int64_t taken = there < count ? there : count;
    if (path.position == 0 && taken == there) {
      csc_leaf *leaf = csc_path_leaf(&path);
      csc_tree_remove(tree, &path);
      if (leaf != NULL) csc_tree_give_leaf(tree, leaf);
    } else {
      remove_part(tree, &path, taken);
    }
    count -= taken;
  }
}

csc_status csc_lengths_remove(csc_lengths *tree, int64_t first, int64_t count) {
  const csc_status status = csc_tree_has(tree, first, count);
  if (status != CSC_OK || count == 0) return status;
  csc_path path;
  csc_tree_locate(tree, first, &path);
  if (count < csc_path_amount(&path).count && count <= csc_path_amount(&path).count - path.position) {
    remove_part(tree, &path, count);
    if (is_due(&path)) csc_tree_tidy(tree, first);
    return csc_tree_changed(tree);
  }
  csc_tree_remove_items(tree, first, count);
  csc_tree_tidy(tree, first);
  if (first > 0) csc_tree_tidy(tree, first - 1);
  return csc_tree_changed(tree);
}

int64_t csc_tree_entries(const csc_lengths *tree, int64_t first, int64_t count, bool *are_leaves) {
  int64_t entries = 0;
  *are_leaves = true;
  csc_path path;
  for (int64_t done = 0; done < count; done += csc_path_amount(&path).count - path.position) {
    csc_tree_locate(tree, first + done, &path);
    entries += 1;
    *are_leaves &= csc_path_leaf(&path) != NULL;
  }
  return entries;
}

csc_status csc_tree_replace(
    csc_lengths *tree, int64_t first, int64_t removed, const double *values, int64_t count, int64_t units,
    csc_plan plan) {
  if (!csc_tree_reserve_for(tree, plan)) return CSC_OUT_OF_MEMORY;
  csc_tree_remove_items(tree, first, removed);
  csc_tree_cut(tree, first);
  if (values != NULL) {
    csc_tree_insert_values(tree, first, values, count, plan.all_short);
  } else {
    csc_tree_insert(tree, first, (csc_amount){count, count * units}, NULL);
  }
  csc_tree_tidy(tree, first);
  csc_tree_tidy(tree, first + count);
  return csc_tree_changed(tree);
}

csc_status csc_lengths_set(csc_lengths *tree, int64_t index, double length) {
  if (index < 0 || index >= tree->all.count) return CSC_OUTSIDE;
  if (!csc_is_length(length)) return CSC_BAD_LENGTH;
  const int64_t units = csc_units_of(length);
  csc_path path;
  csc_tree_locate(tree, index, &path);
  csc_leaf *leaf = csc_path_leaf(&path);
  const csc_amount amount = csc_path_amount(&path);
  const int64_t growth = units - (leaf != NULL ? leaf->items[path.position] : csc_run_length(amount));
  if (growth == 0) return CSC_OK;
  if (growth > CSC_LONGEST_SUM - tree->all.sum) return CSC_TOO_LONG;
  if (leaf == NULL && amount.count == 1) {
    csc_tree_add(tree, &path, (csc_amount){0, growth});
    csc_tree_tidy(tree, index);
    return csc_tree_changed(tree);
  }
  if (leaf != NULL && units <= CSC_LEAF_LONGEST) {
    csc_leaf_set(leaf, (int)path.position, (int32_t)units);
    for (int level = 0; level <= path.lowest; level++) {
      csc_edges_add(path.nodes[level]->sums, path.children[level], growth);
    }
    tree->all.sum += growth;
    tree->version += 1;
    return CSC_OK;
  }
  return csc_tree_replace(tree, index, 1, NULL, 1, units, (csc_plan){.entries = 1});
}

csc_status csc_lengths_set_run(csc_lengths *tree, int64_t first, int64_t count, double length) {
  const csc_status status = csc_tree_has(tree, first, count);
  if (status != CSC_OK) return status;
  if (!csc_is_length(length)) return CSC_BAD_LENGTH;
  if (count == 0) return CSC_OK;
  const int64_t units = csc_units_of(length);
  const int64_t before = sum_of(tree, first, count);
  if (units > 0 && count > (CSC_LONGEST_SUM - tree->all.sum + before) / units) return CSC_TOO_LONG;
  return csc_tree_replace(tree, first, count, NULL, count, units, (csc_plan){.entries = 1});
}

/// Overwrites existing items by lengths that are short enough for leaves, if all of these items are in leaves.
static bool overwrite(csc_lengths *tree, int64_t first, const double *values, int64_t count) {
  bool are_leaves;
  (void)csc_tree_entries(tree, first, count, &are_leaves);
  if (!are_leaves) return false;
  while (count > 0) {
    csc_path path;
    csc_tree_locate(tree, first, &path);
    const csc_amount amount = csc_path_amount(&path);
    const int64_t there = amount.count - path.position;
    const int taken = (int)(there < count ? there : count);
    csc_leaf *leaf = csc_path_leaf(&path);
    csc_leaf_write(leaf, (int)path.position, values, taken);
    csc_tree_add(
        tree, &path, (csc_amount){0, csc_leaf_sum_up(leaf, (int)path.position) - amount.sum});
    first += taken;
    values += taken;
    count -= taken;
  }
  return true;
}

csc_status csc_lengths_set_many(csc_lengths *tree, int64_t first, const double *values, int64_t count) {
  const csc_status status = csc_tree_has(tree, first, count);
  if (status != CSC_OK || count == 0) return status;
  const int64_t before = sum_of(tree, first, count);
  const csc_plan plan = csc_plan_of(values, count, CSC_LONGEST_SUM - tree->all.sum + before);
  if (plan.status != CSC_OK) return plan.status;
  if (plan.all_short && overwrite(tree, first, values, count)) return csc_tree_changed(tree);
  return csc_tree_replace(tree, first, count, values, count, 0, plan);
}
