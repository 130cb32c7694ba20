package project

import (
	"path"
	"strings"

	"guard/internal/lazy"
	"guard/policy/shell/files"
	"guard/policy/shell/source"
	"guard/policy/shell/table"
)

// Commands in languages that guard does not read: strings beside each other whose first is a program, however the
// language parts them, and lines of text.

var (
	// argumentList is such strings: "aws", ["s3", "sync"], "aws" "s3", Command::new("aws").args(["s3"]).arg("sync").
	argumentList = lazy.Pattern(`(?:"[^"\n]*"|'[^'\n]*')(?:(?:[\s,\[({&#]|\]?\s*\)\s*\.\s*args?\s*\(|` +
		`\b(?:Seq|List|Array|vec!|new)\b)+(?:"[^"\n]*"|'[^'\n]*'))+`)
	// sigilList is a list of words without quotes of their own: Elixir's and Ruby's ~w(a b), %w[a b], Perl's qw(a b).
	sigilList = lazy.Pattern(`(?:~w|%[wW]|\bqw)(?:\(([^()\n]*)\)|\[([^\[\]\n]*)\]|` +
		`\{([^{}\n]*)\}|/([^/\n]*)/|\|([^|\n]*)\|)a?`)
	// proseLine is a line of a text that holds commands without quotes, and a name before it.
	proseLine = lazy.Pattern(`(?m)^[ \t]*(?:-[ \t]+)?(?:([\w-]+)[ \t]*:[ \t]*)?["'|>@]*[ \t]*([^\n]*?)["']?[ \t]*$`)
)

// argumentLists are the commands that strings beside each other make.
func argumentLists(text string) (lines []string) {
	text = sigilList().ReplaceAllStringFunc(text, func(list string) string {
		m := sigilList().FindStringSubmatch(list)
		words := strings.Fields(strings.Join(m[1:], ""))
		return `"` + strings.Join(words, `", "`) + `"`
	})
	for _, list := range argumentList().FindAllString(text, files.MaxLiterals) {
		words := source.QuotedStrings(list)
		if len(words) > 1 && namesProgram(words[0]) {
			lines = append(lines, strings.Join(words[:min(len(words), commandWords)], " "))
		}
	}
	return lines
}

// tellsOnly are names behind which a text stands that tells and does not run.
const tellsOnly = "desc description help summary usage about title message docs author name"

// proseCommands are lines of a text that begin with a program.
func proseCommands(text string) (lines []string) {
	for _, m := range proseLine().FindAllStringSubmatch(text, files.MaxLiterals) {
		first, _, more := strings.Cut(m[2], " ")
		if more && !table.HasWord(tellsOnly, m[1]) && (namesProgram(first) || path.Ext(first) == ".sh") {
			lines = append(lines, m[2])
		}
	}
	return lines
}
