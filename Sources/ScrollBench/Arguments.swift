/// The arguments of the command line.
struct Arguments {
  /// The tasks of the program, with their values.
  enum Task {
    case help
    case measure(report: Report, filter: String, check: Bool)
    case count(piece: String, peer: Bool, rounds: Int)
  }

  /// A command line that cannot be understood, described in one line.
  struct Misuse: Error {
    let message: String
  }

  let task: Task

  /// Reads the words after the program's name.
  init(_ words: [String]) throws {
    var report = Report.table
    var filter = ""
    var check = false
    var piece: String?
    var peer = false
    var rounds = 1
    var help = false
    var rest = words[...]
    func value(of option: String) throws -> String {
      guard let value = rest.popFirst() else { throw Misuse(message: "\(option) needs a value") }
      return value
    }
    while let word = rest.popFirst() {
      switch word {
      case "--help", "-h": help = true
      case "--json": report = .json
      case "--check": check = true
      case "--peer": peer = true
      case "--filter": filter = try value(of: word)
      case "--count": piece = try value(of: word)
      case "--rounds":
        let text = try value(of: word)
        guard let number = Int(text), number > 0 else {
          throw Misuse(message: "--rounds is \"\(text)\": give a whole number above 0")
        }
        rounds = number
      default: throw Misuse(message: "unknown argument \"\(word)\": see --help")
      }
    }
    task =
      if help {
        .help
      } else if let piece {
        .count(piece: piece, peer: peer, rounds: rounds)
      } else {
        .measure(report: report, filter: filter, check: check)
      }
  }

  static let help = """
    scroll-bench: measures pieces of the library beside a limit or a plain version, in the same run.

    usage: scroll-bench [--json] [--filter NAME] [--check]
           scroll-bench --count NAME [--peer] [--rounds N]

      --filter NAME  only the pieces with NAME in their name
      --json         a list of objects instead of the table
      --check        exit with 1 if a piece is over its limit (otherwise the exit code is 0)
      --count NAME   run only the piece whose name has NAME in it, N rounds (1 if not given), print nothing
      --peer         with --count: run the peer instead

    The columns are: piece; the times of a round of ours and of the peer; the peer; their ratio; the limit of the
    ratio; the allocations of a round. The last column is "over" if the ratio or the allocations were above their
    limit in three runs, otherwise "ok". Build with -c release, or the figures mean nothing.

    Times move with the machine's load, instruction counts do not. To count the instructions of a round, run
    N and 2N rounds and divide the difference by N, so that the start-up drops out:

      swift build -c release --product scroll-bench
      strip -o .build/bench-stripped .build/release/scroll-bench   # some valgrinds stop at new debug data
      for n in 1000 2000; do
        valgrind --tool=callgrind --callgrind-out-file=/dev/null .build/bench-stripped \\
          --count "translate in place 16 KB / memcpy" --rounds $n 2>&1 | grep Collected
      done

    """
}
