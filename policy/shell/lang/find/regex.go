package find

import (
	"regexp"
	"strings"

	"guard/policy/shell/lang"
)

// Expression is the regular expression at a word, as Go reads it; nil: it is not known what it matches. What kind it is
// a -regextype before it says, else it is one of Emacs' (find(1), -regex; GNU findutils 4.10, Regular Expressions).
func Expression(words []lang.Word, at int) *regexp.Regexp {
	kind := "findutils-default"
	for i := 0; i+1 < at; i++ {
		if words[i].Text == "-regextype" {
			kind = words[i+1].Text
		}
	}
	text := words[at].Text
	switch {
	case !words[at].Known && !words[at].Glob, strings.Contains(text, lang.Hole):
		return nil
	case kind == "findutils-default" || kind == "emacs":
		text = turned(text, "()|", "{}")
	case strings.Contains(kind, "extended") || strings.Contains(kind, "awk") || kind == "egrep":
	default:
		text = turned(text, "()|{}+?", "")
	}
	fold := ""
	if words[at-1].Text == "-iregex" {
		fold = "i"
	}
	re, err := regexp.Compile("(?s" + fold + ")^(?:" + text + ")$")
	if err != nil {
		return nil
	}
	return re
}

// turned has signs mean something behind a backslash alone, and others nothing at all.
func turned(text, signs, plain string) string {
	var b strings.Builder
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case c == '\\' && i+1 < len(text):
			if i++; strings.IndexByte(signs, text[i]) < 0 {
				b.WriteByte('\\')
			}
			b.WriteByte(text[i])
		case strings.IndexByte(signs+plain, c) >= 0:
			b.WriteByte('\\')
			b.WriteByte(c)
		default:
			b.WriteByte(c)
		}
	}
	return b.String()
}
