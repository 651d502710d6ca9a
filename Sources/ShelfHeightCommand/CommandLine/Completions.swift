import ShelfBatch

/// The scripts by which shells complete command lines, from the table of options.
enum Completions {
  /// The shells that are known.
  enum Shell: String, CaseIterable { case bash, zsh, fish }

  static func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private static let command = "shelf-height"
  /// The words that the first argument may be.
  private static var firstWords: [String] {
    Subcommand.allCases.map(\.rawValue) + ["help", "--help", "-h", "--version", "-V"]
  }

  /// The values that may follow an option, where they are few.
  private static func values(of flag: Flag, _ subcommand: Subcommand) -> [String] {
    flag.name == Options.format.name ? subcommand.formats : flag.choices
  }

  /// The values that may be the argument of a subcommand, where they are few.
  private static func arguments(of subcommand: Subcommand) -> [String] {
    switch subcommand {
    case .generateCompletion: Shell.allCases.map(\.rawValue)
    case .schema: ShowSchema.names
    default: []
    }
  }

  // MARK: bash

  /// Where nothing is offered, `-o default` completes names of files. Runs in the bash 3.2 of macOS as well.
  private static var bash: String {
    var script = """
      # bash completion of \(command); load it with: source <(\(command) generate-completion bash)
      _shelf_height() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} words=
        if [ "$COMP_CWORD" -eq 1 ]; then
          words='\(firstWords.joined(separator: " "))'
        else
          case "${COMP_WORDS[1]} $before" in

      """
    for subcommand in Subcommand.allCases {
      for flag in Options.flags(of: subcommand) where flag.placeholder != nil {
        let patterns = flag.spellings.map { "'\(subcommand.rawValue) \($0)'" }.joined(separator: "|")
        script += "      \(patterns)) words='\(values(of: flag, subcommand).joined(separator: " "))' ;;\n"
      }
    }
    script += "      'help '*) words='--man \(Subcommand.allCases.map(\.rawValue).joined(separator: " "))' ;;\n"
    script += "      *) case \"${COMP_WORDS[1]} $word\" in\n"
    for subcommand in Subcommand.allCases {
      let names = Options.flags(of: subcommand).flatMap(\.spellings).joined(separator: " ")
      script += "        '\(subcommand.rawValue) -'*) words='\(names)' ;;\n"
      let arguments = arguments(of: subcommand).joined(separator: " ")
      if !arguments.isEmpty { script += "        '\(subcommand.rawValue) '*) words='\(arguments)' ;;\n" }
    }
    return script + """
            esac ;;
          esac
        fi
        COMPREPLY=($(compgen -W "$words" -- "$word"))
      }
      complete -o default -F _shelf_height \(command)

      """
  }

  // MARK: zsh

  private static var zsh: String {
    var script = """
      #compdef \(command)
      # zsh completion of \(command); put it as _\(command) into a folder of $fpath
      _shelf_height() {
        local -a subcommands
        if (( CURRENT == 2 )); then
          subcommands=(

      """
    for subcommand in Subcommand.allCases {
      script += "      \("\(subcommand.rawValue):\(subcommand.abstract)".quotedForShell)\n"
    }
    script += """
            'help:Show help information.'
          )
          _describe subcommand subcommands
          return
        fi
        case $words[2] in

      """
    for subcommand in Subcommand.allCases {
      script += "    \(subcommand.rawValue)) shift words; (( CURRENT-- )); _arguments -s \\\n"
      for flag in Options.flags(of: subcommand) { script += "      \(zshOption(flag, subcommand)) \\\n" }
      let arguments = arguments(of: subcommand)
      let action = arguments.isEmpty ? "_files" : "(\(arguments.joined(separator: " ")))"
      script += "      \("*:\(subcommand.argument.name):\(action)".quotedForShell) ;;\n"
    }
    return script + """
          help) _values subcommand --man \(Subcommand.allCases.map(\.rawValue).joined(separator: " ")) ;;
        esac
      }
      if [ "$funcstack[1]" = _\(command) ]; then _shelf_height "$@"; else compdef _shelf_height \(command); fi

      """
  }

  private static func zshOption(_ flag: Flag, _ subcommand: Subcommand) -> String {
    let help = flag.help(for: subcommand).map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
    var argument = ""
    if let placeholder = flag.placeholder {
      let values = values(of: flag, subcommand)
      let action = flag.takesFile ? "_files" : values.isEmpty ? " " : "(\(values.joined(separator: " ")))"
      argument = ":\(placeholder.map { $0 == ":" ? "\\:" : String($0) }.joined()):\(action)"
    }
    let names = flag.spellings
    // Options that lists make longer may be repeated.
    let description = "[\(help)]\(argument)".quotedForShell
    // Unquoted, so that the shell makes a word of each spelling.
    return "*".quotedForShell + (names.count == 1 ? flag.name : "{\(names.joined(separator: ","))}") + description
  }

  // MARK: fish

  private static var fish: String {
    let isFirst = "-n __fish_use_subcommand"
    var script = """
      # fish completion of \(command); put it as \(command).fish into ~/.config/fish/completions
      complete -c \(command) \(isFirst) -f
      complete -c \(command) \(isFirst) -s h -l help -d 'Show help information.'
      complete -c \(command) \(isFirst) -s V -l version -d 'Show the version.'
      complete -c \(command) \(isFirst) -a help -d 'Show help information.'
      complete -c \(command) -n '__fish_seen_subcommand_from help' -f -a '--man \
      \(Subcommand.allCases.map(\.rawValue).joined(separator: " "))'

      """
    for subcommand in Subcommand.allCases {
      let isSeen = "-n '__fish_seen_subcommand_from \(subcommand.rawValue); and not __fish_seen_subcommand_from help'"
      script +=
        "complete -c \(command) \(isFirst) -a \(subcommand.rawValue) -d \(fishQuoted(subcommand.abstract))\n"
      for flag in Options.flags(of: subcommand) {
        var line = "complete -c \(command) \(isSeen) -l \(flag.name.dropFirst(2))"
        if let short = flag.short { line += " -s \(short.dropFirst())" }
        let values = values(of: flag, subcommand)
        if flag.takesFile {
          line += " -rF"
        } else if flag.placeholder != nil {
          line += " -x" + (values.isEmpty ? "" : " -a \(fishQuoted(values.joined(separator: " ")))")
        }
        script += line + " -d \(fishQuoted(flag.help(for: subcommand)))\n"
      }
      let arguments = arguments(of: subcommand)
      if !arguments.isEmpty {
        script += "complete -c \(command) \(isSeen) -f -a \(fishQuoted(arguments.joined(separator: " ")))\n"
      }
    }
    return script
  }

  private static func fishQuoted(_ text: String) -> String {
    "'" + text.map { "'\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
