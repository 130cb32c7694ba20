package shell

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"guard/policy/shell/lang/escape"
	"guard/policy/shell/lang/zsh"
)

// builder puts words together from their parts.
type builder struct {
	k     *expander
	src   string
	done  []arg
	cur   arg // but for its text and its pattern:
	text  []byte
	glob  []byte
	full  bool // there was more than is judged
	whole bool // the shell does not split it: a value, a target
	open  bool // cur holds something, if only an empty quoted string
	globs bool
}

func (b *builder) parts(parts []syntax.WordPart, quoted bool) {
	for i, p := range parts {
		if b.k.state.zsh && i > 0 && zsh.Expands(parts[i-1], p) {
			b.hole(fromUnknown, true)
			continue
		}
		b.part(p, quoted)
	}
}

func (b *builder) part(p syntax.WordPart, quoted bool) {
	switch p := p.(type) {
	case *syntax.Lit:
		b.lit(p.Value, quoted)
	case *syntax.SglQuoted:
		if p.Dollar {
			b.add(escape.Word(p.Value), true)
		} else {
			b.add(p.Value, true)
		}
	case *syntax.DblQuoted:
		b.open = true
		b.parts(p.Parts, true)
	case *syntax.ParamExp:
		b.param(p, quoted)
	case *syntax.CmdSubst:
		b.stream(b.k.commands.Substitution(p), quoted)
	case *syntax.ArithmExp:
		b.k.arith(p.X)
		b.hole(fromNumber, false)
	case *syntax.ProcSubst:
		s := b.k.commands.Process(p)
		b.add("/dev/fd/63", true)
		b.cur.proc, b.cur.from = &s, b.cur.from|s.from
	case *syntax.ExtGlob:
		b.k.qualifies(p.Pattern.Value)
		b.hidden(b.k.hiddenNamed(p, b.text))
		b.wild("*")
	default:
		b.hole(fromUnknown, true)
	}
}

// hidden notes hidden names that the word matches.
func (b *builder) hidden(patterns []string) {
	if b.cur.dots != nil {
		patterns = append(patterns, *b.cur.dots...)
	}
	if len(patterns) > 0 {
		b.cur.dots = &patterns
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
	b.adds(s)
	b.cur.job, b.cur.own = false, false
	if b.globs {
		if quoted {
			s = escapeGlob(s)
		}
		b.globAdds(s)
	}
}

// wild appends a wildcard.
func (b *builder) wild(s string) {
	if !b.globs {
		b.globs = true
		b.glob = append(b.glob[:0], escapeGlob(string(b.text))...)
	}
	b.open = true
	b.adds(s)
	b.globAdds(s)
	b.cur.job, b.cur.own = false, false
}

// hole appends a part that is not known; many: it may split into words.
func (b *builder) hole(from origin, many bool) {
	b.open = b.open || !many
	b.adds(hole)
	if b.globs {
		b.globAdds("*")
	}
	b.cur.from |= from
	b.cur.computed = true
	b.cur.many = b.cur.many || many
	b.cur.job, b.cur.own = false, false
}

// inherits notes that the hole just appended holds what the environment gave a
// variable, which the line has not changed.
func (b *builder) inherits(name string) {
	if _, changed := b.k.state.vars[name]; changed || b.cur.holes > 0 && b.cur.inherited != name {
		return
	}
	b.cur.inherited = name
	b.cur.holes++
}

// numbers appends numbers of processes, all that is known of which is whose they
// are: jobs of this line, or the agent's own.
func (b *builder) numbers(from origin, many, job, own bool) {
	b.hole(from, many)
	if isNumbers(string(b.text)) {
		b.cur.job, b.cur.own = job, own
	}
}

// stream appends the output of a substitution.
func (b *builder) stream(s stream, quoted bool) {
	if !s.known {
		b.numbers(s.from, !quoted, false, s.own)
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
	seps, known := b.k.separators()
	switch {
	case b.whole:
		b.add(text, true)
		return
	case !known && strings.ContainsAny(text, " \t\n"):
		b.hole(fromUnknown, true)
		return
	}
	from := b.cur.from // each of the words comes from there
	for text != "" {
		i := strings.IndexAny(text, seps)
		if i < 0 {
			i = len(text)
		}
		if i > 0 {
			b.cur.computed = true
			b.cur.from |= from
			b.lit(strings.ReplaceAll(text[:i], `\`, `\\`), false)
		}
		if i < len(text) {
			b.end()
			i++
		}
		text = text[i:]
	}
}

// separators are what the shell splits words at; false: not known. The line sets
// them to blanks at most, or it is not understood.
func (k *expander) separators() (string, bool) {
	v, changed := k.state.vars["IFS"]
	switch {
	case !changed:
		return " \t\n", true
	case len(v.values) != 1 || !v.values[0].known():
		return "", false
	}
	return v.values[0].text, true
}

// joined appends several values as one, which is what "$*" is.
func (b *builder) joined(v []arg) {
	seps, known := b.k.separators()
	for i, a := range v {
		switch {
		case i == 0:
		case !known:
			b.hole(fromUnknown, false)
		case seps != "":
			b.add(seps[:1], true)
		}
		b.append(a, true)
	}
	b.open = true
}

// value appends a variable's values.
func (b *builder) value(v []arg, quoted bool) {
	for i, a := range v {
		if i > 0 {
			b.end()
		}
		b.append(a, quoted)
	}
}

// append adds a value that a variable holds.
func (b *builder) append(a arg, quoted bool) {
	b.cur.from |= a.from
	b.cur.computed = true
	switch {
	case a.glob != "":
		// A name that a pattern matched: the pattern stands for it.
		b.wildText(a)
	case strings.Contains(a.text, hole):
		b.open = true
		b.adds(a.text)
		b.cur.job, b.cur.own = a.job && isNumbers(string(b.text)), a.own && isNumbers(string(b.text))
		b.cur.many = b.cur.many || !quoted
		if b.globs {
			b.globAdds(strings.ReplaceAll(a.text, hole, "*"))
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
		b.glob = append(b.glob[:0], escapeGlob(string(b.text))...)
	}
	b.open = true
	b.adds(a.text)
	b.globAdds(a.glob)
	b.cur.job, b.cur.own = false, false
}

// end closes the current word.
func (b *builder) end() {
	if b.open || b.cur.many {
		b.cur.src, b.cur.text, b.cur.glob = b.src, string(b.text), string(b.glob)
		if b.k.charge(costWord) && len(b.done) < maxSpread {
			b.done = append(b.done, b.cur)
		} else {
			b.full = true
		}
	}
	b.cur, b.open, b.globs = arg{}, false, false
	b.text, b.glob = b.text[:0], b.glob[:0]
}

// adds appends to the text of the word, as far as values may grow.
func (b *builder) adds(s string) {
	if !b.k.charge(len(s)) || len(b.text)+len(s) > MaxLine {
		b.full = true
		return
	}
	b.text = append(b.text, s...)
}

func (b *builder) globAdds(s string) {
	if b.k.charge(len(s)) && len(b.glob)+len(s) <= 2*MaxLine {
		b.glob = append(b.glob, s...)
	}
}

func (b *builder) words() []arg {
	b.end()
	if b.full {
		b.k.notUnderstood(say("too many words to judge"))
		return []arg{{text: hole, src: b.src, from: fromUnknown, computed: true, many: true}}
	}
	return b.done
}

// one is the word as a single arg, empty when nothing was in it.
func (b *builder) one(src string) arg {
	b.src = src
	args := b.words()
	if len(args) == 0 {
		return arg{src: src}
	}
	return b.k.oneOf(args, src)
}

func escapeGlob(s string) string {
	if !strings.ContainsAny(s, `*?[\`) {
		return s
	}
	return globEscaper.Replace(s)
}

var globEscaper = strings.NewReplacer(`*`, `\*`, `?`, `\?`, `[`, `\[`, `\`, `\\`)
