#if !canImport(Darwin)
  /// A key of an app's localizations that is looked up later, which Foundation lacks on Linux.
  public struct LocalizedStringResource: ExpressibleByStringInterpolation, Sendable {
    /// The key; `nil` where the value is one.
    private let named: StaticString?
    /// The text in the source language.
    public let defaultValue: String.LocalizationValue
    /// The table; `nil` for the usual one.
    public let table: String?
    /// The language.
    public var locale: Locale
    private let bundle: BundleDescription

    /// Where the table is.
    public enum BundleDescription: Sendable {
      /// In the app.
      case main
      /// Beside a class.
      case forClass(AnyClass)
      /// In a folder.
      case atURL(URL)
    }

    /// A key that is its own text.
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      (named, defaultValue, self.table, self.locale, self.bundle) = (nil, keyAndValue, table, locale, bundle)
    }
    /// A key, and its text in the source language.
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      (named, self.defaultValue, self.table, self.locale, self.bundle) = (key, defaultValue, table, locale, bundle)
    }
    /// A key without values.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
    /// A key with values.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
      self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    fileprivate var text: String {
      let place: Bundle? =
        switch bundle {
        case .main: nil
        case .forClass(let type): Bundle(for: type)
        case .atURL(let url): Bundle(url: url)
        }
      guard let named else { return String(localized: defaultValue, table: table, bundle: place, locale: locale) }
      return String(localized: named, defaultValue: defaultValue, table: table, bundle: place, locale: locale)
    }
  }

  extension String {
    /// The text of a key.
    public init(localized resource: LocalizedStringResource) { self = resource.text }
  }

  extension AttributedString {
    /// The text of a key, with its Markdown.
    public init(localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil) {
      self.init(InlineMarkdown.spans(of: String(localized: key, table: table, bundle: bundle)))
    }
    /// The text of a key, with its Markdown.
    public init(localized resource: LocalizedStringResource) {
      self.init(InlineMarkdown.spans(of: String(localized: resource)))
    }

    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
      /// Which of it.
      public enum InterpretedSyntax: Hashable, Sendable {
        /// Blocks as well; without the white space between them, which texts don't show; within lines alone.
        case full, inlineOnly, inlineOnlyPreservingWhitespace
      }
      /// The answer to Markdown that can't be read; all can.
      public enum FailurePolicy: Hashable, Sendable {
        /// Fails, or gives what was read.
        case throwError, returnPartiallyParsedIfPossible
      }
      /// Whether attributes of Apple's own are read.
      public var allowsExtendedAttributes: Bool
      /// Which Markdown is read.
      public var interpretedSyntax: InterpretedSyntax
      /// The answer to Markdown that can't be read.
      public var failurePolicy: FailurePolicy
      /// The language.
      public var languageCode: String?

      /// Options.
      public init(
        allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
        failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
      ) {
        (self.allowsExtendedAttributes, self.interpretedSyntax) = (allowsExtendedAttributes, interpretedSyntax)
        (self.failurePolicy, self.languageCode) = (failurePolicy, languageCode)
      }
    }

    /// A text in Markdown. Blocks follow one another without a break, as texts show them.
    public init(
      markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
      guard options.interpretedSyntax != .inlineOnlyPreservingWhitespace else {
        self.init(InlineMarkdown.spans(of: markdown))
        return
      }
      let isWhole = options.interpretedSyntax == .full
      self.init(InlineMarkdown.spans(of: MarkdownBlocks.joined(markdown, marks: isWhole)))
    }

    private init(_ spans: [InlineMarkdown.Span]) {
      self.init()
      for span in spans {
        var part = AttributedString(span.text)
        if !span.intent.isEmpty { part.inlinePresentationIntent = span.intent }
        if let link = span.link, let url = URL(string: link) { part.link = url }
        append(part)
      }
    }
  }

  /// Blocks of Markdown, as far as a text shows them: their marks go, lines of a paragraph follow one another with a
  /// space and paragraphs with none.
  enum MarkdownBlocks {
    static func joined(_ text: String, marks: Bool) -> String {
      // Headings, quotations, entries of lists.
      let mark = /(#{1,6}(\s|$)|[-*+>]\s|[0-9]{1,9}\.\s)\s*/
      var (whole, line) = ("", "")
      for own in text.split(separator: "\n", omittingEmptySubsequences: false) {
        let trimmed = own.trimmingCharacters(in: .whitespaces)
        let shown = marks ? trimmed.trimmingPrefix(mark) : trimmed[...]
        if shown.isEmpty || shown.count != trimmed.count {
          whole += line
          line = String(shown)
        } else {
          line += (line.isEmpty ? "" : " ") + shown
        }
      }
      return whole + line
    }
  }
#endif

nonisolated extension Text {
  /// The text of a key, with its Markdown; a literal is a key of another type first.
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) { self.init(ResourceText(resource)) }
}

/// The text of a resource.
final class ResourceText: TextSource, @unchecked Sendable {
  private let resource: LocalizedStringResource

  init(_ resource: LocalizedStringResource) { self.resource = resource }

  override func parts(in surroundings: TextSurroundings) -> [TextPart] {
    var own = resource
    if own.locale == .current || own.locale == .autoupdatingCurrent { own.locale = surroundings.locale }
    return InlineMarkdown.parts(of: String(localized: own))
  }
}
