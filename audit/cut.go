package audit

import (
	"strings"
	"unicode/utf8"

	"guard/audit/secret"
	"guard/locale"
)

// overlap is how far beyond a cut a secret is looked for, in bytes: what is cut in two would no
// longer look like one, and its beginning would be kept.
const overlap = 1 << 10

// Cut shortens a text to at most so many bytes, and says so behind them. A text that fits comes back
// as it was, its secrets for Append to take out.
func Cut(text string, most int) string {
	if len(text) <= most {
		return text
	}
	head := secret.Redact(text[:min(len(text), most+overlap)])
	end := min(len(head), most)
	for end > 0 && end < len(head) && !utf8.RuneStart(head[end]) {
		end--
	}
	return locale.Sprintf("%s … (cut: %d bytes in all)", head[:end], len(text))
}

// Uncut gives what [Cut] left of a text, and whether it cut one, in whatever
// language it said so. A text that only looks like it counts as cut.
func Uncut(text string) (head string, cut bool) {
	head, said, found := cutLast(text, "…")
	opens := strings.HasPrefix(said, " (") || strings.HasPrefix(said, "（")
	closes := strings.HasSuffix(said, ")") || strings.HasSuffix(said, "）")
	if !found || !opens || !closes || !strings.ContainsAny(said, "0123456789") || strings.Contains(said, "\n") {
		return text, false
	}
	return strings.TrimSuffix(head, " "), true
}

func cutLast(s, sep string) (before, after string, found bool) {
	if i := strings.LastIndex(s, sep); i >= 0 {
		return s[:i], s[i+len(sep):], true
	}
	return s, "", false
}
