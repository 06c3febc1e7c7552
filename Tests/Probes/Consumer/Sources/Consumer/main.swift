import ReadmePrograms

for program in readmePrograms { program() }
print("\(readmePrograms.count) programs of the README ran.")
