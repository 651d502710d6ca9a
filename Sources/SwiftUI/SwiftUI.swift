@_exported import HeadlessSwiftUI
