import Platform

HostProcess.exit(HeadlessSourcesCommand.main())
