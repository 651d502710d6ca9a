// Where the system has SwiftUI, the product of that name has nothing of its own.
