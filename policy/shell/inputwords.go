package shell

import (
	"strings"

	"guard/policy/shell/lang/escape"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// inputWords are the words that xargs makes of a known text: at blanks that nothing quotes, or at the delimiter that it
// is told (xargs(1), GNU findutils 4.10). Where it is not known how it parts them, one word is anything.
func inputWords(v *option.Invocation, s taint.Stream) []taint.Word {
	delimiter, told := toldDelimiter(v)
	texts, ok := []string(nil), false
	switch {
	case told && len(delimiter) == 1:
		texts, ok = strings.Split(strings.TrimSuffix(s.Text, delimiter), delimiter), true
	case !told:
		texts, ok = unquotedFields(s.Text)
	}
	if !ok {
		return []taint.Word{{Text: taint.Hole, Src: "…", From: s.From | taint.FromUnknown, Computed: true, Many: true}}
	}
	words := make([]taint.Word, len(texts))
	for i, f := range texts {
		words[i] = taint.Word{Text: f, Src: f, From: s.From, Computed: true}
	}
	return words
}

// toldDelimiter is what xargs or parallel is told to part its input at.
func toldDelimiter(v *option.Invocation) (delimiter string, told bool) {
	if v.Has("-0", "--null") {
		return "\n", true // as what is known of a text has it: a NUL there is a hole
	}
	a, told := v.Option("-d", "--delimiter")
	if !told || !a.Known() {
		return "", told
	}
	return escape.Word(a.Text), true
}

// unquotedFields parts a text as xargs does: quotes enclose blanks, a backslash takes the next character as it is;
// false: a quote is left open.
func unquotedFields(text string) (fields []string, ok bool) {
	var field strings.Builder
	var quote rune
	open, escaped := false, false
	ends := func() {
		if open {
			fields = append(fields, field.String())
		}
		field.Reset()
		open = false
	}
	for _, r := range text {
		switch {
		case escaped:
			field.WriteRune(r)
			escaped = false
		case quote != 0 && r == '\n':
			return nil, false
		case quote != 0 && r == quote:
			quote = 0
		case quote != 0:
			field.WriteRune(r)
		case r == '\\':
			escaped, open = true, true
		case r == '\'' || r == '"':
			quote, open = r, true
		case r == ' ' || r == '\t' || r == '\n' || r == 0:
			ends()
		default:
			field.WriteRune(r)
			open = true
		}
	}
	ends()
	return fields, quote == 0 && !escaped
}

// recordsOf are the words that parallel makes of a known text: its lines as they stand, or what stands between the
// delimiters that it is told (parallel(1), 20240222).
func recordsOf(v *option.Invocation, s taint.Stream) []taint.Word {
	delimiter, told := toldDelimiter(v)
	if !told {
		delimiter = "\n"
	}
	if len(delimiter) != 1 {
		return nil
	}
	var words []taint.Word
	for one := range strings.SplitSeq(strings.TrimSuffix(s.Text, delimiter), delimiter) {
		words = append(words, taint.Word{Text: one, Src: one, From: s.From, Computed: true})
	}
	return words
}
