import ReadmePrograms

for program in readmePrograms { try program() }
print("The \(readmePrograms.count) programs of the README and of the samples ran.")
precondition(readmeScrollers.count >= readmePrograms.count, "A program made no scroller.")
print("The \(ModelCode.check()) behaviours that the programs declare keep the rules of ScrollTesting.")
for scroll in readmeScrollers {
  var offAxis = OffAxis(scroll)
  offAxis.tryAll()
}
print(
  "Their \(readmeScrollers.count) scrollers were flicked, wheeled and stepped in 16 directions; none was lost."
)
Checks.rowsDoWhatPagesDo()
Checks.rowsHaveAnyHeight()
print("A snapping behaviour of this package's own does what Paging does.")
Checks.beltIsAskedEverything()
print("Another behaviour received each question and each callback once.")
