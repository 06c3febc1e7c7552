// What the programs beside this file share: checks, a clock, a finger.
#include <CScroller.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define EXPECT(CONDITION) \
  if (!(CONDITION)) { \
    fprintf(stderr, "%s:%d: %s is not so\n", __FILE__, __LINE__, #CONDITION); \
    exit(1); \
  }

static double now;
static const scroller_size phone = {200, 500};

static inline void rest(scroller *list) {
  scroller_demand demand;
  do {
    now += 1.0 / 64;
    demand = scroller_advance(list, now);
    EXPECT(demand.kind != scroller_sleeps || demand.wake > now);
  } while (demand.kind != scroller_idle && now < 1000);
  EXPECT(now < 1000 && scroller_phase_now(list) == scroller_phase_idle);
}

static inline void flick(scroller *list) {
  scroller_touch_began(list, 7, (scroller_point){100, 400}, now);
  EXPECT(scroller_phase_now(list) == scroller_phase_tracking);
  for (int step = 1; step <= 8; step++) {
    now += 0.008;
    scroller_touch_moved(list, 7, (scroller_point){100, 400 - 20.0 * step}, now);
  }
  EXPECT(scroller_touch_ended(list, 7, (scroller_point){100, 240}, now) == scroller_touch_other);
  EXPECT(scroller_velocity(list).y > 100);
}

static inline void expect_mistake(const char *chain, const char *part) {
  char error[300];
  scroller *list = scroller_create(chain, (scroller_size){100, 100}, (scroller_size){100, 500}, error, sizeof error);
  if (list || !strstr(error, part)) fprintf(stderr, "%s: %s\n", chain, error);
  EXPECT(!list && strstr(error, part));
  char few[8] = "abcdefg";
  EXPECT(!scroller_create(chain, (scroller_size){100, 100}, (scroller_size){100, 500}, few, sizeof few));
  EXPECT(strlen(few) == 7 && !strncmp(few, error, 7));
  EXPECT(!scroller_create(chain, (scroller_size){100, 100}, (scroller_size){100, 500}, NULL, 0));
}
