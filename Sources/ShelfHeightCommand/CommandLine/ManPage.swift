import ShelfBatch

/// The manual page in mdoc(7), from the same tables as the help.
enum ManPage {
  static var text: String {
    var page = """
      .Dd \(ShelfHeightCommand.date)
      .Dt SHELF-HEIGHT 1
      .Os
      .Sh NAME
      .Nm shelf-height
      .Nd item size and container height of horizontal shelves of cards
      .Sh SYNOPSIS
      .Nm
      .Ar subcommand
      .Op Ar options
      .Op Ar inputs ...
      .Sh DESCRIPTION
      .Nm
      scans the cards for the largest content, lays out that one cell as UIKit
      would, and gives the uniform item size and the height of the collection view.

      """
    for subcommand in Subcommand.allCases {
      page += """
        .Ss \(subcommand.rawValue)
        \(prose(subcommand.abstract))
        .Bl -tag -width Ds
        .It Ar \(subcommand.argument.name)
        \(prose(subcommand.argument.help))

        """
      for flag in Options.flags(of: subcommand) {
        let names = flag.spellings.map { "Fl \(escaped(String($0.dropFirst())))" }
        page += ".It " + names.joined(separator: " , ")
        if let placeholder = flag.placeholder { page += " Ar \(argument(placeholder))" }
        page += "\n\(prose(flag.help(for: subcommand)))\n"
      }
      page += ".El\n"
    }
    page += list("FORMATS", formats)
    page += list("ESTIMATORS", EstimationStrategy.explanations + [HelpText.program])
    page += list("OBJECTIVES", HelpText.objectives)
    page += list("EXIT STATUS", ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) })
    return page + """
      .Sh EXAMPLES
      .Dl shelf-height measure cards.json
      .Pp
      .Dl shelf-height generate --config Featured.shelf.json -o Featured.shelf.swift

      """
  }

  /// The formats of each subcommand that has several.
  private static var formats: [(name: String, text: String)] {
    Subcommand.allCases.filter { !$0.formats.isEmpty }.map {
      ($0.rawValue, "\($0.formats.joined(separator: ", ")); the first unless another is named.")
    }
  }

  /// A section of names, each with what it means.
  private static func list(_ title: String, _ items: [(name: String, text: String)]) -> String {
    let rows = items.map { ".It \(argument($0.name))\n\(prose($0.text))\n" }
    return ".Sh \(title)\n.Bl -tag -width Ds\n\(rows.joined()).El\n"
  }

  /// Text that stands in lines of its own: each sentence starts one, and none has more than 80 bytes, as mdoc(7) asks.
  private static func prose(_ text: String) -> String {
    var lines: [String] = []
    for word in escaped(text).split(separator: " ") {
      if let line = lines.last, !line.hasSuffix("."), line.utf8.count + word.utf8.count < 80 {
        lines[lines.count - 1] += " \(word)"
      } else {
        // A macro's or a comment's line begins so.
        lines.append((word.hasPrefix(".") || word.hasPrefix("'") ? "\\&" : "") + word)
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Text behind a macro, where spaces and punctuation part arguments.
  private static func argument(_ text: String) -> String { "\"\(escaped(text))\"" }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\e"
      case "-": "\\-"
      case "\"": "\\(dq"
      case _ where scalar.value > 0x7E: "\\[u\(hexadecimal(scalar.value))]"
      default: String(scalar)
      }
    }.joined()
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
