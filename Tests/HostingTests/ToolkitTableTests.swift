import Foundation
import Hands
import ScrollHosting
import Testing

/// The tables of toolkits in *Devices*: each row is compared with what the toolkit defines, and passed to the library.
/// So a row that is wrong fails.
struct ToolkitTableTests {
  private static let article: String = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let path = "Sources/ScrollBehaviors/ScrollBehaviors.docc/Devices.md"
    return (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
  }()

  /// The rows of the table whose head begins with some words: the cells by the name of the toolkit.
  private static func rows(_ head: String) -> [String: [String]] {
    guard let start = article.range(of: "\n| toolkit | \(head)") else { return [:] }
    let lines = article[start.upperBound...].split(separator: "\n", omittingEmptySubsequences: false)
    var rows: [String: [String]] = [:]
    for line in lines.dropFirst(2).prefix(while: { $0.hasPrefix("|") }) {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      rows[cells[0]] = Array(cells.dropFirst())
    }
    return rows
  }
  private static let devices = rows("events")
  private static let keys = rows("down")

  private static func scroller() -> ScrollController {
    ScrollController(
      viewport: Size(width: 400, height: 400), content: Size(width: 400, height: 10_000),
      behaviors: [Clamping()])
  }

  @Test func theTablesHaveARowForEachToolkit() {
    let names = Set(Toolkit.all.map(\.name))
    #expect(Set(Self.devices.keys) == names && Set(Self.keys.keys) == names)
  }

  /// One notch, in the number of the toolkit and by the conversion of the row, moves by a notch, and ten points by ten.
  @Test(arguments: Toolkit.all) func aUnitOfTheWheelMovesByItsLength(_ toolkit: Toolkit) throws {
    let text = try #require(Self.devices[toolkit.name])[1]
    let divisor =
      try text.firstMatch(of: /divided by [^0-9]*([0-9]+)/).map { try #require(Double($0.1)) } ?? 1
    #expect(
      text.contains(".notches") == (toolkit.notch != nil) && text.contains(".lines") == (toolkit.notch == nil)
    )
    let scroll = Self.scroller()
    let (step, length): (ScrollStep, Double) =
      if let notch = toolkit.notch {
        (.notches(Vector(x: 0, y: notch / divisor)), scroll.settings.notchLength)
      } else {
        (.lines(Vector(x: 0, y: 1)), scroll.settings.lineLength)
      }
    scroll.step(by: step, time: .zero)
    #expect(scroll.destination.y == length)
    #expect(text.contains("points of `wheel`") == toolkit.isPrecise)
    let other = Self.scroller()
    other.wheel(by: Vector(x: 0, y: 10), phase: .changed, time: .zero)
    #expect(other.contentOffset.y == 10)
  }

  /// A row names all phases of the toolkit, and calls them by their names here. If it has no momentum, the content
  /// glides by itself after the end.
  @Test(arguments: Toolkit.all) func theRowHasThePhasesOfTheToolkit(_ toolkit: Toolkit) throws {
    let text = try #require(Self.devices[toolkit.name])[2]
    #expect((text == "none") == toolkit.phases.isEmpty)
    for name in toolkit.phases.keys { #expect(text.contains(name), "\(name)") }
    let named: [String: WheelPhase] = [
      "ended": .ended, "unknown": .unknown, "changed": .changed, "began": .began,
    ]
    for match in text.matches(of: /([\w-]+)`? is `\.(\w+)`/) {
      #expect(toolkit.phases[String(match.1)] == named[String(match.2)], "\(match.0)")
    }
    let hasMomentum = toolkit.phases.values.contains(.momentumChanged)
    #expect(text.contains("no momentum") == (!toolkit.phases.isEmpty && !hasMomentum))
    guard toolkit.phases.values.contains(.ended) else { return }
    let scroll = Self.scroller()
    for event in 0..<10 {
      scroll.wheel(by: Vector(x: 0, y: 12), phase: .changed, time: .milliseconds(Double(event) * 8))
    }
    scroll.wheel(by: .zero, phase: .ended, time: .milliseconds(80))
    #expect(scroll.phase == .decelerating && scroll.contentOffset.y == 120)
  }

  /// Stamps of the toolkit that pass its largest number, mapped by the units and bits of the row, stay evenly apart.
  @Test(arguments: Toolkit.all) func stampsAreMappedByTheirUnitsAndBits(_ toolkit: Toolkit) throws {
    let text = try #require(Self.devices[toolkit.name]).last ?? ""
    guard let stamps = toolkit.stamps else {
      let isOnTheClock = text.contains("seconds on the clock") && text.contains("no mapping")
      #expect(text.hasPrefix("none") != isOnTheClock && text.firstMatch(of: /[0-9] bits/) == nil)
      return
    }
    let found = try #require(text.firstMatch(of: /(milli|micro|nano)seconds, ([0-9]+) bits/))
    let perSecond = try #require(["milli": 1_000.0, "micro": 1e6, "nano": 1e9][String(found.1)])
    let bits = try #require(Int(found.2))
    #expect(perSecond == stamps.perSecond && bits == stamps.bits)
    var clock = EventClock(ticksPerSecond: perSecond, bits: bits)
    let mask = stamps.bits == 64 ? UInt64.max : (1 << UInt64(stamps.bits)) - 1
    let start = mask - UInt64(stamps.perSecond / 2)
    let times = (0..<100).map { event in
      let seconds = Double(event) / 50
      let stamp = (start &+ UInt64(seconds * stamps.perSecond)) & mask
      // The host reads some events late, so even times are those of the stamps.
      return clock.time(of: stamp, arrival: .seconds(100 + seconds + Double(event % 3) / 200))
    }
    for (one, other) in zip(times, times.dropFirst()) { #expect(abs(other - one - 0.02) < 1e-6) }
  }

  @Test(arguments: Toolkit.all) func theNamesOfKeysAreKnown(_ toolkit: Toolkit) throws {
    let names = try #require(Self.keys[toolkit.name])[0].matches(of: /`([^`]+)`/).map { String($0.1) }
    #expect(names.map { ScrollKey(named: $0) } == [.down, .pageUp, .pageDown, .home])
    #expect(names.allSatisfy { $0.hasPrefix(toolkit.keys) })
  }
}
