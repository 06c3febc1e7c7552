import ScrollBehaviors
package import ScrollEngine
package import ScrollProfiles

/// The choices in every scene, which may change during a motion: the profile, the walls, and the rest position.
package struct Setup: Hashable, Sendable {
  /// A profile by its name.
  package enum Feel: String, CaseIterable, Sendable {
    case ios, android, gtk, chromium, terminal
  }

  /// The kind of walls.
  package enum Walls: String, CaseIterable, Sendable {
    /// The walls of the profile.
    case profile
    case bouncing, clamping
  }

  /// The choice of the rest position.
  package enum Landing: String, CaseIterable, Sendable {
    /// The natural stop of the law of motion.
    case free
    case paging, snapping

    /// Returns the link of this landing: pages, areas, or none.
    func links(paging: Paging, snapping: Snapping) -> [any ScrollBehavior] {
      switch self {
      case .free: []
      case .paging: [paging]
      case .snapping: [snapping]
      }
    }
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
      // In that profile a point is a cell, and here a cell is 16 points high.
      profile = .terminal
      profile.settings.arrowLength *= SceneCanvas.row
      profile.settings.lineLength *= SceneCanvas.row
      profile.settings.notchLength *= SceneCanvas.row
    }
    return profile
  }

  /// Returns the chain: the profile, the content of the scene, the landing, the links for endless content, and the
  /// walls.
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

  /// The numbers of the choices, for a mark.
  var values: [Double] {
    [
      Feel.allCases.firstIndex(of: feel), Walls.allCases.firstIndex(of: walls),
      Landing.allCases.firstIndex(of: landing),
    ].map { Double($0 ?? 0) }
  }

  /// Creates the setup with the numbers of a mark.
  init(_ values: [Double]) {
    self.init(
      Feel.allCases[Int(values[0])], Walls.allCases[Int(values[1])], Landing.allCases[Int(values[2])])
  }

  /// The setup in a few words.
  package var words: String { "\(feel.rawValue)  walls: \(walls.rawValue)  landing: \(landing.rawValue)" }
}

extension CaseIterable where Self: Equatable, AllCases: RandomAccessCollection {
  /// Returns the case some places on, in a ring.
  func next(_ step: Int = 1, among cases: [Self] = Array(Self.allCases)) -> Self {
    let place = (cases.firstIndex(of: self) ?? 0) + step
    return cases[(place % cases.count + cases.count) % cases.count]
  }
}
