import Platform
import ShelfHeightCommand

HostProcess.exit(ShelfHeightCommand.main())
