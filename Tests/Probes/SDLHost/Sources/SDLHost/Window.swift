import CSDL2
import ScrollBehaviors
import ScrollHosting

/// A window, and what is drawn into it.
final class Window {
  private let window: OpaquePointer
  private let renderer: OpaquePointer
  private(set) var size: Size
  /// What the program does with a key that does not scroll. False closes the window.
  var onKey: (SDL_Scancode) -> Bool = { _ in true }
  /// What the program does when the window has another size.
  var onResize: () -> Void = {}

  init(_ title: String, width: Int32, height: Int32) {
    // The mouse that SDL makes of a finger would be a second touch.
    SDL_SetHint("SDL_TOUCH_MOUSE_EVENTS", "0")
    guard SDL_Init(SDL_INIT_VIDEO) == 0,
      let window = SDL_CreateWindow(title, 0, 0, width, height, SDL_WINDOW_RESIZABLE.rawValue),
      let renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE.rawValue)
    else { fatalError(String(cString: SDL_GetError())) }
    (self.window, self.renderer) = (window, renderer)
    size = Size(width: Double(width), height: Double(height))
  }

  deinit {
    SDL_DestroyRenderer(renderer)
    SDL_DestroyWindow(window)
    SDL_Quit()
  }

  func take(_ key: SDL_Keysym) -> Bool { onKey(key.scancode) }

  func resized() {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(window, &width, &height)
    size = Size(width: Double(width), height: Double(height))
    onResize()
  }

  func clear() {
    SDL_SetRenderDrawColor(renderer, 20, 20, 24, 255)
    SDL_RenderClear(renderer)
  }

  func fill(_ rect: PixelRect, red: UInt8, green: UInt8, blue: UInt8) {
    SDL_SetRenderDrawColor(renderer, red, green, blue, 255)
    var rect = SDL_Rect(x: Int32(rect.x), y: Int32(rect.y), w: Int32(rect.width), h: Int32(rect.height))
    SDL_RenderFillRect(renderer, &rect)
  }

  func present() { SDL_RenderPresent(renderer) }
}
