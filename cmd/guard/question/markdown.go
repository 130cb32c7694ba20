package question

import (
	"strings"

	"guard/locale"
	"guard/policy/risk"
	"guard/prompt"
)

// markdownSigns are all that mean something to CommonMark, or to the extensions that clients have, somewhere in a
// line. A backslash before any of them takes the meaning away (CommonMark 0.31, 2.4).
const markdownSigns = "\\`*_[]<>&|~#!$@"

// markdown is a text of guard's own with no meaning to Markdown. What it is not made for is anything that an agent may
// have chosen: clients make links even of plain words with a dot.
func markdown(own string) string {
	var b strings.Builder
	for _, r := range prompt.Escape(own) {
		if strings.ContainsRune(markdownSigns, r) {
			b.WriteByte('\\')
		}
		b.WriteRune(r)
	}
	return b.String()
}

// sentence is a reason whose arguments, which may hold an agent's words, are code.
func sentence(r risk.Reason) string {
	spans := make([]string, len(r.Args))
	for i, arg := range r.Args {
		spans[i] = codeSpan(arg)
	}
	pattern := strings.ReplaceAll(locale.Text(r.Msg), "`", "") // around what is code anyway
	pattern = strings.ReplaceAll(pattern, "}{", "} {")         // two would be one run of backticks
	return locale.Put(markdown(pattern), spans...)
}

// codeSpan is a text of one line as code, whatever it holds: behind more backticks in a row than it has.
func codeSpan(s string) string {
	if s == "" {
		return ""
	}
	fence, text := strings.Repeat("`", longestRun(s)+1), prompt.Escape(s)
	if strings.HasPrefix(text, "`") || strings.HasSuffix(text, "`") ||
		strings.HasPrefix(text, " ") && strings.HasSuffix(text, " ") { // one space at both ends is taken away
		text = " " + text + " "
	}
	return fence + text + fence
}

// codeBlock is a text of several lines as code, whatever it holds. Each line is escaped by itself.
func codeBlock(s string) string {
	fence := strings.Repeat("`", max(3, longestRun(s)+1))
	var b strings.Builder
	b.WriteString(fence + "\n")
	for line := range strings.SplitSeq(strings.TrimSuffix(s, "\n"), "\n") {
		b.WriteString(prompt.Escape(line) + "\n")
	}
	return b.String() + fence
}

// longestRun is how many backticks stand in a row at most.
func longestRun(s string) int {
	longest, run := 0, 0
	for _, r := range s {
		if run++; r != '`' {
			run = 0
		}
		longest = max(longest, run)
	}
	return longest
}
