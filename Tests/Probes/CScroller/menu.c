// A menu of a game: a stick moves it, with the same frames at a fixed step, and it rests on an entry.
#include <CScroller.h>
#include <math.h>
#include <stdio.h>

static const char *const names[] = {"continue", "new game", "load", "options", "credits", "extras", "quit"};
enum { entries = sizeof names / sizeof *names };

static void did_settle(void *context, scroller *menu, scroller_reason reason) {
  int64_t entry = -1;
  if (scroller_snap_target(menu, scroller_vertical, &entry)) printf("rests on \"%s\", reason %d\n", names[entry], reason);
  *(int64_t *)context = entry;
}

// A stick is never quite still: a dead zone, then a curve from 0 to 1.
static double deflection(double raw) {
  const double zone = 0.2, size = fabs(raw);
  return size < zone ? 0 : copysign(pow((size - zone) / (1 - zone), 1.5), raw);
}

int main(void) {
  char error[300];
  const scroller_size view = {400, 90};
  scroller *menu = scroller_create("rows vertical 7 90, snapping vertical, clamping", view, view, error, sizeof error);
  if (!menu) return fprintf(stderr, "%s\n", error), 1;
  int64_t entry = 0;
  scroller_set_callbacks(menu, (scroller_callbacks){.context = &entry, .did_settle = did_settle});
  scroller_set(menu, scroller_arrow_length, 90);

  // Half a second to the left of the middle of the stick's way down, then it is let go.
  double now = 0;
  for (int tick = 0; tick < 90; tick++) {
    const double stick = tick < 30 ? 0.9 : 0.05;
    scroller_move(menu, (scroller_point){0, deflection(stick) * 700}, false, now);
    scroller_advance(menu, now += 1.0 / 60);
  }
  printf("after the stick: %g\n", scroller_offset(menu).y);
  if (entry < 2 || scroller_offset(menu).y != 90.0 * (double)entry) return fprintf(stderr, "no entry\n"), 1;

  // The pad goes back one entry.
  const int64_t before = entry;
  scroller_step(menu, scroller_step_arrows, (scroller_point){0, -1}, now);
  while (scroller_advance(menu, now).kind == scroller_needs_frame) now += 1.0 / 60;
  if (entry != before - 1) return fprintf(stderr, "entry %d\n", (int)entry), 1;

  // Down to the end, against the wall.
  for (int tick = 0; tick < 120; tick++) {
    scroller_move(menu, (scroller_point){0, 900}, false, now);
    scroller_advance(menu, now += 1.0 / 60);
  }
  scroller_move(menu, (scroller_point){0, 0}, false, now);
  while (scroller_advance(menu, now).kind == scroller_needs_frame) now += 1.0 / 60;
  scroller_free(menu);
  return entry != entries - 1;
}
