import LabStories
import LabTry

extension ScrollLab {
  static let help = """
    scroll-lab: plays fingers into a scroller and shows what it does.

      scroll-lab                     a flick through three chains of behaviours
      scroll-lab STORY               a story: pictures, the offset over time, counts
      scroll-lab STORY --play        the same in real time, drawn over and over in the terminal
      scroll-lab try                 scrollers under the mouse and the keys, in a terminal; ? in it helps
      scroll-lab try SCENE           the same, beginning with: \(scenes)
      scroll-lab replay FILE         recorded fingers through one chain
      scroll-lab traces FILE FOLDER  recorded fingers as traces, one file each
      scroll-lab figures FOLDER      the pictures of the documentation, as SVG files
      scroll-lab --help              this page

    Option of all:
      --width COLUMNS                the longest row, 20 to 1000 (default: COLUMNS of the environment, else the
                                     terminal's width, else 80); a live picture is as large as the terminal

    Stories:
    \(stories)

    Options of replay:
      --case NAME                    only the recording of this name (default: all, with lower charts)
      --chain NAMES                  clamping, bouncing, paging, with commas between, the general first;
                                     none for a chain without links, which has rigid edges (bouncing)
      --viewport WIDTHxHEIGHT        in points (390x844)
      --content WIDTHxHEIGHT         in points (390x20000)
      --start POINTS                 vertical offset before the first touch (the page nearest the middle)

    FILE is a trace, or holds touch recordings as JSON: an object with "cases", each with a "name" and
    "samples" of [t_ms, x, y]. A fourth member "resampled" marks a sample to skip. "sample_kinds" may name the
    samples (down,move,up,cancel); without it the first is the down and the last the up. "pointers" holds
    samples for several fingers, played together; "steps" holds gestures and "wait_ms" between them, played in
    one go.

    Exit codes: 0; 1 if a scroller did not come to rest at its destination; 2 for wrong usage.
    """

  private static var scenes: String { SceneKind.allCases.map { $0.rawValue }.joined(separator: ", ") }

  private static var stories: String {
    Story.all.map { story in
      "  " + story.name + String(repeating: " ", count: max(1, 10 - story.name.count)) + story.line
    }.joined(separator: "\n")
  }
}
