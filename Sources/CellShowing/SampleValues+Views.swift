import SourceRewriting
import SourceSlicing

/// Values of SwiftUI's types.
extension SampleValues {
  /// An expression for a value of a type of SwiftUI's; `nil` for another one.
  mutating func viewValue(_ type: String, named name: String, in place: Place) -> String? {
    guard slicer.system.hasViews else { return nil }
    for wrapper in ["Binding<", "SwiftUI.Binding<"] where type.hasPrefix(wrapper) && type.hasSuffix(">") {
      let inner = String(type.dropFirst(wrapper.count).dropLast())
      return expression(of: inner, named: name, in: place).map { ".constant(\($0))" }
    }
    if type.hasPrefix("FocusState<"), type.hasSuffix(">.Binding") {
      return "\(type.dropLast(".Binding".count))().projectedValue"
    }
    let plain = type.hasPrefix("SwiftUI.") ? String(type.dropFirst("SwiftUI.".count)) : type
    if let maker = Self.textTypes[plain] {
      let text = "record[\(SourceRewriter.literal(field(name, text: true)))] as String"
      return maker.replacing("_", with: text)
    }
    return Self.viewValues[plain]
  }

  /// Types that show a text, with the call that makes one of it.
  private static let textTypes = [
    "Text": "Text(_)", "View": "Text(_)", "AnyView": "AnyView(Text(_))", "LocalizedStringKey": "LocalizedStringKey(_)",
    "LocalizedStringResource": "LocalizedStringResource(stringLiteral: _)",
  ]

  private static let viewValues = [
    "Image": "Image(systemName: \"star\")", "Color": "Color.black", "Font": "Font.body", "EdgeInsets": "EdgeInsets()",
    "Font.Weight": "Font.Weight.regular", "Font.TextStyle": "Font.TextStyle.body", "Alignment": "Alignment.center",
    "HorizontalAlignment": "HorizontalAlignment.leading", "VerticalAlignment": "VerticalAlignment.center",
    "TextAlignment": "TextAlignment.leading", "ContentMode": "ContentMode.fill", "Axis": "Axis.vertical",
    "Axis.Set": "Axis.Set.vertical", "Edge": "Edge.top", "Edge.Set": "Edge.Set.all",
    "Namespace.ID": "Namespace().wrappedValue", "ColorScheme": "ColorScheme.light", "Animation": "Animation.default",
    "Angle": "Angle.zero", "UnitPoint": "UnitPoint.center", "AnyTransition": "AnyTransition.identity",
    "DynamicTypeSize": "DynamicTypeSize.large", "Material": "Material.regular", "Visibility": "Visibility.automatic",
    "Gradient": "Gradient(colors: [.black])", "AnyShapeStyle": "AnyShapeStyle(Color.black)",
    "LinearGradient": "LinearGradient(colors: [.black], startPoint: .top, endPoint: .bottom)",
    "ShapeStyle": "Color.black", "Shape": "Rectangle()", "NavigationPath": "NavigationPath()",
    "ScenePhase": "ScenePhase.active", "LayoutDirection": "LayoutDirection.leftToRight",
  ]
}
