package value

import (
	"path"
	"strings"

	"guard/policy/code"
)

// A text of which something is not known may still be known to be a name, or to hold names: an entry of a folder, a
// number, a date. Such a value has a pattern, in which a wildcard stands for text without a slash that makes no
// component "." or "..".

// ragged stands in a pattern for what may be dots alone: the stem of the name "...md" is "..". A component of it and
// dots alone is not known.
const ragged = "\x01"

// maxWild bounds the wildcards of one pattern.
const maxWild = 8

// AName is the name of an entry of some folder.
var AName = Value{Kind: String, Pattern: "*"}

// ACount is a number that nobody knows.
var ACount = Value{Kind: Count, Pattern: "*"}

// Like returns a text that matches a pattern, relative to src.
func Like(kind Kind, src code.Source, pattern string) Value {
	v := Value{Kind: kind, Source: src}
	if !followable(pattern) {
		return v
	}
	text, at := literalPart(pattern)
	v.Text = text
	if v.Known = at == len(pattern); !v.Known {
		v.Pattern = pattern
	}
	return v
}

// followable reports a pattern that is short, and in which nothing leads up behind a wildcard.
func followable(pattern string) bool {
	if len(pattern) > MaxValue || strings.Count(pattern, "*")+strings.Count(pattern, ragged) > maxWild {
		return false
	}
	_, at := literalPart(pattern)
	return !strings.Contains(pattern[at:], "/..")
}

// literalPart returns the text before a pattern's first wildcard, and where that stands.
func literalPart(pattern string) (string, int) {
	var b strings.Builder
	for i := 0; i < len(pattern); i++ {
		switch c := pattern[i]; {
		case strings.IndexByte("*?["+ragged, c) >= 0:
			return b.String(), i
		case c == '\\' && i+1 < len(pattern):
			i++
			b.WriteByte(pattern[i])
		default:
			b.WriteByte(c)
		}
	}
	return b.String(), len(pattern)
}

// escaper writes a text as a pattern that matches it alone.
var escaper = strings.NewReplacer(`*`, `\*`, `?`, `\?`, `[`, `\[`, `\`, `\\`)

// Likeness returns a pattern that v matches; false: nothing is known of all of v.
func (v Value) Likeness() (string, bool) {
	switch {
	case v.Decoded || !v.IsText():
		return "", false
	case v.Pattern != "":
		return v.Pattern, true
	case !v.Known:
		return "", false
	case v.Source == code.Glob:
		return strings.ReplaceAll(v.Text, "[!", "[^"), !strings.ContainsAny(v.Text, `\{}`)
	case v.Source == code.Plain || v.Source == code.Script || v.Source == code.TempDir:
		return escaper.Replace(v.Text), !strings.Contains(v.Text, ragged)
	}
	return "", false
}

// anchor is what the pattern of v is relative to.
func (v Value) anchor() code.Source {
	if v.Source == code.Glob {
		return code.Plain
	}
	return v.Source
}

// alike gives v, which a and b were put together to and which is not known, the pattern of both. between stands
// between them.
func alike(v, a, b Value, between string) Value {
	v.Pattern = ""
	head, ok := a.Likeness()
	tail, also := b.Likeness()
	if v.Known || !ok || !also || b.anchor() != code.Plain {
		return v
	}
	if between != "" {
		tail = strings.TrimPrefix(tail, between)
		if head == "" || strings.HasSuffix(head, between) {
			between = ""
		}
	}
	return Like(v.Kind, a.anchor(), deep(head+between+tail))
}

// deep writes what lies below a folder at no known depth as **, so that a function which calls itself for each folder
// in its own comes to an end.
func deep(pattern string) string {
	if strings.Contains(pattern, "/**/*") && !strings.HasSuffix(pattern, "/**/*") {
		return pattern
	}
	for _, end := range []string{"/*/*", "/**/*"} {
		if rest, ok := strings.CutSuffix(pattern, end); ok {
			return rest + "/**"
		}
	}
	return pattern
}

// asName returns a number as the text of its digits, and any other value as it is.
func asName(v Value) Value {
	switch v.Kind {
	case Count:
		v.Kind = String
	case Number:
		return Text(v.Text)
	}
	return v
}

// NameOf returns the last component of v, a path.
func NameOf(v Value) Value {
	return v.Mapped(func(v Value) Value {
		if s, ok := v.Constant(); ok {
			w := Text(path.Base(s))
			w.Decoded = v.Decoded
			return w
		}
		pattern, ok := v.Likeness()
		name := path.Base(pattern)
		if !ok || strings.HasSuffix(pattern, "/") || name == "." || name == ".." {
			return Value{Kind: String, Decoded: v.Decoded}
		}
		if name == "**" {
			name = "*"
		}
		return Like(String, code.Plain, name)
	})
}

// StemOf returns the name of v without its ending, or without the one that is told.
func StemOf(v Value, ending string) Value {
	return NameOf(v).Mapped(func(v Value) Value {
		if s, ok := v.Literal(); ok {
			last := ending
			if last == "" {
				last = path.Ext(s)
			}
			if last == s {
				return v
			}
			return Text(strings.TrimSuffix(s, last))
		}
		if v.Pattern == "" {
			return Value{Kind: String, Decoded: v.Decoded}
		}
		return Like(String, code.Plain, ragged)
	})
}

// Sibling returns the path beside v that has the same stem and another ending, or where suffix is false another name.
func Sibling(v Value, s string, suffix bool) (Value, bool) {
	pattern, ok := v.Likeness()
	if !ok || v.Known && v.Source != code.Glob || strings.Contains(s, "/") || strings.Trim(s, ".") == "" {
		return Value{}, false
	}
	dir, _ := path.Split(pattern)
	s = escaper.Replace(s)
	if suffix {
		s = ragged + s
	}
	return Like(Path, v.anchor(), dir+s), true
}

// shown returns the pattern as it is told to others, or nothing where a component may lead up.
func shown(pattern string) string {
	if !strings.Contains(pattern, ragged) {
		return pattern
	}
	for part := range strings.SplitSeq(pattern, "/") {
		if strings.Contains(part, ragged) && strings.Trim(part, ragged+".*?") == "" {
			return ""
		}
	}
	return strings.ReplaceAll(pattern, ragged, "*")
}
