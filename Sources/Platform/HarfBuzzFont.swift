#if HarfBuzz
  import CHarfBuzz

  /// A font in which the system's HarfBuzz shapes text.
  package final class HarfBuzzFont: @unchecked Sendable {
    /// Immutable, so that any thread may use it.
    private let font: OpaquePointer
    private let features: [hb_feature_t]
    private let language: hb_language_t?
    /// Whether it shapes text of all scripts.
    package let takesAllRuns: Bool

    /// - Parameters:
    ///   - file: of which HarfBuzz keeps a copy.
    ///   - index: of the font in a collection.
    ///   - coordinates: where its axes stand, from -1 to 1 with 14 bits after the point.
    ///   - features: by tag, switched off (0), on (1) or to an alternate.
    ///   - language: the tag of OpenType; `nil` for what a script has by default.
    ///   - takesAllRuns: see ``takesAllRuns``.
    package init?(
      file: [UInt8], index: Int, coordinates: [Int] = [], features: [String: Int] = [:], language: String? = nil,
      takesAllRuns: Bool = false
    ) {
      let blob = file.withUnsafeBytes { bytes in
        hb_blob_create_or_fail(
          bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(clamping: bytes.count),
          HB_MEMORY_MODE_DUPLICATE, nil, nil)
      }
      guard let blob, let face = hb_face_create(blob, UInt32(clamping: index)), let font = hb_font_create(face) else {
        return nil
      }
      hb_blob_destroy(blob)
      hb_face_destroy(face)
      hb_font_set_var_coords_normalized(font, coordinates.map { Int32(clamping: $0) }, UInt32(coordinates.count))
      hb_font_make_immutable(font)
      self.font = font
      self.features = features.map { tag, value in
        hb_feature_t(
          tag: hb_tag_from_string(tag, Int32(tag.utf8.count)), value: UInt32(clamping: value), start: 0, end: .max)
      }
      // Not the language of the machine; a tag of OpenType's own is named as HarfBuzz has it.
      self.language = hb_language_from_string(language.map { "x-hbot" + $0 } ?? "und", -1)
      self.takesAllRuns = takesAllRuns
    }

    /// The number of a glyph by what the font calls it, or HarfBuzz where the font does not.
    package func number(ofGlyph name: String) -> Int? {
      var glyph: hb_codepoint_t = 0
      return hb_font_glyph_from_string(font, name, -1, &glyph) != 0 ? Int(glyph) : nil
    }

    deinit { hb_font_destroy(font) }

    /// A glyph of a run, by its number in the font.
    package struct Glyph {
      package let number: Int
      /// The index of its first code point.
      package let index: Int
      /// Font units.
      package let advance: Int
      /// Font units from where the glyphs before it end.
      package let offset: Int
    }

    /// Shapes a run of one script in view of the text round it, with the features that are on.
    ///
    /// - Returns: glyphs in visual order.
    package func glyphs(_ text: UnsafeBufferPointer<UInt32>, _ run: Range<Int>) -> [Glyph] {
      guard let buffer = hb_buffer_create() else { return [] }
      defer { hb_buffer_destroy(buffer) }
      hb_buffer_add_utf32(
        buffer, text.baseAddress, Int32(clamping: text.count), UInt32(clamping: run.lowerBound),
        Int32(clamping: run.count))
      hb_buffer_guess_segment_properties(buffer)
      hb_buffer_set_language(buffer, language)
      hb_shape(font, buffer, features, UInt32(features.count))
      var count: UInt32 = 0
      guard let glyphs = hb_buffer_get_glyph_infos(buffer, &count),
        let positions = hb_buffer_get_glyph_positions(buffer, &count)
      else { return [] }
      return (0..<Int(count)).map {
        Glyph(
          number: Int(glyphs[$0].codepoint), index: Int(glyphs[$0].cluster), advance: Int(positions[$0].x_advance),
          offset: Int(positions[$0].x_offset))
      }
    }

    /// The indices and advances of ``glyphs(_:_:)``.
    package func shape(_ text: UnsafeBufferPointer<UInt32>, _ run: Range<Int>) -> [(index: Int, advance: Int)] {
      glyphs(text, run).map { ($0.index, $0.advance) }
    }
  }
#endif
