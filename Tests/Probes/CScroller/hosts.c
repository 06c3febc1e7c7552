// A window with two lists, one of which lies in a page: taps, fingers, wheels, keys, focus and frames of a host.
#include "expect.h"

static struct {
  int taps, doubles, longs, frames;
  scroller_point at;
} seen;

static void tapped(void *context, scroller *list, scroller_point at) { (void)context, (void)list, seen.taps++, seen.at = at; }
static void double_tapped(void *context, scroller *list, scroller_point at) { (void)context, (void)list, (void)at, seen.doubles++; }
static void long_pressed(void *context, scroller *list, scroller_point at) { (void)context, (void)list, (void)at, seen.longs++; }
static void needs_frame(void *context, scroller_host *host) { (void)context, (void)host, seen.frames++; }
static void end_in_callback(void *context, scroller *list) { (void)context, scroller_free(list); }

static void settle(scroller_host *host) {
  while (scroller_host_frame(host, now).kind != scroller_idle) now += 1.0 / 64;
  EXPECT(scroller_host_demand(host).kind == scroller_idle);
}

static void tap(scroller_host *host, scroller_point at) {
  scroller_host_touch_began(host, 3, scroller_mouse, at, now);
  scroller_host_touch_ended(host, 3, at, now += 0.05);
}

static void flick_in(scroller_host *host, scroller_point at) {
  scroller_host_touch_began(host, 1, scroller_finger, at, now);
  for (int step = 0; step < 6; step++) {
    at.y -= 20;
    scroller_host_touch_moved(host, 1, at, now += 0.01);
  }
  EXPECT(scroller_host_touch_ended(host, 1, at, now) == scroller_touch_other);
}

static scroller *victim;
static int late;
static void at_scroll(void *context, scroller *list) { (void)list, (*(int *)context & 1) ? scroller_free(victim) : (void)0; }
static void at_begin(void *context, scroller *list) { (void)list, (*(int *)context & 2) ? scroller_free(victim) : (void)0; }
static void at_end(void *context, scroller *list, bool glides) {
  (void)list, (void)glides, (*(int *)context & 4) ? scroller_free(victim) : (void)0;
}
static void at_target(void *context, scroller *list, scroller_point velocity, scroller_point *target) {
  (void)list, (void)velocity, (void)target, (*(int *)context & 8) ? scroller_free(victim) : (void)0;
}
static void at_settle(void *context, scroller *list, scroller_reason reason) {
  (void)list, (void)reason, (*(int *)context & 16) ? scroller_free(victim) : (void)0;
}
static void at_page(void *context, scroller *list, scroller_axis axis, int64_t page) {
  (void)list, (void)axis, (void)page, (*(int *)context & 32) ? scroller_free(victim) : (void)0;
}
static void at_frame(void *context, scroller_host *host) { (void)host, late += *(int *)context; }

static scroller *joiner;
static scroller_host *leaving;
static void at_leaving(void *context, scroller *list, bool glides) {
  (void)glides;
  scroller_host *host = context;
  EXPECT(!scroller_host_add(host, joiner, (scroller_rect){0, 0, 9, 9}, list));
  if (leaving) scroller_host_free(host);
}

// Frees a pager in each of its callbacks, within a host and alone, while its host adds it, and while a finger holds it.
static void free_everywhere(scroller_host *window) {
  for (int kind = 1; kind <= 32; kind *= 2) {
    for (int alone = 0; alone < 2; alone++) {
      victim = scroller_create("paging vertical, bouncing", (scroller_size){100, 200}, (scroller_size){100, 2000}, NULL, 0);
      scroller *list = victim;
      if (!alone) EXPECT(scroller_host_add(window, list, (scroller_rect){0, 0, 100, 200}, NULL));
      scroller_set_callbacks(list, (scroller_callbacks){
        .context = &kind, .did_scroll = at_scroll, .will_begin_dragging = at_begin, .will_end_dragging = at_target,
        .did_end_dragging = at_end, .did_settle = at_settle, .did_select_page = at_page});
      scroller_point at = {50, 180};
      // Alone, the list is used on after it was freed, which does no harm in a release build.
      alone ? scroller_touch_began(list, 1, at, now) : scroller_host_touch_began(window, 1, scroller_finger, at, now);
      for (int step = 0; step < 7; step++, at.y -= 20) {
        now += 0.01;
        alone ? scroller_touch_moved(list, 1, at, now) : scroller_host_touch_moved(window, 1, at, now);
        (void)(alone ? scroller_advance(list, now) : scroller_host_frame(window, now));
      }
      (void)(alone ? scroller_touch_ended(list, 1, at, now) : scroller_host_touch_ended(window, 1, at, now));
      if (!alone) settle(window);
      for (int frame = 0; alone && frame < 99; frame++) scroller_advance(list, now += 0.02);
      EXPECT(scroller_viewport(list).height == 0 && !scroller_host_at(window, (scroller_point){50, 50}));
    }
  }
  // The size that a host gives moves content that is at its end: the callback frees the list, or the one around it.
  for (int inner = 0; inner < 2; inner++) {
    int kind = 1;
    scroller *around = scroller_create("", (scroller_size){100, 200}, (scroller_size){100, 900}, NULL, 0);
    scroller *list = scroller_create("clamping", (scroller_size){100, 50}, (scroller_size){100, 900}, NULL, 0);
    EXPECT(scroller_host_add(window, around, (scroller_rect){0, 0, 100, 200}, NULL));
    scroller_set_offset(list, (scroller_point){0, 850}, false);
    scroller_set_callbacks(list, (scroller_callbacks){.context = &kind, .did_scroll = at_scroll});
    victim = inner ? list : around;
    EXPECT(!scroller_host_add(window, list, (scroller_rect){0, 0, 100, 100}, around));
    scroller_free(inner ? around : list);
  }
  // A list that a finger drags leaves its host: its callback adds another one in it, or frees the host.
  for (int kind = 1; kind <= 2; kind++) {
    joiner = scroller_create("", (scroller_size){10, 10}, (scroller_size){10, 90}, NULL, 0);
    scroller_host *other = scroller_host_create();
    scroller *leaver = scroller_create("bouncing", (scroller_size){100, 200}, (scroller_size){100, 2000}, NULL, 0);
    EXPECT(scroller_host_add(other, leaver, (scroller_rect){0, 0, 100, 200}, NULL));
    leaving = kind == 1 ? NULL : other;
    scroller_set_callbacks(leaver, (scroller_callbacks){.context = other, .did_end_dragging = at_leaving});
    scroller_host_touch_began(other, 1, scroller_finger, (scroller_point){50, 180}, now);
    scroller_host_touch_moved(other, 1, (scroller_point){50, 100}, now += 0.1);
    scroller_host_frame(other, now);
    EXPECT(scroller_host_remove(other, leaver));
    if (kind == 1) scroller_host_free(other);
    scroller_free(joiner);
    scroller_free(leaver);
  }
  // A list that a finger drags is freed from outside: nothing is called with its handle any more.
  int kind = 127;
  scroller *held = scroller_create("bouncing", (scroller_size){100, 200}, (scroller_size){100, 2000}, NULL, 0);
  EXPECT(scroller_host_add(window, held, (scroller_rect){0, 0, 100, 200}, NULL));
  scroller_set_callbacks(held, (scroller_callbacks){.context = &kind, .did_scroll = at_scroll, .did_settle = at_settle});
  scroller_host_touch_began(window, 1, scroller_finger, (scroller_point){50, 180}, now);
  scroller_host_touch_moved(window, 1, (scroller_point){50, 100}, now += 0.1);
  victim = NULL;
  scroller_free(held);
  settle(window);
  scroller_host_on_needs_frame(window, &kind, at_frame);
  held = scroller_create("bouncing", (scroller_size){100, 200}, (scroller_size){100, 2000}, NULL, 0);
  EXPECT(scroller_host_add(window, held, (scroller_rect){0, 0, 100, 200}, NULL));
  scroller_host_key(window, scroller_key_down, scroller_key_pressed, now);
  scroller_host_cancel_all(window, now);
  settle(window);
  const int before = late;
  scroller_host_free(window);
  EXPECT(late == before);
  scroller_set_offset(held, (scroller_point){0, 90}, true);
  scroller_free(held);
}

int main(void) {
  const scroller_size none = {0, 0};
  scroller *page = scroller_create("bouncing", none, (scroller_size){400, 3000}, NULL, 0);
  scroller *list = scroller_create("rows vertical 100 40, bouncing", none, none, NULL, 0);
  scroller *side = scroller_create("rows vertical 20 30, clamping, indicators", none, none, NULL, 0);
  scroller_host *window = scroller_host_create();
  EXPECT(scroller_host_add(window, page, (scroller_rect){0, 0, 400, 600}, NULL));
  EXPECT(scroller_host_add(window, list, (scroller_rect){20, 100, 300, 200}, page));
  EXPECT(!scroller_host_add(window, list, (scroller_rect){0, 0, 9, 9}, NULL) && !scroller_host_add(window, side, (scroller_rect){0, 0, NAN, 9}, NULL));
  EXPECT(!scroller_host_add(window, side, (scroller_rect){0, 0, 9, 9}, side));
  EXPECT(scroller_host_add(window, side, (scroller_rect){400, 0, 200, 100}, NULL) && scroller_host_set_frame(window, side, (scroller_rect){400, 0, 200, 600}));
  EXPECT(!scroller_host_set_frame(window, side, (scroller_rect){0, 0, -1, 1}) && scroller_viewport(side).height == 600);
  EXPECT(scroller_host_at(window, (scroller_point){100, 150}) == list && scroller_host_at(window, (scroller_point){100, 50}) == page);
  EXPECT(scroller_host_at(window, (scroller_point){500, 10}) == side && !scroller_host_at(window, (scroller_point){700, 10}));
  scroller_set_callbacks(list, (scroller_callbacks){.tapped = tapped, .double_tapped = double_tapped, .long_pressed = long_pressed});
  scroller_host_on_needs_frame(window, NULL, needs_frame);
  settle(window);

  // A tap, a double tap and a long press have their place in the list's viewport. The list has the focus then.
  tap(window, (scroller_point){120, 190});
  settle(window);
  EXPECT(seen.taps == 1 && seen.at.x == 100 && seen.at.y == 90 && scroller_host_focus(window) == list && seen.frames > 0);
  scroller_row row;
  EXPECT(scroller_row_at(list, scroller_vertical, seen.at, &row) && row.index == 2);
  now += 1;
  tap(window, (scroller_point){120, 190});
  now += 0.1;
  tap(window, (scroller_point){120, 190});
  now += 1;
  scroller_host_frame(window, now);
  EXPECT(seen.doubles == 1);
  scroller_host_touch_began(window, 9, scroller_pen, (scroller_point){120, 190}, now);
  scroller_host_frame(window, now += 1);
  EXPECT(seen.longs == 1);
  scroller_host_touch_cancelled(window, 9, now);

  // A finger flicks the list, a wheel the page, a trackpad the list; keys go to the list, then to the page around it.
  flick_in(window, (scroller_point){120, 250});
  settle(window);
  EXPECT(scroller_offset(list).y > 150 && scroller_offset(page).y == 0);
  scroller_host_step(window, scroller_step_notches, (scroller_point){0, 1}, (scroller_point){100, 50}, now);
  settle(window);
  EXPECT(scroller_offset(page).y == 120);
  const double before = scroller_offset(list).y;
  scroller_host_wheel(window, (scroller_point){0, 50}, scroller_wheel_unknown, (scroller_point){120, 40}, now);
  settle(window);
  EXPECT(scroller_offset(list).y == before + 50);
  EXPECT(scroller_host_key(window, scroller_key_end, scroller_key_pressed, now));
  settle(window);
  EXPECT(scroller_offset(list).y == 3800 && scroller_offset(page).y == 120);
  EXPECT(scroller_host_key(window, scroller_key_space, scroller_key_pressed, now) && scroller_host_set_focus(window, page));
  settle(window);
  EXPECT(scroller_offset(page).y > 400 && scroller_host_focus(window) == page);
  EXPECT(scroller_host_key(window, scroller_key_down, scroller_key_pressed, now));
  EXPECT(scroller_host_key(window, scroller_key_down, scroller_key_repeated, now += 0.5));
  scroller_host_frame(window, now += 0.1);
  EXPECT(scroller_velocity(page).y > 1000 && scroller_host_key(window, scroller_key_down, scroller_key_released, now));
  settle(window);
  EXPECT(!scroller_host_key(window, (scroller_key)99, scroller_key_pressed, now) && scroller_host_set_focus(window, NULL));
  EXPECT(!scroller_host_key(window, scroller_key_home, scroller_key_pressed, now) && !scroller_host_focus(window));

  // Mistakes are refused, with a text.
  char text[300];
  EXPECT(scroller_host_refusals(window) == 0);
  scroller_host_touch_began(window, 4, (scroller_device)9, (scroller_point){1, 1}, now);
  scroller_host_wheel(window, (scroller_point){0, 1}, (scroller_wheel_phase)99, (scroller_point){1, 1}, now);
  scroller_host_step(window, scroller_step_lines, (scroller_point){0, INFINITY}, (scroller_point){1, 1}, now);
  EXPECT(scroller_host_refusals(window) == 3);
  EXPECT(scroller_host_describe_refusals(window, text, sizeof text) >= 20 && strstr(text, "touchBegan"));

  // A scroller that leaves goes on alone, and takes those in it along.
  EXPECT(scroller_host_remove(window, page) && !scroller_host_remove(window, page) && !scroller_host_remove(window, list));
  EXPECT(!scroller_host_at(window, (scroller_point){100, 150}) && scroller_host_at(window, (scroller_point){500, 10}) == side);
  scroller_set_offset(list, (scroller_point){0, 400}, true);
  while (scroller_advance(list, now).kind == scroller_needs_frame) now += 1.0 / 64;
  EXPECT(scroller_offset(list).y == 400 && scroller_host_add(window, list, (scroller_rect){0, 0, 300, 200}, NULL));

  // A scroller may be freed in its own callback, and in a host; the host may go before its scrollers.
  scroller_set_callbacks(list, (scroller_callbacks){.did_scroll = end_in_callback});
  flick_in(window, (scroller_point){120, 150});
  settle(window);
  EXPECT(!scroller_host_at(window, (scroller_point){100, 150}));
  scroller_free(page);
  free_everywhere(window);
  scroller_host_free(NULL);
  scroller_set_offset(side, (scroller_point){0, 40}, false);
  EXPECT(scroller_offset(side).y == 40);
  scroller_free(side);
  puts("a host in C tells taps, moves its scrollers and lets them go");
  return 0;
}
