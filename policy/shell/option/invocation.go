package option

import (
	"slices"
	"strings"

	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// Invocation is a command's words, sorted by the table of its program.
type Invocation struct {
	Entry      *program.Entry   // of the innermost subcommand
	Chain      []*program.Entry // of the program, and of each subcommand down to Entry
	Name       string           // program and subcommands: "git push"
	Used       []Used           // options that the table has
	Unlisted   []Used           // options that the table does not have, but lets through by "-*"
	Unknown    []taint.Word     // options that the table does not have
	Operands   []taint.Word
	Rest       int          // operands from here on came after "--"; -1: there was none
	Number     string       // the digits of -20, and what stands behind them, where the table has -#
	Behind     int          // operands from here on stand behind an option that ends them, where Marks has program.Rest
	Marks      program.Mark // what the options say of the whole command
	UnknownSub bool         // a subcommand was due, and the table does not have the one that came
	MissingSub bool         // a subcommand was due, and none came
}

// Used is an option that was given.
type Used struct {
	Name  string // as a person would write it: -o, --output
	Opt   program.Option
	Value taint.Word // empty when it takes none
	Given bool       // the value is there; of an unlisted option: attached, for the next word may be an operand
}

// parser sorts words.
type parser struct {
	Invocation
	table string // options of the entry and those above it
	style program.Style
	only  bool // the rest are operands
	left  int  // words that are not sorted yet
	helps bool // help was asked for, which ends every program
	told  bool // the subcommand's own table says that an option only tells
	open  bool // what comes next may be the value of the option before, which the table does not have

	first [2]*program.Entry // where Chain begins: most programs have a subcommand at most
}

// Parse sorts the words after a program's name.
func Parse(e *program.Entry, name string, args []taint.Word) *Invocation {
	p := &parser{Invocation: Invocation{Entry: e, Name: name, Rest: -1}, table: e.Options, style: e.Style}
	p.Chain = append(p.first[:0], e)
	if e.Style == program.OldTar {
		args = dashed(args)
	}
	for i := 0; i < len(args); {
		n := len(p.Unlisted)
		p.left = len(args) - i
		was := p.Entry
		i += p.word(args[i:])
		if p.Entry != was && p.Entry.Style == program.OldTar {
			args = append(slices.Clip(args[:i]), dashed(args[i:])...) // cmake -E tar cf
		}
		p.open = len(p.Unlisted) > n && !p.Unlisted[len(p.Unlisted)-1].Given &&
			!Harmless(&p.Invocation, p.Unlisted[len(p.Unlisted)-1])
	}
	if p.tellsOfProgramOnly() {
		p.Marks &^= program.Info
	}
	p.MissingSub = p.Entry.HasSubs() && p.Entry.Operands == "" && len(p.Operands) == 0
	return &p.Invocation
}

// dashed gives the first word the dash that tar's letters may stand without.
func dashed(args []taint.Word) []taint.Word {
	if len(args) == 0 || !args[0].Known() || args[0].Text == "" || args[0].Text[0] == '-' || len(args[0].Text) > 7 {
		return args
	}
	return append([]taint.Word{{Text: "-" + args[0].Text, Src: args[0].Src}}, args[1:]...)
}

// word sorts one word, and its value; it returns how many words were taken.
func (p *parser) word(args []taint.Word) int {
	a := args[0]
	t := a.Text
	if p.style == program.KeyValue && p.pair(a) || len(t) > 1 && t[0] == '+' && program.Has(p.table, "+*") {
		return 1
	}
	if p.bareSwitch(t) {
		return 1
	}
	if b, ok := p.slashed(a); ok && !p.only {
		a, t = b, b.Text
		args = []taint.Word{a}
	}
	if len(t) > 1 && t[0] == '+' && !p.only {
		if o, ok := program.Whole(p.table, "+"); ok && o.Arity == program.Value {
			p.use("+", o, a.Value(1), true)
			return 1
		}
	}
	switch {
	case p.only || p.style == program.Plain || len(t) < 2 || t[0] != '-' && !(t[0] == '+' && program.Has(p.table, "+")):
		p.operand(a)
		return 1
	case t == "--":
		p.only = true
		p.Rest = len(p.Operands)
		return 1
	case p.style == program.Single:
		return p.whole(args)
	case strings.HasPrefix(t, "--"):
		return p.long(args)
	}
	return p.cluster(args)
}

// pair sorts KEY=VALUE.
func (p *parser) pair(a taint.Word) bool {
	key, value, ok := strings.Cut(a.Text, "=")
	if !ok {
		return false
	}
	o, found := program.Whole(p.table, key)
	if !found {
		o, found = program.Whole(p.table, "*")
		found = found && o.Arity == program.Value // not the "-*" of options
	}
	if !found {
		p.Unknown = append(p.Unknown, a)
		return true
	}
	p.use(key, o, a.Value(len(a.Text)-len(value)), true)
	return true
}

func (p *parser) operand(a taint.Word) {
	if len(p.Operands) == 0 && p.Entry.HasSubs() && a.Known() && !p.only {
		if sub := p.Entry.Sub(a.Text); sub != nil {
			p.Entry = sub
			p.Chain = append(p.Chain, sub)
			p.Name += " " + a.Text
			p.table = sub.Options + " " + p.table
			p.style = max(p.style, sub.Style) // a subcommand writes its options like its program
			return
		}
		p.UnknownSub = p.Entry.Operands == ""
	}
	if p.Operands == nil {
		p.Operands = make([]taint.Word, 0, p.left)
	}
	p.Operands = append(p.Operands, a)
	p.only = p.only || p.Entry.Stops() && (p.Entry.Special != program.Late || len(p.Operands) > 1)
}

// long sorts --name, --name=value and --no-name.
func (p *parser) long(args []taint.Word) int {
	a := args[0]
	name, value, has := strings.Cut(a.Text[2:], "=")
	o, ok := program.Long(p.table, name)
	switch {
	case strings.Contains(name, taint.Hole):
		p.Unknown = append(p.Unknown, a)
		return 1
	// never an abbreviation of --help-all
	case (name == "help" || name == "version") && !has && (!ok || o.Long != name):
		if p.asksForHelp(name, len(args) == 1) {
			p.Marks |= program.Info | program.Help
			p.helps = p.helps || name == "help"
		}
		return 1
	case !ok:
		if pos, found := strings.CutPrefix(name, "no-"); found {
			if o, ok := program.Long(p.table, pos); ok {
				p.Marks &^= marksOf(o) & lenientMarks // --dry-run --no-dry-run
				return 1
			}
		}
		p.unlisted(args, "--"+name, value, has)
		return 1
	case has:
		p.use("--"+o.Long, o, a.Value(len(a.Text)-len(value)), true)
	case o.Arity == program.Value && len(args) > 1:
		p.use("--"+o.Long, o, args[1], true)
		return 2
	case o.Arity == program.Pair && len(args) > 2:
		p.use("--"+o.Long, o, args[2], true)
		return 3
	default:
		p.use("--"+o.Long, o, taint.Word{}, false)
		if len(args) > 1 && p.takesBack(args[1]) {
			p.Marks &^= marksOf(o) & lenientMarks
		}
	}
	return 1
}

// takesBack reports the word behind a flag of npm's by which the flag does not hold: --dry-run false (nopt, Details).
func (p *parser) takesBack(a taint.Word) bool {
	return len(p.Chain) > 0 && strings.HasPrefix(p.Chain[0].Name+" ", "npm ") &&
		(!a.Known() || a.Text == "false" || a.Text == "null")
}

// unlisted notes an option that the table does not have: it is unknown, unless the
// table lets any through. Whether the next word is its value is not known.
func (p *parser) unlisted(args []taint.Word, name, value string, has bool) {
	a := args[0]
	switch {
	case !program.Has(p.table, "-*"):
		p.Unknown = append(p.Unknown, a)
	case has:
		p.Unlisted = append(p.Unlisted, Used{Name: name, Value: a.Value(len(a.Text) - len(value)), Given: true})
	case len(args) > 1 && !strings.HasPrefix(args[1].Text, "-"):
		p.Unlisted = append(p.Unlisted, Used{Name: name, Value: args[1]})
	default:
		p.Unlisted = append(p.Unlisted, Used{Name: name})
	}
}

// cluster sorts -abc, -ofile and -10.
func (p *parser) cluster(args []taint.Word) int {
	a := args[0]
	loose := false
	for i := 1; i < len(a.Text); i++ {
		c := a.Text[i]
		o, ok := program.Short(p.table, c)
		if ok && loose && len(a.Text) > maxCluster && marksOf(o)&milder != 0 {
			continue // more likely the value of the letter before: -Dsonar.host.url=x
		}
		if !ok {
			if c >= '0' && c <= '9' && program.Has(p.table, "-#") {
				if i == 1 {
					p.Number = a.Text[1:]
				}
				continue
			}
			if !program.Has(p.table, "-*") {
				p.Unknown = append(p.Unknown, a)
				return 1
			}
			p.looseLetter(args, i)
			loose = true
			continue
		}
		name := "-" + a.Text[i:i+1]
		switch {
		case o.Arity == program.Flag:
			p.use(name, o, taint.Word{}, false)
		case o.Arity == program.Number:
			n := numberAt(a.Text[i+1:])
			value := a.Value(i + 1)
			value.Text = value.Text[:n]
			p.use(name, o, value, n > 0)
			i += n
		case i+1 < len(a.Text):
			p.use(name, o, a.Value(i+1), true)
			return 1
		case o.Arity == program.Value && len(args) > 1:
			p.use(name, o, args[1], true)
			return 2
		default:
			p.use(name, o, taint.Word{}, false)
		}
	}
	return 1
}

// maxCluster is how long a word of single letters may be, with its dash, in which one that
// nobody knows has no value; milder are the facts that make a command look milder.
const (
	maxCluster = 4
	milder     = program.Info | program.Dry | program.Lists | program.Help | program.Prints | program.Asks
)

// numberAt is how much at the front of a text is a number, in digits or as 0x behind the
// 0 that is the option itself; a colon takes the rest (ruby(1), -W:no-deprecated).
func numberAt(text string) int {
	digits := "0123456789"
	switch {
	case strings.HasPrefix(text, ":"):
		return len(text)
	case strings.HasPrefix(text, "x"), strings.HasPrefix(text, "X"):
		text, digits = text[1:], "0123456789abcdefABCDEF"
		return 1 + len(text) - len(strings.TrimLeft(text, digits))
	}
	return len(text) - len(strings.TrimLeft(text, digits))
}

// looseLetter notes a letter that only "-*" lets through. What follows it is its
// value, or further letters.
func (p *parser) looseLetter(args []taint.Word, i int) {
	a := args[0]
	one := Used{Name: "-" + a.Text[i:i+1]}
	switch {
	case i+1 < len(a.Text):
		one.Value, one.Given = a.Value(i+1), i == 1
	case len(args) > 1 && !strings.HasPrefix(args[1].Text, "-"):
		one.Value = args[1]
	}
	p.Unlisted = append(p.Unlisted, one)
}

func (p *parser) use(name string, o program.Option, value taint.Word, given bool) {
	text := value.Text
	if program.Has(p.table, "/") { // letters are alike in either case
		text = strings.ToLower(text)
	}
	o = o.For(text, value.Known(), taint.BringsNoOption(value))
	marks := marksOf(o)
	if marks&program.Info != 0 && !given && !p.onlyTells(name) {
		marks &^= program.Info
	}
	p.notesInfo(name, marks)
	p.Used = append(p.Used, Used{name, o, value, given})
	if given && o.Arity != program.Value && (slices.Contains(negations, value.Text) || !value.Known()) {
		p.Marks &^= marks & lenientMarks
		marks &^= lenientMarks
	}
	p.Marks |= marks
	if marks&program.Rest != 0 && !p.only {
		p.only, p.Behind = true, len(p.Operands)
	}
}

// lenientMarks make a command look milder than it is without them; negations are
// values that take an option back: --dry-run=false, kubectl's --dry-run=none.
const lenientMarks = program.Info | program.Dry | program.Stays | program.Unsent | program.Lists | program.Prints

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

// Has reports whether an option was given, by one of its spellings.
func (v *Invocation) Has(names ...string) bool {
	_, ok := v.Option(names...)
	return ok
}

// Gave is Has, and knows options too that the table only lets through (-*).
func (v *Invocation) Gave(names ...string) bool {
	return v.Has(names...) ||
		slices.ContainsFunc(v.Unlisted, func(u Used) bool { return slices.Contains(names, u.Name) })
}

// Option returns the last value given to an option.
func (v *Invocation) Option(names ...string) (taint.Word, bool) {
	for i := len(v.Used) - 1; i >= 0; i-- {
		for _, n := range names {
			if v.Used[i].Name == n {
				return v.Used[i].Value, true
			}
		}
	}
	return taint.Word{}, false
}

// Words are the program's name and, in one text, its subcommands: "git", "push".
func (v *Invocation) Words() (name, sub string) {
	name, sub, _ = strings.Cut(v.Name, " ")
	return name, sub
}

// Marked reports whether an option set one of the marks.
func (v *Invocation) Marked(m program.Mark) bool { return v.Marks&m != 0 }
