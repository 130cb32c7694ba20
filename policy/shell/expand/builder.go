package expand

import (
	"bytes"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"guard/internal/wildcard"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/lang/escape"
	"guard/policy/shell/lang/zsh"
	"guard/policy/shell/taint"
)

// builder puts words together from their parts.
type builder struct {
	expander *Expander
	src      string       // the word as it stands in the line
	done     []taint.Word // the words that are complete
	cur      taint.Word   // the word that is put together, but for its text and its pattern:
	text     []byte       // becomes cur.Text
	glob     []byte       // becomes cur.Glob, where globs is set
	full     bool         // there was more than is judged
	whole    bool         // the shell does not split it: a value, a target
	open     bool         // cur holds something, if only an empty quoted string
	globs    bool         // cur has a wildcard
	holed    bool         // cur has a hole
	spread   []spread     // patterns in cur whose names become several words
}

// parts appends the parts of a word, one after the other.
func (b *builder) parts(parts []syntax.WordPart, quoted bool) {
	for i, p := range parts {
		if b.expander.State.Zsh && i > 0 && zsh.Expands(parts[i-1], p) {
			b.hole(taint.FromUnknown, true)
			continue
		}
		if b.expander.State.Zsh && i > 0 && zsh.Subscripts(parts[i-1], p) {
			b.expander.evaluates = true
			b.hole(taint.FromUnknown, true)
		}
		b.part(p, quoted)
	}
}

// part appends one part, by its kind in the syntax tree.
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
		b.stream(b.expander.Commands.Substitution(p), quoted)
	case *syntax.ArithmExp:
		b.expander.Arith(p.X)
		b.hole(taint.FromNumber, false)
	case *syntax.ProcSubst:
		s := b.expander.Commands.Process(p)
		b.add("/dev/fd/63", true)
		b.cur.Proc, b.cur.From = &s, b.cur.From|s.From
	case *syntax.ExtGlob:
		b.expander.qualifies(p.Pattern.Value)
		b.hidden(b.expander.hiddenNamed(p, b.text))
		b.wild("*")
	default:
		b.hole(taint.FromUnknown, true)
	}
}

// hidden notes hidden names that the word matches.
func (b *builder) hidden(patterns []string) {
	if b.cur.Dots != nil {
		patterns = append(patterns, *b.cur.Dots...)
	}
	if len(patterns) > 0 {
		b.cur.Dots = &patterns
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
		case !quoted && (c == '*' || c == '?' || c == '['): // what closes a bracket may come later
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
	b.cur.Job, b.cur.Own = false, false
	if b.globs {
		if quoted {
			s = taint.EscapeGlob(s)
			if bytes.IndexByte(b.glob, '[') >= 0 {
				s = inBracket.Replace(s)
			}
		}
		b.globAdds(s)
	}
}

// inBracket escapes what means something in a bracket expression alone.
var inBracket = strings.NewReplacer("]", `\]`, "-", `\-`, "!", `\!`, "^", `\^`)

// wild appends a wildcard.
func (b *builder) wild(s string) {
	if !b.globs {
		b.globs = true
		b.glob = append(b.glob[:0], taint.EscapeGlob(string(b.text))...)
	}
	b.open = true
	b.adds(s)
	b.globAdds(s)
	b.cur.Job, b.cur.Own = false, false
}

// hole appends a part that is not known; many: it may split into words.
func (b *builder) hole(from taint.Origin, many bool) {
	b.reads(taint.AnyShape, from)
	b.open = b.open || !many
	b.adds(taint.Hole)
	if b.globs {
		b.globAdds("*")
	}
	b.cur.From |= from
	b.cur.Computed = true
	b.cur.Many = b.cur.Many || many
	b.cur.Job, b.cur.Own = false, false
}

// reads notes how a hole reads.
func (b *builder) reads(s taint.Shape, from taint.Origin) {
	if from == taint.FromNumber {
		s = taint.Digits
	}
	if !b.holed || s < b.cur.Shape {
		b.cur.Shape = s
	}
	b.holed = true
}

// inherits notes that the hole just appended holds what the environment gave a
// variable, which the line has not changed.
func (b *builder) inherits(name string) {
	if _, changed := b.expander.State.Vars[name]; changed || b.cur.Holes > 0 && b.cur.Inherited != name {
		return
	}
	b.cur.Inherited = name
	if b.cur.Holes < 255 {
		b.cur.Holes++
	}
}

// numbers appends numbers of processes, all that is known of which is whose they
// are: jobs of this line, or the agent's own.
func (b *builder) numbers(from taint.Origin, many, job, own bool) {
	b.hole(from, many)
	if access.IsNumbers(string(b.text)) {
		b.cur.Job, b.cur.Own = job, own
	}
}

// stream appends the output of a substitution.
func (b *builder) stream(s taint.Stream, quoted bool) {
	if !s.Known {
		shape, holed := b.cur.Shape, b.holed
		if b.numbers(s.From, !quoted, false, s.Own); s.Shape != taint.AnyShape {
			b.cur.Shape, b.holed = shape, holed
			b.reads(s.Shape, s.From)
		}
		if len(b.text) == len(taint.Hole) {
			b.cur.Named = s.Named.InTurn()
		}
		return
	}
	text := strings.TrimRight(s.Text, "\n")
	b.cur.Computed = true
	b.cur.From |= s.From
	if quoted {
		b.add(text, true)
		return
	}
	b.fields(text)
	b.cur.Computed = true
}

// fields appends text that the shell splits into words and globs.
func (b *builder) fields(text string) {
	seps, known := b.expander.separators()
	switch {
	case b.whole:
		b.add(text, true)
		return
	case !known && strings.ContainsAny(text, " \t\n"):
		b.hole(taint.FromUnknown, true)
		return
	}
	from := b.cur.From // each of the words comes from there
	for text != "" {
		i := strings.IndexAny(text, seps)
		if i < 0 {
			i = len(text)
		}
		if i > 0 {
			b.cur.Computed = true
			b.cur.From |= from
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
func (e *Expander) separators() (string, bool) {
	v, changed := e.State.Vars["IFS"]
	switch {
	case !changed:
		return " \t\n", true
	case len(v.Values) != 1 || !v.Values[0].Known():
		return "", false
	}
	return v.Values[0].Text, true
}

// joined appends several values as one, which is what "$*" is.
func (b *builder) joined(v []taint.Word) {
	seps, known := b.expander.separators()
	for i, a := range v {
		switch {
		case i == 0:
		case !known:
			b.hole(taint.FromUnknown, false)
		case seps != "":
			b.add(seps[:1], true)
		}
		b.append(a, true)
	}
	b.open = true
}

// value appends a variable's values.
func (b *builder) value(v []taint.Word, quoted bool) {
	for i, a := range v {
		if i > 0 {
			b.end()
		}
		b.append(a, quoted)
	}
}

// handed appends the words that a function or script was given, in quotes: they are as they stood where it was called.
func (b *builder) handed(v []taint.Word) {
	for i, a := range v {
		if i > 0 {
			b.end()
		}
		computed := b.cur.Computed || a.Computed
		b.append(a, true)
		b.cur.Computed = computed
	}
}

// append adds a value that a variable holds.
func (b *builder) append(a taint.Word, quoted bool) {
	b.cur.From |= a.From
	b.cur.Computed = true
	switch {
	case a.Glob != "":
		// A name that a pattern matched: the pattern stands for it.
		before := string(b.text)
		if b.wildText(a); !quoted {
			b.spreads(a, before)
		}
	case strings.Contains(a.Text, taint.Hole):
		b.open = true
		b.reads(a.Shape, a.From)
		if b.adds(a.Text); string(b.text) == taint.Hole {
			b.cur.Named = a.Named.InTurn()
		}
		b.cur.Job, b.cur.Own = a.Job && access.IsNumbers(string(b.text)), a.Own && access.IsNumbers(string(b.text))
		b.cur.Many = b.cur.Many || !quoted
		if b.globs {
			b.globAdds(strings.ReplaceAll(a.Text, taint.Hole, "*"))
		}
	case quoted:
		b.add(a.Text, true)
	default:
		b.fields(a.Text)
	}
}

// wildText appends a name that a pattern matched, with its pattern.
func (b *builder) wildText(a taint.Word) {
	if !b.globs {
		b.globs = true
		b.glob = append(b.glob[:0], taint.EscapeGlob(string(b.text))...)
	}
	b.open = true
	if strings.Contains(a.Text, taint.Hole) {
		b.reads(taint.AnyShape, taint.FromUnknown)
	}
	b.adds(a.Text)
	b.globAdds(a.Glob)
	b.cur.Job, b.cur.Own = false, false
}

// end closes the current word.
func (b *builder) end() {
	if b.open || b.cur.Many {
		b.cur.Src, b.cur.Text, b.cur.Glob = b.src, string(b.text), b.pattern()
		if b.expander.Charge(effect.CostWord) && len(b.done) < effect.MaxSpread {
			b.done = append(b.done, b.cur)
		} else {
			b.full = true
		}
	}
	text, done := "", b.spread
	if len(done) > 0 {
		text = string(b.text)
	}
	b.cur, b.open, b.globs, b.holed, b.spread = taint.Word{}, false, false, false, nil
	b.text, b.glob = b.text[:0], b.glob[:0]
	b.spreadWords(done, text)
}

// pattern is the pattern that the word is, as path.Match reads it; empty: it is none, as a "[" that nothing closes.
func (b *builder) pattern() string {
	plainly := wildcard.Plain
	if b.expander.State.Undoes {
		plainly = wildcard.PlainOfSh
	}
	plain, wild := plainly(string(b.glob))
	if !wild {
		return ""
	}
	return plain
}

// adds appends to the text of the word, as far as values may grow.
func (b *builder) adds(s string) {
	if !b.expander.Charge(len(s)) || len(b.text)+len(s) > taint.MaxLine {
		b.full = true
		return
	}
	b.text = append(b.text, s...)
}

// globAdds appends to the pattern of the word.
func (b *builder) globAdds(s string) {
	if b.expander.Charge(len(s)) && len(b.glob)+len(s) <= 2*taint.MaxLine {
		b.glob = append(b.glob, s...)
	}
}

// words are the words that were put together.
func (b *builder) words() []taint.Word {
	b.end()
	if b.full {
		b.expander.NotUnderstood(effect.Say("too many words to judge"))
		return []taint.Word{{Text: taint.Hole, Src: b.src, From: taint.FromUnknown, Computed: true, Many: true}}
	}
	return b.done
}

// one is the word as a single one, empty when nothing was in it.
func (b *builder) one(src string) taint.Word {
	b.src = src
	args := b.words()
	if len(args) == 0 {
		return taint.Word{Src: src}
	}
	return b.expander.oneOf(args, src)
}
