package shell

import (
	"slices"
	"strings"

	"guard/policy/shell/program"
)

// invocation is a command's words, sorted by the table of its program.
type invocation struct {
	entry    *program.Entry // of the innermost subcommand
	chain    []*program.Entry
	name     string // program and subcommands: "git push"
	used     []used
	operands []arg
	rest     int // operands from here on came after "--"; -1: there was none
	marks    program.Mark
	strange  []arg  // options that the table does not have
	loose    []used // options that only "-*" lets through
	lost     bool   // a subcommand that the table does not have
	missing  bool   // a subcommand was due and none came
}

// used is an option that was given.
type used struct {
	name  string // as a person would write it: -o, --output
	opt   program.Option
	value arg // empty when it takes none
	given bool
}

// parser sorts words.
type parser struct {
	invocation
	table string // options of the entry and those above it
	style program.Style
	only  bool // the rest are operands
	left  int  // words that are not sorted yet
	helps bool // help was asked for, which ends every program
	told  bool // the subcommand's own table says that an option only tells
	open  bool // what comes next may be the value of the option before, which the table does not have
}

// parse sorts the words after a program's name.
func parse(e *program.Entry, name string, args []arg) *invocation {
	p := parser{invocation: invocation{entry: e, chain: []*program.Entry{e}, name: name, rest: -1}, table: e.Options, style: e.Style}
	if e.Style == program.OldTar {
		args = dashed(args)
	}
	for i := 0; i < len(args); {
		n := len(p.loose)
		p.left = len(args) - i
		was := p.entry
		i += p.word(args[i:])
		if p.entry != was && p.entry.Style == program.OldTar {
			args = append(slices.Clip(args[:i]), dashed(args[i:])...) // cmake -E tar cf
		}
		p.open = len(p.loose) > n && !p.loose[len(p.loose)-1].given && !harmless(&p.invocation, p.loose[len(p.loose)-1])
	}
	if p.tellsOfProgramOnly() {
		p.marks &^= program.Info
	}
	p.missing = len(p.entry.Subs) > 0 && p.entry.Operands == "" && len(p.operands) == 0
	return &p.invocation
}

// dashed gives the first word the dash that tar's letters may stand without.
func dashed(args []arg) []arg {
	if len(args) == 0 || !args[0].known() || args[0].text == "" || args[0].text[0] == '-' || len(args[0].text) > 7 {
		return args
	}
	return append([]arg{{text: "-" + args[0].text, src: args[0].src}}, args[1:]...)
}

// word sorts one word, and its value; it returns how many words were taken.
func (p *parser) word(args []arg) int {
	a := args[0]
	t := a.text
	if p.style == program.KeyValue && p.pair(a) || len(t) > 1 && t[0] == '+' && program.Has(p.table, "+*") {
		return 1
	}
	if len(t) > 2 && t[0] == '/' && strings.Contains(t, ":") && program.Has(p.table, "/") {
		return p.whole([]arg{{text: "-" + t[1:], src: a.src, from: a.from, computed: a.computed}})
	}
	if len(t) > 1 && t[0] == '+' && !p.only {
		if o, ok := program.Whole(p.table, "+"); ok && o.Arity == program.Value {
			p.use("+", o, a.value(1), true)
			return 1
		}
	}
	switch {
	case p.only || p.style == program.Plain || len(t) < 2 || t[0] != '-' && !(t[0] == '+' && program.Has(p.table, "+")):
		p.operand(a)
		return 1
	case t == "--":
		p.only = true
		p.rest = len(p.operands)
		return 1
	case p.style == program.Single:
		return p.whole(args)
	case strings.HasPrefix(t, "--"):
		return p.long(args)
	}
	return p.cluster(args)
}

// pair sorts KEY=VALUE.
func (p *parser) pair(a arg) bool {
	key, value, ok := strings.Cut(a.text, "=")
	if !ok {
		return false
	}
	o, found := program.Whole(p.table, key)
	if !found {
		o, found = program.Whole(p.table, "*")
		found = found && o.Arity == program.Value // not the "-*" of options
	}
	if !found {
		p.strange = append(p.strange, a)
		return true
	}
	p.use(key, o, a.value(len(a.text)-len(value)), true)
	return true
}

func (p *parser) operand(a arg) {
	if len(p.operands) == 0 && len(p.entry.Subs) > 0 && a.known() && !p.only {
		if sub := p.entry.Sub(a.text); sub != nil {
			p.entry = sub
			p.chain = append(p.chain, sub)
			p.name += " " + a.text
			p.table = sub.Options + " " + p.table
			p.style = max(p.style, sub.Style) // a subcommand writes its options like its program
			return
		}
		p.lost = p.entry.Operands == ""
	}
	p.operands = append(p.operands, a)
	p.only = p.only || p.entry.Stops() && (p.entry.Special != program.Late || len(p.operands) > 1)
}

// long sorts --name, --name=value and --no-name.
func (p *parser) long(args []arg) int {
	a := args[0]
	name, value, has := strings.Cut(a.text[2:], "=")
	o, ok := program.Long(p.table, name)
	switch {
	case strings.Contains(name, hole):
		p.strange = append(p.strange, a)
		return 1
	case (name == "help" || name == "version") && !has && (!ok || o.Long != name): // never an abbreviation of --help-all
		if p.asksForHelp(name, len(args) == 1) {
			p.marks |= program.Info | program.Help
			p.helps = p.helps || name == "help"
		}
		return 1
	case !ok:
		if pos, found := strings.CutPrefix(name, "no-"); found {
			if o, ok := program.Long(p.table, pos); ok {
				p.marks &^= marksOf(o) & lenientMarks // --dry-run --no-dry-run
				return 1
			}
		}
		p.unlisted(args, "--"+name, value, has)
		return 1
	case has:
		p.use("--"+o.Long, o, a.value(len(a.text)-len(value)), true)
	case o.Arity == program.Value && len(args) > 1:
		p.use("--"+o.Long, o, args[1], true)
		return 2
	case o.Arity == program.Pair && len(args) > 2:
		p.use("--"+o.Long, o, args[2], true)
		return 3
	default:
		p.use("--"+o.Long, o, arg{}, false)
	}
	return 1
}

// unlisted notes an option that the table does not have: strange, unless it
// says that any is harmless. Whether the next word is its value is not known.
func (p *parser) unlisted(args []arg, name, value string, has bool) {
	a := args[0]
	switch {
	case !program.Has(p.table, "-*"):
		p.strange = append(p.strange, a)
	case has:
		p.loose = append(p.loose, used{name: name, value: a.value(len(a.text) - len(value)), given: true})
	case len(args) > 1 && !strings.HasPrefix(args[1].text, "-"):
		p.loose = append(p.loose, used{name: name, value: args[1]})
	default:
		p.loose = append(p.loose, used{name: name})
	}
}

// cluster sorts -abc, -ofile and -10.
func (p *parser) cluster(args []arg) int {
	a := args[0]
	for i := 1; i < len(a.text); i++ {
		c := a.text[i]
		o, ok := program.Short(p.table, c)
		if !ok {
			if c >= '0' && c <= '9' && program.Has(p.table, "-#") {
				continue
			}
			if !program.Has(p.table, "-*") {
				p.strange = append(p.strange, a)
				return 1
			}
			p.looseLetter(args, i)
			continue
		}
		name := "-" + a.text[i:i+1]
		switch {
		case o.Arity == program.Flag:
			p.use(name, o, arg{}, false)
		case i+1 < len(a.text):
			p.use(name, o, a.value(i+1), true)
			return 1
		case o.Arity == program.Value && len(args) > 1:
			p.use(name, o, args[1], true)
			return 2
		default:
			p.use(name, o, arg{}, false)
		}
	}
	return 1
}

// looseLetter notes a letter that only "-*" lets through. What follows it is its
// value, or further letters.
func (p *parser) looseLetter(args []arg, i int) {
	a := args[0]
	one := used{name: "-" + a.text[i:i+1]}
	switch {
	case i+1 < len(a.text):
		one.value, one.given = a.value(i+1), i == 1
	case len(args) > 1 && !strings.HasPrefix(args[1].text, "-"):
		one.value = args[1]
	}
	p.loose = append(p.loose, one)
}

func (p *parser) use(name string, o program.Option, value arg, given bool) {
	o = o.For(value.text, value.known())
	marks := marksOf(o)
	if marks&program.Info != 0 && !given && !p.onlyTells(name) {
		marks &^= program.Info
	}
	p.notesInfo(name, marks)
	p.used = append(p.used, used{name, o, value, given})
	if given && o.Arity != program.Value && slices.Contains(negations, value.text) {
		p.marks &^= marks & lenientMarks
		marks &^= lenientMarks
	}
	p.marks |= marks
	p.only = p.only || p.marks&program.Rest != 0
}

// lenientMarks make a command look milder than it is without them; negations are
// values that take an option back: --dry-run=false, kubectl's --dry-run=none.
const lenientMarks = program.Info | program.Dry | program.Lists | program.Prints

var negations = []string{"false", "none", "no", "0", "off", "f", "False", "FALSE", "F"}

// marksOf are the facts that an option sets.
func marksOf(o program.Option) (marks program.Mark) {
	for eff := range strings.SplitSeq(o.Effects, "+") {
		if e, ok := program.EffectNamed(eff); ok {
			marks |= e.Mark
		}
	}
	return marks
}

// has reports whether an option was given, by one of its spellings.
func (v *invocation) has(names ...string) bool {
	_, ok := v.option(names...)
	return ok
}

// gave is has, and knows options that the table only lets through (-*).
func (v *invocation) gave(names ...string) bool {
	return v.has(names...) || slices.ContainsFunc(v.loose, func(u used) bool { return slices.Contains(names, u.name) })
}

// option returns the last value given to an option.
func (v *invocation) option(names ...string) (arg, bool) {
	for i := len(v.used) - 1; i >= 0; i-- {
		for _, n := range names {
			if v.used[i].name == n {
				return v.used[i].value, true
			}
		}
	}
	return arg{}, false
}

// words are the program's name and, in one text, its subcommands: "git", "push".
func (v *invocation) words() (name, sub string) {
	name, sub, _ = strings.Cut(v.name, " ")
	return name, sub
}

func (v *invocation) marked(m program.Mark) bool { return v.marks&m != 0 }
