package shell

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// hole stands in an arg's text for a part that is not known before the line
// runs. A NUL can be in no argument (execve(2)).
const hole = "\x00"

// maxWords bounds what one word may expand to.
const maxWords = 256

// arg is one word after expansion, as far as it is known.
type arg struct {
	text     string // with holes
	src      string // as it stands in the line
	glob     string // the pattern, where it has wildcards; metacharacters that were quoted are escaped
	from     origin // what fills the holes, or flowed into the known text
	computed bool   // its text came out of a substitution, a variable or the like
	many     bool   // a hole in it may become several words, or none
	proc     *stream
}

func literalArg(s string) arg { return arg{text: s, src: s} }

// known reports whether the word is one literal.
func (a arg) known() bool { return a.glob == "" && !strings.Contains(a.text, hole) }

// whole reports whether nothing of the word is known.
func (a arg) unknown() bool { return a.text == hole || a.text == "" && a.many }

// show is the word for a person.
func (a arg) show() string {
	if a.known() && a.text != "" || a.src == "" {
		return strings.ReplaceAll(a.text, hole, "…")
	}
	return a.src
}

// value is the text after a prefix such as --output=, as a word of its own.
func (a arg) value(skip int) arg {
	v := a
	v.text = a.text[skip:]
	v.src = v.text
	if strings.Contains(v.text, hole) {
		v.src = a.src
	}
	if a.glob != "" && len(a.glob) >= skip {
		v.glob = a.glob[skip:]
	}
	return v
}

// words expands the words of a command.
func (k *walker) words(list []*syntax.Word) []arg {
	args := make([]arg, 0, len(list))
	for _, w := range list {
		if s, ok := plain(w); ok {
			args = append(args, arg{text: s, src: s})
			continue
		}
		for _, one := range braces(w) {
			args = append(args, k.expand(one)...)
			if len(args) > 16*maxWords {
				k.notUnderstood(say("too many words to judge"))
				return args
			}
		}
	}
	return args
}

// plain returns a word that has nothing to expand.
func plain(w *syntax.Word) (string, bool) {
	if len(w.Parts) != 1 {
		return "", false
	}
	switch p := w.Parts[0].(type) {
	case *syntax.Lit:
		return p.Value, !strings.ContainsAny(p.Value, "\\*?[{~")
	case *syntax.SglQuoted:
		return p.Value, !p.Dollar && p.Value != ""
	}
	return "", false
}

// word expands a word that stays one: an assignment's value, a redirect's
// target, an operand of [[.
func (k *walker) word(w *syntax.Word) arg {
	if w == nil {
		return arg{}
	}
	if s, ok := plain(w); ok {
		return arg{text: s, src: s}
	}
	args := k.expand(w)
	switch len(args) {
	case 0:
		return arg{src: k.source(w)}
	case 1:
		return args[0]
	}
	joined := args[0]
	for _, a := range args[1:] {
		joined.text += " " + a.text
		joined.from |= a.from
		joined.computed = joined.computed || a.computed
	}
	joined.src = k.source(w)
	return joined
}

// quoted expands a word as if it stood in double quotes: here-documents.
func (k *walker) quoted(w *syntax.Word) arg {
	b := builder{k: k}
	b.parts(w.Parts, true)
	return b.one(k.source(w))
}

// expand does everything that bash does to a word after braces.
func (k *walker) expand(w *syntax.Word) []arg {
	b := builder{k: k, src: k.source(w)}
	if lit, ok := w.Parts[0].(*syntax.Lit); ok && (strings.HasPrefix(lit.Value, "~+") || strings.HasPrefix(lit.Value, "~-")) {
		b.hole(fromUnknown, false)
	}
	b.parts(w.Parts, false)
	return b.words()
}

// builder puts words together from their parts.
type builder struct {
	k     *walker
	src   string
	done  []arg
	cur   arg
	open  bool // cur holds something, if only an empty quoted string
	globs bool
}

func (b *builder) parts(parts []syntax.WordPart, quoted bool) {
	for _, p := range parts {
		b.part(p, quoted)
	}
}

func (b *builder) part(p syntax.WordPart, quoted bool) {
	switch p := p.(type) {
	case *syntax.Lit:
		b.lit(p.Value, quoted)
	case *syntax.SglQuoted:
		if p.Dollar {
			b.add(unescape(p.Value), true)
		} else {
			b.add(p.Value, true)
		}
	case *syntax.DblQuoted:
		b.open = true
		b.parts(p.Parts, true)
	case *syntax.ParamExp:
		b.param(p, quoted)
	case *syntax.CmdSubst:
		b.stream(b.k.substitution(p), quoted)
	case *syntax.ArithmExp:
		b.k.arith(p.X)
		b.hole(fromNumber, false)
	case *syntax.ProcSubst:
		s := b.k.process(p)
		b.add("/dev/fd/63", true)
		b.cur.proc, b.cur.from = &s, b.cur.from|s.from
	case *syntax.ExtGlob:
		b.wild("*")
	default:
		b.hole(fromUnknown, true)
	}
}

// lit adds literal text of the source: backslashes are undone, wildcards that
// are not quoted make a pattern.
func (b *builder) lit(s string, quoted bool) {
	for i := 0; i < len(s); i++ {
		c := s[i]
		switch {
		case c == '\\' && i+1 < len(s):
			i++
			switch {
			case s[i] == '\n':
			case quoted && !strings.ContainsRune("$`\"\\", rune(s[i])):
				b.add(s[i-1:i+1], true)
			default:
				b.add(s[i:i+1], true)
			}
		case !quoted && (c == '*' || c == '?' || c == '[' && strings.IndexByte(s[i:], ']') > 0):
			b.wild(s[i : i+1])
		default:
			j := i + 1
			for j < len(s) && s[j] != '\\' && s[j] != '*' && s[j] != '?' && s[j] != '[' {
				j++
			}
			b.add(s[i:j], quoted)
			i = j - 1
		}
	}
}

// add appends known text that is no wildcard.
func (b *builder) add(s string, quoted bool) {
	b.open = true
	b.cur.text += s
	if b.globs {
		if quoted {
			s = escapeGlob(s)
		}
		b.cur.glob += s
	}
}

// wild appends a wildcard.
func (b *builder) wild(s string) {
	if !b.globs {
		b.globs = true
		b.cur.glob = escapeGlob(b.cur.text)
	}
	b.open = true
	b.cur.text += s
	b.cur.glob += s
}

// hole appends a part that is not known; many: it may split into words.
func (b *builder) hole(from origin, many bool) {
	b.open = b.open || !many
	b.cur.text += hole
	if b.globs {
		b.cur.glob += "*"
	}
	b.cur.from |= from
	b.cur.computed = true
	b.cur.many = b.cur.many || many
}

// stream appends the output of a substitution.
func (b *builder) stream(s stream, quoted bool) {
	if !s.known {
		b.hole(s.from, !quoted)
		return
	}
	text := strings.TrimRight(s.text, "\n")
	b.cur.computed = true
	b.cur.from |= s.from
	if quoted {
		b.add(text, true)
		return
	}
	b.fields(text)
	b.cur.computed = true
}

// fields appends text that the shell splits into words and globs.
func (b *builder) fields(text string) {
	for text != "" {
		i := strings.IndexAny(text, " \t\n")
		if i < 0 {
			i = len(text)
		}
		if i > 0 {
			b.cur.computed = true
			b.lit(strings.ReplaceAll(text[:i], `\`, `\\`), false)
		}
		if i < len(text) {
			b.end()
			i++
		}
		text = text[i:]
	}
}

// value appends a variable's values.
func (b *builder) value(v []arg, quoted bool) {
	for i, a := range v {
		if i > 0 {
			b.end()
		}
		b.one1(a, quoted)
	}
}

func (b *builder) one1(a arg, quoted bool) {
	b.cur.from |= a.from
	b.cur.computed = true
	switch {
	case a.glob != "":
		// A name that a pattern matched: the pattern stands for it.
		b.wildText(a)
	case strings.Contains(a.text, hole):
		b.open = true
		b.cur.text += a.text
		b.cur.many = b.cur.many || !quoted
		if b.globs {
			b.cur.glob += strings.ReplaceAll(a.text, hole, "*")
		}
	case quoted:
		b.add(a.text, true)
	default:
		b.fields(a.text)
	}
}

func (b *builder) wildText(a arg) {
	if !b.globs {
		b.globs = true
		b.cur.glob = escapeGlob(b.cur.text)
	}
	b.open = true
	b.cur.text += a.text
	b.cur.glob += a.glob
}

// end closes the current word.
func (b *builder) end() {
	if b.open || b.cur.many {
		b.cur.src = b.src
		b.done = append(b.done, b.cur)
	}
	b.cur, b.open, b.globs = arg{}, false, false
}

func (b *builder) words() []arg {
	b.end()
	return b.done
}

// one is the word as a single arg, empty when nothing was in it.
func (b *builder) one(src string) arg {
	b.src = src
	args := b.words()
	if len(args) == 0 {
		return arg{src: src}
	}
	a := args[0]
	for _, more := range args[1:] {
		a.text += " " + more.text
		a.from |= more.from
	}
	return a
}

func escapeGlob(s string) string {
	if !strings.ContainsAny(s, `*?[\`) {
		return s
	}
	return globEscaper.Replace(s)
}

var globEscaper = strings.NewReplacer(`*`, `\*`, `?`, `\?`, `[`, `\[`, `\`, `\\`)
