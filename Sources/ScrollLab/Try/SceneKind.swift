package import ScrollSpace

/// The scenes by their names, in the order of their keys.
package enum SceneKind: String, CaseIterable, Sendable {
  case list, carousel, strip, map, form, pages, zoom

  /// The setup at the beginning of the scene.
  package var setup: Setup {
    switch self {
    case .carousel, .pages: Setup(.ios, .profile, .paging)
    case .list, .strip, .map, .form, .zoom: Setup()
    }
  }

  /// Creates the scene.
  package func begin(_ setup: Setup, size: Size) -> any TryScene {
    switch self {
    case .list: ListScene(setup, size: size)
    case .carousel: CarouselScene(setup, size: size)
    case .strip: StripScene(setup, size: size)
    case .map: MapScene(setup, size: size)
    case .form: FormScene(setup, size: size)
    case .pages: PagesScene(setup, size: size)
    case .zoom: ZoomScene(setup, size: size)
    }
  }
}
