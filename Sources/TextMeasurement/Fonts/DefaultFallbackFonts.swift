/// Families that are asked for characters a font lacks where `fallbackFonts` has the word ``word``.
///
/// iOS goes on to a family of its own for each script; these are free ones for the same scripts, in the order in which
/// they are asked.
public enum DefaultFallbackFonts {
  /// What stands for the list among names of fonts.
  public static let word = "default"

  /// All families, installed or not.
  public static let families = [
    "Noto Sans", "Noto Sans CJK SC", "Noto Sans CJK JP", "Noto Sans CJK KR", "Noto Color Emoji", "Noto Sans Arabic",
    "Noto Sans Hebrew", "Noto Sans Thaana", "Noto Sans Thai", "Noto Sans Devanagari", "Noto Sans Bengali",
    "Noto Sans Gujarati", "Noto Sans Gurmukhi", "Noto Sans Tamil", "Noto Sans Telugu", "Noto Sans Kannada",
    "Noto Sans Malayalam", "Noto Sans Oriya", "Noto Sans Sinhala", "Noto Sans Lao", "Noto Sans Khmer",
    "Noto Sans Myanmar", "Noto Serif Tibetan", "Noto Sans Armenian", "Noto Sans Georgian", "Noto Sans Ethiopic",
    "Noto Sans Cherokee", "Noto Sans Canadian Aboriginal", "Noto Sans Mongolian", "Noto Sans Math", "Noto Sans Symbols",
    "Noto Sans Symbols2", "DejaVu Sans",
  ]
}
