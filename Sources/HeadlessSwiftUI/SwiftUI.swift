// `import SwiftUI` brings Foundation and UIKit's types, and what an app's model announces its changes by.
@_exported import HeadlessUIKit
@_exported import Observation

#if canImport(Darwin)
  @_exported import Combine
#else
  @_exported import HeadlessCombine
#endif
