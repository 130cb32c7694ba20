package shell

import (
	"path"
	"strings"

	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// Sorted are a command's words by the table of its program: its options, however they were spelled, apart from the
// others.
type Sorted struct {
	Words   []string // the program, its subcommands and its operands
	Options []Option
}

// Option is one of them.
type Option struct {
	Names []string // -f and --force, where the table has both for one; of an abbreviation the whole name
	Value string
	Given bool // it has a value
}

// Sort sorts a command's words; false: nobody knows the program.
func Sort(argv []string) (s Sorted, ok bool) {
	if len(argv) == 0 {
		return s, false
	}
	name := path.Base(argv[0])
	e := program.Find(name)
	if e == nil {
		return s, false
	}
	args := make([]taint.Word, len(argv)-1)
	for i, w := range argv[1:] {
		args[i] = taint.Literal(w)
	}
	v := option.Parse(e, name, args)
	s.Words = strings.Fields(v.Name)
	for _, a := range v.Operands {
		s.Words = append(s.Words, a.Text)
	}
	table := ""
	for _, one := range v.Chain {
		table += " " + one.Options
	}
	for _, u := range v.Used {
		s.Options = append(s.Options, Option{program.Alike(table, u.Name), u.Value.Text, u.Given})
	}
	for _, u := range v.Unlisted {
		s.Options = append(s.Options, Option{[]string{u.Name}, u.Value.Text, u.Given})
	}
	for _, a := range v.Unknown {
		name, value, has := strings.Cut(a.Text, "=")
		s.Options = append(s.Options, Option{[]string{name}, value, has})
	}
	return s, true
}
