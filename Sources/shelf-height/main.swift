import Platform

HostProcess.exit(ShelfHeightCommand.main())
