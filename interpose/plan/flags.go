package plan

import (
	"slices"
	"strings"
)

// option is one option of an agent's command line, as it was found there.
type option struct {
	name     string // without dashes, as the table spells it
	value    string // empty if it has none
	from, to int    // the arguments it takes up, [from, to)
	cluster  bool   // one letter among others in a word: -dy
}

// grammar is as much of an agent's command line as is needed to find options
// and to know which words are values.
type grammar struct {
	values []string          // options that take a value
	short  map[string]string // one letter → name
	camel  bool              // yargs also takes --approvalMode for --approval-mode
}

// options finds every option up to "--". A value is never taken for an option.
func (g grammar) options(args []string) []option {
	var found []option
	for i := 0; i < len(args); {
		arg := args[i]
		switch {
		case arg == "--":
			return found
		case strings.HasPrefix(arg, "--"):
			o := g.long(args, i)
			found, i = append(found, o), o.to
		case strings.HasPrefix(arg, "-") && len(arg) > 1:
			letters := g.letters(args, i)
			found, i = append(found, letters...), letters[len(letters)-1].to
		default:
			i++
		}
	}
	return found
}

func (g grammar) long(args []string, i int) option {
	name, value, inline := strings.Cut(args[i][2:], "=")
	if g.camel {
		name = kebab(name)
	}
	o := option{name: name, value: value, from: i, to: i + 1}
	if !inline {
		g.takeValue(&o, args)
	}
	return o
}

// letters reads -y, -dy, -mMODEL, -m=MODEL and -m MODEL.
func (g grammar) letters(args []string, i int) []option {
	word, value, inline := strings.Cut(args[i][1:], "=")
	var found []option
	rest := word
	for at, letter := range strings.Split(word, "") {
		name := letter
		if long, ok := g.short[letter]; ok {
			name = long
		}
		rest = rest[len(letter):]
		o := option{name: name, from: i, to: i + 1, cluster: len(word) > 1}
		switch {
		case rest == "" && inline:
			o.value = value
		case rest == "":
			g.takeValue(&o, args)
		case slices.Contains(g.values, name):
			o.value, o.cluster = rest, at > 0
			return append(found, o)
		}
		found = append(found, o)
	}
	if len(found) == 0 { // "-=…"
		found = append(found, option{name: word, from: i, to: i + 1})
	}
	return found
}

// takeValue takes the next word as the option's value: any for an option that
// has one, and for the others, as yargs does, only true and false.
func (g grammar) takeValue(o *option, args []string) {
	if o.to >= len(args) {
		return
	}
	next := args[o.to]
	if slices.Contains(g.values, o.name) || g.camel && (next == "true" || next == "false") {
		o.value, o.to = next, o.to+1
	}
}

// kebab turns approvalMode into approval-mode.
func kebab(name string) string {
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

// remove takes options out of the arguments, and records each with the reason.
func (d *draft) remove(g grammar, why string, match func(option) bool) (removed []option) {
	for {
		found := g.options(d.Args)
		i := slices.IndexFunc(found, match)
		if i < 0 {
			return removed
		}
		o := found[i]
		d.Why = append(d.Why, Line{"- " + shellLine(d.Args[o.from:o.to]), why})
		d.Args = slices.Replace(d.Args, o.from, o.to, g.without(d.Args[o.from:o.to], o)...)
		removed = append(removed, o)
	}
}

// without is what is left of an option's words: for one letter of -dy, -d.
func (g grammar) without(words []string, o option) []string {
	if !o.cluster {
		return nil
	}
	var kept strings.Builder
	kept.WriteByte('-')
	word, _, _ := strings.Cut(words[0][1:], "=")
	for _, letter := range strings.Split(word, "") {
		if g.short[letter] == o.name || letter == o.name {
			if slices.Contains(g.values, o.name) {
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
