package bash

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// commenter is a parser that keeps comments.
func commenter() *syntax.Parser {
	return syntax.NewParser(syntax.Variant(syntax.LangBash), syntax.KeepComments(true))
}

// maxComments bounds how often a text is read for its comments.
const maxComments = 50

// EndComments ends each comment where a shell ends it: at the newline, also behind a
// backslash (bash(1), COMMENTS; POSIX, 2.3). The parser takes such a newline for no end,
// and the next line for words of the same command (mvdan.cc/sh/v3 3.12). ok is false where
// there were more than guard takes apart.
func EndComments(text string) (ended string, ok bool) {
	for range maxComments {
		at := continuedComment(text)
		if at < 0 {
			return text, true
		}
		text = text[:at] + " " + text[at+1:]
	}
	return text, false
}

// continuedComment is where the backslash stands of the first such comment; less than 0:
// nowhere.
func continuedComment(text string) int {
	if !strings.Contains(text, "\\\n") || strings.IndexByte(text, '#') < 0 {
		return -1
	}
	file, _ := commenter().Parse(strings.NewReader(text), "")
	if file == nil {
		return -1
	}
	at := -1
	syntax.Walk(file, func(n syntax.Node) bool {
		if c, is := n.(*syntax.Comment); is && strings.HasSuffix(c.Text, "\\\n") {
			if i := int(c.End().Offset()) - 2; i < len(text) && text[i] == '\\' && (at < 0 || i < at) {
				at = i
			}
		}
		return true
	})
	return at
}

// QuotesDiffer reports one quote by itself inside "${name:-…}", which ends nothing for some
// shells and begins a string for others (POSIX, 2.6.2; dash(1), bash(1)).
func QuotesDiffer(text string) bool {
	double := strings.IndexByte(text, '"')
	if double < 0 || strings.IndexByte(text, '\'') < 0 {
		return false
	}
	for at := 0; ; {
		i := strings.Index(text[at:], "${")
		if i < 0 {
			return false
		}
		at += i + len("${")
		end := strings.IndexAny(text[at:], "}\n")
		if end < 0 {
			return false
		}
		if body := text[at : at+end]; double < at && strings.Count(body, "'")%2 == 1 &&
			strings.ContainsAny(body, "-+=?") {
			return true
		}
	}
}
