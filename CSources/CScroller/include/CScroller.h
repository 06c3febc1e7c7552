#ifndef C_SCROLLER_H
#define C_SCROLLER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// \file CScroller.h
/// A scroller for programs in C and C++.
///
/// The host passes touches, wheel deltas and steps with their times, calls `scroller_advance` once a frame, and draws
/// the content at minus `scroller_offset`. All lengths are in points, all times in seconds of one clock. x grows to the
/// right, y downwards.
///
/// One thread at a time uses a scroller. A refused call changes nothing, and `scroller_refusals` counts it. Numbers
/// that are not finite or beyond 1e150 are refused, and so are sizes below 0 and constants that are not in this
/// header. From within a callback, input and frames are refused. NULL in place of a scroller is a mistake in the
/// program, and ends it.
///
/// A first program. A finger flicks a list, and the program draws frames until the list rests:
///
///     #include <CScroller.h>
///     #include <stdio.h>
///
///     int main(void) {
///       char error[200];
///       scroller *list = scroller_create(
///         "bouncing", (scroller_size){390, 844}, (scroller_size){390, 20000}, error, sizeof error);
///       if (!list) return fprintf(stderr, "%s\n", error), 1;
///       double now = 0;
///       scroller_touch_began(list, 0, (scroller_point){195, 600}, now);
///       for (double y = 580; y >= 480; y -= 20) scroller_touch_moved(list, 0, (scroller_point){195, y}, now += 0.008);
///       scroller_touch_ended(list, 0, (scroller_point){195, 480}, now);
///       printf("will rest at %.3f\n", scroller_destination(list).y);
///       while (scroller_advance(list, now).kind == scroller_needs_frame) now += 1.0 / 60;
///       printf("rests at %.3f\n", scroller_offset(list).y);
///       scroller_free(list);
///       return 0;
///     }
///
/// Both lines show the same number.

typedef struct scroller scroller;

typedef struct scroller_point {
  double x, y;
} scroller_point;

typedef struct scroller_size {
  double width, height;
} scroller_size;

/// Creates a scroller at rest at the start of its content. Returns NULL if the text of the chain has a mistake, if its
/// links cannot work in their order, or if a size is not usable. Then `error` holds a message of at most `error_size`
/// bytes, its end included.
///
/// The chain is a list of behaviours with commas between them, general ones first. AXIS is `horizontal` or `vertical`:
///
///     clamping                    the content stops at its walls
///     bouncing                    the content yields at its walls, and springs back
///     paging AXIS                 rests on pages as long as the viewport
///     snapping AXIS COUNT LENGTH  rests on one of so many rows of a length, which are the content
///     ring AXIS COUNT LENGTH      so many items of a length in a loop, which are the content
///     infinite AXIS               content without ends
///     lock                        a drag along an axis stays on that axis
///     physics NAME                the walls and flings of a system: ios, android, gtk, chromium, terminal
///
/// An empty text is a chain without behaviours, whose walls are rigid. If rows or items are the content, the size that
/// the program passes does not count along their axis. To change their number, set another chain.
scroller *scroller_create(
  const char *chain, scroller_size viewport, scroller_size content, char *error, size_t error_size);

/// Ends a scroller. Not from within its callbacks. NULL is allowed here.
void scroller_free(scroller *list);

/// Sets another chain. A motion continues. Returns false, and changes nothing, for a chain that `scroller_create`
/// refuses.
bool scroller_set_chain(scroller *list, const char *chain, char *error, size_t error_size);

/// Sets the feel of a system: ios, android, gtk, chromium or terminal. Returns false, and changes nothing, for another
/// name.
bool scroller_set_profile(scroller *list, const char *name);

// MARK: Input

/// A finger has come down at a place in the viewport. Fingers have numbers of the program's choice.
void scroller_touch_began(scroller *list, int32_t finger, scroller_point at, double time);
void scroller_touch_moved(scroller *list, int32_t finger, scroller_point at, double time);

typedef enum scroller_touch_outcome {
  /// The touch is a tap, which the program may act on.
  scroller_touch_tap,
  /// The touch has scrolled, stopped a motion, or lasted too long.
  scroller_touch_other,
} scroller_touch_outcome;

scroller_touch_outcome scroller_touch_ended(scroller *list, int32_t finger, scroller_point at, double time);

/// The system has taken a finger away. The content comes to rest without a fling.
void scroller_touch_cancelled(scroller *list, int32_t finger, double time);
void scroller_cancel_all_touches(scroller *list, double time);

typedef enum scroller_wheel_phase {
  /// The device reports no phases.
  scroller_wheel_unknown,
  scroller_wheel_began,
  scroller_wheel_changed,
  scroller_wheel_ended,
} scroller_wheel_phase;

/// A delta of a trackpad or a precise wheel, in points. Positive is right and down.
void scroller_wheel(scroller *list, scroller_point delta, scroller_wheel_phase phase, double time);

typedef enum scroller_step_kind {
  scroller_step_arrows,
  scroller_step_lines,
  scroller_step_notches,
  scroller_step_pages,
  /// To the start on an axis with a number below 0, to the end with a number above 0.
  scroller_step_ends,
} scroller_step_kind;

/// A number of steps of a key or a wheel on each axis. Positive is right and down.
void scroller_step(scroller *list, scroller_step_kind kind, scroller_point count, double time);

// MARK: Frames

typedef enum scroller_demand_kind {
  /// Draw the next frame, and call `scroller_advance` with its time.
  scroller_needs_frame,
  /// Nothing changes before `wake`.
  scroller_sleeps,
  /// Nothing changes before an input or a command.
  scroller_idle,
} scroller_demand_kind;

typedef struct scroller_demand {
  scroller_demand_kind kind;
  /// The time of the next change, for `scroller_sleeps`; otherwise 0.
  double wake;
} scroller_demand;

/// Moves the content to a time.
scroller_demand scroller_advance(scroller *list, double time);

// MARK: Reading

scroller_point scroller_offset(const scroller *list);
/// Where the content will rest. At rest, and while a finger or a wheel moves the content, the offset.
scroller_point scroller_destination(const scroller *list);
/// In points per second.
scroller_point scroller_velocity(const scroller *list);
scroller_size scroller_viewport(const scroller *list);
/// The size as the chain answers.
scroller_size scroller_content(const scroller *list);

typedef enum scroller_phase {
  scroller_phase_idle,
  /// A finger is down, and has not moved farther than the slop.
  scroller_phase_tracking,
  scroller_phase_dragging,
  scroller_phase_wheeling,
  scroller_phase_decelerating,
  scroller_phase_animating,
} scroller_phase;

scroller_phase scroller_phase_now(const scroller *list);

/// How many calls were refused so far.
int64_t scroller_refusals(const scroller *list);

// MARK: Commands

/// Goes to an offset: at once without clamping, or by an animation to the nearest offset within the walls.
void scroller_set_offset(scroller *list, scroller_point offset, bool animated);
/// Glides on at a velocity in points per second, as after a drag.
void scroller_fling(scroller *list, scroller_point velocity);
void scroller_stop(scroller *list);
/// Sets both sizes in one layout. What is in view stays there if the walls allow.
void scroller_resize(scroller *list, scroller_size viewport, scroller_size content);

// MARK: Callbacks

typedef struct scroller_callbacks {
  /// Passed to each function.
  void *context;
  /// NULL for the calls that the program does not need.
  void (*did_scroll)(void *context, scroller *list);
  void (*will_begin_dragging)(void *context, scroller *list);
  void (*did_end_dragging)(void *context, scroller *list, bool will_decelerate);
  /// The content rests. Commands may come from here.
  void (*did_settle)(void *context, scroller *list);
  /// A frame is needed although the last `scroller_advance` asked for none.
  void (*needs_frame)(void *context, scroller *list);
} scroller_callbacks;

void scroller_set_callbacks(scroller *list, scroller_callbacks callbacks);

#ifdef __cplusplus
}
#endif

#endif
