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
/// One thread at a time uses a scroller, and one thread a host with all of its scrollers. A refused call changes
/// nothing. If it has no result, `scroller_refusals` counts it, and `scroller_describe_refusals` has the reason and the
/// fix; else the result is false. Numbers that are not finite or beyond 1e150 are refused, and so are sizes below 0 and
/// constants that are not in this header. From within a callback, input and frames are refused.
///
/// A pointer to a scroller or a host is a number that this library looks up: nothing is stored where it points. So
/// NULL, a second free and the use after a free do no harm. A debug build of the library ends the program with a
/// sentence. A release build changes nothing, and returns 0, false or NULL: no frame is needed then.
///
/// A function that writes a text takes its room in bytes, the end included, and returns the length of the whole text as
/// `snprintf` does. With a room of 0 the text may be NULL.
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
typedef struct scroller_host scroller_host;

typedef struct scroller_point {
  double x, y;
} scroller_point;

typedef struct scroller_size {
  double width, height;
} scroller_size;

typedef struct scroller_rect {
  double x, y, width, height;
} scroller_rect;

typedef struct scroller_insets {
  double top, left, bottom, right;
} scroller_insets;

typedef enum scroller_axis {
  scroller_horizontal,
  scroller_vertical,
} scroller_axis;

/// The place in the visible part to which something is scrolled.
typedef enum scroller_align {
  /// The least movement that shows it; none if it is shown.
  scroller_align_nearest,
  scroller_align_start,
  scroller_align_center,
  scroller_align_end,
} scroller_align;

/// Creates a scroller at rest at the start of its content. Returns NULL if the text of the chain has a mistake, if its
/// links cannot work in their order, or if a size is not usable. Then `error` holds a message of at most `error_size`
/// bytes, its end included.
///
/// The chain is a list of behaviours with commas between them, general ones first. AXIS is `horizontal` or `vertical`:
///
///     clamping                    the content stops at its walls
///     bouncing                    the content yields at its walls, and springs back
///     rows AXIS COUNT LENGTH      so many rows of a length, which are the content
///     snapping AXIS               rests on one of the rows before it in the chain
///     snapping AXIS COUNT LENGTH  both at once
///     paging AXIS                 rests on pages: the rows before it, else as long as the viewport
///     ring AXIS COUNT LENGTH      rows in a loop, one of which is a page
///     anchor AXIS                 the first row in view stays in place while rows before it change
///     infinite AXIS               content without ends
///     lock                        a drag along an axis stays on that axis
///     indicators                  thumbs that show and hide: see `scroller_thumb_at`
///     physics NAME                the walls and flings of a system: ios, android, gtk, chromium, terminal
///
/// An empty text is a chain without behaviours, whose walls are rigid. Rows are the content along their axis, so the
/// size that the program passes does not count there. An axis has one list of rows at most: from 0 to a million of
/// them, each from 1 to a million points long at first. A ring has at least one.
scroller *scroller_create(
  const char *chain, scroller_size viewport, scroller_size content, char *error, size_t error_size);

/// Ends a scroller, also from within its callbacks, and takes it out of its host, with those in it. No callback
/// follows. NULL is allowed here.
void scroller_free(scroller *list);

/// Sets another chain. A motion continues; rows are new ones. A profile stays. Returns false, and changes nothing, for
/// a chain that `scroller_create` refuses.
bool scroller_set_chain(scroller *list, const char *chain, char *error, size_t error_size);

/// Sets the feel of a system: ios, android, gtk, chromium or terminal. It has all settings below, so set single ones
/// after it. Its walls and flings replace the `physics` of the chain, or come behind its links. A later chain keeps
/// them, unless it has `physics`. Returns false, and changes nothing, for another name.
bool scroller_set_profile(scroller *list, const char *name);

/// A setting. Flags are 0 or 1, and their numbers begin at 100.
typedef enum scroller_setting {
  /// How far a finger moves before it drags, in points.
  scroller_slop,
  /// The slowest and the fastest fling, in points per second.
  scroller_minimum_fling_speed,
  scroller_maximum_fling_speed,
  /// What a step of a kind scrolls, in points.
  scroller_arrow_length,
  scroller_line_length,
  scroller_notch_length,
  /// If above 0, a notch is the visible length to this power. 2/3 in GTK.
  scroller_notch_power,
  /// The part of the visible length that is a page step.
  scroller_page_part,
  /// The pause after which a run of deltas without phases is over, in seconds.
  scroller_wheel_pause,
  /// The length of a pixel of the device, in points.
  scroller_pixel,
  /// How long a finger rests for a long press, in seconds.
  scroller_long_press,
  /// The longest rest of a finger before its lift that still flings, in seconds.
  scroller_release_pause,
  /// The part of its velocity that free content keeps in a millisecond: 0.998 as on iOS.
  scroller_deceleration,
  /// 0 if quick keys add up, 1 if they do over free content alone, and 2 if each counts from what is shown.
  scroller_key_addition,
  /// True if animations and steps arrive at once, and if flings do, too.
  scroller_reduces_motion = 100,
  scroller_reduces_flings,
  /// True if input scrolls along an axis. The program can always scroll.
  scroller_scrolls_horizontally,
  scroller_scrolls_vertically,
  /// True if a vertical wheel moves content that only scrolls horizontally.
  scroller_maps_wheel,
} scroller_setting;

/// Changes a setting. Returns false, and changes nothing, for a number that the setting cannot have.
bool scroller_set(scroller *list, scroller_setting setting, double value);
double scroller_get(const scroller *list, scroller_setting setting);

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

/// The fingers' part of a swipe is `may_begin` to `ended`. Momentum is what the system adds after the lift.
typedef enum scroller_wheel_phase {
  /// The device reports no phases.
  scroller_wheel_unknown,
  /// Fingers rest on the trackpad, and hold moving content.
  scroller_wheel_may_begin,
  scroller_wheel_began,
  scroller_wheel_changed,
  scroller_wheel_ended,
  /// The fingers have lifted without effect.
  scroller_wheel_cancelled,
  scroller_wheel_momentum_began,
  scroller_wheel_momentum_changed,
  scroller_wheel_momentum_ended,
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

/// Scrolls at a steady speed, in points per second, as a stick or held keys do. Call it in each frame, or when the
/// speed changes; a speed of 0 ends it. With `glides`, the content then glides on as after a finger's lift; else it
/// comes to rest at the nearest place.
///
///     scroller_move(menu, (scroller_point){0, stick_y * 1200}, false, now);
void scroller_move(scroller *list, scroller_point velocity, bool glides, double time);

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

/// Writes why an axis rests where it does, or will: `natural 812.4 ▸ Paging 640.0 (page 2 of 7) ▸ edges 640.0`.
size_t scroller_explain(const scroller *list, scroller_axis axis, char *text, size_t room);

/// How many calls were refused so far.
int64_t scroller_refusals(const scroller *list);
/// Writes what was refused, and how to mend it, a line each.
size_t scroller_describe_refusals(const scroller *list, char *text, size_t room);

// MARK: Pages and places of rest

typedef struct scroller_pages {
  /// How many pages the chain has along the axis. 0 without `paging` or `ring`, and then all else is 0.
  int64_t count;
  /// The page most of which is shown, for the dots of a pager.
  int64_t current;
  /// The page where the content rests or will rest.
  int64_t selected;
  /// The page with its fraction: 2.5 is half-way between the pages 2 and 3.
  double fraction;
} scroller_pages;

scroller_pages scroller_pages_along(const scroller *list, scroller_axis axis);
/// Scrolls to a page: the nearest one if there is no such page, and the shorter way round on a ring. Returns false if
/// there are no pages.
bool scroller_show_page(scroller *list, scroller_axis axis, int64_t page, bool animated);
/// Finds the row on which `snapping` rests, or will rest. Returns false if there is none.
bool scroller_snap_target(const scroller *list, scroller_axis axis, int64_t *row);

// MARK: Rows

typedef struct scroller_row {
  int64_t index;
  /// The lap on a ring, on which a row may be in view twice; else 0.
  int64_t lap;
  /// In the viewport, from its upper left corner: draw the row there.
  scroller_rect frame;
} scroller_row;

/// How many rows the chain has along an axis.
int64_t scroller_row_count(const scroller *list, scroller_axis axis);
/// Writes the rows in view, in order, as far as there is room. Returns how many are in view, at most 65,536.
size_t scroller_rows_in_view(const scroller *list, scroller_axis axis, scroller_row *rows, size_t room);
/// Finds the row at a point of the viewport, for example of a tap. Returns false if there is none.
bool scroller_row_at(const scroller *list, scroller_axis axis, scroller_point at, scroller_row *row);
/// Scrolls to a row. Returns false if there is no such row.
bool scroller_show_row(scroller *list, scroller_axis axis, int64_t index, scroller_align align, bool animated);

/// Edits. Rows keep their numbers in order; with `anchor`, those in view stay where they are. Returns false, and
/// changes nothing, if there are no such rows, if there would be more than a million, or for a length below 0 or beyond
/// 2^46, which is also the limit of all lengths together.
bool scroller_insert_rows(scroller *list, scroller_axis axis, int64_t at, int64_t count, double length);
bool scroller_remove_rows(scroller *list, scroller_axis axis, int64_t from, int64_t count);
/// Moves rows. `to` is the number of the first of them afterwards.
bool scroller_move_rows(scroller *list, scroller_axis axis, int64_t from, int64_t count, int64_t to);
bool scroller_resize_row(scroller *list, scroller_axis axis, int64_t index, double length);

// MARK: Thumbs

typedef struct scroller_thumb {
  /// In the viewport, from its upper left corner.
  scroller_rect frame;
  /// From 0 to 1: a thumb shows when its axis moves, and fades after a rest.
  double opacity;
} scroller_thumb;

/// Finds the thumb of an axis at a time. Returns false without `indicators` in the chain, and if all content is in
/// view.
bool scroller_thumb_at(const scroller *list, scroller_axis axis, double time, scroller_thumb *thumb);
/// Presses a thumb or its track, by mouse. Returns false if the point of the viewport is on neither: scroll then. A
/// host does this by itself.
bool scroller_thumb_pressed(scroller *list, scroller_point at, double time);
void scroller_thumb_moved(scroller *list, scroller_point at, double time);
void scroller_thumb_released(scroller *list, double time);

// MARK: Commands

/// Goes to an offset: at once without clamping, or by an animation to the nearest offset within the walls.
void scroller_set_offset(scroller *list, scroller_point offset, bool animated);
/// Glides on at a velocity in points per second, as after a drag.
void scroller_fling(scroller *list, scroller_point velocity);
void scroller_stop(scroller *list);
/// Sets both sizes in one layout. What is in view stays there if the walls allow.
void scroller_resize(scroller *list, scroller_size viewport, scroller_size content);
/// Scrolls as far as a rect of the content is in view, with a place for it on both axes.
void scroller_show_rect(scroller *list, scroller_rect rect, scroller_align align, bool animated);
/// Sets the room around the content, for example for bars.
void scroller_set_insets(scroller *list, scroller_insets insets);
/// Sets the part of the viewport that notches and rounded corners of a device take. It counts as room around the
/// content.
void scroller_set_safe_area(scroller *list, scroller_insets insets);
/// The room around the content, both together. An offset at the start is minus its top and left.
scroller_insets scroller_adjusted_insets(const scroller *list);

// MARK: Callbacks

/// The reason why content came to rest.
typedef enum scroller_reason {
  /// A finger was lifted, and nothing was left to travel.
  scroller_reason_dragged,
  /// A run of deltas or a steady speed ended, and nothing was left to travel.
  scroller_reason_wheeled,
  scroller_reason_decelerated,
  scroller_reason_animated,
  /// The program set the offset.
  scroller_reason_set,
  scroller_reason_layout,
  /// Stopped on its way, by the program or a finger.
  scroller_reason_interrupted,
} scroller_reason;

typedef struct scroller_callbacks {
  /// Passed to each function.
  void *context;
  /// NULL for the calls that the program does not need.
  void (*did_scroll)(void *context, scroller *list);
  void (*will_begin_dragging)(void *context, scroller *list);
  /// The last finger has lifted. Write another target to rest there; walls limit it.
  void (*will_end_dragging)(void *context, scroller *list, scroller_point velocity, scroller_point *target);
  void (*did_end_dragging)(void *context, scroller *list, bool will_decelerate);
  /// The content rests. Commands may come from here.
  void (*did_settle)(void *context, scroller *list, scroller_reason reason);
  /// Another page is selected: where the content rests, or will rest.
  void (*did_select_page)(void *context, scroller *list, scroller_axis axis, int64_t page);
  /// In a host: gestures, each at a point of the viewport. Taps and double taps go to the innermost scroller that wants
  /// one of both, long presses to the innermost that wants these. Of two taps, the first is a tap, too. A touch that was
  /// a long press scrolls nothing from then on.
  void (*tapped)(void *context, scroller *list, scroller_point at);
  void (*double_tapped)(void *context, scroller *list, scroller_point at);
  void (*long_pressed)(void *context, scroller *list, scroller_point at);
  /// A frame is needed although the last `scroller_advance` asked for none. In a host it is the host that calls: see
  /// `scroller_host_on_needs_frame`.
  void (*needs_frame)(void *context, scroller *list);
} scroller_callbacks;

void scroller_set_callbacks(scroller *list, scroller_callbacks callbacks);

// MARK: Hosts

/// Creates a host: several scrollers in one window, with one frame for all. The host finds the scroller for each event,
/// tells taps from drags, and knows who has the focus. All its points are in the window.
///
///     scroller_host *window = scroller_host_create();
///     scroller_host_add(window, list, (scroller_rect){0, 0, 300, 600}, NULL);
///     scroller_host_touch_began(window, 0, scroller_mouse, mouse, now);      // and so on, for each event
///     if (scroller_host_frame(window, now).kind == scroller_needs_frame) draw();
scroller_host *scroller_host_create(void);
/// Ends a host. Its scrollers go on alone. NULL is allowed here.
void scroller_host_free(scroller_host *host);

/// Adds a scroller, whose viewport gets the size of the frame. The frame is in the window, or in the content of
/// `around`, a scroller of this host. Returns false, and changes nothing, if the scroller is in a host, if `around` is
/// not in this one, or if the frame is not usable.
bool scroller_host_add(scroller_host *host, scroller *list, scroller_rect frame, scroller *around);
/// Takes a scroller out, with those in it. Returns false if it is not in this host.
bool scroller_host_remove(scroller_host *host, scroller *list);
bool scroller_host_set_frame(scroller_host *host, scroller *list, scroller_rect frame);
/// The scroller at a point; NULL if there is none.
scroller *scroller_host_at(const scroller_host *host, scroller_point at);

typedef enum scroller_device {
  scroller_finger,
  scroller_mouse,
  scroller_pen,
} scroller_device;

/// Fingers, and mice with a button down. They have numbers of the program's choice.
void scroller_host_touch_began(
  scroller_host *host, int32_t touch, scroller_device device, scroller_point at, double time);
void scroller_host_touch_moved(scroller_host *host, int32_t touch, scroller_point at, double time);
scroller_touch_outcome scroller_host_touch_ended(scroller_host *host, int32_t touch, scroller_point at, double time);
void scroller_host_touch_cancelled(scroller_host *host, int32_t touch, double time);
/// Ends all touches, and releases all keys: the window has lost the focus.
void scroller_host_cancel_all(scroller_host *host, double time);
/// A delta or steps of a wheel over a point: see `scroller_wheel` and `scroller_step`.
void scroller_host_wheel(
  scroller_host *host, scroller_point delta, scroller_wheel_phase phase, scroller_point at, double time);
void scroller_host_step(
  scroller_host *host, scroller_step_kind kind, scroller_point count, scroller_point at, double time);

typedef enum scroller_key {
  scroller_key_left,
  scroller_key_right,
  scroller_key_up,
  scroller_key_down,
  scroller_key_page_up,
  scroller_key_page_down,
  scroller_key_home,
  scroller_key_end,
  scroller_key_space,
  scroller_key_shift_space,
} scroller_key;

typedef enum scroller_key_event {
  scroller_key_pressed,
  /// The system repeats a key that is held. Arrows then scroll at a steady speed until they are released.
  scroller_key_repeated,
  scroller_key_released,
} scroller_key_event;

/// A key for the scroller that has the focus, and those around it. A press returns false if none of them can scroll
/// there, so the key is for someone else.
bool scroller_host_key(scroller_host *host, scroller_key key, scroller_key_event event, double time);
/// Gives the focus to a scroller of the host, or to none. A touch does it, too.
bool scroller_host_set_focus(scroller_host *host, scroller *list);
scroller *scroller_host_focus(const scroller_host *host);

/// Moves everything to a time. Call it once a frame, in place of `scroller_advance`, and draw if it needs a frame.
scroller_demand scroller_host_frame(scroller_host *host, double time);
/// The demand at present: after an event it may be more urgent than that of the last frame.
scroller_demand scroller_host_demand(const scroller_host *host);
/// Sets what the host calls if a frame is due sooner than `scroller_host_frame` answered; NULL for nothing.
void scroller_host_on_needs_frame(
  scroller_host *host, void *context, void (*needs_frame)(void *context, scroller_host *host));
/// How many calls of the host were refused so far, and what they were. Scrollers count their own.
int64_t scroller_host_refusals(const scroller_host *host);
size_t scroller_host_describe_refusals(const scroller_host *host, char *text, size_t room);

#ifdef __cplusplus
}
#endif

#endif
