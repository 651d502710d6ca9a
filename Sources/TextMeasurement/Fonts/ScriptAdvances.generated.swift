// swift-format-ignore-file
// Made by scripts/generate-script-advances.py. Do not edit. From: Debian's Noto fonts (fonts-noto-core, OFL-1.1), in which
// HarfBuzz shaped the translations of GLib and GTK (Debian's libglib2.0-data and libgtk-3-common, LGPL-2.1), of which the table
// has means alone; properties of Unicode 17.0 (Unicode-3.0).

/// Mean advances of the characters of texts, marks without an advance left out, as they are shaped in Noto Sans <script>.
enum TextAdvanceData {
  /// 6 lines: Unicode's name of the script, thousandths of an em; of letters that join, isolated, final, initial, medial.
  static let advances: StaticString = """
    Arabic 419 505 414 511\nBengali 511\nDevanagari 496\nHebrew 520\nTamil 777\nThai 538
    """

  /// 7 lines: the code point of a character that several of these scripts share, thousandths of an em.
  static let punctuation: StaticString = """
    60C 328\n61B 344\n61F 434\n640 270\n964 379\n965 599\nE3F 584
    """
}
