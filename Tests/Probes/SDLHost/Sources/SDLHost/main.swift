RowList(count: Int64(CommandLine.arguments.dropFirst().first ?? "") ?? 100_000).run()
