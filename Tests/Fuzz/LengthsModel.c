#include "LengthsModel.h"

#include <math.h>
#include <string.h>

#include "LengthsCheck.h"
#include "LengthsQuestions.h"

LengthsModel lengths_model_make(int64_t most) {
  LengthsModel model = {.most = most};
  model.items = malloc((size_t)most * sizeof(int64_t));
  model.given = malloc((size_t)most * sizeof(double));
  model.read = malloc((size_t)most * sizeof(double));
  model.starts = malloc((size_t)most * sizeof(double));
  model.frames = malloc((size_t)most * sizeof(csc_rect));
  return model;
}

void lengths_model_end(LengthsModel *model) {
  csc_lengths_destroy(model->row);
  EXPECT(model->memory.bytes == 0);
  free(model->items);
  free(model->given);
  free(model->read);
  free(model->starts);
  free(model->frames);
}

void lengths_model_compare(const LengthsModel *model) {
  EXPECT(lengths_check(model->row) == FLAW_NONE);
  EXPECT(csc_lengths_bytes(model->row) == model->memory.bytes);
  EXPECT(csc_lengths_count(model->row) == model->count);
  EXPECT(csc_lengths_total(model->row) * 64 == (double)model->sum);
  EXPECT(csc_lengths_read(model->row, 0, model->count, model->read, model->starts) == CSC_OK);
  int64_t start = 0;
  for (int64_t item = 0; item < model->count; item++) {
    EXPECT(model->read[item] * 64 == (double)model->items[item]);
    EXPECT(model->starts[item] * 64 == (double)start);
    start += model->items[item];
  }
  EXPECT(start == model->sum);
}

/// A length to give, in points. Most are usual ones; some are not accepted.
static double some_length(Source *source) {
  switch (source_below(source, 32)) {
    case 0: return 0;
    case 1: return (double)source_below(source, INT64_C(1) << 30);
    case 2: return ((double)((INT64_C(1) << 23) - 3 + source_below(source, 5)) + 0.5) / 64;
    case 3: return source_below(source, 8) == 0 ? 0x1p46 / (double)(1 + source_below(source, 9)) : 12;
    case 4: return ((double)source_below(source, 5000) + (double)source_below(source, 4) / 4) / 64;
    case 5: case 6: case 7: case 8: case 9: case 10: return 44;
    default: return (double)source_below(source, 6400) / 64;
  }
}

static double bad_length(Source *source) {
  const double bad[] = {-1, -0x1p-30, NAN, INFINITY, -INFINITY, 0x1.0000000000001p46, 1e300};
  return bad[source_below(source, 7)];
}

/// What a length is kept as, by another road than the library's. Negative if it is not accepted.
static int64_t kept(double length) {
  return length >= 0 && length <= 0x1p46 ? (int64_t)nearbyint(length * 64) : -1;
}

/// Puts lengths into `given`, and tells their sum; negative if one is not accepted, 2^52 + 1 at the most.
static int64_t give(LengthsModel *model, Source *source, int64_t count) {
  int64_t sum = 0;
  const int64_t equal = source_below(source, 4) == 0;
  for (int64_t item = 0; item < count; item++) {
    model->given[item] = equal && item > 0 ? model->given[0] : some_length(source);
    sum += kept(model->given[item]);
    if (sum > MODEL_LONGEST) sum = MODEL_LONGEST + 1;
  }
  if (count > 0 && source_below(source, 40) == 0) {
    model->given[source_below(source, count)] = bad_length(source);
    return -1;
  }
  return sum;
}

/// How many items to take part: few, or sometimes as many as there may be.
static int64_t some_count(Source *source, int64_t most) {
  const int64_t few[] = {1, 2, 20, 300, most};
  const int64_t kind = source_below(source, 16);
  const int64_t reach = few[kind < 8 ? 0 : kind < 11 ? 1 : kind < 13 ? 2 : kind < 15 ? 3 : 4];
  return source_between(source, 0, reach < most ? reach : most);
}

static int64_t sum_of(const LengthsModel *model, int64_t first, int64_t count) {
  int64_t sum = 0;
  for (int64_t item = first; item < first + count; item++) sum += model->items[item];
  return sum;
}

static void make_room(LengthsModel *model, int64_t index, int64_t count) {
  memmove(model->items + index + count, model->items + index, (size_t)(model->count - index) * sizeof(int64_t));
  model->count += count;
}

static void take_out(LengthsModel *model, int64_t first, int64_t count) {
  model->count -= count;
  memmove(model->items + first, model->items + first + count, (size_t)(model->count - first) * sizeof(int64_t));
}

/// What came out must be what the plain rules say, unless memory was out: then nothing has changed.
static bool is_done(LengthsModel *model, csc_status status, csc_status expected, uint64_t version) {
  if (status == CSC_OUT_OF_MEMORY && model->memory.failed > 0) {
    EXPECT(csc_lengths_version(model->row) == version);
    lengths_model_compare(model);
    return false;
  }
  EXPECT(status == expected);
  if (status != CSC_OK) EXPECT(csc_lengths_version(model->row) == version);
  return status == CSC_OK;
}

static csc_status change(LengthsModel *model, Source *source) {
  csc_lengths *row = model->row;
  const uint64_t version = csc_lengths_version(row);
  const int64_t kind = source_below(source, 8);
  const bool inserts = kind < 2;
  const int64_t most = inserts ? model->most - model->count : model->count;
  const int64_t count = some_count(source, most);
  const int64_t first = source_between(source, 0, inserts ? model->count : model->count - count);
  int64_t sum = 0;
  double length = 0;
  if (kind == 0 || kind == 4) sum = give(model, source, count);
  if (kind == 1 || kind == 3 || kind == 5) {
    length = source_below(source, 40) == 0 ? bad_length(source) : some_length(source);
    sum = kept(length) < 0 ? -1 : kept(length);
    if (sum > 0 && count > 0 && kind != 3) sum = sum > MODEL_LONGEST / count ? MODEL_LONGEST + 1 : sum * count;
    if (sum > 0 && count == 0 && kind != 3) sum = 0;
  }
  const int64_t replaced = kind == 3 ? 1 : count;
  const int64_t gone = kind == 3 && first == model->count ? 0 : inserts ? 0 : sum_of(model, first, replaced > model->count - first ? 0 : replaced);
  csc_status expected = sum < 0 ? CSC_BAD_LENGTH : sum > MODEL_LONGEST - model->sum + gone ? CSC_TOO_LONG : CSC_OK;
  csc_status status = CSC_OK;
  switch (kind) {
    case 0:
      status = csc_lengths_insert(row, first, model->given, count);
      if (!is_done(model, status, expected, version)) return status;
      make_room(model, first, count);
      for (int64_t item = 0; item < count; item++) model->items[first + item] = kept(model->given[item]);
      model->sum += sum;
      break;
    case 1:
      status = csc_lengths_insert_run(row, first, count, length);
      if (!is_done(model, status, expected, version)) return status;
      make_room(model, first, count);
      for (int64_t item = 0; item < count; item++) model->items[first + item] = kept(length);
      model->sum += sum;
      break;
    case 2:
      status = csc_lengths_remove(row, first, count);
      EXPECT(is_done(model, status, CSC_OK, version));
      take_out(model, first, count);
      model->sum -= gone;
      break;
    case 3:
      if (first == model->count) expected = CSC_OUTSIDE;
      status = csc_lengths_set(row, first, length);
      if (!is_done(model, status, expected, version)) return status;
      model->items[first] = kept(length);
      model->sum += sum - gone;
      break;
    case 4:
      status = csc_lengths_set_many(row, first, model->given, count);
      if (!is_done(model, status, expected, version)) return status;
      for (int64_t item = 0; item < count; item++) model->items[first + item] = kept(model->given[item]);
      model->sum += sum - gone;
      break;
    case 5:
      status = csc_lengths_set_run(row, first, count, length);
      if (!is_done(model, status, expected, version)) return status;
      for (int64_t item = 0; item < count; item++) model->items[first + item] = kept(length);
      model->sum += sum - gone;
      break;
    case 6: {
      const int64_t to = source_between(source, 0, model->count - count);
      status = csc_lengths_move(row, first, count, to);
      if (!is_done(model, status, CSC_OK, version)) return status;
      int64_t *moved = malloc((size_t)(count + 1) * sizeof(int64_t));
      memcpy(moved, model->items + first, (size_t)count * sizeof(int64_t));
      take_out(model, first, count);
      make_room(model, to, count);
      memcpy(model->items + to, moved, (size_t)count * sizeof(int64_t));
      free(moved);
      break;
    }
    default: status = lengths_refuse(model, source);
  }
  return status;
}

csc_status lengths_model_step(LengthsModel *model, Source *source) {
  if (model->row == NULL) {
    const csc_status status = csc_lengths_create(memory_allocator(&model->memory), &model->row);
    if (status != CSC_OK) {
      EXPECT(status == CSC_OUT_OF_MEMORY && model->memory.failed > 0 && model->row == NULL);
      return status;
    }
  }
  if (source_below(source, 2) == 0) return change(model, source);
  lengths_ask(model, source);
  return CSC_OK;
}
