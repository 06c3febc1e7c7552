#include "csc_tile_entry.h"

int64_t csc_lengths_count(const csc_lengths *tree) { return tree->all.count; }
double csc_lengths_total(const csc_lengths *tree) { return csc_points_of(tree->all.sum); }
uint64_t csc_lengths_version(const csc_lengths *tree) { return tree->version; }
size_t csc_lengths_bytes(const csc_lengths *tree) { return tree->bytes; }

csc_status csc_lengths_offset(const csc_lengths *tree, int64_t index, double *offset) {
  if (index < 0 || index > tree->all.count) return CSC_OUTSIDE;
  if (index == tree->all.count) {
    *offset = csc_points_of(tree->all.sum);
    return CSC_OK;
  }
  const csc_entry entry = csc_entry_at(tree, false, index);
  *offset = csc_points_of(csc_entry_item(&entry, index).start);
  return CSC_OK;
}

csc_status csc_lengths_find(const csc_lengths *tree, double offset, csc_item *item) {
  if (!(offset >= 0 && offset < csc_points_of(tree->all.sum))) {
    return offset != offset ? CSC_BAD_OFFSET : CSC_OUTSIDE;
  }
  const int64_t target = (int64_t)(offset * 64);
  const csc_entry entry = csc_entry_at(tree, true, target);
  const csc_place place = csc_entry_covering(&entry, target);
  *item = (csc_item){place.index, csc_points_of(place.start), csc_points_of(place.length)};
  return CSC_OK;
}

/// Returns the first item whose end is behind the offset; the count if there is none.
static int64_t first_behind(const csc_lengths *tree, double offset) {
  csc_item item = {tree->all.count, 0, 0};
  if (offset < 0) return 0;
  (void)csc_lengths_find(tree, offset, &item);
  return item.index;
}

/// Returns the item behind the last item that starts before the offset; 0 if there is none.
static int64_t end_before(const csc_lengths *tree, double offset) {
  csc_item item = {tree->all.count - 1, 0, 0};
  if (!(offset > 0)) return 0;
  if (offset <= csc_points_of(tree->all.sum)) {
    // Starts are whole numbers of 1/64: a start before the offset is at or before the last multiple before it.
    const double units = offset * 64;
    const int64_t whole = (int64_t)units;
    (void)csc_lengths_find(tree, csc_points_of((double)whole < units ? whole : whole - 1), &item);
  }
  return item.index + 1;
}

csc_status csc_lengths_visible(const csc_lengths *tree, double from, double to, csc_span *span) {
  if (!(from <= to)) return CSC_BAD_OFFSET;
  const double behind = from + CSC_SLIVER;
  const double before = to - CSC_SLIVER;
  const int64_t first = first_behind(tree, behind);
  const int64_t end = behind < before ? end_before(tree, before) : first;
  *span = (csc_span){first, end > first ? end : first};
  return CSC_OK;
}

csc_status csc_lengths_read(
    const csc_lengths *tree, int64_t first, int64_t count, double *lengths, double *starts) {
  if (count < 0) return CSC_BAD_COUNT;
  if (first < 0 || first > tree->all.count || count > tree->all.count - first) return CSC_OUTSIDE;
  while (count > 0) {
    const csc_entry entry = csc_entry_at(tree, false, first);
    const csc_place place = csc_entry_item(&entry, first);
    const int64_t position = first - entry.before.count;
    const int64_t rest = entry.amount.count - position;
    const int64_t taken = rest < count ? rest : count;
    int64_t start = place.start;
    int64_t length = place.length;
    for (int64_t item = 0; item < taken; item++) {
      if (entry.leaf != NULL) length = entry.leaf->items[position + item];
      if (lengths != NULL) lengths[item] = csc_points_of(length);
      if (starts != NULL) starts[item] = csc_points_of(start);
      start += length;
    }
    if (lengths != NULL) lengths += taken;
    if (starts != NULL) starts += taken;
    first += taken;
    count -= taken;
  }
  return CSC_OK;
}
