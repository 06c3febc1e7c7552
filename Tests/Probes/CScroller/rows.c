// Rows, places of rest, thumbs and insets of a scroller in C, also with mistakes.
#include "expect.h"

static void every_row(void) {
  scroller *list = scroller_create(
    "rows vertical 100 44, snapping vertical, anchor vertical, bouncing, indicators", phone, phone, NULL, 0);
  EXPECT(list && scroller_row_count(list, scroller_vertical) == 100 && scroller_row_count(list, scroller_horizontal) == 0);
  scroller_row rows[20];
  EXPECT(scroller_rows_in_view(list, scroller_vertical, rows, 20) == 12 && rows[0].index == 0 && rows[11].frame.y == 484);
  EXPECT(rows[3].lap == 0 && rows[3].frame.x == 0 && rows[3].frame.width == 200 && rows[3].frame.height == 44);
  EXPECT(scroller_rows_in_view(list, scroller_vertical, NULL, 0) == 12 && scroller_rows_in_view(list, scroller_vertical, rows, 2) == 12);
  EXPECT(scroller_rows_in_view(list, scroller_horizontal, rows, 20) == 0);
  EXPECT(scroller_show_row(list, scroller_vertical, 50, scroller_align_start, false) && scroller_offset(list).y == 2200);
  EXPECT(scroller_show_row(list, scroller_vertical, 51, scroller_align_nearest, false) && scroller_offset(list).y == 2200);
  EXPECT(!scroller_show_row(list, scroller_vertical, 100, scroller_align_end, false));
  EXPECT(scroller_insert_rows(list, scroller_vertical, 0, 3, 100) && scroller_offset(list).y == 2500);
  EXPECT(scroller_row_at(list, scroller_vertical, (scroller_point){10, 10}, rows) && rows[0].index == 53 && rows[0].frame.y == 0);
  EXPECT(scroller_remove_rows(list, scroller_vertical, 0, 3) && scroller_offset(list).y == 2200);
  EXPECT(scroller_move_rows(list, scroller_vertical, 0, 2, 10) && scroller_resize_row(list, scroller_vertical, 0, 144));
  EXPECT(scroller_offset(list).y == 2300 && scroller_content(list).height == 4500);
  const scroller_axis none = (scroller_axis)7;
  EXPECT(!scroller_insert_rows(list, scroller_vertical, 101, 1, 44) && !scroller_insert_rows(list, scroller_vertical, 0, -1, 44));
  EXPECT(!scroller_insert_rows(list, scroller_vertical, 0, INT64_MAX, 44) && !scroller_insert_rows(list, scroller_vertical, 0, 1, NAN));
  EXPECT(!scroller_remove_rows(list, scroller_vertical, INT64_MAX, 2) && !scroller_remove_rows(list, scroller_vertical, -1, 2));
  EXPECT(!scroller_move_rows(list, scroller_vertical, 0, 2, INT64_MIN) && !scroller_resize_row(list, scroller_vertical, INT64_MAX, 3));
  EXPECT(!scroller_resize_row(list, none, 0, 3) && !scroller_row_at(list, none, (scroller_point){0, 0}, rows));
  EXPECT(!scroller_row_at(list, scroller_vertical, (scroller_point){0, NAN}, rows) && scroller_row_count(list, scroller_vertical) == 100);
  rest(list);
  flick(list);
  int64_t target = 0;
  EXPECT(scroller_snap_target(list, scroller_vertical, &target) && !scroller_snap_target(list, scroller_horizontal, &target));
  rest(list);
  EXPECT(scroller_row_at(list, scroller_vertical, (scroller_point){0, 0}, rows) && rows[0].index == target && rows[0].frame.y == 0);
  EXPECT(scroller_pages_along(list, scroller_vertical).count == 0 && !scroller_show_page(list, scroller_vertical, 1, false));
  scroller_thumb thumb;
  EXPECT(scroller_thumb_at(list, scroller_vertical, now, &thumb) && thumb.opacity == 0);
  scroller_step(list, scroller_step_lines, (scroller_point){0, 1}, now);
  scroller_advance(list, now += 0.05);
  EXPECT(scroller_thumb_at(list, scroller_vertical, now, &thumb) && thumb.opacity == 1 && thumb.frame.x > 180 && thumb.frame.height > 10);
  EXPECT(!scroller_thumb_at(list, scroller_horizontal, now, &thumb) && !scroller_thumb_pressed(list, (scroller_point){20, 20}, now));
  EXPECT(scroller_thumb_pressed(list, (scroller_point){thumb.frame.x, thumb.frame.y + 2}, now));
  scroller_thumb_moved(list, (scroller_point){thumb.frame.x, 900}, now);
  scroller_thumb_released(list, now);
  EXPECT(scroller_offset(list).y == 4000);
  scroller_free(list);

  scroller *ring = scroller_create("ring horizontal 3 150, bouncing", phone, phone, NULL, 0);
  EXPECT(scroller_show_page(ring, scroller_horizontal, 2, false));
  EXPECT(scroller_rows_in_view(ring, scroller_horizontal, rows, 20) == 2 && rows[0].index == 2 && rows[1].index == 0);
  EXPECT(rows[1].lap == rows[0].lap + 1 && rows[0].frame.x == 0 && rows[1].frame.x == 150 && rows[1].frame.height == 500);
  const scroller_pages pages = scroller_pages_along(ring, scroller_horizontal);
  EXPECT(pages.count == 3 && pages.current == 2 && pages.selected == 2 && pages.fraction == 2);
  scroller_free(ring);
}

static void every_inset(void) {
  scroller *list = scroller_create("clamping", phone, (scroller_size){200, 8000}, NULL, 0);
  scroller_set_insets(list, (scroller_insets){40, 0, 20, 0});
  scroller_set_safe_area(list, (scroller_insets){30, 5, 30, 5});
  const scroller_insets room = scroller_adjusted_insets(list);
  EXPECT(room.top == 70 && room.bottom == 50 && scroller_offset(list).y == -70);
  scroller_show_rect(list, (scroller_rect){0, 1000, 200, 100}, scroller_align_nearest, false);
  EXPECT(scroller_offset(list).y == 1100 - (500 - 50));
  scroller_show_rect(list, (scroller_rect){0, 1000, 200, 100}, scroller_align_start, true);
  rest(list);
  EXPECT(scroller_offset(list).y == 1000 - 70);
  char text[1000];
  EXPECT(scroller_explain(list, scroller_vertical, text, sizeof text) == strlen(text) && strstr(text, "program"));
  EXPECT(scroller_explain(list, scroller_vertical, NULL, 0) == strlen(text) && scroller_explain(list, (scroller_axis)9, text, 9) == 0);
  const int64_t refused = scroller_refusals(list);
  scroller_set_insets(list, (scroller_insets){NAN, 0, 0, 0});
  EXPECT(scroller_refusals(list) == refused + 1 && scroller_adjusted_insets(list).top == 70);
  EXPECT(scroller_describe_refusals(list, text, sizeof text) == strlen(text) && strstr(text, "insets top nan") && strstr(text, "Give numbers"));
  EXPECT(scroller_describe_refusals(list, text, 5) > 5 && strlen(text) == 4);
  scroller_free(list);
}

int main(void) {
  every_row();
  every_inset();
  expect_mistake("anchor vertical", "write rows vertical with their number and length before it");
  expect_mistake("rows vertical 5 44, snapping vertical 5 44", "leave out the number and the length");
  expect_mistake("rows vertical 5 44, ring vertical 5 44", "leave out the number and the length");
  expect_mistake("paging vertical, paging vertical", "An axis has pages once");
  expect_mistake("snapping vertical 5 44, snapping vertical", "An axis has one snapping");
  expect_mistake("indicators, indicators", "A chain has indicators once");
  puts("rows, thumbs and insets of CScroller.h do what it says");
  return 0;
}
