package import ScrollTesting

/// Hands that have begun before the test does.
extension Hand {
  /// A hand that has flung the content, some frames ago.
  package func flung(at speed: Double, from place: Double = 300, frames count: Int = 0) -> Hand {
    fling(at: speed, from: place, frames: count)
    return self
  }

  /// A hand that pulls the content, and has pulled it by exactly this distance.
  package func pulled(by distance: Double) -> Hand {
    pull(by: distance)
    return self
  }

  /// A hand that has pulled the content by this distance, and let it go after some seconds.
  package func pulled(by distance: Double, for seconds: Double) -> Hand {
    pull(by: distance, for: seconds)
    return self
  }

  /// A hand whose finger is down.
  package func held() -> Hand {
    down()
    return self
  }

  /// A hand on content that the program has animated for some frames.
  package func travelling(to offset: Double, frames count: Int) -> Hand {
    travel(to: offset, frames: count)
    return self
  }
}
