// Uses of SwiftUI that HeadlessSwiftUI lacks: the compiler says why at the line, and nothing else.
import HeadlessSwiftUI

struct Folder: Identifiable {
  var id = 1
  var children: [Folder]?
}

struct Columns: View {
  var body: some View {
    // expected-error@+1 {{'NavigationSplitView' is unavailable: the widths}}
    NavigationSplitView { Text("a") } detail: { Text("b") }
  }
}

struct Folders: View {
  let folders: [Folder]
  var body: some View {
    // expected-error@+1 {{'OutlineGroup' is unavailable: how far}}
    OutlineGroup(folders, children: \.children) { Text("\($0.id)") }
    // expected-error@+1 {{is unavailable: how far}}
    List(folders, children: \.children) { Text("\($0.id)") }
  }
}

struct Subviews: View {
  var body: some View {
    // expected-error@+1 {{is unavailable: views of a content}}
    Group(subviews: Text("a")) { views in ForEach(views) { $0 } }
    // expected-error@+1 {{is unavailable: views of a content}}
    ForEach(subviews: Text("a")) { view in view.padding() }
  }
}

struct Fetched: View {
  // expected-error@+1 {{is unavailable: the stores}}
  @SectionedFetchRequest(sectionIdentifier: \Folder.id, sortDescriptors: []) var folders
  var body: some View { Text("a") }
}

@MainActor func drawn() -> UIImage? {
  // expected-error@+1 {{'ImageRenderer' is unavailable: nothing is drawn}}
  ImageRenderer(content: Text("a")).uiImage
}

// expected-error@+1 {{'App' is unavailable: an app}}
struct Shop: App {
  // expected-error@+1 {{'Scene' is unavailable: an app}}
  var body: some Scene {
    // expected-error@+1 {{'WindowGroup' is unavailable: an app}}
    WindowGroup { Text("a") }
  }
}
