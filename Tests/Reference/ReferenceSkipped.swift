import Testing

/// The lists that no suite reads yet, and the cases that suites leave out, each with the reason.
@Suite(.vectors)
struct ReferenceSkipped {
  /// The reason for which a list is not read.
  static let reasons = [
    "convert_hit_test": "views and layers that are hit are the host's"
  ]

  /// The lists that suites read. A list `X_more` belongs to `X`.
  static let read: Set = [
    "chromium_nested_scroll", "chromium_rect_conversion", "chromium_scroll_anchoring",
    "chromium_scroll_into_view", "chromium_scroll_markers", "chromium_scroll_snap_targets",
    "chromium_scroll_state", "chromium_sticky", "chromium_touch_fling_traces",
    "chromium_view_timelines",
    "chromium_scroll_events", "chromium_visibility",
    "chromium_wheel_keyboard", "convert_rect_ops_chromium", "convert_uikit",
    "gestures_android_lsq_coefficients", "gestures_android_rotary_scroll", "gestures_android_touch",
    "gestures_compose_velocity1d", "gestures_firefox_touch", "gestures_flutter_touch",
    "gestures_flutter_trackers", "gestures_webkit_wheel_phases", "gestures_wheel_indicator",
    "gestures_wheel_misc", "gestures_wheel_trackpad",
    "paging_embla_align", "paging_embla_contain_scroll", "paging_embla_progress",
    "paging_embla_selected", "paging_embla_slides_to_scroll", "paging_flutter_pageview",
    "paging_react_native_snap", "paging_scrollpage", "physics_android_spline_table",
    "physics_decay_variants", "physics_flutter", "physics_formulas", "physics_rebound_spring",
    "physics_unit_bezier", "snap_chromium", "snap_wpt", "tiling_2d_sections", "tiling_flutter_slivers",
    "tiling_react_virtualized", "tiling_react_window", "tiling_tanstack",
    "wrap_embla_loop", "wrap_street_scroller",
  ]

  @Test func everyUnreadListHasAReason() throws {
    let names = try Vectors.names()
    for name in names where Self.reasons[name] != nil || !Self.read.contains(name) {
      let count = try Vectors.cases(in: name).count
      Vectors.skip("list \(name) of \(count)", because: Self.reasons[name] ?? "no suite knows it")
    }
    #expect(Set(names).isSuperset(of: Self.read), "lists are missing: \(Self.read.subtracting(names))")
  }

  @Test func everyCaseLeftOutHasAReason() throws {
    for vector in try Vectors.cases(in: "physics_formulas") {
      let model = vector["model"].string ?? "none"
      if PhysicsModel(rawValue: model) == nil { vector.skip(because: "no law here is a \(model)") }
    }
    for vector in try Vectors.cases(in: "physics_flutter") {
      let model = try #require(vector["model"].string)
      guard FlutterModel(rawValue: model) == nil else { continue }
      vector.skip(because: try #require(FlutterModel.whyOthersAreLeftOut[model]))
    }
    for vector in try Vectors.cases(in: "gestures_android_touch") {
      let expected = vector["expected"]
      for field in ["scaled_units_1e6", "clamped_units_1e6_max_1000"] where expected.has(field) {
        vector.skip(because: "as to \(field): a tracker has points per second and no limit")
      }
      let isFitted = expected.has("lsq2") || expected["derived_double"].has("lsq2")
      if isFitted, try ReferenceGesturesAndroid.hasPause(vector) {
        vector.skip(because: "as to least squares: here a pause above 40 ms begins anew")
      }
    }
    for vector in try Vectors.cases(in: "physics_rebound_spring") where vector["params"].object == nil {
      vector.skip(because: "how Origami numbers its springs is Origami's own")
    }
  }
}
