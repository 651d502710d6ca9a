import CellLayout

extension HTMLStyle {
  /// The style of cards in drawings, beside the colours that all of a page has.
  static let pictures = """
    :root { --ui: #e6e9ed; --ui-mark: #8c959f; --ui-faint: #0b57b01f; --ui-knob: #ffffff; }
    @media (prefers-color-scheme: dark) { :root { --ui: #2d3640; --ui-mark: #76828e; --ui-faint: #79b8ff2b;
      --ui-knob: #e6edf3; } }
    .ui-ground { fill: var(--ui); }
    .ui-mark { fill: var(--ui-mark); }
    .ui-faint { fill: var(--ui-faint); }
    .ui-knob { fill: var(--ui-knob); stroke: var(--view); stroke-width: .5; }
    .ui-tint { fill: var(--tall); }
    .ui-line { fill: none; stroke: var(--view); }
    svg .title text { fill: var(--tall); }
    svg .image-name { font-size: 9px; fill: var(--soft); text-anchor: middle; }
    svg .segment { font-size: 13px; text-anchor: middle; }
    svg { font-family: \(FontFace.systemFamilies); }

    """
}
