package shell

import (
	"strings"
	"unicode/utf8"

	"mvdan.cc/sh/v3/syntax"

	"guard/locale"
	"guard/policy/shell/effect"
	"guard/policy/shell/taint"
)

// Operation is a line in one spelling, so that two lines can be compared word
// by word: blanks and quotes that change nothing do not count. It takes plain
// commands only, joined by && || | ; and with redirects to files; an error says
// what in a line is not known before it runs, or not plain.
func Operation(line string) (string, error) {
	if len(line) > taint.MaxLine || nesting(line) > effect.MaxNest {
		return "", locale.New("it is too long or too deeply nested")
	}
	if !utf8.ValidString(line) ||
		strings.ContainsFunc(line, func(r rune) bool { return r < ' ' && r != '\t' && r != '\n' || r == 0x7f }) {
		return "", locale.New("it holds characters that are no text")
	}
	p := syntax.NewParser(syntax.Variant(syntax.LangBash), syntax.KeepComments(true))
	file, err := p.Parse(strings.NewReader(line), "")
	if err != nil {
		return "", locale.New("it does not parse as a shell command")
	}
	if commented(file) {
		return "", locale.New("it holds a comment, which not every shell reads as one")
	}
	if len(file.Stmts) == 0 {
		return "", locale.New("it is empty")
	}
	var o operation
	for _, s := range file.Stmts {
		o.stmt(s)
		o.b.WriteString("\n")
	}
	return o.b.String(), o.err
}

// commented looks for a comment anywhere in a line: the words of one would be
// compared by nobody.
func commented(file *syntax.File) bool {
	found := false
	syntax.Walk(file, func(n syntax.Node) bool {
		_, is := n.(*syntax.Comment)
		found = found || is
		return !found
	})
	return found
}

// OperationOf is a command that no shell reads, in the same spelling.
func OperationOf(argv []string) string {
	var b strings.Builder
	for i, word := range argv {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(enclose(word))
	}
	return b.String() + "\n"
}

// operation writes a line anew. What it does not know it refuses.
type operation struct {
	b   strings.Builder
	err error // the first
}

func (o *operation) refuse(why locale.Message) {
	if o.err == nil {
		o.err = locale.New(string(why))
	}
}

const errNotPlain locale.Message = "it is more than plain commands joined by && || | or ;"

func (o *operation) stmt(s *syntax.Stmt) {
	if s.Negated || s.Background || s.Coprocess || s.Disown {
		o.refuse(errNotPlain)
		return
	}
	switch c := s.Cmd.(type) {
	case *syntax.CallExpr:
		o.call(c)
	case *syntax.BinaryCmd: // nothing is grouped in plain commands, so none of it needs brackets
		o.stmt(c.X)
		o.b.WriteString(" " + c.Op.String() + " ")
		o.stmt(c.Y)
	default:
		o.refuse(errNotPlain)
	}
	for _, r := range s.Redirs {
		if r.Hdoc != nil || r.Op == syntax.WordHdoc {
			o.refuse("it holds a text for a command to read")
			return
		}
		o.b.WriteByte(' ')
		if r.N != nil {
			o.b.WriteString(r.N.Value)
		}
		o.b.WriteString(r.Op.String())
		o.word(r.Word)
	}
}

func (o *operation) call(c *syntax.CallExpr) {
	for _, a := range c.Assigns {
		if a.Append || a.Naked || a.Index != nil || a.Array != nil || a.Name == nil {
			o.refuse(errNotPlain)
			return
		}
		o.b.WriteString(a.Name.Value + "=")
		if a.Value != nil {
			o.word(a.Value)
		}
		o.b.WriteByte(' ')
	}
	for i, w := range c.Args {
		if i > 0 {
			o.b.WriteByte(' ')
		}
		o.word(w)
	}
}

// word writes a word in single quotes, and bare the * and ? that the shell
// expands. In one with brackets, braces or a home, where quoting a letter can
// change what is meant, what was quoted stays apart from what was not.
func (o *operation) word(w *syntax.Word) {
	var whole, parted strings.Builder
	bracketed := false
	for _, p := range w.Parts {
		switch p := p.(type) {
		case *syntax.Lit:
			text, special := unescaped(p.Value)
			if strings.HasSuffix(strings.ReplaceAll(p.Value, `\\`, ""), `\`) {
				o.refuse("it ends with a backslash")
			}
			bracketed = bracketed || special
			whole.WriteString(text)
			parted.WriteString(p.Value)
		case *syntax.SglQuoted:
			if p.Dollar {
				o.refuse("it holds $'…'")
			}
			whole.WriteString(unwild(p.Value))
			parted.WriteString(enclose(p.Value))
		case *syntax.DblQuoted:
			text := o.double(p)
			whole.WriteString(unwild(text))
			parted.WriteString(enclose(text))
		default:
			o.refuse("what the shell puts in for a part of it is not known before it runs")
		}
	}
	if bracketed {
		o.b.WriteString(parted.String())
		return
	}
	o.runs(whole.String())
}

// A quoted * or ? on its way through a word: bytes that are in no argument and
// no UTF-8 text.
const (
	quotedStar     = "\xfe"
	quotedQuestion = "\xff"
)

var (
	markQuoted   = strings.NewReplacer("*", quotedStar, "?", quotedQuestion)
	unmarkQuoted = strings.NewReplacer(quotedStar, "*", quotedQuestion, "?")
)

func unwild(s string) string { return markQuoted.Replace(s) }

// runs writes text in quotes between bare wildcards.
func (o *operation) runs(text string) {
	if text == "" {
		o.b.WriteString("''")
	}
	for text != "" {
		i := strings.IndexAny(text, "*?")
		if i < 0 {
			i = len(text)
		}
		if i > 0 {
			o.b.WriteString(enclose(unmarkQuoted.Replace(text[:i])))
		}
		if i < len(text) {
			o.b.WriteByte(text[i])
			i++
		}
		text = text[i:]
	}
}

// double is the text between double quotes.
func (o *operation) double(q *syntax.DblQuoted) string {
	var b strings.Builder
	for _, p := range q.Parts {
		lit, ok := p.(*syntax.Lit)
		if !ok || q.Dollar {
			o.refuse("what the shell puts in for a part of it is not known before it runs")
			return ""
		}
		for i := 0; i < len(lit.Value); i++ {
			c := lit.Value[i]
			if c == '\\' && i+1 < len(lit.Value) && strings.IndexByte("$`\"\\\n", lit.Value[i+1]) >= 0 {
				if i++; lit.Value[i] != '\n' {
					b.WriteByte(lit.Value[i])
				}
				continue
			}
			b.WriteByte(c)
		}
	}
	return b.String()
}

// unescaped is an unquoted text without its backslashes, and whether it holds
// more for the shell than * and ?.
func unescaped(s string) (text string, special bool) {
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case c == '\\' && i+1 < len(s):
			if i++; s[i] != '\n' {
				b.WriteString(unwild(s[i : i+1]))
			}
		default:
			special = special || strings.IndexByte("[]{}~^!", c) >= 0
			b.WriteByte(c)
		}
	}
	return b.String(), special
}

// enclose puts a word into single quotes.
func enclose(s string) string { return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'" }
