import ShelfSizing

/// The style of pages: light and dark, narrow and wide, on paper.
enum HTMLStyle {
  static let sheet = colours + page + drawing + charts + pictures

  /// The style of drawings that are files of their own.
  static let ofDrawings = colours + drawing + pictures

  private static let colours = """
    :root { color-scheme: light dark; --page: #ffffff; --panel: #f6f8fa; --ink: #1b1f24; --soft: #57606a;
      --rule: #d0d7de; --accent: #0b57b0; --warn: #9a3412; --warn-page: #fff4ec; --card: #ffffff; --view: #b6c0cb;
      --hatch: #c9652b; --hatch-page: #fdf1ea; --tall: #0b57b0; --shade: #1b1f2440; }
    @media (prefers-color-scheme: dark) { :root { --page: #0f1419; --panel: #171d24; --ink: #e6edf3; --soft: #a3aeba;
      --rule: #38424d; --accent: #79b8ff; --warn: #ffb088; --warn-page: #2c1b12; --card: #1d252d; --view: #4d5966;
      --hatch: #c0734a; --hatch-page: #2a1d16; --tall: #79b8ff; --shade: #e6edf340; } }

    """

  private static let page = """
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--page); color: var(--ink); overflow-wrap: anywhere;
      font: 16px/1.5 -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, Inter, "Helvetica Neue", Arial, sans-serif; }
    main { max-width: 112rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
    h1, h2, h3 { line-height: 1.25; margin: 2rem 0 .5rem; }
    h1 { margin-top: 0; font-size: 1.75rem; }
    h2 { font-size: 1.35rem; border-bottom: 1px solid var(--rule); padding-bottom: .25rem; }
    h3 { font-size: 1.1rem; }
    p { max-width: 45rem; margin: .5rem 0; }
    .made { color: var(--soft); margin: 0; }
    .answer { font-size: 1.15rem; margin: 1rem 0; }
    bdi { unicode-bidi: isolate; }
    dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(8.25rem, 1fr)); gap: .5rem; margin: 1rem 0; }
    dl div { background: var(--panel); border: 1px solid var(--rule); border-radius: 6px; padding: .5rem .75rem; }
    dt { color: var(--soft); font-size: .85rem; }
    dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; }
    .warnings { margin: 1rem 0; padding: .5rem 1rem .5rem 2rem; background: var(--warn-page); color: var(--warn);
      border-left: 4px solid var(--warn); }
    figure { margin: 1rem 0; }
    figcaption { color: var(--soft); font-size: .9rem; max-width: 45rem; margin-top: .25rem; }
    /* A shade at an edge beyond which there is more: covers move with what scrolls, shades do not. */
    .scroll { overflow-x: auto; max-width: 100%; margin: .5rem 0; background:
      linear-gradient(to right, var(--page) 40%, transparent) left / 2.5rem 100% local no-repeat,
      linear-gradient(to left, var(--page) 40%, transparent) right / 2.5rem 100% local no-repeat,
      linear-gradient(to right, var(--shade), transparent) left / .75rem 100% scroll no-repeat,
      linear-gradient(to left, var(--shade), transparent) right / .75rem 100% scroll no-repeat; }
    a { color: var(--accent); }
    .scroll:focus-visible, summary:focus-visible, a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; }
    caption { text-align: left; color: var(--soft); padding: .25rem 0; }
    th, td { text-align: right; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid var(--rule);
      vertical-align: top; white-space: nowrap; }
    thead th { white-space: normal; overflow-wrap: normal; vertical-align: bottom; }
    tbody th { font-weight: 400; max-width: 20rem; }
    .t { text-align: left; white-space: normal; min-width: 7rem; overflow-wrap: break-word; }
    \(keptColumns) { white-space: nowrap; }
    summary { cursor: pointer; color: var(--accent); padding: .25rem 0; }
    ol { padding-left: 1.5rem; } li { max-width: 60rem; margin: .25rem 0; }
    .narrow { display: none; }
    @media (max-width: 600px) { .narrow { display: revert; } main { padding: 1rem 1rem 3rem; } h1 { font-size: 1.4rem; } h2 { font-size: 1.2rem; }
      dl { grid-template-columns: repeat(auto-fill, minmax(6rem, 1fr)); } dl div { padding: .25rem .5rem; }
      .ends { direction: rtl; } .ends > * { direction: ltr; }
      .t { min-width: 4rem; } th, td { padding-right: .5rem; } thead th { font-size: .75rem; }
      /* What it says of scrolling has to be seen before. */ caption { max-width: calc(100vw - 2rem); } }
    .defs { position: absolute; }
    svg { display: block; }

    """

  /// Patterns that drawings refer to.
  static let patterns = """
    <defs>
    <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">\
    <rect class="hatch-ground" width="6" height="6"/><rect class="hatch-line" width="1" height="6"/></pattern>
    </defs>
    """

  /// Cells of columns whose texts stay in one line.
  private static var keptColumns: String {
    (1...mostKeptColumns).map { ".k\($0) tr > :nth-child(\($0)).t" }.joined(separator: ", ")
  }

  /// The width that a narrow page has for a drawing, in CSS pixels.
  static let narrowWidth = 358.0

  /// Columns that a page of a phone's width has room for, most of which are numbers.
  static let mostNarrowColumns = 6

  /// Columns of a table beyond this one may break their texts.
  static let mostKeptColumns = 9

  private static let drawing = """
    svg text { fill: var(--ink); unicode-bidi: isolate; white-space: pre; }
    .shelf { fill: var(--panel); stroke: var(--rule); }
    .card { fill: var(--card); stroke: var(--soft); stroke-width: .75; }
    .band { fill: var(--panel); stroke: var(--soft); stroke-width: .75; stroke-dasharray: 3 2; }
    .content { stroke: none; }
    .tallest { stroke: var(--tall); stroke-width: 2; }
    .view { fill: none; stroke: var(--view); stroke-width: .5; }
    .white { fill: url(#hatch); }
    .hatch-ground { fill: var(--hatch-page); }
    .hatch-line { fill: var(--hatch); }
    .lost text { fill: var(--soft); }
    .lost .card { stroke: var(--warn); stroke-width: 1; stroke-dasharray: 4 3; }
    .limit { stroke: var(--warn); stroke-width: 1.5; stroke-dasharray: 6 3; }
    svg .small { font-size: 11px; fill: var(--soft); }
    svg .bold { font-size: 11px; font-weight: 600; fill: var(--tall); }
    svg .tag { font-size: 9px; fill: var(--soft); text-anchor: end; }
    svg .halo { paint-order: stroke; stroke: var(--page); stroke-width: 4px; }
    svg .end { text-anchor: end; }
    svg .middle { text-anchor: middle; }

    """

  static let charts = """
    svg .name { font-size: 13px; }
    .axis { stroke: var(--soft); fill: none; }
    .grid { stroke: var(--rule); stroke-width: .5; }
    .curve { stroke: var(--accent); stroke-width: 2; fill: none; }
    .point { fill: var(--accent); }
    .bar { fill: var(--accent); }
    .dots { fill: none; stroke: var(--accent); stroke-linecap: round; opacity: .7; }
    .quiet { opacity: .55; }
    a:focus-visible .bar, a:hover .bar { fill: var(--ink); }
    .sides { display: flex; flex-wrap: wrap; gap: 0 2rem; align-items: flex-start; }
    .sides > * { min-width: 0; max-width: 100%; }
    .sides > figure:not([class]) { width: min-content; min-width: 16rem; }
    .ring { fill: none; stroke: var(--ink); stroke-width: 2; }
    .sketch { max-width: 23rem; }
    /* A caption is no wider than its picture, beside which there may be room for what to do. */
    .first { display: flex; flex-wrap: wrap; gap: 0 2rem; align-items: flex-start; }
    .first > figure { max-width: 100%; }
    .first figcaption { width: 0; min-width: 100%; }
    .todo { flex: 1 1 26rem; }
    .todo h2 { margin-top: 1rem; }
    .plot { flex: 1 1 22rem; max-width: 36rem; }
    .plot svg { width: 100%; }
    .plot svg, .fit svg, .sketch svg { max-width: 100%; }
    .plot svg, .fit svg, .sketch svg { height: auto; }
    .fit svg { min-width: var(--least); }
    .sketch .fit svg { min-width: 0; }
    @media (max-width: 600px) { .sketch .fit svg { max-width: none; min-width: var(--least); }
      /* A picture would leave no room for what to do. */ .todo { order: -1; } .todo h2 { margin-top: .5rem; } }
    @media print { body { font-size: 10pt; } main { max-width: none; padding: 0; }
      .scroll { overflow: visible; background: none; } .fit svg { min-width: 0; }
      figure svg { width: auto; max-width: 100%; height: auto; max-height: 70vh; }
      figure, tr, dl div { break-inside: avoid; } h2, h3 { break-after: avoid; }
      details::details-content { display: block; content-visibility: visible; } summary { display: none; } }

    """
}
