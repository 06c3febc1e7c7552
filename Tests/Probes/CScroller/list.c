// A list: rows in view at their frames, a thumb, and rows that come while one reads.
#include <CScroller.h>
#include <stdio.h>
#include <string.h>

enum { lines = 12 };
static const scroller_size view = {240, lines * 20};

// Draws a character a line of 20 points: rows on the left, the thumb on the right.
static void draw(const scroller *list, double now) {
  char left[lines][16];
  memset(left, 0, sizeof left);
  scroller_row rows[lines + 2];
  size_t count = scroller_rows_in_view(list, scroller_vertical, rows, lines + 2);
  for (size_t row = 0; row < count; row++) {
    const int line = (int)(rows[row].frame.y / 20);
    if (rows[row].frame.y >= 0 && line < lines) snprintf(left[line], sizeof left[line], "row %d", (int)rows[row].index);
  }
  scroller_thumb thumb;
  const bool shows = scroller_thumb_at(list, scroller_vertical, now, &thumb) && thumb.opacity > 0;
  for (int line = 0; line < lines; line++) {
    const double middle = line * 20 + 10;
    const bool is_thumb = shows && middle >= thumb.frame.y && middle <= thumb.frame.y + thumb.frame.height;
    printf("|%-12s%s|\n", left[line], is_thumb ? "█" : " ");
  }
  puts("");
}

int main(void) {
  char error[300];
  scroller *list = scroller_create("rows vertical 50 40, anchor vertical, bouncing, indicators", view, view, error, sizeof error);
  if (!list) return fprintf(stderr, "%s\n", error), 1;
  double now = 0;
  draw(list, now);
  scroller_step(list, scroller_step_pages, (scroller_point){0, 1}, now);
  for (int frame = 0; frame < 60; frame++) scroller_advance(list, now += 1.0 / 60);
  draw(list, now);

  // Rows come above, and one of them grows: what is in view stays in place.
  scroller_row before, after;
  if (!scroller_row_at(list, scroller_vertical, (scroller_point){20, 60}, &before)) return 1;
  if (!scroller_insert_rows(list, scroller_vertical, 0, 10, 40)) return 1;
  if (!scroller_resize_row(list, scroller_vertical, 3, 160)) return 1;
  scroller_advance(list, now += 1.0 / 60);
  if (!scroller_row_at(list, scroller_vertical, (scroller_point){20, 60}, &after)) return 1;
  draw(list, now);
  if (after.index != before.index + 10 || after.frame.y != before.frame.y || after.frame.height != 40) {
    return fprintf(stderr, "row %d at %g\n", (int)after.index, after.frame.y), 1;
  }
  // The mouse drags the thumb to the end, and the thumb fades after a while.
  scroller_thumb thumb;
  if (!scroller_thumb_at(list, scroller_vertical, now, &thumb)) return 1;
  const scroller_point on = {thumb.frame.x + thumb.frame.width / 2, thumb.frame.y + thumb.frame.height / 2};
  if (!scroller_thumb_pressed(list, on, now)) return fprintf(stderr, "no thumb\n"), 1;
  scroller_thumb_moved(list, (scroller_point){on.x, view.height * 2}, now += 0.02);
  scroller_thumb_released(list, now += 0.02);
  scroller_demand demand = {scroller_needs_frame, 0};
  while (demand.kind != scroller_idle) {
    now = demand.kind == scroller_sleeps ? demand.wake : now + 1.0 / 60;
    demand = scroller_advance(list, now);
  }
  draw(list, now);
  const double end = scroller_content(list).height - view.height;
  return scroller_offset(list).y != end || scroller_row_count(list, scroller_vertical) != 60;
}
