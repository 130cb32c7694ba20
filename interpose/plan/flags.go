package plan

import (
	"slices"
	"strings"

	"guard/locale"
)

// Option is one option of an agent's command line, as it was found there.
type Option struct {
	Name     string // without dashes, as the table spells it
	Value    string // empty if it has none
	From, To int    // the arguments it takes up, [from, to)
	cluster  bool   // one letter among others in a word: -dy
}

// Grammar is as much of an agent's command line as is needed to find options
// and to know which words are values.
type Grammar struct {
	Values []string          // options that take a value
	Short  map[string]string // one letter → name
	Camel  bool              // yargs also takes --approvalMode for --approval-mode, and --y for -y
}

// Options finds every option up to "--". A value is never taken for an option.
func (g Grammar) Options(args []string) []Option {
	var found []Option
	for i := 0; i < len(args); {
		arg := args[i]
		switch {
		case arg == "--":
			return found
		case strings.HasPrefix(arg, "--"):
			o := g.long(args, i)
			found, i = append(found, o), o.To
		case strings.HasPrefix(arg, "-") && len(arg) > 1:
			letters := g.letters(args, i)
			found, i = append(found, letters...), letters[len(letters)-1].To
		default:
			i++
		}
	}
	return found
}

// Words are the arguments that are no option and no option's value, with "--" and all behind it.
func (g Grammar) Words(args []string) (words []string) {
	at := 0
	for _, o := range g.Options(args) {
		words = append(words, args[min(at, o.From):o.From]...)
		at = max(at, o.To)
	}
	return append(words, args[at:]...)
}

func (g Grammar) long(args []string, i int) Option {
	name, value, inline := strings.Cut(args[i][2:], "=")
	if g.Camel {
		name = Kebab(name)
		if long, ok := g.Short[name]; ok {
			name = long
		}
	}
	o := Option{Name: name, Value: value, From: i, To: i + 1}
	if !inline {
		g.takeValue(&o, args)
	}
	return o
}

// letters reads -y, -dy, -mMODEL, -m=MODEL and -m MODEL.
func (g Grammar) letters(args []string, i int) []Option {
	word, value, inline := strings.Cut(args[i][1:], "=")
	var found []Option
	rest := word
	for at, letter := range strings.Split(word, "") {
		name := letter
		if long, ok := g.Short[letter]; ok {
			name = long
		}
		rest = rest[len(letter):]
		o := Option{Name: name, From: i, To: i + 1, cluster: len(word) > 1}
		switch {
		case rest == "" && inline:
			o.Value = value
		case rest == "":
			g.takeValue(&o, args)
		case slices.Contains(g.Values, name):
			o.Value, o.cluster = rest, at > 0
			return append(found, o)
		}
		found = append(found, o)
	}
	if len(found) == 0 { // "-=…"
		found = append(found, Option{Name: word, From: i, To: i + 1})
	}
	return found
}

// takeValue takes the next word as the option's value: any for an option that
// has one, and for the others, as yargs does, only true and false.
func (g Grammar) takeValue(o *Option, args []string) {
	if o.To >= len(args) {
		return
	}
	next := args[o.To]
	if slices.Contains(g.Values, o.Name) || g.Camel && (next == "true" || next == "false") {
		o.Value, o.To = next, o.To+1
	}
}

// Kebab turns approvalMode into approval-mode.
func Kebab(name string) string {
	var b strings.Builder
	for _, r := range name {
		if r >= 'A' && r <= 'Z' {
			b.WriteByte('-')
			r += 'a' - 'A'
		}
		b.WriteRune(r)
	}
	return b.String()
}

// Remove takes options out of the arguments, and records each with the reason.
func (b *Builder) Remove(g Grammar, why locale.Message, match func(Option) bool) (removed []Option) {
	for {
		found := g.Options(b.Args)
		i := slices.IndexFunc(found, match)
		if i < 0 {
			return removed
		}
		o := found[i]
		b.Why = append(b.Why, Line{"- " + ShellLine(b.Args[o.From:o.To]), locale.Text(why)})
		b.Args = slices.Replace(b.Args, o.From, o.To, g.without(b.Args[o.From:o.To], o)...)
		removed = append(removed, o)
	}
}

// without is what is left of an option's words: for one letter of -dy, -d.
func (g Grammar) without(words []string, o Option) []string {
	if !o.cluster {
		return nil
	}
	var kept strings.Builder
	kept.WriteByte('-')
	word, _, _ := strings.Cut(words[0][1:], "=")
	for _, letter := range strings.Split(word, "") {
		if g.Short[letter] == o.Name || letter == o.Name {
			if slices.Contains(g.Values, o.Name) {
				break // the rest of the word is its value
			}
			continue
		}
		kept.WriteString(letter)
	}
	if kept.Len() == 1 {
		return nil
	}
	return []string{kept.String()}
}
