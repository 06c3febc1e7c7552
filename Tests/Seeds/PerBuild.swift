/// How much to try in this build: less in debug builds, which are many times as slow.
package func perBuild<Count>(debug: Count, release: Count) -> Count {
  #if DEBUG
    debug
  #else
    release
  #endif
}
