// A pager with dots: five cards that a mouse flicks, drawn as a line of text for each step.
#include <CScroller.h>
#include <stdio.h>

static void did_select(void *context, scroller *list, scroller_axis axis, int64_t page) {
  (void)list, (void)axis, *(int64_t *)context = page;
}

// Limits each drag to the next card: the target may be changed until the drag has ended.
static void will_end(void *context, scroller *list, scroller_point velocity, scroller_point *target) {
  (void)context, (void)velocity;
  const double width = scroller_viewport(list).width;
  const double here = (double)scroller_pages_along(list, scroller_horizontal).selected * width;
  if (target->x > here + width) target->x = here + width;
  if (target->x < here - width) target->x = here - width;
}

static void draw_dots(const scroller *list) {
  const scroller_pages pages = scroller_pages_along(list, scroller_horizontal);
  for (int64_t page = 0; page < pages.count; page++) fputs(page == pages.current ? "●" : "○", stdout);
  printf(" page %.2f\n", pages.fraction);
}

static double flick(scroller *list, double from, double to, double now) {
  scroller_touch_began(list, 0, (scroller_point){from, 100}, now);
  for (int step = 1; step <= 5; step++)
    scroller_touch_moved(list, 0, (scroller_point){from + (to - from) * step / 5, 100}, now += 0.01);
  scroller_touch_ended(list, 0, (scroller_point){to, 100}, now);
  while (scroller_advance(list, now).kind == scroller_needs_frame) now += 1.0 / 60;
  draw_dots(list);
  return now;
}

int main(void) {
  char text[300];
  scroller *cards = scroller_create("paging horizontal, bouncing", (scroller_size){300, 200},
                                    (scroller_size){1500, 200}, text, sizeof text);
  if (!cards) return fprintf(stderr, "%s\n", text), 1;
  int64_t selected = 0;
  scroller_set_callbacks(cards, (scroller_callbacks){
    .context = &selected, .did_select_page = did_select, .will_end_dragging = will_end});
  draw_dots(cards);
  double now = flick(cards, 280, 20, 0);
  now = flick(cards, 250, 100, now);
  if (selected != 2 || scroller_offset(cards).x != 600) return fprintf(stderr, "page %d\n", (int)selected), 1;
  now = flick(cards, 20, 280, now);
  if (selected != 1) return fprintf(stderr, "back to page %d\n", (int)selected), 1;
  scroller_show_page(cards, scroller_horizontal, 4, true);
  while (scroller_advance(cards, now).kind == scroller_needs_frame) now += 1.0 / 60;
  draw_dots(cards);
  scroller_explain(cards, scroller_horizontal, text, sizeof text);
  puts(text);
  scroller_free(cards);
  return selected != 4;
}
