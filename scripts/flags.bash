# The flags of debug builds, for all scripts alike, since SwiftPM builds everything again for other flags.
strictly=(-Xswiftc -warnings-as-errors --explicit-target-dependency-import-check error)
