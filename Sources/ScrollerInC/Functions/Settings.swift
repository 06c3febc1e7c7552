package import CScroller
import ScrollBehaviors
import ScrollEngine
import ScrollMotion
import ScrollProfiles

// Settings of a scroller, one by one and as the feel of a system.

@_cdecl("scroller_set_profile")
package func setProfile(_ list: OpaquePointer?, _ name: UnsafePointer<CChar>?) -> Bool {
  guard let scroller = Scroller.of(list), let name, let profile = ScrollProfile(named: String(cString: name))
  else {
    return false
  }
  scroller.apply(profile)
  return true
}

@_cdecl("scroller_set")
package func set(_ list: OpaquePointer?, _ setting: scroller_setting, _ value: Double) -> Bool {
  guard let scroll = Scroller.of(list)?.scroll else { return false }
  if let field = Setting.field(of: setting) {
    scroll.settings[keyPath: field] = value
    return scroll.settings[keyPath: field] == value
  }
  if setting == scroller_deceleration {
    guard DecelerationRate.isValid(value) else { return false }
    scroll.decelerationRate = DecelerationRate(rawValue: value)
    return scroll.decelerationRate.rawValue == value
  }
  if setting == scroller_key_addition {
    guard let kind = UInt8(exactly: value).flatMap({ KeyAddition(rawValue: $0) }) else { return false }
    scroll.settings.keyAddition = kind
    return true
  }
  guard let flag = Setting.flag(of: setting), value == 0 || value == 1 else { return false }
  scroll.settings[keyPath: flag] = value == 1
  return true
}

@_cdecl("scroller_get")
package func get(_ list: OpaquePointer?, _ setting: scroller_setting) -> Double {
  guard let scroll = Scroller.of(list)?.scroll else { return 0 }
  if let field = Setting.field(of: setting) { return scroll.settings[keyPath: field] }
  if setting == scroller_deceleration { return scroll.decelerationRate.rawValue }
  if setting == scroller_key_addition { return Double(scroll.settings.keyAddition.rawValue) }
  return Setting.flag(of: setting).map { scroll.settings[keyPath: $0] ? 1 : 0 } ?? 0
}

/// The settings of the header as those of a scroller.
private enum Setting {
  static func field(of setting: scroller_setting) -> WritableKeyPath<ScrollSettings, Double>? {
    switch setting {
    case scroller_slop: \.slop
    case scroller_minimum_fling_speed: \.minimumFlingSpeed
    case scroller_maximum_fling_speed: \.maximumFlingSpeed
    case scroller_arrow_length: \.arrowLength
    case scroller_line_length: \.lineLength
    case scroller_notch_length: \.notchLength
    case scroller_notch_power: \.notchPower
    case scroller_page_part: \.pagePart
    case scroller_wheel_pause: \.wheelPause
    case scroller_pixel: \.pixel
    case scroller_long_press: \.longPress
    case scroller_release_pause: \.releasePause
    default: nil
    }
  }

  static func flag(of setting: scroller_setting) -> WritableKeyPath<ScrollSettings, Bool>? {
    switch setting {
    case scroller_reduces_motion: \.reducesMotion
    case scroller_reduces_flings: \.reducesFlings
    case scroller_scrolls_horizontally: \.isScrollEnabled.x
    case scroller_scrolls_vertically: \.isScrollEnabled.y
    case scroller_maps_wheel: \.mapsWheel
    default: nil
    }
  }
}

extension ScrollSettings {
  fileprivate var mapsWheel: Bool {
    get { wheelMapping == .toScrollable }
    set { wheelMapping = newValue ? .toScrollable : .asGiven }
  }
}
