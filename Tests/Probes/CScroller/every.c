// A program in C that calls every function of CScroller.h, also with mistakes.
#include "expect.h"

typedef struct counts {
  int scrolls, begins, ends, settles, frames;
} counts;

static void did_scroll(void *context, scroller *list) {
  (void)list;
  ((counts *)context)->scrolls++;
}
static void will_begin(void *context, scroller *list) {
  EXPECT(scroller_phase_now(list) == scroller_phase_dragging);
  ((counts *)context)->begins++;
}
static void did_end(void *context, scroller *list, bool will_decelerate) {
  EXPECT(will_decelerate && scroller_destination(list).y > 0);
  ((counts *)context)->ends++;
}
static void did_settle(void *context, scroller *list, scroller_reason reason) {
  EXPECT(scroller_offset(list).y == scroller_destination(list).y && reason == scroller_reason_decelerated);
  ((counts *)context)->settles++;
}
static void needs_frame(void *context, scroller *list) {
  (void)list;
  ((counts *)context)->frames++;
}

static void every_setting(void) {
  scroller *list = scroller_create("bouncing", phone, (scroller_size){200, 8000}, NULL, 0);
  const scroller_setting numbers[] = {
    scroller_slop, scroller_minimum_fling_speed, scroller_maximum_fling_speed, scroller_arrow_length, scroller_line_length,
    scroller_notch_length, scroller_notch_power, scroller_page_part, scroller_wheel_pause, scroller_pixel, scroller_long_press,
    scroller_release_pause, scroller_deceleration};
  for (size_t number = 0; number < sizeof numbers / sizeof *numbers; number++) {
    const double before = scroller_get(list, numbers[number]);
    EXPECT(scroller_set(list, numbers[number], 0.5) && scroller_get(list, numbers[number]) == 0.5);
    EXPECT(!scroller_set(list, numbers[number], NAN) && !scroller_set(list, numbers[number], -1));
    EXPECT(scroller_get(list, numbers[number]) == 0.5 && scroller_set(list, numbers[number], before));
  }
  const scroller_setting flags[] = {scroller_reduces_motion, scroller_reduces_flings, scroller_scrolls_horizontally,
                                    scroller_scrolls_vertically, scroller_maps_wheel};
  for (size_t flag = 0; flag < sizeof flags / sizeof *flags; flag++) {
    const double before = scroller_get(list, flags[flag]);
    EXPECT(scroller_set(list, flags[flag], 1 - before) && scroller_get(list, flags[flag]) == 1 - before);
    EXPECT(!scroller_set(list, flags[flag], 0.5) && scroller_set(list, flags[flag], before));
  }
  EXPECT(scroller_set(list, scroller_key_addition, 2) && scroller_get(list, scroller_key_addition) == 2);
  EXPECT(!scroller_set(list, scroller_key_addition, 3) && !scroller_set(list, scroller_key_addition, 0.5));
  EXPECT(!scroller_set(list, (scroller_setting)77, 1) && scroller_get(list, (scroller_setting)77) == 0);
  scroller_set(list, scroller_arrow_length, 70);
  scroller_set(list, scroller_reduces_motion, 1);
  scroller_step(list, scroller_step_arrows, (scroller_point){0, 1}, now);
  EXPECT(scroller_offset(list).y == 70 && scroller_phase_now(list) == scroller_phase_idle);
  scroller_free(list);
}

static void every_phase(void) {
  scroller *list = scroller_create("bouncing", phone, (scroller_size){200, 8000}, NULL, 0);
  const int64_t refused = scroller_refusals(list);
  scroller_wheel(list, (scroller_point){0, 0}, scroller_wheel_may_begin, now);
  scroller_wheel(list, (scroller_point){0, 30}, scroller_wheel_began, now += 0.01);
  scroller_wheel(list, (scroller_point){0, 30}, scroller_wheel_changed, now += 0.01);
  scroller_wheel(list, (scroller_point){0, 0}, scroller_wheel_ended, now += 0.01);
  scroller_wheel(list, (scroller_point){0, 30}, scroller_wheel_momentum_began, now += 0.01);
  scroller_wheel(list, (scroller_point){0, 20}, scroller_wheel_momentum_changed, now += 0.01);
  scroller_wheel(list, (scroller_point){0, 0}, scroller_wheel_momentum_ended, now += 0.01);
  rest(list);
  EXPECT(scroller_offset(list).y == 110);
  scroller_wheel(list, (scroller_point){0, 0}, scroller_wheel_may_begin, now);
  scroller_wheel(list, (scroller_point){0, 0}, scroller_wheel_cancelled, now);
  scroller_move(list, (scroller_point){0, 600}, true, now);
  scroller_advance(list, now += 0.5);
  EXPECT(scroller_offset(list).y == 410 && scroller_velocity(list).y == 600);
  scroller_move(list, (scroller_point){0, 0}, true, now);
  EXPECT(scroller_destination(list).y > 500 && scroller_refusals(list) == refused);
  rest(list);
  scroller_free(list);
}

int main(void) {
  char error[300];
  const scroller_size view = {200, 500}, content = {200, 8000};
  const char *chains[] = {"clamping", "bouncing", "", " ", "paging vertical, bouncing", "snapping vertical 100 44, clamping",
                          "ring vertical 10 120", "infinite vertical", "lock, bouncing", "physics android"};
  for (size_t number = 0; number < sizeof chains / sizeof *chains; number++) {
    scroller *list = scroller_create(chains[number], view, content, error, sizeof error);
    if (!list) fprintf(stderr, "%s: %s\n", chains[number], error);
    EXPECT(list);
    flick(list);
    rest(list);
    scroller_free(list);
  }

  scroller *rows = scroller_create("snapping vertical 100 44, bouncing", view, content, error, sizeof error);
  EXPECT(rows && scroller_content(rows).height == 4400);
  flick(rows);
  rest(rows);
  EXPECT(scroller_offset(rows).y > 3 * 44 && fmod(scroller_offset(rows).y, 44) == 0);
  scroller_step(rows, scroller_step_ends, (scroller_point){0, 1}, now);
  rest(rows);
  EXPECT(scroller_offset(rows).y == 3900);
  scroller_fling(rows, (scroller_point){0, -20000});
  EXPECT(scroller_set_chain(rows, "snapping vertical 200 44, bouncing", error, sizeof error));
  EXPECT(scroller_content(rows).height == 8800 && scroller_phase_now(rows) == scroller_phase_decelerating);
  rest(rows);
  EXPECT(scroller_offset(rows).y == 0);
  scroller_free(rows);

  counts seen = {0};
  scroller *list = scroller_create("bouncing", view, content, error, sizeof error);
  EXPECT(list && scroller_viewport(list).height == 500 && scroller_content(list).height == 8000);
  scroller_set_callbacks(list, (scroller_callbacks){
    .context = &seen, .did_scroll = did_scroll, .will_begin_dragging = will_begin, .did_end_dragging = did_end,
    .did_settle = did_settle, .needs_frame = needs_frame});
  rest(list);
  flick(list);
  rest(list);
  EXPECT(seen.begins == 1 && seen.ends == 1 && seen.settles == 1 && seen.scrolls > 10);
  // The flick ended a rest, and nothing else did.
  EXPECT(seen.frames == 1);
  EXPECT(scroller_offset(list).y == scroller_destination(list).y && scroller_offset(list).x == 0);

  scroller_set_callbacks(list, (scroller_callbacks){0});
  scroller_set_offset(list, (scroller_point){0, 1000}, false);
  EXPECT(scroller_offset(list).y == 1000);
  scroller_set_offset(list, (scroller_point){0, 2000}, true);
  EXPECT(scroller_phase_now(list) == scroller_phase_animating);
  rest(list);
  EXPECT(scroller_offset(list).y == 2000);
  scroller_fling(list, (scroller_point){0, 1000});
  EXPECT(scroller_phase_now(list) == scroller_phase_decelerating);
  scroller_stop(list);
  EXPECT(scroller_phase_now(list) == scroller_phase_idle);
  scroller_step(list, scroller_step_ends, (scroller_point){0, 1}, now);
  rest(list);
  EXPECT(scroller_offset(list).y == 7500);
  scroller_step(list, scroller_step_pages, (scroller_point){0, -1}, now);
  rest(list);
  EXPECT(scroller_offset(list).y < 7500);
  const double before = scroller_offset(list).y;
  scroller_wheel(list, (scroller_point){0, -30}, scroller_wheel_began, now);
  scroller_wheel(list, (scroller_point){0, -30}, scroller_wheel_ended, now += 0.01);
  rest(list);
  EXPECT(scroller_offset(list).y < before);
  scroller_touch_began(list, 1, (scroller_point){10, 10}, now);
  scroller_touch_cancelled(list, 1, now += 0.01);
  scroller_touch_began(list, 2, (scroller_point){10, 10}, now);
  scroller_cancel_all_touches(list, now += 0.01);
  scroller_touch_began(list, 3, (scroller_point){10, 10}, now);
  EXPECT(scroller_touch_ended(list, 3, (scroller_point){10, 10}, now += 0.05) == scroller_touch_tap);
  scroller_resize(list, (scroller_size){200, 400}, (scroller_size){200, 300});
  rest(list);
  EXPECT(scroller_offset(list).y == 0);

  EXPECT(scroller_set_chain(list, "clamping", error, sizeof error));
  EXPECT(!scroller_set_chain(list, "clamp", error, sizeof error) && strstr(error, "\"clamp\""));
  EXPECT(!scroller_set_chain(list, "infinite vertical, ring vertical 3 90", error, sizeof error));
  EXPECT(strstr(error, "Write Infinite after") && scroller_content(list).height == 300);
  EXPECT(scroller_set_profile(list, "chromium") && !scroller_set_profile(list, "amiga"));
  const int64_t refused = scroller_refusals(list);
  scroller_touch_began(list, 1, (scroller_point){NAN, 10}, now);
  scroller_set_offset(list, (scroller_point){0, INFINITY}, false);
  EXPECT(scroller_refusals(list) == refused + 2 && scroller_offset(list).y == 0);
  scroller_step(list, (scroller_step_kind)99, (scroller_point){0, -1}, now);
  scroller_wheel(list, (scroller_point){0, 30}, (scroller_wheel_phase)99, now);
  scroller_resize(list, view, (scroller_size){200, 1e151});
  EXPECT(scroller_refusals(list) == refused + 5 && scroller_phase_now(list) == scroller_phase_idle);
  scroller_free(list);
  scroller_free(NULL);

  every_setting();
  every_phase();
  EXPECT(!scroller_create(NULL, view, content, error, sizeof error) && strstr(error, "pass a text"));
  expect_mistake("bounce", "write clamping");
  expect_mistake("bouncing,", "write clamping");
  expect_mistake(",", "write clamping");
  expect_mistake("paging", "write horizontal or vertical");
  expect_mistake("paging sideways", "write horizontal or vertical");
  expect_mistake("snapping vertical 44", "whole number of items and their length");
  expect_mistake("snapping vertical 10 nan", "a length from 1 to 1000000");
  expect_mistake("ring horizontal 0 10", "from 1 to 1000000 items");
  expect_mistake("ring horizontal 3.5 10", "whole number");
  expect_mistake("clamping vertical", "leave out vertical");
  expect_mistake("physics amiga", "write ios");
  expect_mistake("infinite vertical, snapping vertical 9 44", "Write Infinite after Snapping");
  expect_mistake("ring vertical 5 100, infinite vertical", "Write Circular after Infinite");
  EXPECT(!scroller_create("", (scroller_size){-1, 0}, content, error, sizeof error) && strstr(error, "from 0 to 1e150"));
  EXPECT(!scroller_create("", view, (scroller_size){0, NAN}, error, sizeof error));
  EXPECT(!scroller_create("", view, (scroller_size){0, 1e151}, error, sizeof error));
  scroller *huge = scroller_create("paging vertical, bouncing", view, (scroller_size){0, 1e150}, error, sizeof error);
  EXPECT(huge);
  flick(huge);
  rest(huge);
  scroller_free(huge);
  puts("every function of CScroller.h does what it says");
  return 0;
}
