import CScrollBare

#if arch(wasm32)
  _ = gallery
#else
  print("The gallery runs in a browser. Build its page with .ci/gallery.")
#endif
