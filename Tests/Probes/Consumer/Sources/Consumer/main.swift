import ReadmePrograms

for program in readmePrograms { program() }
print("The README's \(readmePrograms.count) programs ran.")
Checks.rowsDoWhatPagesDo()
Checks.rowsHaveAnyHeight()
print("A snapping behaviour of this package's own does what Paging does.")
Checks.beltIsAskedEverything()
print("Another was asked and told everything once.")
