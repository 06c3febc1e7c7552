import Foundation
import LabTerminal

guard Terminal.isInteractive, CommandLine.arguments.count == 2 else {
  print("terminal-host LOG: shows lines in a terminal, and writes down what happens.")
  exit(1)
}
LineList(log: CommandLine.arguments[1]).run()
