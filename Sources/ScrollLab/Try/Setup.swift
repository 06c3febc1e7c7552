package import ScrollBehaviors
package import ScrollEngine

/// What can be switched in every scene, also while it moves: how it feels, what its walls do, where it lands.
package struct Setup: Hashable, Sendable {
  /// A profile by its name.
  package enum Feel: String, CaseIterable, Sendable {
    case ios, android, gtk, chromium, terminal
  }

  /// What the walls do.
  package enum Walls: String, CaseIterable, Sendable {
    /// What the profile says.
    case profile
    case bouncing, clamping
  }

  /// Where the content comes to rest.
  package enum Landing: String, CaseIterable, Sendable {
    /// Where the law of motion leads.
    case free
    case paging, snapping
  }

  package var feel = Feel.ios
  package var walls = Walls.profile
  package var landing = Landing.free

  package init(_ feel: Feel = .ios, _ walls: Walls = .profile, _ landing: Landing = .free) {
    (self.feel, self.walls, self.landing) = (feel, walls, landing)
  }

  /// The profile.
  package var profile: ScrollProfile {
    var profile: ScrollProfile
    switch feel {
    case .ios: profile = .ios
    case .android: profile = .android
    case .gtk: profile = .gtk
    case .chromium: profile = .chromium
    case .terminal:
      // There a point is a cell, and here a cell is 16 points high.
      profile = .terminal
      profile.settings.arrowLength *= SceneCanvas.row
      profile.settings.lineLength *= SceneCanvas.row
      profile.settings.notchLength *= SceneCanvas.row
    }
    return profile
  }

  /// The chain: the profile, what the scene is made of, where it lands, what makes it endless, and its walls.
  package func chain(
    _ content: [any ScrollBehavior], landing: [any ScrollBehavior] = [], endless: [any ScrollBehavior] = []
  ) -> [any ScrollBehavior] {
    let edges: [any ScrollBehavior]
    switch walls {
    case .profile: edges = []
    case .bouncing: edges = [Bouncing()]
    case .clamping: edges = [Clamping()]
    }
    return [ScrollPhysics(profile)] + content + landing + endless + edges
  }

  /// In a few words.
  package var words: String { "\(feel.rawValue)  walls: \(walls.rawValue)  landing: \(landing.rawValue)" }
}

extension CaseIterable where Self: Equatable, AllCases: RandomAccessCollection {
  /// The case so many places on, round and round.
  func next(_ step: Int = 1, among cases: [Self] = Array(Self.allCases)) -> Self {
    let place = (cases.firstIndex(of: self) ?? 0) + step
    return cases[(place % cases.count + cases.count) % cases.count]
  }
}
