import HeadlessSwiftUI
import Testing

@testable import HeadlessSwiftUI

/// How texts read: sums, keys, Markdown, values, dates, attributes.
@MainActor @Suite struct TextContentTests {
  private func ideal(_ view: some View) -> CGSize { UIHostingController(rootView: view).view.intrinsicContentSize }
  private let surroundings = TextSurroundings(own: (nil, nil, nil))
  /// The text as it reads.
  private func string(_ text: Text, _ locale: String? = nil) -> String {
    let surroundings = TextSurroundings(own: (locale.map { Locale(identifier: $0) }, nil, nil))
    return text.parts(in: surroundings).map(\.string).joined()
  }

  /// Each text of a sum keeps its own attributes, and gets those of the sum where it has none.
  @Test func sumsKeepTheirAttributes() {
    let sum = Text("Price: ").bold() + Text("5") + Text(" each").font(.caption)
    let attributed = NSMutableAttributedString(
      string: "Price: ", attributes: [.font: UIFont.systemFont(ofSize: 17, weight: .semibold)])
    attributed.append(NSAttributedString(string: "5", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
    attributed.append(
      NSAttributedString(string: " each", attributes: [.font: UIFont.preferredFont(forTextStyle: .caption1)]))
    let label = UILabel()
    label.attributedText = attributed
    #expect(ideal(sum).width == label.intrinsicContentSize.width)
    #expect(ideal(sum).height == 20.5)
    #expect(ideal((Text("a") + Text("b")).font(.title)) == ideal(Text("ab").font(.title)))
    #expect(Text("a") + Text("b") == Text("a") + Text("b"))
    #expect(Text("a") + Text("b") != Text("a") + Text("c"))
  }

  /// A line is as high as the tallest of its own fonts.
  @Test func linesOfSeveralFonts() {
    let mixed = Text("Large").font(.system(size: 30)) + Text("\nsmall").font(.system(size: 10))
    // 2444/2048 em each.
    #expect(ideal(mixed).height == (40.0 * 2444 / 2048 * 2).rounded(.up) / 2)
    #expect(ideal(Text("a").font(.caption) + Text("b").font(.title)).height == ideal(Text("b").font(.title)).height)
  }

  /// A picture in a line counts as one of a label does.
  @Test(arguments: [CGSize(width: 30, height: 40), CGSize(width: 12, height: 9)]) func picturesInLines(size: CGSize) {
    let picture = NSTextAttachment()
    picture.bounds = CGRect(origin: .zero, size: size)
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
    let attributed = NSMutableAttributedString(string: "One ", attributes: attributes)
    attributed.append(NSAttributedString(attachment: picture))
    attributed.append(NSAttributedString(string: " and some words more", attributes: attributes))
    let label = UILabel()
    (label.attributedText, label.numberOfLines) = (attributed, 0)
    let sum = Text("One ") + Text(Image(uiImage: UIImage(size: size))) + Text(" and some words more")
    for width in stride(from: 40.0, to: 250, by: 9) {
      let own = fresh(sum.font(.system(size: 17)), width: width, height: 10_000)
      #expect(own == label.sizeThatFits(CGSize(width: width, height: 0)), "\(width)")
    }
  }

  // MARK: Keys

  /// Numbers in a key are grouped as the locale has them, and a specifier is taken at its word.
  @Test func valuesInKeys() {
    #expect(string(Text("\(5_000) steps")) == "5,000 steps")
    #expect(string(Text("\(5_000) steps"), "de_DE") == "5.000 steps")
    #expect(string(Text("\(2.5, specifier: "%.2f") km")) == "2.50 km")
    #expect(string(Text("\(0.5) km")) == "0.500000 km")
    #expect(string(Text("\(7, specifier: "%03d")")) == "007")
    #expect(string(Text("100% of \("it")")) == "100% of it")
    #expect(string(Text("100%")) == "100%")
    #expect(string(Text("By \(Text("me").bold())")) == "By me")
    #expect(string(Text("\(12.5, format: .number) and \(0.25, format: .percent)")) == "12.5 and 25%")
  }

  /// A key is looked up in the language of the cells, with its specifiers, which may change places.
  @Test func keysAreLookedUp() {
    let german = ["Hello": "Hallo **Welt**", "%@ of %lld": "%2$lld gibt es, %1$@"]
    LocalizedTexts.$current.withValue({ german[$0] }) {
      #expect(string(Text("Hello")) == "Hallo Welt")
      #expect(string(Text(verbatim: "Hello")) == "Hello")
      #expect(string(Text("\("eins") of \(1_000)")) == "1,000 gibt es, eins")
      #expect(string(Text(LocalizedStringResource("Hello"))) == "Hallo Welt")
      #expect(string(Text("Other", tableName: "Table", bundle: .main, comment: "none")) == "Other")
    }
    #expect(string(Text("Hello")) == "Hello")
  }

  /// Expressions that apps write read as SwiftUI reads them: a literal is a key, a string is none.
  @Test(arguments: [true]) func expressionsOfApps(flag: Bool) {
    let (text, none) = ("**x**", flag ? nil : "c")
    #expect(string(Text(.init(text))) == "x")
    #expect(string(Text(flag ? "*a*" : "b")) == "a")
    #expect(string(Text(none ?? "*a*")) == "*a*")
    #expect(string(Text("*a*" + text)) == "*a***x**")
    #expect(string(Text(text.prefix(3))) == "**x")
    #expect(string(Text("\(flag) *a*")) == "true *a*")
    #expect(string(Text(Date(timeIntervalSince1970: 0), style: .date)) == "January 1, 1970")
    #expect(string(Text(Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 1_800))).contains("12:30"))
    #expect(string(Text(NSNumber(value: 5), formatter: NumberFormatter())) == "5")
    let title: LocalizedStringKey = "Title of \(3)"
    #expect(string(Text(title)) == "Title of 3")
  }

  /// The same place shows another language.
  @Test func aKeyFollowsItsLanguage() {
    let host = UIHostingController(rootView: Text("Hello"))
    let english = host.sizeThatFits(in: CGSize(width: 500, height: 100))
    LocalizedTexts.$current.withValue({ _ in "Guten Tag" }) {
      host.rootView = Text("Hello")
      #expect(host.sizeThatFits(in: CGSize(width: 500, height: 100)) == ideal(Text(verbatim: "Guten Tag")))
    }
    host.rootView = Text("Hello")
    #expect(host.sizeThatFits(in: CGSize(width: 500, height: 100)) == english)
  }

  // MARK: Markdown

  /// Examples of CommonMark 0.31 (6.1 to 6.5 and 2.4) and of GitHub's strikethrough; `b`, `i`, `c`, `s` and `l` mark
  /// what is strong, emphasized, code, struck through or a link.
  @Test(arguments: [
    ("*foo bar*", "i:foo bar"), ("a * foo bar*", ":a * foo bar*"), ("foo*bar*", ":foo|i:bar"),
    ("_foo bar_", "i:foo bar"),
    ("foo_bar_", ":foo_bar_"), ("foo-_(bar)_", ":foo-|i:(bar)"), ("**foo bar**", "b:foo bar"), ("__init__", "b:init"),
    ("*foo**bar**baz*", "i:foo|bi:bar|i:baz"), ("***strong** in emph*", "bi:strong|i: in emph"),
    ("***both***", "bi:both"), ("*foo**bar*", "i:foo**bar"), ("`foo`", "c:foo"), ("`` foo ` bar ``", "c:foo ` bar"),
    ("`*x*`", "c:*x*"), ("``a`", ":``a`"), ("~~Hi~~ there", "s:Hi|: there"), ("~~~no~~~", ":~~~no~~~"),
    ("\\*not\\*", ":*not*"), ("a\\b", ":a\\b"), ("[link](/uri \"title\")", "l:link"), ("[a **b**](x)", "l:a |bl:b"),
    ("[no] (x)", ":[no] (x)"), ("[a](b(c)d)", "l:a"), ("<https://a.b>", "l:https://a.b"), ("a < b > c", ":a < b > c"),
    ("R&amp;D &#65; &unknown;", ":R&D A &unknown;"), ("![alt](pic) x", ": x"), ("5 * 3 * 2", ":5 * 3 * 2"),
    ("**bold", ":**bold"), ("^[2 people](inflect: true)", "l:2 people"), ("snake_case_name", ":snake_case_name"),
    ("line\nnext *x*", ":line\nnext |i:x"), ("", ""), ("plain", ":plain"),
  ]) func markdownIsRead(text: String, expected: String) {
    let shown = InlineMarkdown.spans(of: text).map { span in
      var marks = ""
      if span.intent.contains(.stronglyEmphasized) { marks += "b" }
      if span.intent.contains(.emphasized) { marks += "i" }
      if span.intent.contains(.code) { marks += "c" }
      if span.intent.contains(.strikethrough) { marks += "s" }
      if span.link != nil { marks += "l" }
      return marks + ":" + span.text
    }
    #expect(shown.joined(separator: "|") == expected)
  }

  /// Only a key has Markdown, and none of its values.
  @Test func onlyKeysHaveMarkdown() {
    let value = "**x**"
    #expect(string(Text("**x**")) == "x")
    #expect(string(Text(value)) == "**x**")
    #expect(string(Text("\(value) y")) == "**x** y")
    #expect(string(Text(LocalizedStringKey(value))) == "x")
    #expect(ideal(Text("a **b** c")) == ideal(Text(verbatim: "a ") + Text(verbatim: "b").bold() + Text(verbatim: " c")))
  }

  /// Long texts of marks take no square of their length.
  @Test func manyMarksAreRead() {
    for mark in ["*a ", "a_", "[", "](", "`", "**a*"] {
      _ = InlineMarkdown.spans(of: String(repeating: mark, count: 5_000))
    }
  }

  // MARK: Values

  @Test func valuesAreWritten() {
    #expect(string(Text(0.256, format: .percent.precision(.fractionLength(1)))) == "25.6%")
    #expect(string(Text(12_345, format: .number)) == "12,345")
    #expect(string(Text(12_345, format: .number), "de_DE") == "12.345")
    #expect(string(Text(12_345, format: .number.locale(Locale(identifier: "fr_CH"))), "de_DE") != "12.345")
    #expect(string(Text(9.5, format: .currency(code: "EUR"))) == "€9.50")
  }

  /// Dates are in the stated time zone, and count from the stated moment. The words are those of the documentation of
  /// `Text.DateStyle` and of WidgetKit's "Displaying dynamic dates".
  @Test func datesAreWritten() {
    let now = Date(timeIntervalSince1970: 1_700_000_000)  // 2023-11-14 22:13:20 UTC
    StatedTexts.$now.withValue(now) {
      let soon = now.addingTimeInterval(11 * 60 + 14)
      #expect(string(Text(now, style: .date)) == "November 14, 2023")
      #expect(string(Text(now, style: .time)).replacing("\u{202F}", with: " ") == "10:13 PM")
      #expect(string(Text(soon, style: .relative)) == "11 min, 14 sec")
      #expect(string(Text(soon, style: .offset)) == "-11 minutes")
      #expect(string(Text(now.addingTimeInterval(-7_200), style: .offset)) == "+2 hours")
      #expect(string(Text(now.addingTimeInterval(900), style: .timer)) == "15:00")
      #expect(string(Text(now.addingTimeInterval(-133_141), style: .timer)) == "36:59:01")
      let interval = now.addingTimeInterval(-60)...now.addingTimeInterval(3_600)
      #expect(string(Text(timerInterval: interval)) == "1:00:00")
      #expect(string(Text(timerInterval: interval, countsDown: false)) == "1:00")
      #expect(string(Text(timerInterval: interval, showsHours: false)) == "60:00")
      #expect(string(Text(now, format: .dateTime.day().month().year())) == "Nov 14, 2023")
      #expect(string(Text(soon, format: .relative(presentation: .numeric))) == "in 11 minutes")
      #expect(string(Text("On \(now, style: .date)")) == "On November 14, 2023")
    }
  }

  /// A style that gives attributes writes in the language of the text's place, and an interval in its time zone, too.
  @Test func stylesFollowThePlace() throws {
    let german = Text(1234.5, format: FloatingPointFormatStyle<Double>().attributed).environment(
      \.locale, Locale(identifier: "de_DE"))
    #expect(ideal(german) == ideal(Text("1.234,5")))
    let start = Date(timeIntervalSince1970: 1_700_000_000)
    let zone = try #require(TimeZone(secondsFromGMT: 5 * 3600))
    var style = Date.IntervalFormatStyle(date: .omitted, time: .shortened, locale: Locale(identifier: "en_US"))
    let text = Text(start..<start + 3600, format: style).environment(\.timeZone, zone)
    style.timeZone = zone
    #expect(ideal(text) == ideal(Text(verbatim: style.format(start..<start + 3600))))
  }

  /// A text that counts from the present moment says so, unless one is stated.
  @Test func thePresentMomentIsSaid() {
    var said: [String] = []
    let before = Messages.write
    Messages.write = { said.append($0) }
    defer { Messages.write = before }
    let date = Date(timeIntervalSince1970: 0)
    _ = StatedTexts.$now.withValue(date) { string(Text(date, style: .timer)) }
    #expect(!said.contains { $0.contains("present moment") })
    _ = string(Text(date, style: .timer))
    #expect(said.contains { $0.contains("present moment") })
  }

  // MARK: Attributes

  /// "Attributes in the attributed string take precedence over styles added by view modifiers", and SwiftUI's over
  /// those of other frameworks (documentation of `Text.init(_:)`).
  @Test func attributesTakePrecedence() throws {
    var string = AttributedString("Thank you")
    string.font = .title
    #expect(ideal(Text(string).font(.caption)) == ideal(Text("Thank you").font(.title)))
    string[AttributeScopes.UIKitAttributes.FontAttribute.self] = UIFont.systemFont(ofSize: 8)
    #expect(ideal(Text(string)) == ideal(Text("Thank you").font(.title)))
    var own = AttributedString("Thank you")
    own[AttributeScopes.UIKitAttributes.FontAttribute.self] = UIFont.systemFont(ofSize: 8)
    #expect(ideal(Text(own)) == ideal(Text("Thank you").font(.system(size: 8))))
    own.kern = 2
    #expect(ideal(Text(own)) == ideal(Text("Thank you").font(.system(size: 8)).kerning(2)))
    var strong = AttributedString("Thank you")
    strong.inlinePresentationIntent = .stronglyEmphasized
    strong.foregroundColor = .red
    #expect(ideal(Text(strong)) == ideal(Text("Thank you").bold()))
  }

  @Test func attributedStringsReadMarkdown() throws {
    let text = try AttributedString(markdown: "# Title\n\nSome **bold**\nwords\n\n- one\n- two")
    #expect(String(text.characters) == "TitleSome bold wordsonetwo")
    #expect(text.runs.contains { $0.inlinePresentationIntent == .stronglyEmphasized })
    let inline = try AttributedString(
      markdown: "# a\n*b*", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    #expect(String(inline.characters) == "# a\nb")
    let link = try AttributedString(markdown: "[x](https://a.b)")
    #expect(link.runs.first?.link == URL(string: "https://a.b"))
  }
}
