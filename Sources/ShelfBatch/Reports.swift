// Who asks the batch gets its answers; those who only write answers import their room alone.
@_exported import ShelfReports
