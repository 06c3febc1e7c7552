// Handles that are NULL, freed, freed twice, of another kind or made up. `handles` calls all functions with each of
// them, which does no harm in a release build. `handles N` makes one mistake, with which a debug build of the library
// ends.
#include <CScroller.h>
#include <stdio.h>
#include <stdlib.h>

static void use(scroller *list) {
  char text[20];
  scroller_row row;
  scroller_thumb thumb;
  int64_t number = 0;
  const scroller_point at = {10, 10};
  scroller_set_chain(list, "bouncing", text, sizeof text);
  scroller_set_profile(list, "ios");
  scroller_set(list, scroller_slop, 3);
  scroller_touch_began(list, 0, at, 0);
  scroller_touch_moved(list, 0, at, 0);
  scroller_touch_ended(list, 0, at, 0);
  scroller_touch_cancelled(list, 0, 0);
  scroller_cancel_all_touches(list, 0);
  scroller_wheel(list, at, scroller_wheel_unknown, 0);
  scroller_step(list, scroller_step_lines, at, 0);
  scroller_move(list, at, true, 0);
  scroller_set_offset(list, at, false);
  scroller_fling(list, at);
  scroller_stop(list);
  scroller_resize(list, (scroller_size){1, 1}, (scroller_size){1, 1});
  scroller_show_rect(list, (scroller_rect){0, 0, 1, 1}, scroller_align_end, true);
  scroller_set_insets(list, (scroller_insets){1, 1, 1, 1});
  scroller_set_safe_area(list, (scroller_insets){1, 1, 1, 1});
  scroller_set_callbacks(list, (scroller_callbacks){0});
  scroller_thumb_moved(list, at, 0);
  scroller_thumb_released(list, 0);
  const bool silent = scroller_advance(list, 1).kind == scroller_idle && scroller_offset(list).x == 0 &&
    scroller_destination(list).x == 0 && scroller_velocity(list).x == 0 && scroller_viewport(list).width == 0 &&
    scroller_content(list).width == 0 && scroller_adjusted_insets(list).top == 0 && scroller_get(list, scroller_slop) == 0 &&
    scroller_phase_now(list) == scroller_phase_idle && scroller_explain(list, scroller_vertical, text, 20) == 0 &&
    scroller_refusals(list) == 0 && scroller_describe_refusals(list, text, 20) == 0 &&
    scroller_pages_along(list, scroller_vertical).count == 0 && !scroller_show_page(list, scroller_vertical, 1, true) &&
    !scroller_snap_target(list, scroller_vertical, &number) && scroller_row_count(list, scroller_vertical) == 0 &&
    scroller_rows_in_view(list, scroller_vertical, &row, 1) == 0 && !scroller_row_at(list, scroller_vertical, at, &row) &&
    !scroller_show_row(list, scroller_vertical, 0, scroller_align_end, true) &&
    !scroller_insert_rows(list, scroller_vertical, 0, 1, 1) && !scroller_remove_rows(list, scroller_vertical, 0, 1) &&
    !scroller_move_rows(list, scroller_vertical, 0, 1, 1) && !scroller_resize_row(list, scroller_vertical, 0, 1) &&
    !scroller_thumb_at(list, scroller_vertical, 0, &thumb) && !scroller_thumb_pressed(list, at, 0);
  if (!silent) exit(fprintf(stderr, "a scroller that is not there answers\n"));
  scroller_free(list);
}

static void use_host(scroller_host *host, scroller *list) {
  const scroller_point at = {10, 10};
  scroller_host_touch_began(host, 0, scroller_mouse, at, 0);
  scroller_host_touch_moved(host, 0, at, 0);
  scroller_host_touch_ended(host, 0, at, 0);
  scroller_host_touch_cancelled(host, 0, 0);
  scroller_host_wheel(host, at, scroller_wheel_unknown, at, 0);
  scroller_host_step(host, scroller_step_lines, at, at, 0);
  scroller_host_on_needs_frame(host, NULL, NULL);
  char text[20];
  const bool silent = !scroller_host_add(host, list, (scroller_rect){0, 0, 9, 9}, NULL) && !scroller_host_remove(host, list) &&
    !scroller_host_set_frame(host, list, (scroller_rect){0, 0, 9, 9}) && !scroller_host_at(host, at) &&
    !scroller_host_key(host, scroller_key_end, scroller_key_pressed, 0) && !scroller_host_set_focus(host, NULL) &&
    !scroller_host_focus(host) && scroller_host_frame(host, 1).kind == scroller_idle &&
    scroller_host_demand(host).kind == scroller_idle && scroller_host_refusals(host) == 0 &&
    scroller_host_describe_refusals(host, text, sizeof text) == 0;
  if (!silent) exit(fprintf(stderr, "a host that is not there answers\n"));
  scroller_host_free(host);
}

int main(int count, char **arguments) {
  const scroller_size size = {100, 400};
  scroller *list = scroller_create("rows vertical 9 90, indicators", size, size, NULL, 0);
  scroller *freed = scroller_create("bouncing", size, size, NULL, 0);
  scroller_host *host = scroller_host_create(), *gone = scroller_host_create();
  scroller_free(freed);
  scroller_host_free(gone);
  switch (count > 1 ? atoi(arguments[1]) : 0) {
    case 1: scroller_offset(NULL); return 0;
    case 2: scroller_offset(freed); return 0;
    case 3: scroller_free(freed); return 0;
    case 4: scroller_host_free(gone); return 0;
    case 5: scroller_host_frame(NULL, 0); return 0;
    case 6: scroller_offset((scroller *)host); return 0;
  }
  // A new scroller takes the place of the freed one, and the old handle does not reach it.
  scroller *next = scroller_create("bouncing", size, size, NULL, 0);
  scroller *bad[] = {NULL, freed, (scroller *)host, (scroller *)gone, (scroller *)1, (scroller *)&list, (scroller *)UINTPTR_MAX};
  for (size_t number = 0; number < sizeof bad / sizeof *bad; number++) use(bad[number]);
  scroller_host *bad_hosts[] = {NULL, gone, (scroller_host *)list, (scroller_host *)7, (scroller_host *)UINTPTR_MAX};
  for (size_t number = 0; number < sizeof bad_hosts / sizeof *bad_hosts; number++) use_host(bad_hosts[number], list);
  if (scroller_host_add(host, freed, (scroller_rect){0, 0, 9, 9}, NULL)) return 1;
  if (scroller_host_add(host, list, (scroller_rect){0, 0, 9, 9}, freed)) return 1;
  if (scroller_refusals(next) != 0 || scroller_viewport(next).width != 100 || scroller_row_count(list, scroller_vertical) != 9) return 1;
  scroller_free(list);
  scroller_free(next);
  scroller_host_free(host);
  puts("handles that are NULL, freed or made up do no harm");
  return 0;
}
